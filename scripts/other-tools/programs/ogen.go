package main

import (
	"context"
	"encoding/json"
	"fmt"

	"example.com/app/genmedia"
)

type keySource string

func (key keySource) ApiKey(context.Context, genmedia.OperationName) (genmedia.ApiKey, error) {
	return genmedia.ApiKey{APIKey: "Token " + string(key)}, nil
}

type service struct {
	api *genmedia.Client
}

func connect(url, key string) Client {
	api, err := genmedia.NewClient(url, keySource(key))
	check(err)
	return service{api}
}

func (s service) create(body []byte) (string, error) {
	var request genmedia.Text2VideoRequest
	if err := decode(body, &request); err != nil {
		return "", err
	}
	created, err := s.api.CreateText2Video(context.Background(), &request)
	if err != nil {
		return "", err
	}
	task, isCreated := created.(*genmedia.Text2VideoResponse)
	if !isCreated {
		return "", fmt.Errorf("rejected: %v", created)
	}
	return string(task.TaskID.Value), nil
}

func (s service) read(id string) (any, error) {
	return s.api.GetTaskCreations(context.Background(), genmedia.GetTaskCreationsParams{ID: genmedia.PathId(id)})
}

// decode also validates, which the generated server does and its types do not do by themselves.
func decode(body []byte, target any) error {
	if err := json.Unmarshal(body, target); err != nil {
		return err
	}
	if validated, ok := target.(interface{ Validate() error }); ok {
		return validated.Validate()
	}
	return nil
}

func main() {
	runSteps(decode, func() any { return new(genmedia.Task) }, connect)
}
