import type { BodyName } from 'genmedia/schema';
import { expect, it } from 'vitest';
import { bodiesOf } from '../../../scripts/document/bodies.js';
import type { CreatedTask, GenMedia, OperationId } from '../../../src/index.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { validate, validateRequest } from '../../../src/validate/index.js';
import { calls } from '../../client/calls.js';
import { failure } from '../../client/failure.js';
import { document, examplesOf, operations } from '../../support/document.js';
import { byHeader, clientOf, open, receive, request, statesOf } from '../setup.js';

const withCallbacks = operations.filter(({ operation }) => operation.callbacks);
const cases = withCallbacks.flatMap(({ operation }) =>
  examplesOf(operation.requestBody).map(([name, example]) => ({
    operationId: operation.operationId as OperationId,
    name,
    example,
  })),
);
/** The service's examples show these as done at once. */
const atOnce: readonly string[] = ['editAdFilm', 'composeAdFilm'];
const payload = '{"order":"ü \\" \u2028 <b>"}\n';

/** An example that goes with a film of the sandbox, where it needs one, and with a payload, where it takes one. */
async function fitting(sandbox: Sandbox, gen: GenMedia, operationId: OperationId, example: object): Promise<object> {
  const body = validateRequest(operationId, { ...example, payload }).length === 0 ? { ...example, payload } : example;
  if (!atOnce.includes(operationId)) return body;
  const [[, film] = []] = examplesOf(
    withCallbacks.find(({ path }) => path.endsWith('/ad-one-click'))?.operation.requestBody,
  );
  const { id } = await gen.adFilm.create({ ...film, callback_url: undefined });
  await sandbox.advance('10s');
  // biome-ignore lint/suspicious/noExplicitAny: a finished film has its records.
  const { data_records: records } = (await gen.adFilm.get(id)) as any;
  const parts = {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    video_task_ids: records.storyboards.map((board: any) => board.records[0].id),
    bgm_task_id: records.bgm_records[0].id,
    narration_task_id: records.narration_records[0].id,
  };
  return { ...body, ad_one_click_task_id: id, ...(operationId === 'composeAdFilm' && parts) };
}

const reading = (gen: GenMedia, operationId: OperationId, id: string): Promise<object> =>
  operationId === 'createAdFilm' ? gen.adFilm.get(id) : gen.tasks.get(id);

it('calls back for twelve operations', () => {
  expect(new Set(cases.map(({ operationId }) => operationId)).size).toBe(12);
});

it.each(cases)(
  'reports states by callbacks as a query returns them: $operationId, $name',
  async ({ operationId, example }) => {
    const receiver = await receive();
    const sandbox = open();
    const gen = clientOf(sandbox);
    const path = '/hooks/a%2Fb/?a=b&a=%20c&d';
    const body = { ...(await fitting(sandbox, gen, operationId, example)), callback_url: receiver.url + path };
    const { id } = (await calls[operationId](gen, body, {})) as CreatedTask;

    const expected: [wait: number, state: string | undefined][] = atOnce.includes(operationId)
      ? [[0, 'success']]
      : [
          [1999, undefined],
          [1, 'processing'],
          [7999, undefined],
          [1, 'success'],
        ];
    for (const [wait, state] of [...expected, [3_600_000, undefined] as const]) {
      const before = receiver.received.length;
      await sandbox.advance(wait);
      expect(statesOf(receiver).slice(before)).toEqual(state ? [state] : []);
      const post = receiver.received[before];
      if (!post) continue;
      expect(post).toMatchObject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' } });
      expect(post.headers).not.toHaveProperty('authorization');
      expect('webhook-signature' in post.headers).toBe(operationId === 'createExplainComic');
      const update = JSON.parse(post.body);
      expect(validate(bodiesOf(document)[operationId]?.callback as BodyName, update)).toEqual([]);
      expect(update).toEqual(await reading(gen, operationId, id));
      expect(update).toMatchObject({ id, state, err_code: '' });
      expect(update.payload).toBe('payload' in body ? payload : undefined);
    }
    expect(sandbox.callbacks().map(({ outcome, state, taskId }) => [outcome, state, taskId])).toEqual(
      expected.flatMap(([, state]) => (state ? [['delivered', state, id]] : [])).reverse(),
    );
  },
);

it.each(cases.filter(({ operationId }, index) => cases[index - 1]?.operationId !== operationId))(
  'reports the error code of a failed task: $operationId',
  async ({ operationId, example }) => {
    const receiver = await receive();
    const sandbox = open();
    const gen = clientOf(sandbox);
    const body = { ...(await fitting(sandbox, gen, operationId, example)), callback_url: receiver.url };
    const call = calls[operationId](gen, body, byHeader('failed; errCode=OUT_OF_PAPER'));
    const isAtOnce = atOnce.includes(operationId);
    const id = isAtOnce ? (await failure(call)).taskId : ((await call) as CreatedTask).id;
    await sandbox.advance('10s');
    expect(statesOf(receiver)).toEqual(isAtOnce ? ['failed'] : ['processing', 'failed']);
    const update = JSON.parse(receiver.received.at(-1)?.body ?? '');
    expect(update).toMatchObject({ id, state: 'failed', err_code: 'OUT_OF_PAPER' });
    expect(validate(bodiesOf(document)[operationId]?.callback as BodyName, update)).toEqual([]);
    expect(update).toEqual(await reading(gen, operationId, id));
  },
);

it('posts nothing without callback_url', async () => {
  const sandbox = open({ deliver: () => Promise.reject(new Error('Nothing must be sent.')) });
  await clientOf(sandbox).text2video.create(request);
  await sandbox.advance('1h');
  expect(sandbox.callbacks()).toEqual([]);
});

it('calls back on its own in real time', async () => {
  const receiver = await receive();
  const sandbox = open({ speed: 60 });
  const { id } = await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
  await expect.poll(() => statesOf(receiver), { timeout: 60_000 }).toEqual(['processing', 'success']);
  await sandbox.idle();
  const { createdAt } = sandbox.tasks()[0] ?? {};
  const [end, processing] = sandbox.callbacks();
  expect([end?.outcome, processing?.outcome, end?.taskId]).toEqual(['delivered', 'delivered', id]);
  const since = (time = '') => Date.parse(time) - Date.parse(createdAt ?? '');
  expect([since(processing?.reachedAt), since(end?.reachedAt)]).toEqual([2000, 10_000]);
  expect(since(processing?.attempts[0]?.at)).toBeGreaterThanOrEqual(2000);
  expect(since(end?.attempts[0]?.at)).toBeGreaterThanOrEqual(10_000);
});
