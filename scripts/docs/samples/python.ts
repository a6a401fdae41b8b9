import { quoted, type Syntax, toLiteral } from './literal.js';
import { pathOf, type SampleRequest, variableNames } from './request.js';

const python: Syntax = {
  string: (value) => quoted(value, '"'),
  key: (name) => quoted(name, '"'),
  variable: (name) => name.toLowerCase(),
  constants: { true: 'True', false: 'False', null: 'None' },
  array: () => ['[', ']'],
  object: () => ['{', '}'],
  padding: '',
  indent: '    ',
};

/** A program of Python that sends a request with the package requests. */
export function pythonOf(request: SampleRequest): string {
  const { method, body, variables } = request;
  const path = pathOf(request, (name) => `{${python.variable(name)}}`);
  const read = variableNames(request).map((name) => `${python.variable(name)} = os.environ["${name}"]`);
  return [
    'import os',
    '',
    'import requests',
    '',
    'base_url = os.environ["GENMEDIA_BASE_URL"]',
    'api_key = os.environ["GENMEDIA_API_KEY"]',
    ...read,
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    f"{base_url}${path}",`,
    '    headers={"Authorization": f"Token {api_key}"},',
    ...(body ? [`    json=${toLiteral(body, { syntax: python, variables, indent: '    ' })},`] : []),
    '    timeout=60,',
    ')',
    'if not response.ok:',
    '    raise SystemExit(f"{response.status_code} {response.text}")',
    'print(response.status_code, response.json())',
    '',
  ].join('\n');
}
