import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, GenMedia, type OperationId } from '../../src/index.js';
import { validateAnswer, validateRequest } from '../../src/validate/index.js';
import { operations, resolve } from '../document.js';
import { startPrism } from './prism.js';

const key = 'key-of-the-tests';
/** An identifier that has to be encoded to stay one part of a path. */
const id = 'task/1?a=b#ü %2F';

// biome-ignore lint/suspicious/noExplicitAny: bodies come from the examples of the document, which have their own test.
type Body = any;
type Answer = object & { raw?: object };

/** How a person calls each operation. An operation without an entry does not compile. */
const calls: Record<OperationId, (gen: GenMedia, body: Body, options: CallOptions) => Promise<Answer>> = {
  getTaskCreations: (gen, _, options) => gen.tasks.get(id, options),
  createText2Video: (gen, body, options) => gen.text2video.create(body, options),
  createImg2Video: (gen, body, options) => gen.img2video.create(body, options),
  createStartEnd2Video: (gen, body, options) => gen.startEnd2video.create(body, options),
  createReference2Video: (gen, body, options) => gen.reference2video.create(body, options),
  createReference2Image: (gen, body, options) => gen.reference2image.create(body, options),
  createTemplateStory: (gen, body, options) => gen.templateStory.create(body, options),
  createMv: (gen, body, options) => gen.mv.create(body, options),
  createPremiumMv: (gen, body, options) => gen.premiumMv.create(body, options),
  createExplainComic: (gen, body, options) => gen.explainComic.create(body, options),
  createAdFilm: (gen, body, options) => gen.adFilm.create(body, options),
  getAdFilm: (gen, _, options) => gen.adFilm.get(id, options),
  editAdFilm: (gen, body, options) => gen.adFilm.edit(body, options),
  composeAdFilm: (gen, body, options) => gen.adFilm.compose(body, options),
  createGeneralOneClick: (gen, body, options) => gen.generalOneClick.create(body, options),
  getGeneralOneClick: (gen, _, options) => gen.generalOneClick.get(id, options),
  editGeneralOneClick: (gen, body, options) => gen.generalOneClick.edit(id, body, options),
  composeGeneralOneClick: (gen, body, options) => gen.generalOneClick.compose(id, body, options),
  createSpeech: (gen, body, options) => gen.speech.create(body, options),
  createSubject: (gen, body, options) => gen.subjects.create(body, options),
  listSubjects: (gen, _, options) => gen.subjects.list(options),
  updateSubject: (gen, body, options) => gen.subjects.update(id, body, options),
};

interface Sent {
  method: string;
  path: string;
  authorization: string | null;
  contentType: string | null;
  body: unknown;
}

let prism: { url: string; stop: () => Promise<void> } | undefined;
let gen: GenMedia;
const sent: Sent[] = [];

beforeAll(async () => {
  prism = await startPrism();
  gen = new GenMedia({
    baseUrl: prism.url,
    apiKey: key,
    validate: validateRequest,
    fetch: async (request) => {
      const text = await request.clone().text();
      sent.push({
        method: request.method,
        path: new URL(request.url).pathname,
        authorization: request.headers.get('authorization'),
        contentType: request.headers.get('content-type'),
        body: text === '' ? undefined : JSON.parse(text),
      });
      return fetch(request);
    },
  });
});

afterAll(() => prism?.stop());

const noBody: [string, unknown][] = [['nothing', undefined]];

const examplesOf = (content: Body): [string, unknown][] =>
  Object.entries<Body>(content['application/json'].examples).map(([name, example]) => [name, resolve(example).value]);

describe.each(operations)('$operation.operationId against Prism', ({ method, path, operation }) => {
  const operationId = operation.operationId as OperationId;
  const requests = operation.requestBody ? examplesOf(operation.requestBody.content) : noBody;

  it.each(requests)('sends %s as the document says, and gets its answer', async (_, body) => {
    const answer = await calls[operationId](gen, body, {});
    expect(sent.at(-1)).toEqual({
      method: method.toUpperCase(),
      path: path.replace('{id}', encodeURIComponent(id)),
      authorization: `Token ${key}`,
      contentType: body ? 'application/json' : null,
      body,
    });
    expect(validateAnswer(operationId, answer.raw ?? answer)).toEqual([]);
  });

  it.each(examplesOf(operation.responses['200'].content))('gives the answer %s as it came', async (name, value) => {
    const call = calls[operationId](gen, requests[0]?.[1], { extraHeaders: { prefer: `example=${name}` } });
    const { compose_sub_task_id, sub_task_id, task_id, id, state } = value as Record<string, unknown>;
    const taskId = compose_sub_task_id ?? sub_task_id ?? task_id ?? id;
    if (method === 'post' && state === 'failed') {
      await expect(call).rejects.toMatchObject({ name: 'TaskFailedError', taskId, operation: operationId, raw: value });
      return;
    }
    const answer = await call;
    if (answer.raw) expect(answer).toEqual({ id: taskId, state, operation: operationId, raw: value });
    else expect(answer).toEqual(value);
  });
});
