/** A number of things: `1 item`, `7 items`, `7`. */
export function amount(count: number, unit = ''): string {
  return `${count}${unit && ` ${unit}${count === 1 ? '' : 's'}`}`;
}

/** What lies between two bounds, in words that stand in a sentence: `at most 7 items`. Nothing where nothing is bound. */
export function range(least: number | undefined, most: number | undefined, unit = ''): string | undefined {
  if (most === undefined) return least === undefined ? undefined : `at least ${amount(least, unit)}`;
  if (least === most) return `exactly ${amount(most, unit)}`;
  return least === undefined ? `at most ${amount(most, unit)}` : `${least} to ${amount(most, unit)}`;
}

/** Words for the bounds of a range, such as of `x-media`. */
export const boundWords: Record<string, string> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
};

/** `[a, b, c]` → `a, b or c`. */
export function list(words: readonly string[], last = 'or'): string {
  const rest = words.slice(0, -1);
  return rest.length > 0 ? `${rest.join(', ')} ${last} ${words.at(-1)}` : words.join('');
}

/** A text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What selects a variant, in a word: `model`, or `mode` for `premium_mv_mode`. */
export const variantWord = (by: string): string => by.split('_').at(-1) ?? by;

/** A value as people say it. */
export function valueWords(value: unknown): string {
  return value === '' ? 'empty' : String(value);
}
