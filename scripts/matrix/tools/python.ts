import type { Tool } from '../tool.js';

/** What is the same for all generators of Python. */
const python = {
  language: 'Python',
  check: ['.venv/bin/python program.py'],
} as const;

export const datamodelCodeGenerator: Tool = {
  ...python,
  id: 'datamodel-code-generator',
  name: 'datamodel-code-generator',
  version: '0.89.0',
  makes: 'Pydantic models',
  needs: ['python3'],
  document: 'openapi.json',
  install: ['python3 -m venv .venv', '.venv/bin/pip install datamodel-code-generator==0.89.0'],
  generate: [
    'mkdir -p genmedia',
    '.venv/bin/datamodel-codegen --input openapi.json --input-file-type openapi --output-model-type pydantic_v2.BaseModel --output genmedia/models.py',
  ],
  programs: ['python/harness.py', 'python/datamodel-code-generator/program.py'],
  validates: true,
  client: false,
  token: 'In the header of your HTTP client: `Authorization: Token <key>`',
  lost: ['Rules that combine fields'],
};

export const openapiPythonClient: Tool = {
  ...python,
  id: 'openapi-python-client',
  name: 'openapi-python-client',
  version: '0.29.1',
  makes: 'Models and a client',
  needs: ['python3'],
  document: 'openapi-3.0.json',
  install: ['python3 -m venv .venv', '.venv/bin/pip install openapi-python-client==0.29.1'],
  generate: ['.venv/bin/openapi-python-client generate --path openapi-3.0.json --meta none --output-path genmedia'],
  programs: ['python/harness.py', 'python/openapi-python-client/program.py'],
  validates: false,
  client: true,
  token: '`AuthenticatedClient(base_url=url, token=key, prefix="Token")`',
  lost: ['Limits', 'Unknown fields in requests are accepted'],
};

export const pythonTools: readonly Tool[] = [datamodelCodeGenerator, openapiPythonClient];
