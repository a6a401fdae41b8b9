/** Takes the key out of what an error will tell: services and proxies may quote the header they were sent. */
export type Clean = <T>(value: T) => T;

/** A shorter text is a word that stands in many places, as in tests, and no secret. */
const shortestSecret = 6;

/** Deeper than any answer of sense. What lies below would overflow the stack of whoever prints it. */
const deepest = 100;

/** Cleans texts and parsed JSON. */
export function cleanerOf(apiKey: string): Clean {
  const secret = apiKey.length < shortestSecret ? `Token ${apiKey}` : apiKey;
  const inJson = JSON.stringify(secret).slice(1, -1);
  const cleanText = (text: string) => text.replaceAll(secret, '[API key]').replaceAll(inJson, '[API key]');

  const clean = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return cleanText(value);
    if (typeof value === 'number') return `${value}`.includes(secret) ? cleanText(`${value}`) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (depth > deepest) return '…';
    if (Array.isArray(value)) return value.map((one) => clean(one, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [cleanText(name), clean(one, depth + 1)]));
  };
  return (value) => clean(value, 0) as typeof value;
}
