/** Removes the key from what an error will contain: services and proxies may quote the header that they got. */
export type Redact = <T>(value: T) => T;

/** A shorter key, as in tests, is a word that may occur anywhere. Then only the whole header value is removed. */
const minSecretLength = 6;

const placeholder = '[API key]';

/** Deeper values are left out: what reads an error, such as JSON.stringify, may use the stack. */
const maxDepth = 100;

/** Redacts strings and parsed JSON. */
export function redactorFor(apiKey: string): Redact {
  const secret = apiKey.length < minSecretLength ? `Token ${apiKey}` : apiKey;
  const inJson = JSON.stringify(secret).slice(1, -1);
  const cleanText = (text: string) => text.replaceAll(secret, placeholder).replaceAll(inJson, placeholder);

  const clean = (value: unknown) => {
    if (typeof value === 'string') return cleanText(value);
    try {
      const json = JSON.stringify(value);
      if (isNestedAtMost(maxDepth, value)) return json?.includes(inJson) ? JSON.parse(cleanText(json)) : value;
    } catch {
      // A number contains it, or the stack of an older Node is too short to serialize it.
    }
    return '…';
  };
  return clean as Redact;
}

/** Whether at most so many objects and arrays are nested in each other. An error, as in an event, was redacted by itself. */
const isNestedAtMost = (depth: number, json: unknown): boolean =>
  json instanceof Error ||
  Object(json) !== json ||
  (depth > 0 && Object.values(json as object).every((value) => isNestedAtMost(depth - 1, value)));
