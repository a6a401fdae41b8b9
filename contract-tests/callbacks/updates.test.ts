import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CallbackHandler,
  type CallbackHandlerOptions,
  type CallbackUpdate,
  createCallbackHandler,
  toNodeListener,
} from '../../src/callbacks/index.js';
import { listenOn } from '../support/listen-on.js';
import { gate, open, post, sharedInbox, soon, taskCallback } from './setup.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type State = 'processing' | 'success';

/** A handler whose onUpdate goes on until it is let go, with what it has begun and what it has finished. */
function slowOffice(options: CallbackHandlerOptions = {}) {
  const [begun, finished]: [string[], string[]] = [[], []];
  const gates = { processing: gate(), success: gate() };
  const onUpdate = async ({ state }: CallbackUpdate) => {
    begun.push(state);
    await gates[state as State].opened;
    finished.push(state);
  };
  return { ...open({ onUpdate, ...options }), begun, finished, letGo: (state: State) => gates[state].open() };
}

const statusOf = (callbacks: CallbackHandler, state: State = 'success', id = 'task-1') =>
  post(callbacks, taskCallback(id, state)).then(({ status }) => status);

describe('onUpdate', () => {
  it('responds with 200 when onUpdate has finished', async () => {
    const { callbacks, begun, finished, letGo } = slowOffice();
    const order: unknown[] = [];
    const response = statusOf(callbacks).then((status) => order.push([status, [...finished]]));
    await expect.poll(() => begun, soon).toEqual(['success']);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(order).toEqual([]);
    letGo('success');
    await response;
    expect(order).toEqual([[200, ['success']]]);
  });

  it('continues an onUpdate that takes longer than updateTimeout, and then drops what is sent again', async () => {
    const { callbacks, begun, finished, letGo, rejections, errors } = slowOffice({ updateTimeout: 100 });
    const response = await post(callbacks, taskCallback('task-1', 'success'));
    expect(response).toMatchObject({ status: 503, body: { error: { code: 'unfinished' } } });
    expect(response.headers.get('retry-after')).toBe('1');
    expect(rejections).toMatchObject([{ status: 503, code: 'unfinished' }]);
    expect([begun, finished]).toEqual([['success'], []]);
    letGo('success');
    await expect.poll(() => finished, soon).toEqual(['success']);
    for (let count = 0; count < 3; count += 1) expect(await statusOf(callbacks)).toBe(200);
    expect([begun, errors]).toEqual([['success'], []]);
  });

  it('waits for onUpdate for 4 seconds by default', async () => {
    vi.useFakeTimers();
    const { callbacks, begun } = slowOffice();
    const statuses: number[] = [];
    void statusOf(callbacks).then((status) => statuses.push(status));
    await expect.poll(() => vi.advanceTimersByTimeAsync(0).then(() => begun.length)).toBe(1);
    await vi.advanceTimersByTimeAsync(3990);
    expect(statuses).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    await expect.poll(() => statuses).toEqual([503]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for the onUpdate that runs when the same or an older update is sent', async () => {
    const { callbacks, begun, letGo } = slowOffice();
    const all = [statusOf(callbacks), statusOf(callbacks), statusOf(callbacks, 'processing'), statusOf(callbacks)];
    await expect.poll(() => begun.length, soon).toBe(1);
    letGo('success');
    expect(await Promise.all(all)).toEqual([200, 200, 200, 200]);
    expect(begun).toEqual(['success']);
  });

  it('fails for all callbacks that wait for an onUpdate that fails, and reports it once to onError', async () => {
    const { open: letGo, opened } = gate();
    let runs = 0;
    const onUpdate = async () => {
      runs += 1;
      await opened;
      throw new Error('no disk');
    };
    const { callbacks, errors, rejections } = open({ onUpdate });
    const all = [statusOf(callbacks), statusOf(callbacks), statusOf(callbacks)];
    await expect.poll(() => runs, soon).toBe(1);
    letGo();
    expect(await Promise.all(all)).toEqual([503, 503, 503]);
    expect([runs, errors.length]).toEqual([1, 1]);
    expect(rejections.map(({ code }) => code)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  });

  it('runs onUpdate for the end of a task after that for processing, and never at the same time', async () => {
    const { callbacks, begun, finished, letGo } = slowOffice({ updateTimeout: 100 });
    letGo('success');
    expect(await statusOf(callbacks, 'processing')).toBe(503);
    expect(await Promise.all([statusOf(callbacks), statusOf(callbacks)])).toEqual([503, 503]);
    expect(begun).toEqual(['processing']);
    letGo('processing');
    // Also without another delivery: the service sends the end of a task a few times only.
    await expect.poll(() => finished, soon).toEqual(['processing', 'success']);
    expect(await statusOf(callbacks)).toBe(200);
    expect(begun).toEqual(['processing', 'success']);
  });

  it('runs onUpdate of one task without waiting for that of another', async () => {
    const { callbacks, begun } = slowOffice({
      onUpdate: ({ taskId }) => (taskId === 'slow' ? gate().opened : undefined),
    });
    void statusOf(callbacks, 'success', 'slow');
    expect(await statusOf(callbacks, 'success', 'quick')).toBe(200);
    expect(begun).toEqual([]);
  });

  it('passes onUpdate to waitUntil, where there is one, until it is settled', async () => {
    const { open: release, opened } = gate();
    const promises: Promise<unknown>[] = [];
    const context = {
      name: 'context',
      waitUntil(promise: Promise<unknown>) {
        // Workers reject a function that was detached from its object.
        expect(this.name).toBe('context');
        promises.push(promise);
        return new Promise<void>(() => {});
      },
    };
    let isDone = false;
    const onUpdate = async () => {
      await opened;
      isDone = true;
      throw new Error('no disk');
    };
    const { callbacks, errors } = open({ onUpdate, updateTimeout: 100 });
    const request = new Request('http://x', { method: 'POST', body: JSON.stringify(taskCallback('a', 'success')) });
    expect((await callbacks(request, context)).status).toBe(503);
    expect([promises.length, errors.length, isDone]).toEqual([1, 0, false]);
    release();
    await promises[0];
    expect(isDone).toBe(true);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^onUpdate failed for task a in state success: no disk \(at .*updates\.test\.ts:\d+:\d+\)?\)$/,
      ),
    ]);
  });

  it.each<[string, () => unknown]>([
    ['rejects', () => Promise.reject(new Error('no disk'))],
    [
      'throws',
      () => {
        throw new Error('no disk');
      },
    ],
  ])('reports an onUpdate that %s to onError, and calls it again when the service sends again', async (_, fail) => {
    let calls = 0;
    const { callbacks, errors, rejections } = open({
      onUpdate: () => {
        calls += 1;
        return calls < 3 ? fail() : undefined;
      },
    });
    const response = await post(callbacks, taskCallback('task-1', 'success'));
    expect(response).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(JSON.stringify(response.body)).not.toContain('disk');
    expect(response.headers.get('retry-after')).toBe('1');
    for (const status of [503, 200, 200]) expect(await statusOf(callbacks)).toBe(status);
    expect(errors).toMatchObject([
      {
        taskId: 'task-1',
        message: expect.stringMatching(/^onUpdate failed for task task-1 in state success: no disk \(at /),
        cause: { message: 'no disk' },
      },
      { taskId: 'task-1' },
    ]);
    expect(calls).toBe(3);
    expect(rejections).toMatchObject(Array(2).fill({ status: 503, code: 'unavailable' }));
  });

  it('reports state, line and reason of an onUpdate that reads creations of an update without any', async () => {
    const onUpdate = ({ task }: CallbackUpdate) => (task as { creations: { url: string }[] }).creations[0]?.url;
    const { callbacks, errors } = open({ onUpdate });
    const { creations: _, ...processing } = taskCallback('task-1', 'processing') as { creations?: object };
    expect((await post(callbacks, processing)).status).toBe(503);
    expect(errors[0]?.message).toMatch(
      /^onUpdate failed for task task-1 in state processing: Cannot read properties of undefined \(reading '0'\) \(at .*updates\.test\.ts:\d+:\d+\)?\)\. Only an update in state success has creations$/,
    );
  });

  it('reports an onUpdate that is longer than updateTimeout once a minute, also without onRejected', async () => {
    const print = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { open: letGo, opened } = gate();
    const callbacks = createCallbackHandler({ onUpdate: () => opened, updateTimeout: 100 });
    for (const state of ['processing', 'processing', 'success'] as const)
      expect((await post(callbacks, taskCallback('task-1', state))).status).toBe(503);
    letGo();
    expect(print.mock.calls.flat()).toEqual([
      'A callback got 503: The update is still being handled. Send it again: onUpdate has not finished after 100 ms ' +
        '(updateTimeout). Pass slow work to a queue, or raise updateTimeout. The option onRejected gets each of them.',
    ]);
  });

  it('prints the message of an onUpdate that fails without onError, and nothing of the body', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const callbacks = createCallbackHandler({ onUpdate: () => Promise.reject(new Error('no disk')) });
    await post(callbacks, taskCallback('task-1', 'success', { payload: 'a secret of the shop' }));
    await expect
      .poll(() => print.mock.calls, soon)
      .toEqual([[expect.stringMatching(/^onUpdate failed for task task-1 in state success: no disk \(at /)]]);
  });
});

