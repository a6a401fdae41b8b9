import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GenMedia, type OperationId } from '../../src/index.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { type SandboxServer, serve } from '../../src/sandbox/node/index.js';
import { validateRequest, validateResponse } from '../../src/validate/index.js';
import { calls } from '../client/calls.js';
import { examplesOf, operations } from '../support/document.js';
import { compositionOf, finishedFilm } from './finished-film.js';

let sandbox: Sandbox;
let server: SandboxServer;
let gen: GenMedia;
/** What the operations with an identifier in their path work on. */
let existing: Partial<Record<OperationId, string>>;
let composition: object;

beforeAll(async () => {
  sandbox = createSandbox({ speed: 0 });
  server = await serve(sandbox, { port: 0 });
  gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', validate: validateRequest });
  const film = await finishedFilm(sandbox, gen);
  const general = (await gen.generalOneClick.create({})).id ?? '';
  const subject = (await gen.subjects.create({ name: 'Ada' })) as { id: string };
  composition = compositionOf(film);
  existing = {
    getTaskCreations: film.id,
    getAdFilm: film.id,
    getGeneralOneClick: general,
    editGeneralOneClick: general,
    composeGeneralOneClick: general,
    updateSubject: subject.id,
  };
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

/** An example of the document, made to name the film that is there. */
function adapt(operationId: OperationId, body: object | undefined): object | undefined {
  if (operationId === 'composeAdFilm') return composition;
  return body && 'ad_one_click_task_id' in body ? { ...body, ad_one_click_task_id: existing.getAdFilm } : body;
}

const noBody: [string, undefined][] = [['nothing', undefined]];

describe.each(operations)('$operation.operationId against the sandbox', ({ method, path, operation }) => {
  const operationId = operation.operationId as OperationId;
  const requests = operation.requestBody ? examplesOf(operation.requestBody) : noBody;

  it.each(requests)('accepts %s and responds as the document says', async (_, example) => {
    const body = adapt(operationId, example);
    const response = await calls[operationId](gen, body, {}, existing[operationId]);
    expect(validateResponse(operationId, response.raw ?? response)).toEqual([]);
    const [request] = sandbox.requests();
    expect(request).toMatchObject({
      method: method.toUpperCase(),
      path: path.replace('{id}', existing[operationId] ?? ''),
      operation: operationId,
      status: 200,
      hasKey: true,
    });

    // What was made can be read, to its end.
    const { id } = response as { id?: string };
    if (method !== 'post' || !id || operationId === 'createSubject') return;
    expect(validateResponse('getTaskCreations', await gen.tasks.get(id))).toEqual([]);
    await sandbox.advance('1m');
    const task = await gen.tasks.get(id);
    expect(validateResponse('getTaskCreations', task)).toEqual([]);
    expect(task.state).toBe('success');
  });
});
