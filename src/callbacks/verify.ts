import { ConfigurationError } from '../errors/configuration-error.js';
import { within } from '../shared/delay.js';
import { printingOnce } from '../shared/repeated-errors.js';
import { tagOf } from '../shared/tag-of.js';
import { RejectedCallback, retryLater } from './callback-rejection.js';

/** The part of a callback that arrives before its body. */
export interface CallbackHead {
  /** Headers, as they were sent. */
  readonly headers: Headers;
  /** The URL that it was posted to. */
  readonly url: string;
}

/** A callback that has not been verified yet. */
export interface ReceivedCallback extends CallbackHead {
  /** The body, byte for byte as it was sent. */
  readonly body: Uint8Array;
}

/**
 * Checks whether a callback comes from the service. Anything but `true` rejects it. The check must settle: if it takes longer
 * than `updateTimeout`, the callback gets 503, and what the check holds, such as the body, stays in memory until it ends. Set
 * a time limit for requests that it makes, such as `AbortSignal.timeout(2000)`.
 *
 * The service signs some of its callbacks, but does not document how. A URL that nobody can guess works for all of them:
 *
 *     gen.adFilm.create({ images: [url], prompt: 'A watch that survives the sea', callback_url: `${hooks}?token=${token}` })
 *     verify: tokenInUrl(token)
 */
export interface Verify {
  /** Checks a callback with its body. */
  (callback: ReceivedCallback): boolean | Promise<boolean>;
  /**
   * Runs before the body is read, if it is set. Anything but `true` rejects the callback, and its body takes no memory.
   */
  beforeBody?: ((head: CallbackHead) => boolean | Promise<boolean>) | undefined;
  /**
   * `false` if the check needs no body, as `withoutBody` says. Then a callback is accepted too if a parser of your framework
   * has read its body: what is left of it may differ from the bytes that were sent.
   */
  readsBody?: false | undefined;
  /**
   * Says why a callback was not verified, as the end of a sentence. Only `onRejected` gets it, never the caller. It must not
   * contain a secret.
   */
  explain?: ((head: CallbackHead) => string) | undefined;
}

/**
 * A `verify` that needs only headers and URL, so that the body of an unverified caller is never read:
 *
 *     verify: withoutBody(({ headers }) => headers.get('x-client-verify') === 'SUCCESS') // set by your proxy alone
 */
export function withoutBody(check: NonNullable<Verify['beforeBody']>, explain?: Verify['explain']): Verify {
  if (typeof check !== 'function') {
    throw new ConfigurationError(
      'The first argument of withoutBody must be a function of headers and URL that returns true for the service.',
    );
  }
  return Object.assign(() => true, { beforeBody: check, readsBody: false as const, explain });
}

/** Rejects a callback whose headers and URL show that it is not from the service. */
export async function rejectUnverifiedHead(verify: Verify, head: CallbackHead, timeout: number): Promise<void> {
  const { beforeBody } = verify;
  if (beforeBody)
    await rejectUnless(
      () => beforeBody(head),
      timeout,
      () => verify.explain?.(head),
    );
}

/** Rejects a callback that is not from the service. */
export const rejectUnverified = (verify: Verify, callback: ReceivedCallback, timeout: number) =>
  rejectUnless(
    () => verify(callback),
    timeout,
    () => verify.explain?.(callback),
  );

async function rejectUnless(check: () => unknown, timeout: number, explain: () => string | undefined): Promise<void> {
  let isVerified: unknown;
  const onLate = () => {
    throw new Error(`it took longer than ${timeout} ms (updateTimeout)`);
  };
  try {
    // A check that never ends would keep the bytes of its callback.
    isVerified = await within(check(), timeout, onLate);
  } catch (cause) {
    // A key server may be down. The update must not be lost because of that.
    const message = 'The callback could not be verified at the moment. Send it again.';
    throw retryLater('unavailable', message, { failure: 'verify failed', cause });
  }
  if (isVerified === true) return;
  if (typeof isVerified !== 'boolean')
    warn(`verify returned ${tagOf(isVerified)}: it must return true or false. The callback was rejected.`);
  const message = 'The callback could not be verified as coming from the service.';
  throw new RejectedCallback(401, 'unauthorized', message, { reason: explained(explain) });
}

/** A reason must not change the response. */
function explained(explain: () => string | undefined): string | undefined {
  try {
    return explain();
  } catch {
    return undefined;
  }
}

const warn = printingOnce((text) => console.warn(text), 60_000);
