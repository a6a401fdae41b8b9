package main

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"

	"example.com/app/genmedia"
)

type service struct {
	api *genmedia.ClientWithResponses
}

func connect(url, key string) Client {
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Token "+key)
		return nil
	}
	api, err := genmedia.NewClientWithResponses(url, genmedia.WithRequestEditorFn(authorize))
	check(err)
	return service{api}
}

func (s service) create(body []byte) (string, error) {
	var request genmedia.Text2VideoRequest
	if err := json.Unmarshal(body, &request); err != nil {
		return "", err
	}
	response, err := s.api.CreateText2VideoWithResponse(context.Background(), request)
	if err != nil {
		return "", err
	}
	if response.JSON200 == nil || response.JSON200.TaskId == nil {
		return "", errors.New(string(response.Body))
	}
	return *response.JSON200.TaskId, nil
}

func (s service) read(id string) (string, error) {
	response, err := s.api.GetTaskCreationsWithResponse(context.Background(), id)
	if err != nil {
		return "", err
	}
	if response.JSON200 == nil {
		return "", errors.New(string(response.Body))
	}
	task, err := response.JSON200.ValueByDiscriminator()
	if err != nil {
		return "", err
	}
	return stateOf(task)
}

// A union keeps its body as it is until the variant is asked for.
type union interface {
	ValueByDiscriminator() (any, error)
}

func decode(body []byte, target any) error {
	if err := json.Unmarshal(body, target); err != nil {
		return err
	}
	if read, ok := target.(union); ok {
		_, err := read.ValueByDiscriminator()
		return err
	}
	return nil
}

func main() {
	report(
		func(one Case) error { return decode(one.Body, requests[one.Schema]()) },
		func(body []byte) error { return decode(body, new(genmedia.Task)) },
		connect,
	)
}