/** What can be thrown and cannot be turned into text. */
const withoutText: [what: string, make: () => unknown][] = [
  ['without a prototype', () => Object.create(null)],
  [
    'whose toString throws',
    () => ({
      toString: () => {
        throw new Error('no text');
      },
    }),
  ],
  ['whose message is an object that holds itself', () => errorWith(circular())],
  ['whose message is a BigInt', () => errorWith(1n)],
  ['whose message cannot be read', () => Object.defineProperty(new Error(), 'message', { get: Object.create(null) })],
  ['that is a proxy that was revoked', () => revoked()],
];
const errorWith = (message: unknown) => Object.assign(new Error(), { message });
const circular = () => {
  const holder: Record<string, unknown> = Object.create(null);
  return Object.assign(holder, { holder });
};
function revoked() {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe.each(withoutText)('a thrown value %s', (_, make) => {
  const bad = () => {
    throw make();
  };

  it('reports what onUpdate throws, releases its claim and extends it no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { claims, inbox } = sharedInbox();
    const { callbacks, errors } = open({ inbox, onUpdate: bad });
    expect(await statusOf(callbacks)).toBe(503);
    expect([claims.size, vi.getTimerCount()]).toEqual([0, 0]);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^onUpdate failed for task task-1 in state success: ./),
    ]);
  });

  it('responds after any other function of the caller throws it', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await statusOf(open({ verify: bad }).callbacks)).toBe(503);
    expect(await statusOf(open({ verify: () => false, onRejected: bad }).callbacks)).toBe(401);
    const listening = open();
    listening.callbacks.listen('task-1', bad);
    expect(await statusOf(listening.callbacks)).toBe(200);
    await expect.poll(() => listening.errors.length, soon).toBeGreaterThan(0);
    expect(await statusOf(open({ onUpdate: bad, onError: bad }).callbacks)).toBe(503);
    await expect.poll(() => print.mock.calls.flat(), soon).toEqual([expect.stringMatching(/And onError failed: ./)]);
    const url = await listenOn(toNodeListener(async () => bad()));
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(500);
  });
});

