package main

import (
	"encoding/json"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
)

var document, options = load()

// requests has the name of a schema where generated code would have its type.
var requests = map[string]func() any{}

func load() (*openapi3.T, []openapi3.SchemaValidationOption) {
	document, err := openapi3.NewLoader().LoadFromFile("genmedia/document.json")
	check(err)
	if strings.HasPrefix(document.OpenAPI, "3.1") {
		return document, []openapi3.SchemaValidationOption{openapi3.EnableJSONSchema2020()}
	}
	return document, nil
}

func validate(body []byte, schema any) error {
	var value any
	if err := json.Unmarshal(body, &value); err != nil {
		return err
	}
	return document.Components.Schemas[schema.(string)].Value.VisitJSON(value, options...)
}

func main() {
	for name := range document.Components.Schemas {
		requests[name] = func() any { return name }
	}
	runSteps(validate, func() any { return "Task" }, nil)
}
