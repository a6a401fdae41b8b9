/**
 * A URL, or `undefined` if the string is none. It is parsed once: `URL.canParse` of Node 20 and 22 also accepts some strings for
 * which `new URL` throws.
 */
export function parseUrl(text: string | URL, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
