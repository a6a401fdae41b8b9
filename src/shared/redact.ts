/** Takes the key out of what an error will tell: services and proxies may quote the header they were sent. */
export type Redact = <T>(value: T) => T;

/** A shorter text is a word that stands in many places, as in tests, and no secret. */
const shortestSecret = 6;

const instead = '[API key]';

/** Cleans texts and parsed JSON. */
export function redactorFor(apiKey: string): Redact {
  const secret = apiKey.length < shortestSecret ? `Token ${apiKey}` : apiKey;
  const inJson = JSON.stringify(secret).slice(1, -1);
  const cleanText = (text: string) => text.replaceAll(secret, instead).replaceAll(inJson, instead);

  const clean = (value: unknown) => {
    if (typeof value === 'string') return cleanText(value);
    try {
      const json = JSON.stringify(value);
      return json?.includes(inJson) ? JSON.parse(cleanText(json)) : value;
    } catch {
      // A number held it, or it is nested so deeply that nobody could print it.
      return '…';
    }
  };
  return clean as Redact;
}
