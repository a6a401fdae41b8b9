import { describe, expect, it } from 'vitest';
import { CallbackError, type Inbox } from '../../src/callbacks/index.js';
import { GenMediaError } from '../../src/index.js';
import { open, post, record, sharedInbox, taskCallback } from './setup.js';

const down = () => Promise.reject(new Error('connection refused'));

/** An inbox that is another one while it is down. */
function breakable(inbox: Inbox, broken: Inbox) {
  const line = { isDown: true };
  const current = () => (line.isDown ? broken : inbox);
  const switching: Inbox = {
    latest: (ids) => current().latest(ids),
    claim: (...values) => current().claim(...values),
    complete: (...values) => current().complete(...values),
    release: (...values) => current().release(...values),
  };
  return Object.assign(line, { inbox: switching });
}

/** Whether onUpdate has run when it fails, which must not run again in this process. */
const failing: [string, (inbox: Inbox) => Inbox, reported: string[]][] = [
  ['claim rejects', (inbox) => ({ ...inbox, claim: down }), []],
  [
    'claim rejects, and has claimed',
    (inbox) => ({ ...inbox, claim: (...claim) => inbox.claim(...claim).then(down) }),
    [],
  ],
  ['claim gives nonsense', (inbox) => ({ ...inbox, claim: async () => undefined as never }), []],
  [
    'claim throws',
    (inbox) => ({
      ...inbox,
      claim: () => {
        throw new Error('connection refused');
      },
    }),
    [],
  ],
  ['complete rejects', (inbox) => ({ ...inbox, complete: down }), ['success']],
  [
    'complete rejects, and has recorded',
    (inbox) => ({ ...inbox, complete: (...claim) => inbox.complete(...claim).then(down) }),
    ['success'],
  ],
];

describe('an inbox that fails', () => {
  it.each(failing)(
    'has the service send again when the inbox fails, and handles each update once: %s',
    async (_, broken, reported) => {
      const { inbox, kept, claims } = sharedInbox();
      const line = breakable(inbox, broken(inbox));
      const { callbacks, states, errors, rejections } = open({ inbox: line.inbox });
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        const response = await post(callbacks, taskCallback('task-1', 'success'));
        expect(response).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
        expect(response.headers.get('retry-after')).toBe('1');
        expect(JSON.stringify(response.body)).not.toContain('refused');
        expect(states()).toEqual(reported);
        expect([errors.length, rejections.length]).toEqual([attempt, attempt]);
      }
      expect(errors[0]).toMatchObject({
        taskId: 'task-1',
        message: expect.stringMatching(/^The inbox failed for task task-1: ./),
      });
      expect([errors[0] instanceof CallbackError, errors[0] instanceof GenMediaError]).toEqual([true, true]);
      expect(errors[0]?.cause).toBeInstanceOf(Error);

      line.isDown = false;
      for (const state of ['success', 'success', 'processing'] as const) {
        expect((await post(callbacks, taskCallback('task-1', state))).status).toBe(200);
      }
      expect(states()).toEqual(['success']);
      expect([[...kept], [...claims]]).toEqual([[['task-1', 'success']], []]);
    },
  );

  it('continues with the next update after one for which the inbox failed', async () => {
    const { inbox } = sharedInbox();
    let count = 0;
    const claim: Inbox['claim'] = (...values) => (++count === 1 ? down() : inbox.claim(...values));
    const { callbacks, states } = open({ inbox: { ...inbox, claim } });
    const [processing, success] = await Promise.all([
      post(callbacks, taskCallback('task-1', 'processing')),
      post(callbacks, taskCallback('task-1', 'success')),
    ]);
    expect([processing.status, success.status]).toEqual([503, 200]);
    expect(states()).toEqual(['success']);
  });

  it('handles the end of a task after the inbox failed at the end of processing', async () => {
    const { inbox, kept } = sharedInbox();
    const line = breakable(inbox, { ...inbox, complete: down });
    const { callbacks, states } = open({ inbox: line.inbox });
    expect((await post(callbacks, taskCallback('task-1', 'processing'))).status).toBe(503);
    line.isDown = false;
    expect((await post(callbacks, taskCallback('task-1', 'success'))).status).toBe(200);
    expect((await post(callbacks, taskCallback('task-1', 'processing'))).status).toBe(200);
    expect(states()).toEqual(['processing', 'success']);
    expect(kept.get('task-1')).toBe('success');
  });

  it('keeps what another machine has handled after the inbox failed to complete an earlier state', async () => {
    const { inbox, kept } = sharedInbox();
    const line = breakable(inbox, { ...inbox, complete: down });
    const { callbacks, states } = open({ inbox: line.inbox });
    expect((await post(callbacks, taskCallback('task-1', 'processing'))).status).toBe(503);
    line.isDown = false;
    await record(inbox, 'task-1', 'success');
    expect((await post(callbacks, taskCallback('task-1', 'processing'))).status).toBe(200);
    expect([states(), kept.get('task-1')]).toEqual([['processing'], 'success']);
  });

  it('does not report an inbox that fails to release: the claim expires', async () => {
    const { inbox } = sharedInbox();
    let runs = 0;
    const onUpdate = () => {
      runs += 1;
      if (runs === 1) throw new Error('no disk');
    };
    const { callbacks, errors } = open({ inbox: { ...inbox, release: down }, onUpdate });
    expect((await post(callbacks, taskCallback('task-1', 'success'))).status).toBe(503);
    expect((await post(callbacks, taskCallback('task-1', 'success'))).status).toBe(200);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^onUpdate failed for task task-1 in state \w+: no disk \(at /),
    ]);
  });
});
