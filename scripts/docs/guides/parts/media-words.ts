import type { Media, Range } from '../../../document/document.js';

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

/** What a file may measure in pixels. */
export function pixelWords({ width, height, longestSide }: Media): string[] {
  const isSquare = JSON.stringify(width) === JSON.stringify(height);
  const sides = isSquare
    ? [width && rangeWords(width, (side) => `${side} × ${side}`, ' pixels')]
    : [
        width && `width ${rangeWords(width, String, ' pixels')}`,
        height && `height ${rangeWords(height, String, ' pixels')}`,
      ];
  return [...sides, longestSide && `longest side ${rangeWords(longestSide, String, ' pixels')}`].filter(
    (text) => typeof text === 'string',
  );
}

/** How many items a list accepts: `exactly 2`, `1 to 7`, `up to 3`. */
export function countWords(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return min === undefined ? 'any number' : `${min} or more`;
  if (min === max) return `exactly ${max}`;
  return min === undefined ? `up to ${max}` : `${min} to ${max}`;
}
