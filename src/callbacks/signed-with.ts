import { checkOptions, describeSecret, type OptionRules } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { signatureHeader } from '../http/signature.js';
import type { CallbackHead, ReceivedCallback, Verify } from './verify.js';

export interface SignedWithOptions {
  /** Header that contains the signature. Default: `x-sandbox-signature`. */
  header?: string | undefined;
  /** Seconds that the time of a signature may differ from this machine's clock. Default: 300. */
  maxAge?: number | undefined;
}

const rules: OptionRules<SignedWithOptions> = {
  header: {
    takes: 'the name of a header, such as x-signature',
    fits: (header) => typeof header === 'string' && /^[\w-]+$/.test(header),
    describe: describeSecret,
  },
  maxAge: { takes: 'seconds from 0', fits: (maxAge) => typeof maxAge === 'number' && maxAge >= 0 },
};

/** The time and at most five signatures, which is more than changing secrets needs: each costs a hash of the body. */
const signaturePattern = /^t=(\d{1,12})((?:,v1=[0-9a-f]{64}){1,5})$/;

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Verifies the sandbox's signature: `t=<seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. The service does not document its
 * algorithm; when you know it, write a `verify` for it. While you change secrets, pass both, or send both signatures.
 *
 *     createCallbackHandler({ verify: signedWith(secret) });
 *
 * It rejects callbacks without a signature before their bodies are read. The service signs only those of some generators, so
 * these need their own handler and URL.
 */
export function signedWith(secret: string | readonly string[], options: SignedWithOptions = {}): Verify {
  checkOptions('signedWith', options, rules);
  const secrets = toSecrets(secret);
  const { header = signatureHeader, maxAge = 300 } = options;
  let keys: Promise<Awaited<ReturnType<typeof toKey>>[]> | undefined;

  /** The signature, if it is well formed and its time is close enough. */
  const read = (headers: Headers) => {
    const [, time = '', signatures = ''] = signaturePattern.exec(headers.get(header) ?? '') ?? [];
    const isTimely = time !== '' && Math.abs(Date.now() / 1000 - Number(time)) <= maxAge;
    return isTimely ? { time, signatures } : undefined;
  };

  const verify = async ({ body, headers }: ReceivedCallback) => {
    const { time, signatures } = read(headers) ?? {};
    if (time === undefined || signatures === undefined) return false;
    keys ??= Promise.all(secrets.map(toKey));
    const signed = withTime(time, body);
    for (const key of await keys) {
      for (const [, hex = ''] of signatures.matchAll(/=([0-9a-f]+)/g)) {
        if (await crypto.subtle.verify('HMAC', key, toBytes(hex), signed)) return true;
      }
    }
    return false;
  };
  return Object.assign(verify, { beforeBody: ({ headers }: CallbackHead) => read(headers) !== undefined });
}

const encode = (text: string) => new TextEncoder().encode(text);

const toKey = (secret: string) => crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['verify']);

const toBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function withTime(time: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = encode(`${time}.`);
  const signed = new Uint8Array(start.length + body.length);
  signed.set(start);
  signed.set(body, start.length);
  return signed;
}

function toSecrets(secret: string | readonly string[]): string[] {
  const secrets = [secret].flat();
  if (secrets.length > 0 && secrets.every((item) => typeof item === 'string' && item !== '')) return secrets;
  throw new ConfigurationError('signedWith takes a secret that is not empty, or a list of such secrets.');
}
