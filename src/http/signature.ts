import { fromBase64 } from '../shared/base64.js';

/*
 * The signature of the service is undocumented. That of the sandbox follows Standard Webhooks
 * (https://www.standardwebhooks.com), which many libraries verify.
 */

/** The headers of a signed callback. */
export const signatureHeaders = {
  /** Names the update: the same for every post of it. */
  id: 'webhook-id',
  /** Seconds since 1970. */
  timestamp: 'webhook-timestamp',
  /** `v1,` and the HMAC-SHA256 in base64; several are separated by spaces. */
  signature: 'webhook-signature',
} as const;

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

const encode = (text: string) => new TextEncoder().encode(text);

/** The bytes of a secret: base64 after `whsec_`, otherwise the string itself. `undefined` if the base64 is not valid or empty. */
export function toSecretBytes(secret: string): Uint8Array<ArrayBuffer> | undefined {
  if (!secret.startsWith('whsec_')) return encode(secret);
  const bytes = fromBase64(secret.slice('whsec_'.length));
  return bytes && bytes.length > 0 ? bytes : undefined;
}

/** A key of Web Crypto that signs or verifies. */
export const toKey = (secret: Uint8Array<ArrayBuffer>, use: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', secret, algorithm, false, [use]);

/** What is signed: the id, the time and the body, separated by dots. */
export function signedContent(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(start.length + body.length);
  content.set(start);
  content.set(body, start.length);
  return content;
}
