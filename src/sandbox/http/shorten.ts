/**
 * The beginning of a text. In V8 a slice refers to the whole text and keeps it in memory, so the beginning is copied
 * character by character.
 */
export function shorten(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${[...text.slice(0, maxLength)].join('')}…`;
}
