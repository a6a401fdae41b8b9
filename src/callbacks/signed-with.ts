import { behaviours } from '../../generated/service.js';
import { checkOptions, type OptionRules } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { signatureHeaders, signedContent, toKey, toSecretBytes } from '../http/signature.js';
import { fromBase64 } from '../shared/base64.js';
import type { CallbackHead, ReceivedCallback, Verify } from './verify.js';

/** Options of `signedWith`. */
export interface SignedWithOptions {
  /** Seconds that the time of a signature may differ from this machine's clock: up to a day, or `Infinity`. Default: 300. */
  maxAge?: number | undefined;
}

/** Anyone who has recorded a callback could send it again for that long. Milliseconds that were meant for minutes are more. */
const maxMaxAge = 86_400;

const rules: OptionRules<SignedWithOptions> = {
  maxAge: {
    mustBe: `a number of seconds, at least 0 and at most ${maxMaxAge}, which is a day, or Infinity`,
    fits: (maxAge) => typeof maxAge === 'number' && maxAge >= 0 && (maxAge <= maxMaxAge || maxAge === Infinity),
  },
};

/** More than changing secrets needs: each costs a hash of the body. */
const maxSignatures = 5;

/** `v1,` and 32 bytes in base64. */
const signaturePattern = /^v1,([A-Za-z0-9+/]{43}=)$/;

/**
 * Verifies the signature of Standard Webhooks, which the sandbox uses: `webhook-id`, `webhook-timestamp` and
 * `webhook-signature`, with HMAC-SHA256 (`v1`). The service does not document its algorithm; when you know it, write a `verify`
 * for it. A secret that starts with `whsec_` continues in base64; of any other, the bytes of the string are used. While you change
 * secrets, pass both, or send both signatures.
 *
 *     createCallbackHandler({ verify: signedWith(secret) });
 *
 * It rejects callbacks without a signature before their bodies are read. The service signs only those of some generators, so
 * these need their own handler and URL.
 */
export function signedWith(secret: string | readonly string[], options: SignedWithOptions = {}): Verify {
  checkOptions('signedWith', options, rules);
  const secrets = toSecrets(secret);
  const { maxAge = 300 } = options;
  let keys: Promise<Awaited<ReturnType<typeof toKey>>[]> | undefined;

  const isTimely = (timestamp: string) =>
    /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1000 - Number(timestamp)) <= maxAge;

  /** The signature, if it is well formed and its time is close enough. */
  const read = (headers: Headers) => {
    const id = headers.get(signatureHeaders.id) ?? '';
    const timestamp = headers.get(signatureHeaders.timestamp) ?? '';
    // Signatures of other versions, such as the asymmetric v1a, are ignored.
    const signatures = (headers.get(signatureHeaders.signature) ?? '')
      .split(' ')
      .flatMap((signature) => signaturePattern.exec(signature)?.[1] ?? []);
    const isRead = id !== '' && isTimely(timestamp) && signatures.length > 0 && signatures.length <= maxSignatures;
    return isRead ? { id, timestamp, signatures } : undefined;
  };

  const verify = async ({ body, headers }: ReceivedCallback) => {
    const found = read(headers);
    if (!found) return false;
    keys ??= Promise.all(secrets.map((bytes) => toKey(bytes, 'verify')));
    const content = signedContent(found.id, found.timestamp, body);
    for (const key of await keys) {
      for (const signature of found.signatures) {
        const mac = fromBase64(signature);
        if (mac && (await crypto.subtle.verify('HMAC', key, mac, content))) return true;
      }
    }
    return false;
  };
  const explain = ({ headers }: CallbackHead) => {
    const missing = Object.values(signatureHeaders).filter((name) => !headers.get(name));
    if (missing.length > 0) return `it has no ${missing.join(', ')}${missing.length === 3 ? unsigned : ''}`;
    if (read(headers)) return 'its signature is of another secret, or of a body that was changed on the way';
    const timestamp = headers.get(signatureHeaders.timestamp) ?? '';
    if (isTimely(timestamp)) return `its signature must be v1, and 32 bytes in base64, up to ${maxSignatures} of them`;
    return `its time must be in seconds, and differ from this clock by at most ${maxAge} s (maxAge)`;
  };
  return Object.assign(verify, { beforeBody: ({ headers }: CallbackHead) => read(headers) !== undefined, explain });
}

/** Which callbacks the service signs, for one without any of the headers. */
const unsigned = `. The service signs those of ${Object.entries(behaviours)
  .flatMap(([operation, { callback }]) => (callback?.signed ? operation : []))
  .join(', ')}. For others use tokenInUrl, in a handler and a URL of their own`;

function toSecrets(secret: string | readonly string[]): Uint8Array<ArrayBuffer>[] {
  const secrets = [secret]
    .flat()
    .map((item) => (typeof item === 'string' && item !== '' ? toSecretBytes(item) : undefined));
  if (secrets.length > 0 && secrets.every((bytes) => bytes !== undefined)) return secrets;
  throw new ConfigurationError(
    'The first argument of signedWith must be a secret that is not empty, or an array of such secrets; after whsec_ it is in base64.',
  );
}
