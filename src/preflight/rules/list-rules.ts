import type { ListLimits, Range } from '../../../generated/preflight-rules.js';
import { type Draft, error, warning } from '../finding.js';
import type { MediaFacts } from '../media/facts.js';
import { checkSeconds } from './file-rules.js';
import { fits, inWords, rounded } from './ranges.js';

/** A file of an array: its position, its name such as `images[0]`, and its facts if it was inspected. */
interface ListedFile {
  name: string;
  facts: MediaFacts | undefined;
}

/** What is wrong with files together, with the position of the file that it is about, or -1 for all. */
export function checkFiles(name: string, files: readonly ListedFile[], limits: ListLimits): [at: number, Draft][] {
  const { frameRatio, secondsByCount } = limits;
  const seconds = secondsByCount?.[files.length];
  const when = files.length === 1 ? ' if it is the only one' : ` if there are ${files.length}`;
  return [
    ...(frameRatio ? checkFrames(name, files, frameRatio).map((draft): [number, Draft] => [-1, draft]) : []),
    ...files.flatMap(({ name: file, facts }, index) =>
      facts ? checkSeconds(file, facts, seconds, when).map((draft): [number, Draft] => [index, draft]) : [],
    ),
  ];
}

/**
 * The ratio of two frames. It is documented neither as that of pixels nor of widths or heights. The document reads it as pixels;
 * what fits in another reading is a reason to warn.
 */
function checkFrames(name: string, [first, second]: readonly ListedFile[], range: Range): Draft[] {
  const { width: width1, height: height1 } = first?.facts ?? {};
  const { width: width2, height: height2 } = second?.facts ?? {};
  if (!width1 || !height1 || !width2 || !height2) return [];
  if (first?.facts?.isPlaceholder || second?.facts?.isPlaceholder) return [];
  const ratio = (width1 * height1) / (width2 * height2);
  if (fits(ratio, range)) return [];
  const message =
    `${name} have ${width1} × ${height1} and ${width2} × ${height2} pixels, a ratio of ${rounded(ratio)}; ` +
    `it must be ${inWords(range)}.`;
  const isUndecided = sizesOf(first?.facts).some((one) =>
    sizesOf(second?.facts).some(
      (other) => fits(one.width / other.width, range) || fits(one.height / other.height, range),
    ),
  );
  if (!isUndecided) return [error('frameRatio', message, range)];
  const question = 'It is not documented whether that means pixels, widths or heights: frames of one size are safe.';
  return [warning('frameRatio', `${message} ${question}`, range)];
}

/** As it is stored, and as it is displayed if that differs. */
const sizesOf = ({ width = 0, height = 0, displayed }: MediaFacts = {}) =>
  displayed ? [{ width, height }, displayed] : [{ width, height }];

/** The range of the count that permits most, for a file whose array is not known. */
export function widestSeconds({ secondsByCount = {} }: ListLimits): Range | undefined {
  const ranges = Object.values(secondsByCount);
  const [first] = ranges;
  if (!first) return undefined;
  return ranges.reduce((widest, range) => ((range.maximum ?? 0) > (widest.maximum ?? 0) ? range : widest), first);
}
