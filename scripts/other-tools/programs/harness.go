package main

import (
	"encoding/json"
	"fmt"
	"os"
)

type Step struct {
	Kind   string          `json:"kind"`
	Schema string          `json:"schema"`
	Body   json.RawMessage `json:"body"`
	URL    string          `json:"url"`
	Key    string          `json:"key"`
}

type Result struct {
	Value string  `json:"value"`
	Error *string `json:"error,omitempty"`
}

// A Client calls the service with the key behind the word Token.
type Client interface {
	create(body []byte) (string, error)
	read(id string) (any, error)
}

// runSteps prints the result of each step.
func runSteps(decode func(body []byte, target any) error, newTask func() any, connect func(url, key string) Client) {
	text, err := os.ReadFile("steps.json")
	check(err)
	var steps []Step
	check(json.Unmarshal(text, &steps))
	results := []Result{}
	id := ""
	for _, step := range steps {
		value := ""
		var err error
		switch step.Kind {
		case "request":
			err = decode(step.Body, requests[step.Schema]())
		case "task":
			err = decode(step.Body, newTask())
		case "create":
			id, err = connect(step.URL, step.Key).create(step.Body)
			value = id
		case "read":
			var task any
			if task, err = connect(step.URL, step.Key).read(id); err == nil {
				value, err = stateOf(task)
			}
		}
		if err != nil {
			message := err.Error()
			results = append(results, Result{Error: &message})
		} else {
			results = append(results, Result{Value: value})
		}
	}
	check(json.NewEncoder(os.Stdout).Encode(results))
}

// stateOf returns the state of a task, whatever its type.
func stateOf(task any) (string, error) {
	text, err := json.Marshal(task)
	if err != nil {
		return "", err
	}
	var read struct {
		State string `json:"state"`
	}
	err = json.Unmarshal(text, &read)
	return read.State, err
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
