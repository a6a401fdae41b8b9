package main

import (
	"context"
	"encoding/json"

	"example.com/example/genmedia"
)

type service struct {
	api *genmedia.APIClient
	ctx context.Context
}

func connect(url, key string) Client {
	configuration := genmedia.NewConfiguration()
	configuration.Servers = genmedia.ServerConfigurations{{URL: url}}
	keys := map[string]genmedia.APIKey{"ApiKey": {Key: key, Prefix: "Token"}}
	ctx := context.WithValue(context.Background(), genmedia.ContextAPIKeys, keys)
	return service{genmedia.NewAPIClient(configuration), ctx}
}

func (s service) create(body []byte) (string, error) {
	var request genmedia.Text2VideoRequest
	if err := json.Unmarshal(body, &request); err != nil {
		return "", err
	}
	created, _, err := s.api.VideoAPI.CreateText2Video(s.ctx).Text2VideoRequest(request).Execute()
	if err != nil {
		return "", err
	}
	return created.GetTaskId(), nil
}

func (s service) read(id string) (any, error) {
	task, _, err := s.api.TasksAPI.GetTaskCreations(s.ctx, id).Execute()
	return task, err
}

func main() {
	runSteps(json.Unmarshal, func() any { return new(genmedia.Task) }, connect)
}
