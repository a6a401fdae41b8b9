import { parseUrl } from '../shared/parse-url.js';

/** A shorter value is a common word or number that occurs in many places, and not a secret. */
const minSecretLength = 8;

/** Queries of requested URLs. They may contain signatures that give access, so errors must not quote them. */
export class UrlSecrets {
  readonly #secrets = new Set<string>();

  add(url: string): void {
    const { search = '' } = parseUrl(url) ?? {};
    if (search.length > 1) this.#secrets.add(search);
    for (const pair of search.slice(1).split('&')) {
      const raw = pair.slice(pair.indexOf('=') + 1);
      for (const value of [raw, decoded(raw)]) if (value.length >= minSecretLength) this.#secrets.add(value);
    }
  }

  /** Removes them from a string, and the queries of all other URLs in it. Other values are returned as they are. */
  readonly redact = <T>(value: T): T => {
    if (typeof value !== 'string') return value;
    // Longest first: one secret may contain another.
    const secrets = [...this.#secrets].sort((a, b) => b.length - a.length);
    const text = secrets.reduce((rest, secret) => rest.replaceAll(secret, ''), value as string);
    return text.replace(/(https?:\/\/[^\s"'<>?]*)\?[^\s"'<>]*/gi, '$1') as T;
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
