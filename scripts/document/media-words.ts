import { asRatio, inMegabytes, rangeWords } from '../../src/check/rules/range-words.js';
import type { Media, Range } from './document.js';
import { list } from './words.js';

export { asRatio, inMegabytes, rangeWords } from '../../src/check/rules/range-words.js';

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

/** `x-media` in few words, such as `mp3`, `3 to 12 s`, `at most 50 MB`. Formats that were `said` are not said again. */
export function mediaWords(media: Media, said = ''): string[] {
  const { formats = [] } = media;
  return [
    ...(formats.every((format) => said.includes(format)) ? [] : [list(formats)]),
    ...pixelWords(media),
    ...Object.entries(measures).flatMap(([key, words]) => (key in media ? [words(media[key] as Range)] : [])),
    ...('secondsByCount' in media ? [byCount(media.secondsByCount as Record<string, Range>)] : []),
  ];
}

const measures: Record<string, (range: Range) => string> = {
  aspectRatio: (range) => `width to height ${rangeWords(range, asRatio)}`,
  frameRatio: (range) => `pixels of the first divided by those of the second: ${rangeWords(range)}`,
  seconds: (range) => rangeWords(range, String, ' s'),
  bytes: (range) => rangeWords(range, inMegabytes),
  decodedBytes: (range) => `${rangeWords(range, inMegabytes)} once decoded`,
};

const byCount = (ranges: Record<string, Range>) =>
  list(Object.entries(ranges).map(([count, range]) => `${count} of ${rangeWords(range, String, ' s')}`));
