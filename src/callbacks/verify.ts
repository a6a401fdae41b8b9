import { ConfigurationError } from '../errors/configuration-error.js';
import { inTime } from './in-time.js';
import { Rejection, sendAgain } from './refusal.js';

/** What is known of a callback before its body is read. */
export interface CallbackHead {
  readonly headers: Headers;
  /** The URL that it was posted to. */
  readonly url: string;
}

/** A callback before anything of it is believed. */
export interface ReceivedCallback extends CallbackHead {
  /** The body, exactly as it came. */
  readonly body: Uint8Array;
}

/**
 * Checks whether a callback comes from the service. Only `true` lets it through. It must settle: a callback whose check takes
 * longer than `updateTimeout` gets 503, and what the check holds, such as the body, stays in memory until it ends. Give what it
 * calls a time limit, such as `AbortSignal.timeout(2000)`.
 *
 * The service signs some of its callbacks, and does not show how. A URL that nobody can guess does for all of them:
 *
 *     gen.adFilm.create({ images: [url], prompt: 'A watch that survives the sea', callback_url: `${hooks}?token=${token}` })
 *     verify: tokenInUrl(token)
 */
export interface Verify {
  (callback: ReceivedCallback): boolean | Promise<boolean>;
  /**
   * Runs before the body is read, where it is given. Anything but `true` rejects the callback, and nothing of its body
   * takes memory.
   */
  beforeBody?: ((head: CallbackHead) => boolean | Promise<boolean>) | undefined;
}

/**
 * A `verify` that needs only headers and URL, so that the body of a stranger is never read:
 *
 *     verify: withoutBody(({ headers }) => headers.get('x-client-verify') === 'SUCCESS') // set by your proxy alone
 */
export function withoutBody(check: NonNullable<Verify['beforeBody']>): Verify {
  if (typeof check !== 'function') {
    throw new ConfigurationError('withoutBody takes a function of headers and URL that returns true for the service.');
  }
  return Object.assign(() => true, { beforeBody: check });
}

/** Rejects what is not from the service, as far as its head shows it. */
export async function rejectUnverifiedHead(verify: Verify, head: CallbackHead, timeout: number): Promise<void> {
  const { beforeBody } = verify;
  if (beforeBody) await rejectUnless(() => beforeBody(head), timeout);
}

/** Rejects what is not from the service. */
export const rejectUnverified = (verify: Verify, callback: ReceivedCallback, timeout: number) =>
  rejectUnless(() => verify(callback), timeout);

async function rejectUnless(check: () => unknown, timeout: number): Promise<void> {
  let isVerified: unknown;
  const late = () => new Error(`it took longer than ${timeout} ms`);
  try {
    // A check that never ends would keep the bytes of its callback.
    isVerified = await inTime(Promise.resolve(check()), timeout, late);
  } catch (cause) {
    // A server of keys may be down. The update must not be lost for that.
    const says = 'The callback could not be verified at the moment. Send it again.';
    throw sendAgain('unavailable', says, { failure: 'verify failed', cause });
  }
  if (isVerified === true) return;
  throw new Rejection(401, 'unauthorized', 'The callback could not be shown to come from the service.');
}
