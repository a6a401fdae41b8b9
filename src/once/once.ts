import type { GenMedia } from '../client/gen-media.js';
import { assertIsClient } from '../client/generator-of.js';
import { checkOptions, objectWith, wholeMilliseconds } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { maxTimerDelay } from '../shared/delay.js';
import { Creates, reserveMs } from './creates.js';
import type { Records } from './records.js';

/** Options of `once`. */
export interface OnceOptions {
  /**
   * Milliseconds for which `create` waits while another call sends the request of its key. After that it throws an
   * `InProgressError`. Default: 5,000.
   */
  wait?: number | undefined;
  /**
   * Milliseconds after which a request without an outcome counts as unknown. It must be longer than `timeout` of the client, and
   * the same in all processes. Nothing is sent because of it. Default: 90,000, or 30,000 more than `timeout` of the client if
   * that is longer. The lease of a request without a timeout is extended for as long as its process runs.
   */
  lease?: number | undefined;
}

/**
 * Creates with keys: each key is paid once, however often it is asked for, in any process.
 *
 *     const creates = once(gen, redisRecords(redis));
 *     const { handle } = await creates.create('order-1042', { generator: 'text2video', request });
 */
export function once(gen: GenMedia, records: Records, options: OnceOptions = {}): Creates {
  assertIsClient('once', gen, 'records');
  const rule = objectWith('records, such as redisRecords returns', 'read', 'claim', 'replace', 'open');
  if (!rule.fits(records))
    throw new ConfigurationError(
      `The second argument of once must be ${rule.mustBe}, not ${rule.describe?.(records)}: once(gen, records).`,
    );
  const { timeout } = gen;
  // No lease is longer than that of a client whose requests never time out.
  const minLease = Number.isFinite(timeout) ? Math.max(1000, Math.floor(timeout) + 1) : 1000;
  const { fits } = wholeMilliseconds(minLease);
  const mustBe = `a whole number of milliseconds, at least ${minLease}: longer than timeout of the client`;
  checkOptions('once', options, { wait: wholeMilliseconds(0, maxTimerDelay), lease: { mustBe, fits } });
  const usual = Number.isFinite(timeout) ? Math.max(90_000, Math.ceil(timeout) + reserveMs) : 90_000;
  const { wait = 5000, lease = usual } = options;
  return new Creates(gen, records, { wait, lease });
}
