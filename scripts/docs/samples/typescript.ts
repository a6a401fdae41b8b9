import type { ClientCall } from './client-calls.js';
import { environmentLines, javascript } from './javascript.js';
import { toLiteral } from './literal.js';
import { type SampleRequest, variableNames } from './request.js';

/** A program that sends a request with this package, and waits for the results if there will be some. */
export function typescriptOf(request: SampleRequest, { client: call, makesTask }: PackageCall): string {
  const names = variableNames(request).map((name) => `${name} = ''`);
  return [
    `import { ${call ? 'GenMedia' : 'createApiClient'} } from 'genmedia';`,
    '',
    ...environmentLines(names),
    ...(call ? withClient(call, makesTask, request) : withRawClient(request)),
    '',
  ].join('\n');
}

/** How the package sends a request. */
export interface PackageCall {
  /** The method of the client, if it has one. */
  client?: ClientCall;
  /** Whether there is a task to wait for. */
  makesTask: boolean;
}

const idOf = ({ variables, id }: SampleRequest) =>
  id === undefined ? (variables.find(({ place }) => place.startsWith('{'))?.name ?? '') : javascript.string(id);

function withClient({ method, takes }: ClientCall, makesTask: boolean, request: SampleRequest): string[] {
  const { body, variables } = request;
  const id = idOf(request);
  const values = { id, body: body && toLiteral(body, { syntax: javascript, variables }) };
  const call = `gen.${method}(${takes.map((what) => values[what]).join(', ')})`;
  const start = ['const gen = new GenMedia();', ''];
  const end = 'console.log(task.creations[0]?.url);';
  if (method.endsWith('.run')) return [...start, `const task = await ${call};`, end];
  if (!makesTask) return [...start, `const response = await ${call};`, 'console.log(response);'];
  return [...start, `const created = await ${call};`, 'const task = await gen.tasks.wait(created);', end];
}

/** For an operation that the client has no method for. */
function withRawClient(request: SampleRequest): string[] {
  const { method, path, variables, body, id } = request;
  const inPath = variables.filter(({ place }) => place.startsWith('{'));
  const names = [
    ...inPath.map(({ name, place }) => `${place.slice(1, -1)}: ${name}`),
    ...(id === undefined ? [] : [`id: ${idOf(request)}`]),
  ];
  const options = [
    ...(names.length > 0 ? [`params: { path: { ${names.join(', ')} } }`] : []),
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
