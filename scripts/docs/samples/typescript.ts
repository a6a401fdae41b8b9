import { nameOf, type OpenApiDocument, operationsOf } from '../../document/document.js';
import { type ClientCall, clientCalls } from './client-calls.js';
import { environmentLines, javascript } from './javascript.js';
import { toLiteral } from './literal.js';
import { type SampleRequest, variableNames } from './request.js';

/** A program that sends a request with this package, and waits for the results if there will be some. */
export function typescriptOf(document: OpenApiDocument, request: SampleRequest): string {
  const call = calls.get(request.operationId);
  const names = variableNames(request).map((name) => `${name} = ''`);
  return [
    `import { ${call ? 'GenMedia' : 'createApiClient'} } from 'genmedia';`,
    '',
    ...environmentLines(names),
    ...(call ? withClient(call, document, request) : withRawClient(request)),
    '',
  ].join('\n');
}

const calls = clientCalls();

function withClient({ method, takes }: ClientCall, document: OpenApiDocument, request: SampleRequest): string[] {
  const { body, variables } = request;
  const id = variables.find(({ place }) => place.startsWith('{'))?.name ?? '';
  const values = { id, body: body && toLiteral(body, { syntax: javascript, variables }) };
  const call = `gen.${method}(${takes.map((what) => values[what]).join(', ')})`;
  const start = ['const gen = new GenMedia();', ''];
  const end = 'console.log(task.creations[0]?.url);';
  if (method.endsWith('.run')) return [...start, `const task = await ${call};`, end];
  if (!makesTask(document, request)) return [...start, `const response = await ${call};`, 'console.log(response);'];
  return [...start, `const created = await ${call};`, 'const task = await gen.tasks.wait(created);', end];
}

/** Whether there is a task to wait for: the document says what it creates, for the operation or for the variant. */
function makesTask(document: OpenApiDocument, { operationId, variant }: SampleRequest): boolean {
  const { operation } = operationsOf(document).find((one) => one.operation.operationId === operationId) ?? {};
  if (operation?.['x-creates']) return true;
  const reference = operation?.requestBody?.content['application/json'].schema.$ref ?? '';
  const { schemas } = document.components;
  const mapped = schemas[nameOf(reference)]?.discriminator?.mapping[variant?.value ?? ''] ?? '';
  return schemas[nameOf(mapped)]?.['x-creates'] !== undefined;
}

/** For an operation that the client has no method for. */
function withRawClient({ method, path, variables, body }: SampleRequest): string[] {
  const inPath = variables.filter(({ place }) => place.startsWith('{'));
  const names = inPath.map(({ name, place }) => `${place.slice(1, -1)}: ${name}`);
  const options = [
    ...(inPath.length > 0 ? [`params: { path: { ${names.join(', ')} } }`] : []),
    ...(body ? [`body: ${toLiteral(body, { syntax: javascript, variables, indent: '  ' })}`] : []),
  ];
  const given = options.length > 0 ? `, {\n${options.map((line) => `  ${line},\n`).join('')}}` : '';
  return [
    'const api = createApiClient();',
    '',
    `const { data, error, response } = await api.${method}('${path}'${given});`,
    `if (error) throw new Error(\`\${response.status} \${JSON.stringify(error)}\`);`,
    'console.log(response.status, data);',
  ];
}
