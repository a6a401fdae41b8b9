/** Takes the key out of what an error will tell: services and proxies may quote the header they were sent. */
export type Clean = <T>(value: T) => T;

/** A shorter text is a word that stands in many places, as in tests, and no secret. */
const shortestSecret = 6;

/** Cleans texts and parsed JSON. */
export function cleanerOf(apiKey: string): Clean {
  const secret = apiKey.length < shortestSecret ? `Token ${apiKey}` : apiKey;
  const inJson = JSON.stringify(secret).slice(1, -1);
  const cleanText = (text: string) => text.replaceAll(secret, '[API key]').replaceAll(inJson, '[API key]');

  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return cleanText(value);
    if (typeof value === 'number') return `${value}`.includes(secret) ? cleanText(`${value}`) : value;
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [cleanText(name), clean(one)]));
  };
  return clean as Clean;
}
