import { closest } from '../../shared/closest.js';

/** ` Did you mean --port?`, with a space before it, or nothing if no name is similar. */
export function didYouMean(name: string, names: readonly string[], prefix = ''): string {
  const meant = meantName(name, names);
  return meant === undefined ? '' : ` Did you mean ${prefix}${meant}?`;
}

/** The name that was probably meant, if one is similar. */
export const meantName = (name: string, names: readonly string[]) => closest(name, names) ?? nearest(name, names);

/** A short name with a slip of the finger: two letters in one word, otherwise one. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const limit = name.length > 4 ? 2 : 1;
  const [best] = names.map((one) => ({ one, slips: slipsBetween(name, one) })).sort((a, b) => a.slips - b.slips);
  return best && best.slips <= limit ? best.one : undefined;
}

/** Letters that were left out, added, replaced, or swapped with their neighbour (optimal string alignment). */
function slipsBetween(one: string, two: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: two.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= two.length; j++) {
      const isSame = one[i - 1] === two[j - 1];
      let slips = Math.min(Number(last[j]) + 1, Number(row[j - 1]) + 1, Number(last[j - 1]) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]) {
        slips = Math.min(slips, Number(before[j - 2]) + 1);
      }
      row.push(slips);
    }
    [before, last] = [last, row];
  }
  return Number(last[two.length]);
}
