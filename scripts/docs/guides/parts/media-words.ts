import { rangeWords } from '../../../../src/check/rules/range-words.js';
import type { Media } from '../../../document/document.js';

export { asRatio, inMegabytes, rangeWords } from '../../../../src/check/rules/range-words.js';

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
