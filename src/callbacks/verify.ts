import { Refusal } from './refusal.js';

/** A callback before anything of it is believed. */
export interface ReceivedCallback {
  /** The body, exactly as it came. */
  readonly body: Uint8Array;
  readonly headers: Headers;
  /** The address that it was posted to. */
  readonly url: string;
}

/**
 * Tells whether a callback comes from the service. Only `true` lets it through.
 *
 * The service signs some of its callbacks, and does not show how. An address that nobody can guess does for all of them:
 *
 *     gen.adFilm.create({ images: [url], prompt: 'A watch that survives the sea', callback_url: `${hooks}?token=${token}` })
 *     verify: ({ url }) => tokens.has(new URL(url).searchParams.get('token'))
 */
export type Verify = (callback: ReceivedCallback) => boolean | Promise<boolean>;

/** Refuses what is not from the service. */
export async function refuseUnverified(verify: Verify, callback: ReceivedCallback): Promise<void> {
  let isVerified: unknown;
  try {
    isVerified = await verify(callback);
  } catch (cause) {
    // A server of keys may be down. The news must not be lost for that.
    const says = 'The callback could not be verified at the moment. Send it again.';
    throw new Refusal(503, 'unavailable', says, { failure: 'verify failed', cause });
  }
  if (isVerified === true) return;
  throw new Refusal(401, 'unauthorized', 'The callback could not be shown to come from the service.');
}
