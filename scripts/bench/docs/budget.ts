import type { Figures } from './measure-page.js';

/** The site may add hardly anything to Redoc. Times also differ from run to run. */
const maxStockTimeRatio = 1.25;
/** The header, the styles and the curl commands of the site are less than a tenth of Redoc's own script. */
const maxStockSizeRatio = 1.1;
/** For pages of text. On the slow connection this takes a third of a second. */
const maxKilobytes = 60;
/** How long a reader with a phone waits for a page of text. */
const maxMilliseconds = 3000;

/** The page of one operation compared with the reference, which has all of them and the script of Redoc. */
const maxReferenceTimeRatio = 0.2;

/** Exceeded budgets, as sentences. A missing figure exceeds its budget too. */
export function overBudget(
  reference: Figures,
  stock: Figures,
  others: Readonly<Record<string, Figures> & { 'an operation': Figures }>,
): string[] {
  const limits: [what: string, figure: number, limit: number, unit: string][] = [
    [
      'The reference is interactive after',
      reference['interactive ms'],
      stock['interactive ms'] * maxStockTimeRatio,
      'ms',
    ],
    ['The reference has', reference.kB, stock.kB * maxStockSizeRatio, 'kB'],
    [
      'The page of an operation, compared with the reference, is interactive after',
      others['an operation']['interactive ms'],
      reference['interactive ms'] * maxReferenceTimeRatio,
      'ms',
    ],
    ...Object.entries(others).flatMap(([name, figures]): typeof limits => [
      [`The page "${name}" has`, figures.kB, maxKilobytes, 'kB'],
      [`The page "${name}" is interactive after`, figures['interactive ms'], maxMilliseconds, 'ms'],
    ]),
  ];
  return limits
    .filter(([, figure, limit]) => !(figure <= limit))
    .map(
      ([what, figure, limit, unit]) =>
        `${what} ${figure} ${unit}, and at most ${Math.round(limit)} ${unit} are allowed.`,
    );
}
