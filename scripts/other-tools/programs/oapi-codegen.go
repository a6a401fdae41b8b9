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

func (s service) read(id string) (any, error) {
	response, err := s.api.GetTaskCreationsWithResponse(context.Background(), id)
	if err != nil {
		return nil, err
	}
	if response.JSON200 == nil {
		return nil, errors.New(string(response.Body))
	}
	return response.JSON200.ValueByDiscriminator()
}

// decode asks a union for its variant, since it keeps its body as it is until then.
func decode(body []byte, target any) error {
	if err := json.Unmarshal(body, target); err != nil {
		return err
	}
	if union, ok := target.(interface{ ValueByDiscriminator() (any, error) }); ok {
		_, err := union.ValueByDiscriminator()
		return err
	}
	return nil
}

func main() {
	runSteps(decode, func() any { return new(genmedia.Task) }, connect)
}
