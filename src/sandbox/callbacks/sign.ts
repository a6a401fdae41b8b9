import { signatureHeader } from '../../http/signature.js';
import { toHex } from '../../shared/text.js';

/** What a signature can depend on. */
export interface SignedCallback {
  /** The body, exactly as it is sent. */
  body: string;
  taskId: string;
  url: string;
}

/** Returns the headers that authenticate a callback. */
export type Sign = (callback: SignedCallback) => Record<string, string> | Promise<Record<string, string>>;

/** Default secret of the sandbox's own signature. */
export const defaultSecret = 'sandbox-secret';

/**
 * The sandbox's own signature, for tests: the service does not document its algorithm. The header contains the time in
 * seconds and, in hex, the HMAC-SHA256 of the time, a dot and the body: `t=1767225600,v1=5f3c…`.
 */
export function signWith(secret: string): Sign {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return async ({ body }) => {
    const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
    // The real time, since receivers compare it with their own clock.
    const time = Math.floor(Date.now() / 1000);
    const mac = await crypto.subtle.sign('HMAC', key, bytes(`${time}.${body}`));
    return { [signatureHeader]: `t=${time},v1=${toHex(new Uint8Array(mac))}` };
  };
}
