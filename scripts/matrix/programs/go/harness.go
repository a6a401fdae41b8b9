package main

import (
	"encoding/json"
	"fmt"
	"os"
)

type Case struct {
	Name        string          `json:"name"`
	OperationID string          `json:"operationId"`
	Schema      string          `json:"schema"`
	Body        json.RawMessage `json:"body"`
}

type Cases struct {
	Examples []Case `json:"examples"`
	Unknown  []Case `json:"unknown"`
	Tasks    []Case `json:"tasks"`
	Create   Case   `json:"create"`
}

// A Client calls the service with the key behind the word Token.
type Client interface {
	create(body []byte) (string, error)
	read(id string) (string, error)
}

// report prints what the generated code accepts.
func report(parse func(Case) error, parseTask func([]byte) error, client func(url, key string) Client) {
	text, err := os.ReadFile("cases.json")
	check(err)
	var cases Cases
	check(json.Unmarshal(text, &cases))
	rejected := failures(cases.Unknown, parse)
	accepted := []string{}
	for _, one := range cases.Unknown {
		if _, found := rejected[nameOf(one)]; !found {
			accepted = append(accepted, nameOf(one))
		}
	}
	result := map[string]any{
		"examples": failures(cases.Examples, parse),
		"unknown":  accepted,
		"tasks":    failures(cases.Tasks, func(one Case) error { return parseTask(one.Body) }),
		"created":  use(client, cases.Create.Body),
	}
	line, err := json.Marshal(result)
	check(err)
	fmt.Println(string(line))
}

func failures(cases []Case, attempt func(Case) error) map[string]string {
	failed := map[string]string{}
	for _, one := range cases {
		if err := attempt(one); err != nil {
			failed[nameOf(one)] = err.Error()
		}
	}
	return failed
}

func nameOf(one Case) string { return one.OperationID + " " + one.Name }

func use(client func(url, key string) Client, body []byte) map[string]string {
	key := os.Getenv("GENMEDIA_API_KEY")
	now := client(os.Getenv("GENMEDIA_URL"), key)
	id, err := now.create(body)
	check(err)
	state, err := now.read(id)
	check(err)
	end, err := client(os.Getenv("GENMEDIA_LATER_URL"), key).read(id)
	check(err)
	return map[string]string{"id": id, "state": state, "end": end}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// stateOf returns the state of a task that was read, whatever its type.
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
