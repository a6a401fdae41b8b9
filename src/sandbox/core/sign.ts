import { ConfigurationError } from '../../errors/configuration-error.js';
import { signatureHeaders, signedContent, toKey, toSecretBytes } from '../../http/signature.js';
import { toBase64 } from '../../shared/base64.js';

/** What a signature can depend on. */
export interface SignedCallback {
  /** The same for every post of one update: `msg_`, the task and its state. */
  id: string;
  /** When it is posted: the real time or, in a sandbox with `now`, the time of its clock. */
  at: Date;
  /** The body, exactly as it is sent. */
  body: string;
  /** Id of the task. */
  taskId: string;
  /** URL that it is posted to. */
  url: string;
}

/** Returns the headers that authenticate a callback. */
export type Sign = (callback: SignedCallback) => Record<string, string> | Promise<Record<string, string>>;

/** Default secret of the sandbox's own signature: base64 of `sandbox-secret-for-tests`. */
export const defaultSecret = 'whsec_c2FuZGJveC1zZWNyZXQtZm9yLXRlc3Rz';

/**
 * The sandbox's own signature, for tests: the service does not document its algorithm. It is that of Standard Webhooks, with
 * the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. A secret that starts with `whsec_` continues in base64;
 * of any other, the bytes of the string are used.
 */
export function signWith(secret: string): Sign {
  const bytes = typeof secret === 'string' && secret !== '' ? toSecretBytes(secret) : undefined;
  if (!bytes) {
    throw new ConfigurationError(
      'The argument of signWith must be a secret that is not empty; after whsec_ it is in base64.',
    );
  }
  return async ({ id, at, body }) => {
    const timestamp = `${Math.floor(+at / 1000)}`;
    const content = signedContent(id, timestamp, new TextEncoder().encode(body));
    const mac = await crypto.subtle.sign('HMAC', await toKey(bytes, 'sign'), content);
    return {
      [signatureHeaders.id]: id,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.signature]: `v1,${toBase64(new Uint8Array(mac))}`,
    };
  };
}
