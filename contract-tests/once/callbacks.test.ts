import { describe, expect, it } from 'vitest';
import { createCallbackHandler, tokenInUrl } from '../../src/callbacks/index.js';
import type { TaskRequest } from '../../src/index.js';
import { memoryRecords } from '../../src/once/index.js';
import { post, taskCallback } from '../callbacks/setup.js';
import { atOnce, ends, killOnTheWay, passInSteps, setup, untilResolved, video } from './setup.js';

const lease = 90_000;
const token = 'token-of-sixteen-or-more';

/** A sandbox whose callbacks reach a handler that resolves keys. */
function setupCallbacks() {
  const records = memoryRecords();
  const statuses: number[] = [];
  const deliver = async (request: Request) => {
    const response = await callbacks(request);
    statuses.push(response.status);
    return response;
  };
  const all = setup({ deliver }, records);
  const callbacks = createCallbackHandler({
    verify: tokenInUrl(token),
    onUpdate: all.process().onUpdate,
    onError: () => {},
  });
  return { ...all, callbacks, statuses };
}

describe('a callback', () => {
  it('resolves the key in the URL of a request without payload', async () => {
    const all = setupCallbacks();
    const task = video({ callback_url: `http://localhost/hooks?token=${token}&once=order%2F7` });
    await killOnTheWay(all, 'order/7', task);
    await passInSteps(lease);
    await untilResolved(all.records);
    const [{ id } = { id: '' }] = all.sandbox.tasks();
    expect(await atOnce(all.process().create('order/7', task))).toMatchObject({ handle: { id }, isNew: false });
    expect(await all.process().unknown()).toEqual([]);
  });

  it('does not change the result of a call when its callback arrives before the response', async () => {
    const all = setupCallbacks();
    const task = video({ payload: 'a', callback_url: `http://localhost/hooks?token=${token}` });
    const slow = all.process({
      fetch: async (url, init) => {
        const response = await all.gen.fetch(url, init);
        if (init.method === 'POST') await new Promise((resolve) => setTimeout(resolve, 30_000));
        return response;
      },
    });
    const { handle } = await ends(slow.create('a', task));
    expect(all.statuses).toContain(200);
    expect(handle).toMatchObject({ id: all.sandbox.tasks()[0]?.id, operation: 'createText2Video' });
    expect((await atOnce(all.process().create('a', task))).handle).toEqual(handle);
  });

  it('decides nothing on a callback about an unknown task, and asks for it again', async () => {
    const all = setupCallbacks();
    await killOnTheWay(all, 'a', video({ payload: 'a' }));
    await passInSteps(lease);
    const url = `http://localhost/hooks?token=${token}`;
    const forged = { ...taskCallback('invented', 'success'), payload: 'a' };
    const request = new Request(url, { method: 'POST', body: JSON.stringify(forged) });
    expect((await atOnce(all.callbacks(request))).status).toBe(503);
    expect((await all.process().unknown()).map(({ key }) => key)).toEqual(['a']);
  });

  it('decides nothing on a callback about a task with another payload', async () => {
    const all = setupCallbacks();
    await killOnTheWay(all, 'a', video({ payload: 'a' }));
    const { handle } = await atOnce(all.process().create('b', video({ payload: 'b' })));
    await passInSteps(lease);
    const forged = { ...taskCallback(handle.id, 'success'), payload: 'a' };
    const request = new Request(`http://localhost/hooks?token=${token}`, {
      method: 'POST',
      body: JSON.stringify(forged),
    });
    expect((await atOnce(all.callbacks(request))).status).toBe(200);
    expect((await all.process().unknown()).map(({ key }) => key)).toEqual(['a']);
  });

  it('reads nothing for a callback whose key has its task, or without a key', async () => {
    const all = setupCallbacks();
    const task: TaskRequest = video({ payload: 'a' });
    const { handle } = await atOnce(all.process().create('a', task));
    const callbacks = createCallbackHandler({ onUpdate: all.process().onUpdate });
    for (const payload of ['a', 'nobody', '', 'x'.repeat(300)])
      expect((await post(callbacks, { ...taskCallback(`${handle.id}-${payload}`, 'success'), payload })).status).toBe(
        200,
      );
    expect(all.polls()).toEqual([]);
  });
});
