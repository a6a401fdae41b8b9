import { describe, expect, it } from 'vitest';
import type { Inbox } from '../../src/callbacks/index.js';
import { memoryInbox } from '../../src/callbacks/memory-inbox.js';
import { filmNews, gate, news, open, post, record, sharedInbox } from './setup.js';

type State = 'processing' | 'success' | 'failed';

describe('news are told once', () => {
  it.each<[posted: State[], told: State[]]>([
    [
      ['processing', 'success'],
      ['processing', 'success'],
    ],
    [
      ['processing', 'processing', 'failed', 'failed', 'failed', 'failed'],
      ['processing', 'failed'],
    ],
    [['success', 'processing'], ['success']],
    [['failed', 'processing', 'failed'], ['failed']],
    [['success', 'failed'], ['success']],
    [['failed', 'success'], ['failed']],
    [['success', 'processing', 'success'], ['success']],
  ])('of %j', async (posted, told) => {
    const { callbacks, states } = open();
    for (const state of posted) expect((await post(callbacks, news('task-1', state))).status).toBe(200);
    expect(states()).toEqual(told);
  });

  it('of each task by itself, of films as of others', async () => {
    const { callbacks, updates } = open();
    for (const body of [
      news('a', 'success'),
      filmNews('b', 'processing'),
      filmNews('b', 'success'),
      news('a', 'success'),
    ]) {
      await post(callbacks, body);
    }
    expect(updates.map(({ taskId, state }) => [taskId, state])).toEqual([
      ['a', 'success'],
      ['b', 'processing'],
      ['b', 'success'],
    ]);
  });

  it('also when they come in the same instant and the inbox is slow', async () => {
    const { kept, inbox } = sharedInbox();
    const claim: Inbox['claim'] = async (...values) => {
      const result = await inbox.claim(...values);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return result;
    };
    const { callbacks, states } = open({ inbox: { ...inbox, claim } });
    const posted = (['success', 'processing', 'success', 'failed', 'success'] as const).map((state) =>
      post(callbacks, news('task-1', state)),
    );
    expect((await Promise.all(posted)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(states()).toEqual(['success']);
    expect([...kept]).toEqual([['task-1', 'success']]);
  });

  it('also when one comes while another is still waited for behind a third', async () => {
    const { inbox } = sharedInbox();
    const claim: Inbox['claim'] = async (...values) => {
      const result = await inbox.claim(...values);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return result;
    };
    const { callbacks, states } = open({ inbox: { ...inbox, claim } });
    const first = post(callbacks, news('task-1', 'processing'));
    const second = post(callbacks, news('task-1', 'success'));
    await first;
    await Promise.all([second, post(callbacks, news('task-1', 'success'))]);
    expect(states()).toEqual(['processing', 'success']);
  });

  it('and different tasks do not wait for each other', async () => {
    const { open: release, opened } = gate();
    const { inbox } = sharedInbox();
    const claim: Inbox['claim'] = async (id, more) => {
      if (id === 'slow') await opened;
      return inbox.claim(id, more);
    };
    const { callbacks, updates } = open({ inbox: { ...inbox, claim } });
    const slow = post(callbacks, news('slow', 'success'));
    await post(callbacks, news('quick', 'success'));
    expect(updates.map(({ taskId }) => taskId)).toEqual(['quick']);
    release();
    await slow;
    expect(updates.map(({ taskId }) => taskId)).toEqual(['quick', 'slow']);
  });

  it('of a task whose state nobody knows, in an inbox that others write to', async () => {
    const { kept, inbox } = sharedInbox();
    kept.set('task-1', 'invented');
    const { callbacks, states } = open({ inbox });
    await post(callbacks, news('task-1', 'processing'));
    expect(states()).toEqual(['processing']);
  });
});

it('unless told, 100,000 tasks are remembered, and those that were told of longest ago are forgotten', async () => {
  const inbox = memoryInbox();
  for (let number = 0; number < 100_000; number += 1) await record(inbox, `task-${number}`, 'processing');
  const { callbacks, updates } = open({ inbox });
  const tell = async (number: number, state: State) => {
    await post(callbacks, news(`task-${number}`, state));
    return updates.splice(0).map(({ taskId }) => taskId);
  };
  expect(await tell(0, 'processing')).toEqual([]);
  expect(await tell(0, 'success')).toEqual(['task-0']);
  expect(await tell(100_000, 'success')).toEqual(['task-100000']);
  // Number 1 had to go. It is news again, and then number 2 has to.
  expect(await tell(0, 'success')).toEqual([]);
  expect(await tell(2, 'processing')).toEqual([]);
  expect(await tell(1, 'processing')).toEqual(['task-1']);
  expect(await tell(2, 'processing')).toEqual(['task-2']);
});