describe('a handler that fails', () => {
  const throws = () => {
    throw new Error('bad');
  };
  const rejects = () => Promise.reject(new Error('bad'));

  it.each([
    ['throws', throws],
    ['rejects', rejects],
  ])('responds when a function of the caller %s', async (_, bad) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { callbacks } = open({ onRejected: bad, onUpdate: bad, onError: bad });
    expect((await post(callbacks, 'nonsense')).status).toBe(400);
    expect((await post(callbacks, taskCallback('task-1', 'success'))).status).toBe(503);
    await expect.poll(() => print.mock.calls.length, soon).toBe(3);
    expect(print.mock.calls.map(([text]) => text).sort()).toEqual([
      'onRejected failed: bad. And onError failed: bad',
      'onRejected failed: bad. And onError failed: bad',
      expect.stringMatching(
        /^onUpdate failed for task task-1 in state success: bad \(at .*\)\. And onError failed: bad$/,
      ),
    ]);
  });

  it('responds when waitUntil throws, and handles and reports the update', async () => {
    const { callbacks, states, errors } = open();
    const request = new Request('http://x', { method: 'POST', body: JSON.stringify(taskCallback('a', 'success')) });
    expect((await callbacks(request, { waitUntil: throws })).status).toBe(200);
    expect(states()).toEqual(['success']);
    await expect.poll(() => errors.map(({ message }) => message), soon).toEqual(['waitUntil failed: bad']);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a request of Node', { method: 'POST', url: '/', headers: { host: 'x' } }],
  ])('responds to %s in place of a request, and says what to do', async (_, request) => {
    const { callbacks, errors } = open();
    const response = await callbacks(request as Request);
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: { code: 'receiver_failed', message: 'The receiver of callbacks failed.' } },
    ]);
    expect(errors[0]?.message).toContain('createServer(toNodeListener(callbacks))');
  });

  it('responds when the request was read before', async () => {
    const { callbacks, errors } = open();
    const request = new Request('http://x', { method: 'POST', body: JSON.stringify(taskCallback('a', 'success')) });
    await request.text();
    expect((await callbacks(request)).status).toBe(500);
    expect(errors[0]?.message).toContain('Pass the request on unread');
  });
});
