import { describe, expect, it } from 'vitest';
import type { Inbox } from '../../src/callbacks/index.js';
import { memoryInbox } from '../../src/callbacks/memory-inbox.js';
import { filmCallback, gate, open, post, record, sharedInbox, taskCallback } from './setup.js';

type State = 'processing' | 'success' | 'failed';

describe('an update that is sent more than once', () => {
  it.each<[posted: State[], reported: State[]]>([
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
  ])('reports each update once when %j are sent', async (posted, reported) => {
    const { callbacks, states } = open();
    for (const state of posted) expect((await post(callbacks, taskCallback('task-1', state))).status).toBe(200);
    expect(states()).toEqual(reported);
  });

  it('reports each update once for each task separately, films included', async () => {
    const { callbacks, updates } = open();
    for (const body of [
      taskCallback('a', 'success'),
      filmCallback('b', 'processing'),
      filmCallback('b', 'success'),
      taskCallback('a', 'success'),
    ]) {
      await post(callbacks, body);
    }
    expect(updates.map(({ taskId, state }) => [taskId, state])).toEqual([
      ['a', 'success'],
      ['b', 'processing'],
      ['b', 'success'],
    ]);
  });

  it('reports an update once when it arrives twice at the same moment and the inbox is slow', async () => {
    const { kept, inbox } = sharedInbox();
    const claim: Inbox['claim'] = async (...values) => {
      const result = await inbox.claim(...values);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return result;
    };
    const { callbacks, states } = open({ inbox: { ...inbox, claim } });
    const posted = (['success', 'processing', 'success', 'failed', 'success'] as const).map((state) =>
      post(callbacks, taskCallback('task-1', state)),
    );
    expect((await Promise.all(posted)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(states()).toEqual(['success']);
    expect([...kept]).toEqual([['task-1', 'success']]);
  });

  it('reports an update once when it arrives while another is waiting for a third', async () => {
    const { inbox } = sharedInbox();
    const claim: Inbox['claim'] = async (...values) => {
      const result = await inbox.claim(...values);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return result;
    };
    const { callbacks, states } = open({ inbox: { ...inbox, claim } });
    const first = post(callbacks, taskCallback('task-1', 'processing'));
    const second = post(callbacks, taskCallback('task-1', 'success'));
    await first;
    await Promise.all([second, post(callbacks, taskCallback('task-1', 'success'))]);
    expect(states()).toEqual(['processing', 'success']);
  });

  it('reports updates of different tasks without waiting for each other', async () => {
    const { open: release, opened } = gate();
    const { inbox } = sharedInbox();
    const claim: Inbox['claim'] = async (id, more) => {
      if (id === 'slow') await opened;
      return inbox.claim(id, more);
    };
    const { callbacks, updates } = open({ inbox: { ...inbox, claim } });
    const slow = post(callbacks, taskCallback('slow', 'success'));
    await post(callbacks, taskCallback('quick', 'success'));
    expect(updates.map(({ taskId }) => taskId)).toEqual(['quick']);
    release();
    await slow;
    expect(updates.map(({ taskId }) => taskId)).toEqual(['quick', 'slow']);
  });

  it('reports an update of a task with an unknown state, in an inbox that others write to', async () => {
    const { kept, inbox } = sharedInbox();
    kept.set('task-1', 'invented');
    const { callbacks, states } = open({ inbox });
    await post(callbacks, taskCallback('task-1', 'processing'));
    expect(states()).toEqual(['processing']);
  });
});

it('keeps 100,000 tasks by default, and drops those with the oldest updates', async () => {
  const inbox = memoryInbox();
  for (let number = 0; number < 100_000; number += 1) await record(inbox, `task-${number}`, 'processing');
  const { callbacks, updates } = open({ inbox });
  const report = async (number: number, state: State) => {
    await post(callbacks, taskCallback(`task-${number}`, state));
    return updates.splice(0).map(({ taskId }) => taskId);
  };
  expect(await report(0, 'processing')).toEqual([]);
  expect(await report(0, 'success')).toEqual(['task-0']);
  expect(await report(100_000, 'success')).toEqual(['task-100000']);
  // Number 1 was forgotten. Its update is new again, and then number 2 is forgotten.
  expect(await report(0, 'success')).toEqual([]);
  expect(await report(2, 'processing')).toEqual([]);
  expect(await report(1, 'processing')).toEqual(['task-1']);
  expect(await report(2, 'processing')).toEqual(['task-2']);
});
