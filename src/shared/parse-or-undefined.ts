/** The value of a string that should be JSON, or `undefined` if it is not. */
export function parseOrUndefined(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
