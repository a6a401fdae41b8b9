import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCallbackHandler } from '../../src/callbacks/index.js';
import { gate, news, open, post, soon } from './scene.js';

afterEach(() => void vi.restoreAllMocks());

describe('onUpdate', () => {
  it('is not waited for', async () => {
    const { open: release, opened } = gate();
    let isDone = false;
    const onUpdate = () =>
      opened.then(() => {
        isDone = true;
      });
    const { callbacks } = open({ onUpdate });
    let status: number | undefined;
    void post(callbacks, news('task-1', 'success')).then((answer) => {
      status = answer.status;
    });
    await expect.poll(() => status, soon).toBe(200);
    expect(isDone).toBe(false);
    release();
    await expect.poll(() => isDone, soon).toBe(true);
  });

  it('is handed to waitUntil, where there is one, until it is settled', async () => {
    const { open: release, opened } = gate();
    const promises: Promise<unknown>[] = [];
    const context = {
      name: 'context',
      waitUntil(promise: Promise<unknown>) {
        // Workers refuse a function that was taken from its object.
        expect(this.name).toBe('context');
        promises.push(promise);
        return new Promise<void>(() => {});
      },
    };
    const onUpdate = async () => {
      await opened;
      throw new Error('no disk');
    };
    const { callbacks, errors } = open({ onUpdate });
    const request = () => new Request('http://x', { method: 'POST', body: JSON.stringify(news('a', 'success')) });
    expect((await callbacks(request(), context)).status).toBe(200);
    expect([promises.length, errors.length]).toEqual([1, 0]);
    release();
    await promises[0];
    expect(errors.map(({ message }) => message)).toEqual(['onUpdate failed for task a: no disk']);
    await callbacks(request(), context);
    expect(promises).toHaveLength(1);
  });

  it.each<[string, () => unknown]>([
    ['rejects', () => Promise.reject(new Error('no disk'))],
    [
      'throws',
      () => {
        throw new Error('no disk');
      },
    ],
  ])('that %s is told to onError, and not called again', async (_, onUpdate) => {
    let calls = 0;
    const { callbacks, errors } = open({
      onUpdate: () => {
        calls += 1;
        return onUpdate();
      },
    });
    for (let count = 0; count < 3; count += 1) {
      expect((await post(callbacks, news('task-1', 'success'))).status).toBe(200);
    }
    await expect.poll(() => errors.length, soon).toBe(1);
    expect(errors[0]).toMatchObject({ taskId: 'task-1', cause: { message: 'no disk' } });
    expect(calls).toBe(1);
  });

  it('without onError, its message goes to the console, and nothing of the body', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const callbacks = createCallbackHandler({ onUpdate: () => Promise.reject(new Error('no disk')) });
    await post(callbacks, news('task-1', 'success', { payload: 'a secret of the shop' }));
    await expect.poll(() => print.mock.calls, soon).toEqual([['onUpdate failed for task task-1: no disk']]);
  });
});

describe('the handler always answers', () => {
  const throws = () => {
    throw new Error('bad');
  };
  const rejects = () => Promise.reject(new Error('bad'));

  it.each([
    ['throws', throws],
    ['rejects', rejects],
  ])('when a function of yours %s', async (_, bad) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { callbacks } = open({ onRefused: bad, onUpdate: bad, onError: bad });
    expect((await post(callbacks, 'nonsense')).status).toBe(400);
    expect((await post(callbacks, news('task-1', 'success'))).status).toBe(200);
    await expect.poll(() => print.mock.calls.length, soon).toBe(2);
    expect(print.mock.calls.map(([text]) => text)).toEqual([
      'onRefused failed: bad. And onError failed: bad',
      'onUpdate failed for task task-1: bad. And onError failed: bad',
    ]);
  });

  it('when waitUntil throws: the news are kept and told', async () => {
    const { callbacks, states, errors } = open();
    const request = new Request('http://x', { method: 'POST', body: JSON.stringify(news('a', 'success')) });
    expect((await callbacks(request, { waitUntil: throws })).status).toBe(200);
    expect(states()).toEqual(['success']);
    await expect.poll(() => errors.map(({ message }) => message), soon).toEqual(['waitUntil failed: bad']);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a request of Node', { method: 'POST', url: '/', headers: { host: 'x' } }],
  ])('when it is given %s, and says what to do', async (_, request) => {
    const { callbacks, errors } = open();
    const response = await callbacks(request as Request);
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: { code: 'receiver_failed', message: 'The receiver of callbacks failed.' } },
    ]);
    expect(errors[0]?.message).toContain('createServer(toNodeListener(callbacks))');
  });

  it('when somebody has read the request before', async () => {
    const { callbacks, errors } = open();
    const request = new Request('http://x', { method: 'POST', body: JSON.stringify(news('a', 'success')) });
    await request.text();
    expect((await callbacks(request)).status).toBe(500);
    expect(errors[0]?.message).toContain('Hand over the request unread');
  });
});
