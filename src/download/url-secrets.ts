/** A shorter value is a word or a number that stands in many places, and no secret. */
const shortestSecret = 8;

/** The queries of URLs that were asked. They may hold signatures that let anybody in, so errors must not show them. */
export class FileVersions {
  readonly #secrets = new Set<string>();

  add(url: string): void {
    const { search } = new URL(url);
    if (search.length > 1) this.#secrets.add(search);
    for (const pair of search.slice(1).split('&')) {
      const raw = pair.slice(pair.indexOf('=') + 1);
      for (const value of [raw, decoded(raw)]) if (value.length >= shortestSecret) this.#secrets.add(value);
    }
  }

  /** Takes them out of a text, also of parsed JSON or of URLs that were not asked. All else is returned as it is. */
  readonly clean = <T>(value: T): T => {
    if (typeof value !== 'string') return value;
    // Longest first: one may hold another.
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
