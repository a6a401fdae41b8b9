import fc, { type Arbitrary } from 'fast-check';
import type { Sandbox } from '../../src/sandbox/index.js';
import type { OperationId } from '../../src/terms/operation.js';
import { legalValue } from '../derived/values.js';
import { operations } from '../support/document.js';
import { expectDocumented } from './documented.js';

export interface RandomRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  /** The operation of its path, if it has one. */
  operation?: OperationId;
}

export const known = operations.map(({ method, path, operation }) => ({
  method: method.toUpperCase(),
  path,
  id: operation.operationId as OperationId,
  schema: operation.requestBody?.content['application/json'].schema,
}));

/** `#7` stands for one that the sandbox has given out. Some are random. */
const identifier = fc.oneof(
  { arbitrary: fc.nat(1000).map((number) => `#${number}`), weight: 4 },
  { arbitrary: fc.string({ minLength: 1, unit: 'binary' }).map(encodeURIComponent), weight: 1 },
  { arbitrary: fc.constantFrom('%', '%zz', '..', '%2e%2e', '%2F', '__proto__', 'edit', ' '), weight: 1 },
);

/** A header takes bytes, and no line breaks. */
const headerText = fc.oneof(
  fc.string().map((text) => text.replace(/[^\t\x20-\x7e]/g, '')),
  fc
    .array(fc.integer({ min: 0x20, max: 0xff }).filter((code) => code !== 0x7f))
    .map((codes) => String.fromCharCode(...codes)),
);

const anyBody: Arbitrary<RandomRequest['body']> = fc.oneof(
  fc.json(),
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
  fc.constant(undefined),
);

export const good = { authorization: 'Token key', 'content-type': 'application/json' };

/** A request that the document takes: its body is right, and its identifier may be. */
export const legal: Arbitrary<RandomRequest> = fc.oneof(
  ...known.map(({ method, path, id, schema }) =>
    fc.record({
      method: fc.constant(method),
      path: identifier.map((one) => path.replace('{id}', one)),
      headers: fc.constant(good),
      body: schema ? legalValue(schema).map((body) => JSON.stringify(body)) : fc.constant(undefined),
      operation: fc.constant(id),
    }),
  ),
);

/** The same with something else in the place of one of its parts. */
export const spoilt: Arbitrary<RandomRequest> = fc
  .tuple(
    legal,
    fc.oneof(
      fc.record({ body: anyBody }),
      fc.record({ method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'x') }),
      fc.record({
        headers: fc.record({ authorization: headerText, 'content-type': headerText }, { requiredKeys: [] }),
      }),
      fc.record({
        headers: fc
          .dictionary(fc.stringMatching(/^[a-z-]{1,10}$/), headerText, { maxKeys: 3 })
          .map((more) => ({ ...more, ...good })),
      }),
    ),
  )
  .map(([request, change]) => ({ ...request, ...change }));

export const anyPath: Arbitrary<RandomRequest> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  path: fc.oneof(
    fc.webPath().map((path) => `/${path}`),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    fc
      .constantFrom('state', 'tasks', 'requests', 'callbacks', 'examples', 'reset', 'advance', 'x', '')
      .map((name) => `/_sandbox/${name}`),
    fc
      .tuple(identifier, fc.constantFrom('result.mp4', 'cover.png', 'x'), fc.webQueryParameters())
      .map(([id, file, query]) => `/_sandbox/results/${id}/${file}?${query}`),
  ),
  headers: fc.constant(good),
  body: anyBody,
});

/** Sends it to a sandbox, with identifiers that this has given out. */
export async function ask(sandbox: Sandbox, request: RandomRequest, signal?: AbortSignal) {
  const { method, headers, body, operation } = request;
  const path = await replaced(request.path, /#(\d+)/, (number) => idOf(sandbox, request.path, Number(number)));
  const film = async () => `"ad_one_click_task_id":"${await idOf(sandbox, 'ad-one-click', 0)}"`;
  const text = typeof body === 'string' ? body : '';
  const filled = operation === 'editAdFilm' ? await replaced(text, /"ad_one_click_task_id":"[^"\\]*"/, film) : body;
  const bytes = typeof filled === 'string' ? new TextEncoder().encode(filled) : filled;
  const response = await sandbox.fetch(`http://127.0.0.1${path}`, {
    method,
    headers,
    ...(bytes && method !== 'GET' && method !== 'HEAD' && { body: bytes }),
    ...(signal && { signal }),
  });
  const read = { status: response.status, headers: response.headers, text: await response.text() };
  if (method !== 'HEAD') expectDocumented({ method, path, ...read });
  return read;
}

async function replaced(text: string, pattern: RegExp, by: (group: string) => Promise<string>): Promise<string> {
  const [found, group = ''] = pattern.exec(text) ?? [];
  return found === undefined ? text : text.replace(found, await by(group));
}

/** The identifier of something that a path is for. */
async function idOf(sandbox: Sandbox, path: string, number: number): Promise<string> {
  const subjects = await sandbox.fetch('http://127.0.0.1/ent/v2/subjects', { headers: good });
  const maker = path.includes('ad-one')
    ? 'createAdFilm'
    : path.includes('general')
      ? 'createGeneralOneClick'
      : undefined;
  const tasks = sandbox.tasks().filter(({ operation }) => maker === undefined || operation === maker);
  const things = path.includes('subjects')
    ? ((await subjects.json()) as { subjects: { id: string }[] }).subjects
    : tasks;
  return things[number % things.length]?.id ?? 'none';
}

export const names = [
  'status',
  'cut',
  'html',
  'unknown-state',
  'failed',
  'callback-lost',
  'callback-doubled',
  'lost',
  'hang',
  'slow',
];
export const parameters = [
  'code',
  'retryAfter',
  'by',
  'state',
  'errCode',
  'chance',
  'times',
  'for',
  'operation',
  '__proto__',
];
export const values = [
  '1',
  '0',
  '200',
  '204',
  '205',
  '304',
  '429',
  '500',
  '599',
  '600',
  '1ms',
  '2s',
  'x',
  '-1',
  '0.5',
  'NaN',
  '',
];
const fault = fc
  .tuple(
    fc.constantFrom(...names),
    fc.array(fc.tuple(fc.constantFrom(...parameters), fc.oneof(fc.constantFrom(...values), headerText)), {
      maxLength: 2,
    }),
  )
  .map(([name, given]) => [name, ...given.map(([parameter, value]) => `${parameter}=${value}`)].join('; '));
export const faultText = fc
  .oneof(
    headerText,
    fault,
    fc.array(fault, { minLength: 1, maxLength: 3 }).map((faults) => faults.join(',')),
  )
  .filter((text) => !/by\s*=\s*[1-9]\d*(?!\d*ms)/.test(text));
