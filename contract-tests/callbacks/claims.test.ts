import { afterEach, expect, it, vi } from 'vitest';
import type { Claim, Inbox } from '../../src/callbacks/index.js';
import { gate, open, post, sharedInbox, taskCallback } from './setup.js';

afterEach(() => void vi.useRealTimers());

/** An inbox that others write to, with every claim that was made in it. */
function recordingInbox() {
  const shared = sharedInbox();
  const made: Claim[] = [];
  const claim: Inbox['claim'] = (taskId, value) => {
    made.push(value);
    return shared.inbox.claim(taskId, value);
  };
  return { ...shared, made, inbox: { ...shared.inbox, claim } };
}

/** Advances simulated time, and lets pending work finish. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Posts a callback, and fills in the status when the response arrives. */
function posted(...values: Parameters<typeof post>) {
  const response: { status?: number; code?: string | undefined } = {};
  void post(...values).then(({ status, body }) => Object.assign(response, { status, code: body.error?.code }));
  return response;
}

it('claims with the states that supersede the update, and an owner that is unique to the handler', async () => {
  const { inbox, made, kept, claims } = recordingInbox();
  const [one, two] = [open({ inbox }), open({ inbox })];
  await post(one.callbacks, taskCallback('a', 'processing'));
  await post(one.callbacks, taskCallback('a', 'failed'));
  await post(two.callbacks, taskCallback('b', 'success'));
  expect(made.map(({ state, lease }) => [state, lease])).toEqual([
    ['processing', 2000],
    ['failed', 2000],
    ['success', 2000],
  ]);
  expect(made[0]?.supersededBy).toEqual(expect.arrayContaining(['processing', 'success', 'failed']));
  expect(made[0]?.supersededBy).not.toContain('queueing');
  for (const { supersededBy } of made.slice(1)) {
    expect(supersededBy).toEqual(expect.arrayContaining(['success', 'failed']));
    expect(supersededBy).not.toContain('processing');
  }
  expect(made[0]?.owner).toBe(made[1]?.owner);
  expect(made[0]?.owner).not.toBe(made[2]?.owner);
  expect([[...kept.values()], claims.size]).toEqual([['failed', 'success'], 0]);
});

it('extends a claim while onUpdate runs, even after the response, and no longer', async () => {
  vi.useFakeTimers();
  const { inbox, made, kept, claims } = recordingInbox();
  const { open: letGo, opened } = gate();
  const { callbacks } = open({ inbox, onUpdate: () => opened });
  const response = posted(callbacks, taskCallback('a', 'success'));
  await pass(0);
  expect(made).toHaveLength(1);
  await pass(10_000);
  expect([response.status, made.length, claims.size]).toEqual([503, 21, 1]);
  letGo();
  await pass(0);
  expect([[...kept], claims.size, vi.getTimerCount()]).toEqual([[['a', 'success']], 0, 0]);
});

it('extends a claim as soon as the inbox works again, one at a time', async () => {
  vi.useFakeTimers();
  const { inbox } = sharedInbox();
  let made = 0;
  const claim: Inbox['claim'] = (taskId, value) => {
    made += 1;
    if (made === 2) return Promise.reject(new Error('down'));
    if (made === 3) return new Promise((resolve) => setTimeout(resolve, 5000, 'claimed'));
    return inbox.claim(taskId, value);
  };
  const { open: letGo, opened } = gate();
  const { callbacks, errors } = open({ inbox: { ...inbox, claim }, onUpdate: () => opened });
  posted(callbacks, taskCallback('a', 'success'));
  await pass(1000);
  expect(made).toBe(3);
  await pass(4900);
  expect(made).toBe(3);
  await pass(1000);
  expect(made).toBeGreaterThan(3);
  letGo();
  await pass(0);
  expect(errors).toEqual([]);
});

it('waits for an update that another machine handles, and then handles or ignores it', async () => {
  vi.useFakeTimers();
  const { inbox, kept, claims } = recordingInbox();
  const { callbacks, states, rejections } = open({ inbox });
  for (const id of ['finished', 'failed']) claims.set(id, 'another');
  const [finished, failed] = [
    posted(callbacks, taskCallback('finished', 'success')),
    posted(callbacks, taskCallback('failed', 'success')),
  ];
  await pass(1000);
  expect([finished, failed, states()]).toEqual([{}, {}, []]);
  kept.set('finished', 'success');
  claims.clear();
  await pass(100);
  expect([finished.status, failed.status, states(), rejections]).toEqual([200, 200, ['success'], []]);
});

it('has the service send again what another machine handles for longer, and leaves no timers', async () => {
  vi.useFakeTimers();
  const { inbox, claims, made } = recordingInbox();
  const { callbacks, states } = open({ inbox });
  claims.set('a', 'another');
  const response = posted(callbacks, taskCallback('a', 'success'));
  await pass(4100);
  expect(response).toEqual({ status: 503, code: 'unfinished' });
  await pass(1000);
  const before = made.length;
  claims.clear();
  await pass(10_000);
  expect([made.length, vi.getTimerCount(), states()]).toEqual([before, 0, []]);
  expect((await post(callbacks, taskCallback('a', 'success'))).status).toBe(200);
});

it('releases a claim when onUpdate fails, so that another machine need not wait', async () => {
  const { inbox, claims, kept } = recordingInbox();
  const bad = open({ inbox, onUpdate: () => Promise.reject(new Error('no disk')) });
  const good = open({ inbox });
  expect((await post(bad.callbacks, taskCallback('a', 'success'))).status).toBe(503);
  expect([claims.size, kept.size]).toEqual([0, 0]);
  expect((await post(good.callbacks, taskCallback('a', 'success'))).status).toBe(200);
  expect(good.states()).toEqual(['success']);
});

it('notifies a listener that is added while onUpdate runs when it ends, and an earlier one at once', async () => {
  const { open: letGo, opened } = gate();
  let isThere = false;
  const onUpdate = () => {
    isThere = true;
    return opened;
  };
  const { callbacks } = open({ onUpdate });
  const received: string[] = [];
  callbacks.listen('a', (state) => received.push(`early ${state}`));
  const response = post(callbacks, taskCallback('a', 'success'));
  await vi.waitUntil(() => isThere);
  expect(received).toEqual(['early success']);
  callbacks.listen('a', (state) => received.push(`late ${state}`));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(received).toEqual(['early success']);
  letGo();
  await response;
  expect(received).toEqual(['early success', 'late success']);
});
