/** Whether a string is JSON, or empty. */
export function isJson(text: string): boolean {
  try {
    if (text !== '') JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
