import { ConfigurationError, rejectUnknownOptions } from '../errors/configuration-error.js';
import { signatureHeader } from '../http/signature.js';
import type { CallbackHead, ReceivedCallback, Verify } from './verify.js';

export interface SignedWithOptions {
  /** Header that carries the signature. Default: `x-sandbox-signature`. */
  header?: string | undefined;
  /** Seconds that a signature may be old, or ahead of this machine's clock. Default: 300. */
  maxAge?: number | undefined;
}

/** The time and at most five signatures, which is more than a change of secrets needs: each costs a hash of the body. */
const form = /^t=(\d{1,12})((?:,v1=[0-9a-f]{64}){1,5})$/;

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Verifies the sandbox's signature: `t=<seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. The service does not show its own
 * algorithm; when you learn it, write a `verify` for it. While secrets change, give both, or send both signatures.
 *
 *     createCallbackHandler({ verify: signedWith(secret) });
 *
 * It rejects every callback without a signature, before its body is read. The service signs those of some generators only,
 * so these need a handler and a URL of their own.
 */
export function signedWith(secret: string | readonly string[], options: SignedWithOptions = {}): Verify {
  rejectUnknownOptions('signedWith', options, names);
  const secrets = toSecrets(secret);
  const { header = signatureHeader, maxAge = 300 } = options;
  refuseHeader(header);
  refuseMaxAge(maxAge);
  let keys: Promise<Awaited<ReturnType<typeof toKey>>[]> | undefined;

  /** The signature, where it has its form and its time is not too far off. */
  const read = (headers: Headers) => {
    const [, time = '', signatures = ''] = form.exec(headers.get(header) ?? '') ?? [];
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

const names = Object.keys({ header: 1, maxAge: 1 } satisfies Record<keyof SignedWithOptions, 1>);

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
  if (secrets.length > 0 && secrets.every((one) => typeof one === 'string' && one !== '')) return secrets;
  throw new ConfigurationError('signedWith takes a secret that is not empty, or a list of such.');
}

function refuseHeader(header: string): void {
  if (typeof header === 'string' && /^[\w-]+$/.test(header)) return;
  throw new ConfigurationError('header takes the name of a header, such as x-signature.');
}

function refuseMaxAge(maxAge: number): void {
  if (typeof maxAge === 'number' && maxAge >= 0) return;
  throw new ConfigurationError(`maxAge takes seconds from 0, not ${maxAge}.`);
}
