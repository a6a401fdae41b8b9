/**
 * The beginning of a text. A part of a long text keeps all of it in memory, since V8 only refers to it; so it is written
 * anew, character by character.
 */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${[...text.slice(0, most)].join('')}…`;
}
