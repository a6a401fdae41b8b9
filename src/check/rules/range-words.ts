import type { Range } from '../../../generated/preflight-rules.js';

type Write = (value: number) => string;

const megabyte = 1_048_576;

/** `52428800` → `50 MB`. */
export const inMegabytes: Write = (bytes) => `${bytes / megabyte} MB`;

/** `0.25` → `1:4`. */
export const asRatio: Write = (ratio) => (ratio < 1 ? `1:${1 / ratio}` : `${ratio}:1`);

/** A range in few words: `10 to 300 s`, `less than 10 MB`. */
export function rangeWords(range: Range, write: Write = String, unit = ''): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = range;
  if (minimum !== undefined && maximum !== undefined) return `${write(minimum)} to ${write(maximum)}${unit}`;
  const bounds = [
    minimum !== undefined && `at least ${write(minimum)}${unit}`,
    exclusiveMinimum !== undefined && `more than ${write(exclusiveMinimum)}${unit}`,
    maximum !== undefined && `at most ${write(maximum)}${unit}`,
    exclusiveMaximum !== undefined && `less than ${write(exclusiveMaximum)}${unit}`,
  ];
  return bounds.filter(Boolean).join(', ');
}
