import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { nextChangeHeader, pollAdviceHeader } from '../../generated/constants.js';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { sandboxCommand } from '../../src/cli/sandbox.js';
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.js';
import { document, examplesOf, operations } from '../support/document.js';
import { sandboxDocument } from './documented.js';
import { clientOf, open, request } from './setup.js';

/** A sandbox in simulated time. */
function simulated(options: SandboxOptions = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const sandbox = open({ speed: 1, ...options });
  return { sandbox, gen: clientOf(sandbox) };
}

const adviceOf = ({ response }: { response: Response }) => response.headers.get(pollAdviceHeader);

const changeOf = ({ response }: { response: Response }) => response.headers.get(nextChangeHeader);

describe('the sandbox', () => {
  it.each([
    [1, '10000', '7000'],
    [10, '1000', '700'],
    [3, '3334', '2334'],
    [0.5, '20000', '14000'],
    [1e9, '1', '1'],
  ])(
    'advises at speed %d to poll when a task ends: %s ms, and 3 s of its clock later %s ms',
    async (speed, first, next) => {
      const { sandbox, gen } = simulated({ speed });
      const created = await gen.text2video.create(request).withResponse();
      expect(adviceOf(created)).toBe(first);
      await sandbox.advance('3s');
      const read = await gen.tasks.get(created.data).withResponse();
      expect([read.data.state, adviceOf(read)]).toEqual(['processing', next]);
    },
  );

  it.each([
    [1, ['500', '1500', '8000']],
    [10, ['50', '150', '800']],
  ])('advises at speed %d when the state of a task changes next', async (speed, expected) => {
    const { sandbox, gen } = simulated({ speed });
    const created = await gen.text2video.create(request).withResponse();
    const next = [changeOf(created)];
    for (const by of ['500ms', '1500ms', '8s'] as const) {
      await sandbox.advance(by);
      next.push(changeOf(await gen.tasks.get(created.data).withResponse()));
    }
    expect(next).toEqual([...expected, null]);
  });

  it('advises when a part of a film changes next, so that a client sees its progress', async () => {
    const { sandbox, gen } = simulated();
    const film = await gen.adFilm.create({ images: ['https://images.example/a.png'], prompt: 'A', duration: 10 });
    const progress: unknown[] = [];
    let next = '2000';
    while (next) {
      await sandbox.advance(Number(next));
      const read = await gen.tasks.get(film).withResponse();
      progress.push(read.data.progress);
      next = changeOf(read) ?? '';
    }
    expect(progress).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it('gives no advice about a task that has ended', async () => {
    const { sandbox, gen } = simulated();
    const done = await gen.speech
      .create({ text: 'Good evening.', voice_setting_voice_id: 'Arrogant_Miss' })
      .withResponse();
    expect(adviceOf(done)).toBeNull();
    const { id } = await gen.text2video.create(request);
    await sandbox.advance(9999);
    expect(adviceOf(await gen.tasks.get(id).withResponse())).toBe('1');
    await sandbox.advance(1);
    expect(adviceOf(await gen.tasks.get(id).withResponse())).toBeNull();
  });

  it('gives no advice if its clock stands still', async () => {
    const { sandbox, gen } = simulated({ speed: 0 });
    const created = await gen.text2video.create(request).withResponse();
    expect(adviceOf(created)).toBeNull();
    await sandbox.advance('3s');
    expect(adviceOf(await gen.tasks.get(created.data).withResponse())).toBeNull();
  });

  it('gives no advice with pollAdvice: false', async () => {
    const { gen } = simulated({ pollAdvice: false });
    const created = await gen.text2video.create(request).withResponse();
    expect(adviceOf(created)).toBeNull();
    expect(adviceOf(await gen.tasks.get(created.data).withResponse())).toBeNull();
  });

  it('gives no advice with a rejection, and accepts only true or false as pollAdvice', async () => {
    const { gen, sandbox } = simulated();
    const { id } = await gen.text2video.create(request);
    sandbox.setFaults([{ fault: 'status', code: 429 }]);
    const error = await gen.tasks.get(id).catch((thrown: { headers: object }) => thrown);
    expect(error).toMatchObject({ status: 429 });
    expect(Object.keys(Object(error).headers)).not.toContain(pollAdviceHeader);
    expect(() => open({ pollAdvice: 'no' as never })).toThrow('pollAdvice must be true or false, not "no".');
  });
});

it('documents the header where the sandbox sends it', async () => {
  const { header, changeHeader } = document['x-poll-advice'] as { header: string; changeHeader: string };
  expect([header, changeHeader]).toEqual([pollAdviceHeader, nextChangeHeader]);
  const { sandbox } = simulated({ timing: () => ({ end: '1m' }) });
  for (const { method, path, operation } of operations) {
    const { headers } = sandboxDocument.paths[path][method].responses[200];
    expect(Object.keys(headers ?? {}), operation.operationId).toEqual(
      (await sends(sandbox, method, path, operation)) ? [header, changeHeader] : [],
    );
  }
});

/** Whether the sandbox advises in its response to an example of an operation. Films are edited and composed elsewhere. */
async function sends(
  sandbox: Sandbox,
  method: string,
  path: string,
  operation: (typeof operations)[number]['operation'],
) {
  if (/^(edit|compose)AdFilm$/.test(operation.operationId)) return true;
  const gen = clientOf(sandbox);
  const { id } = path.includes('general')
    ? await gen.generalOneClick.create({})
    : path.includes('ad-one-click')
      ? await gen.adFilm.create({ images: ['https://images.example/a.png'], prompt: 'A' })
      : path.includes('subjects')
        ? ((await gen.subjects.create({})) as { id: string })
        : await gen.text2video.create(request);
  const [[, example] = []] = examplesOf(operation.requestBody);
  const response = await sandbox.fetch(`http://localhost${path.replace('{id}', `${id}`)}`, {
    method: method.toUpperCase(),
    headers: { authorization: 'Token key', 'content-type': 'application/json' },
    ...(method !== 'get' && { body: JSON.stringify({ ...example, callback_url: undefined }) }),
  });
  expect(response.status, operation.operationId).toBe(200);
  return response.headers.has(pollAdviceHeader);
}

it('gives advice with genmedia sandbox, and none with --no-poll-advice', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => void log.mockRestore());
  for (const [flags, advises] of [
    [[], true],
    [['--no-poll-advice'], false],
  ] as const) {
    const port = await reservePort();
    const running = sandboxCommand(['--port', `${port}`, ...flags]);
    await vi.waitUntil(() => log.mock.calls.some(([text]) => `${text}`.includes(`:${port} `)), { timeout: 10_000 });
    try {
      const response = await fetch(`http://127.0.0.1:${port}/ent/v2/text2video`, {
        method: 'POST',
        headers: { authorization: 'Token key', 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      await response.text();
      expect(response.headers.has(pollAdviceHeader)).toBe(advises);
    } finally {
      // What the command waits for, without a signal to the process of the tests.
      process.rawListeners('SIGTERM').at(-1)?.();
      await running;
    }
  }
});
