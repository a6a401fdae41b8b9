import type { Figures } from './measure-page.js';

/** On the slow connection this takes a third of a second. */
const maxKilobytes = 60;
/** How long a reader with a phone waits for a page. */
const maxMilliseconds = 3000;

/** Exceeded budgets, as sentences. A missing figure exceeds its budget too. */
export function overBudget(figures: Readonly<Record<string, Figures>>): string[] {
  const limits = Object.entries(figures).flatMap(([name, one]) => [
    { what: `The page "${name}" has`, figure: one.kB, limit: maxKilobytes, unit: 'kB' },
    {
      what: `The page "${name}" is interactive after`,
      figure: one['interactive ms'],
      limit: maxMilliseconds,
      unit: 'ms',
    },
  ]);
  return limits
    .filter(({ figure, limit }) => !(figure <= limit))
    .map(({ what, figure, limit, unit }) => `${what} ${figure} ${unit}, and at most ${limit} ${unit} are allowed.`);
}
