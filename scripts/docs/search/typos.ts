/** How many letters of a word may be wrong. In short words another letter is another word. */
export const maxTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Shortest text that may be the start of a longer word if a letter of it is wrong. */
const minStartLength = 5;

/**
 * How many letters are wrong, missing, too many or swapped in a word that was meant to be another, or to be its start.
 * `undefined` if there are more than `limit`.
 *
 *     typosIn('aspct_ratio', 'aspect_ratio', 2) // 1
 *     typosIn('aspct_ra', 'aspect_ratio', 2) // 1
 */
export function typosIn(typed: string, word: string, limit: number): number | undefined {
  if (word.length < typed.length - limit) return undefined;
  const isStart = typed.length >= minStartLength;
  if (!isStart && word.length > typed.length + limit) return undefined;
  const width = Math.min(word.length, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + Number(!isSame),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > limit) return undefined;
    [beforeLast, last] = [last, next];
  }
  const count = isStart ? Math.min(...last) : word.length > width ? limit + 1 : at(last, width);
  return count > limit ? undefined : count;
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;
