import { describe, expect, it } from 'vitest';
import { CallbackError, type Inbox } from '../../src/callbacks/index.js';
import { GenMediaError } from '../../src/index.js';
import { news, open, post, sharedInbox } from './scene.js';

describe('an inbox that fails', () => {
  const down = () => Promise.reject(new Error('connection refused'));
  const failing: [string, (inbox: Inbox) => Inbox][] = [
    ['latest rejects', (inbox) => ({ ...inbox, latest: down })],
    ['keep rejects', (inbox) => ({ ...inbox, keep: down })],
    ['keep rejects, and has kept', (inbox) => ({ ...inbox, keep: (...news) => inbox.keep(...news).then(down) })],
    ['latest gives nonsense', (inbox) => ({ ...inbox, latest: async () => undefined as never })],
    [
      'latest throws',
      (inbox) => ({
        ...inbox,
        latest: () => {
          throw new Error('connection refused');
        },
      }),
    ],
  ];
  it.each(failing)('has the service send again, and loses nothing: %s', async (_, broken) => {
    const { inbox } = sharedInbox();
    let isDown = true;
    const current = () => (isDown ? broken(inbox) : inbox);
    const { callbacks, states, errors, refusals } = open({
      inbox: { latest: (ids) => current().latest(ids), keep: (id, state) => current().keep(id, state) },
    });
    const answer = await post(callbacks, news('task-1', 'success'));
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(JSON.stringify(answer.body)).not.toContain('refused');
    expect([states(), refusals]).toEqual([[], []]);
    expect(errors).toMatchObject([
      { taskId: 'task-1', message: expect.stringMatching(/^The inbox failed for task task-1: ./) },
    ]);
    expect([errors[0] instanceof CallbackError, errors[0] instanceof GenMediaError]).toEqual([true, true]);
    expect(errors[0]?.cause).toBeInstanceOf(Error);

    isDown = false;
    for (const state of ['success', 'success', 'processing'] as const) {
      expect((await post(callbacks, news('task-1', state))).status).toBe(200);
    }
    expect(states()).toEqual(['success']);
  });

  it('does not hold up what comes behind', async () => {
    const { inbox } = sharedInbox();
    let count = 0;
    const keep: Inbox['keep'] = (...news) => (++count === 1 ? down() : inbox.keep(...news));
    const { callbacks, states } = open({ inbox: { ...inbox, keep } });
    const answers = await Promise.all([1, 2, 3].map(() => post(callbacks, news('task-1', 'success'))));
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
    expect(states()).toEqual(['success']);
  });

  it('that has kept late news all the same does not bring them back', async () => {
    const { inbox } = sharedInbox();
    let isDown = true;
    const keep: Inbox['keep'] = async (...news) => {
      await inbox.keep(...news);
      if (isDown) throw new Error('timeout');
    };
    const { callbacks, states } = open({ inbox: { ...inbox, keep } });
    for (const id of ['task-1', 'task-2']) expect((await post(callbacks, news(id, 'processing'))).status).toBe(503);
    isDown = false;
    for (const state of ['success', 'processing'] as const) await post(callbacks, news('task-1', state));
    expect(states()).toEqual(['success']);
    // Another machine is told the end of this one.
    await inbox.keep('task-2', 'success');
    await post(callbacks, news('task-2', 'processing'));
    expect(states()).toEqual(['success']);
  });
});
