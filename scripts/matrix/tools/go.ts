import type { Tool } from '../tool.js';
import { requestsInGo } from './requests-in-go.js';

export const oapiCodegen: Tool = {
  id: 'oapi-codegen',
  name: 'oapi-codegen',
  version: '2.8.1',
  language: 'Go',
  makes: 'Types and a client',
  needs: ['go'],
  document: 'openapi-3.0.json',
  install: [
    'go mod init example.com/app',
    'go get -tool github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.1',
  ],
  generate: [
    'mkdir -p genmedia',
    'go tool oapi-codegen -generate types,client -package genmedia -o genmedia/genmedia.go openapi-3.0.json',
  ],
  programs: ['go/harness.go', 'go/oapi-codegen/main.go'],
  sources: (cases) => ({ 'requests.go': requestsInGo(cases.examples, 'example.com/app/genmedia') }),
  check: ['go mod tidy', 'go run .'],
  validates: false,
  client: true,
  token: '`NewClient(url, WithRequestEditorFn(…))`, with a function that sets the header `Authorization: Token <key>`',
  lost: ['Limits', 'Unknown fields in requests are accepted'],
};
