import type { Range } from '../../../generated/preflight-rules.js';

/** Whether a value is in a range. */
export function fits(value: number, { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Range): boolean {
  return (
    value >= (minimum ?? Number.NEGATIVE_INFINITY) &&
    value <= (maximum ?? Number.POSITIVE_INFINITY) &&
    value > (exclusiveMinimum ?? Number.NEGATIVE_INFINITY) &&
    value < (exclusiveMaximum ?? Number.POSITIVE_INFINITY)
  );
}

/** A range in words that complete "it must be": `at least 128`, `more than 1:4 and less than 4:1`. */
export function inWords(range: Range, write: (value: number) => string = String): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = range;
  if (minimum !== undefined && maximum !== undefined) return `from ${write(minimum)} to ${write(maximum)}`;
  const bounds = [
    minimum !== undefined && `at least ${write(minimum)}`,
    exclusiveMinimum !== undefined && `more than ${write(exclusiveMinimum)}`,
    maximum !== undefined && `at most ${write(maximum)}`,
    exclusiveMaximum !== undefined && `less than ${write(exclusiveMaximum)}`,
  ];
  return bounds.filter(Boolean).join(' and ');
}

/** `0.25` → `1:4`, `0.3` → `1:3.33`. */
export const asRatio = (ratio: number) => (ratio < 1 ? `1:${rounded(1 / ratio)}` : `${rounded(ratio)}:1`);

/** At most three decimals. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** With thousands separators: `1,048,576`. */
export const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

export const countWords = (count: number, what: string) => `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;
