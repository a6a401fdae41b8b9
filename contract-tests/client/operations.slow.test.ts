import { beforeAll, describe, expect, it } from 'vitest';
import { GenMedia, type OperationId } from '../../src/index.js';
import { validateRequest, validateResponse } from '../../src/validate/index.js';
import { operationPoint } from '../coverage/points.js';
import { cover } from '../coverage/record.js';
import { validate } from '../implementations/schema.js';
import { prism } from '../prism/index.js';
import { aboutTask } from '../prism/task-proxy.js';
import { examplesOf, nameOf, operations } from '../support/document.js';
import { withRequest } from '../support/with-request.js';
import { calls, id } from './calls.js';

const key = 'key-of-the-tests';

interface Sent {
  method: string;
  path: string;
  authorization: string | null;
  contentType: string | null;
  body: unknown;
}

let gen: GenMedia;
const sent: Sent[] = [];

beforeAll(async () => {
  gen = new GenMedia({
    baseUrl: await prism(),
    apiKey: key,
    validate: validateRequest,
    fetch: withRequest(async (request) => {
      const text = await request.clone().text();
      sent.push({
        method: request.method,
        path: new URL(request.url).pathname,
        authorization: request.headers.get('authorization'),
        contentType: request.headers.get('content-type'),
        body: text === '' ? undefined : JSON.parse(text),
      });
      const response = await fetch(request);
      return new Response(aboutTask(new URL(request.url).pathname, await response.text()), response);
    }),
  });
});

const noBody: [string, unknown][] = [['nothing', undefined]];

describe.each(operations)('$operation.operationId against Prism', ({ method, path, operation }) => {
  const operationId = operation.operationId as OperationId;
  const requests = operation.requestBody ? examplesOf(operation.requestBody) : noBody;

  it.for(requests)('sends %s as documented, and returns a valid response', async ([, body], { task }) => {
    const result = await calls[operationId](gen, body, {});
    expect(sent.at(-1)).toEqual({
      method: method.toUpperCase(),
      path: path.replace('{id}', encodeURIComponent(id)),
      authorization: `Token ${key}`,
      contentType: body ? 'application/json' : null,
      body,
    });
    if (operation.requestBody) {
      const schema = nameOf(operation.requestBody.content['application/json'].schema);
      expect(validate(schema, sent.at(-1)?.body)).toMatchObject({ accepted: true });
    }
    expect(validateResponse(operationId, result.raw ?? result)).toEqual([]);
    cover(task, [operationPoint(operationId)]);
  });

  it.each(examplesOf(operation.responses['200']))('returns the response %s unchanged', async (name, value) => {
    const target = operationId === 'getTaskCreations' ? (value as { id: string }).id : undefined;
    const call = calls[operationId](gen, requests[0]?.[1], { extraHeaders: { prefer: `example=${name}` } }, target);
    const { compose_sub_task_id, sub_task_id, task_id, id, state } = value as Record<string, unknown>;
    const taskId = compose_sub_task_id ?? sub_task_id ?? task_id ?? id;
    if (method === 'post' && state === 'failed') {
      await expect(call).rejects.toMatchObject({ name: 'TaskFailedError', taskId, operation: operationId, raw: value });
      return;
    }
    const result = await call;
    const handle = taskId ? { id: taskId, operation: operationId, createdAt: expect.any(Number) } : undefined;
    if (result.raw) expect(result).toEqual({ id: taskId, state, operation: operationId, raw: value, handle });
    else expect(result).toEqual(value);
  });
});
