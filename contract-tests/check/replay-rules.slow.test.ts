import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../src/check/index.js';
import { type ReportedViolation, replay, violationsOf } from '../../src/check/replay.js';
import { changeResponses, checkInProcess, isTo, reject, type ServerParts } from './open-server.js';
import { slowly, type WrongServer, wrongServers } from './wrong-servers.js';

/** Sends violations again, to a server in this process. */
const replayInProcess = (
  violations: readonly ReportedViolation[],
  options: Partial<CheckOptions>,
  server: ServerParts = {},
) => checkInProcess(options, server, (all) => replay(violations, all));

const defaultsOf =
  'createText2Video: the response to a create has the documented defaults of fields that were left out';

const [expiring] = wrongServers.filter(({ fault }) => fault === 'returns URLs that expire early');

describe('a replay', () => {
  it.concurrent.each([...wrongServers.filter(({ says }) => says), ...(expiring ? [expiring] : [])])(
    'finds a server again that $fault, and no longer after it was fixed',
    async (wrong) => {
      const { options, breaks: _, says: __, ...server } = wrong;
      const [one] = violationsOf(await checkInProcess(options, server));
      const violations = one ? [one] : [];
      const again = await replayInProcess(violations, options, server);
      expect(again.summary).toBe('1 of 1 violation still fail, 0 no longer do.');
      const mended = await replayInProcess(violations, { profile: options.profile }, { sandbox: slowly });
      expect(mended.summary).toBe('0 of 1 violation still fail, 1 no longer do.');
    },
  );

  it('finds another default resolution again', async () => {
    const options: Partial<CheckOptions> = { profile: 'full', only: ['createText2Video: a legal body', defaultsOf] };
    const wrap = changeResponses('/text2video', (body, { init }) => ({
      ...body,
      ...(!String(init.body).includes('"resolution"') && { resolution: '1080p' }),
    }));
    const [one] = violationsOf(await checkInProcess(options, { wrap }));
    expect(one?.actual).toBe('returned resolution = "1080p"');
    const again = await replayInProcess(one ? [one] : [], options, { wrap });
    expect(again.summary).toBe('1 of 1 violation still fail, 0 no longer do.');
  });

  it('reports a rejection that the document leaves open as undocumented, where it failed before', async () => {
    const [failing] = wrongServers.filter(({ fault }) => fault === 'fails where it may only reject');
    const { options, ...server } = failing as WrongServer;
    const violations = violationsOf(await checkInProcess(options, server));
    expect(violations.length).toBeGreaterThan(0);
    const narrow = reject('/text2video', ({ duration }) => duration === 4294967295);
    const { rules, summary } = await replayInProcess(violations, options, { wrap: narrow });
    const count = violations.length;
    expect(summary).toMatch(
      /^0 of \d+ violations? still fail, \d+ no longer do, \d+ of these different where the document/,
    );
    const found = rules.flatMap(({ undocumented = [] }) => undocumented);
    expect(found).toHaveLength(count);
    for (const { actual } of found) expect(actual).toContain('narrower than the document, which does not say');
  });

  it('waits as long again for URLs that expire after a moment', async () => {
    const requested: number[] = [];
    const wrap: NonNullable<ServerParts['wrap']> = (next) => (url, init) => {
      if (!isTo('/ent/', url)) requested.push(performance.now());
      return next(url, init);
    };
    const { options, ...server } = expiring as WrongServer;
    const [one] = violationsOf(await checkInProcess(options, server));
    expect(one?.sent?.afterMs).toBeGreaterThanOrEqual(0);
    const later = one?.sent ? [{ ...one, sent: { ...one.sent, afterMs: 1500 } }] : [];
    await replayInProcess(later, options, { wrap });
    expect((requested.at(-1) ?? 0) - (requested[0] ?? 0)).toBeGreaterThanOrEqual(1400);
  });
});
