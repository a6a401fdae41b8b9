import type { Figures } from './measure-page.js';

/** What the site adds to Redoc must hardly be felt. Times also differ from run to run. */
const mostOfStockTime = 1.25;
/** The bar, the styles and the curl commands of the site come to less than a tenth of Redoc's own script. */
const mostOfStockSize = 1.1;
/** Pages of text. On the slow line this is a third of a second. */
const mostKilobytes = 60;
/** How long a reader with a phone waits for a page of text. */
const mostMilliseconds = 3000;

/** What is over the budget, in sentences. A figure that is missing is over it too. */
export function overBudget(reference: Figures, stock: Figures, others: Readonly<Record<string, Figures>>): string[] {
  const limits: [what: string, figure: number, most: number, unit: string][] = [
    ['The reference answers after', reference['interactive ms'], stock['interactive ms'] * mostOfStockTime, 'ms'],
    ['The reference has', reference.kB, stock.kB * mostOfStockSize, 'kB'],
    ...Object.entries(others).flatMap(([name, figures]): typeof limits => [
      [`The page "${name}" has`, figures.kB, mostKilobytes, 'kB'],
      [`The page "${name}" answers after`, figures['interactive ms'], mostMilliseconds, 'ms'],
    ]),
  ];
  return limits
    .filter(([, figure, most]) => !(figure <= most))
    .map(
      ([what, figure, most, unit]) => `${what} ${figure} ${unit}, and at most ${Math.round(most)} ${unit} are allowed.`,
    );
}
