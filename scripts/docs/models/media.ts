import type { Media, Range } from '../../document/document.js';
import { list } from '../../document/words.js';
import { asRatio, inMegabytes, pixelWords, rangeWords } from '../guides/parts/media-words.js';

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
