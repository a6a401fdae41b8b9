import type { FileLimits, PlaceRules, Range } from '../../../generated/preflight-rules.js';
import { type Draft, error, errorsIn, warning } from '../finding.js';
import type { Base64Problem } from '../media/data-uri-source.js';
import type { ContentProblem, MediaFacts } from '../media/facts.js';
import { formats } from '../media/formats.js';
import { asRatio, fits, grouped, inWords, rounded } from './ranges.js';

/** A file that was measured. */
export interface InspectedFile {
  facts: MediaFacts;
  /** Whether it is a data URI, or becomes one. */
  isEmbedded: boolean;
  /** Media type that it is declared to have. */
  declaredType?: string | undefined;
  base64Problem?: Base64Problem | undefined;
}

/** What is wrong with one file. `name` is that of its field, such as `images[0]`. */
export function checkFile(name: string, file: InspectedFile, { file: limits, advice }: PlaceRules): Draft[] {
  if (!limits) return [];
  const { facts, base64Problem } = file;
  if (base64Problem === 'invalid') {
    return [error('base64', `${name} is not valid Base64: it has other characters, or ends too early.`)];
  }
  const sizes = checkSizes(name, file, limits);
  const unusable = checkFormat(name, facts, limits);
  if (unusable) return [...sizes, unusable];
  return [
    ...sizes,
    ...checkEncoding(name, file),
    ...checkContent(name, facts),
    ...checkPixels(name, facts, limits),
    ...checkSeconds(name, facts, limits.seconds),
    ...(advice?.longestSide ? checkAdvice(name, facts, advice.longestSide) : []),
  ];
}

function checkSizes(name: string, { facts, isEmbedded }: InspectedFile, { bytes, decodedBytes }: FileLimits): Draft[] {
  const size = facts.bytes;
  if (size === undefined) return [];
  const check = (rule: string, range: Range | undefined, when: string) =>
    !range || fits(size, range)
      ? []
      : [error(rule, `${name} has ${grouped(size)} bytes${when}; it must have ${inWords(range, grouped)}.`, range)];
  return [...check('bytes', bytes, ''), ...(isEmbedded ? check('decodedBytes', decodedBytes, ' once decoded') : [])];
}

/** The document says both `jpg` and `jpeg`. */
const isFormat = (name: string, format: string) => name === format || (name === 'jpg' && format === 'jpeg');

const isOfKind = (format: string, kind: FileLimits['kind']) =>
  formats.some(({ name, type }) => name === format && type.startsWith(`${kind}/`));

function checkFormat(name: string, facts: MediaFacts, { kind, formats: allowed = [] }: FileLimits): Draft | undefined {
  const { format, problem, convertTo } = facts;
  if (problem === 'empty') return error('bytes', `${name} is empty.`);
  const list = allowed.join(', ');
  if (format === undefined) {
    return error(
      'formats',
      `${name} has content of an unknown format. It must be ${list}, whatever its name or declared type.`,
      allowed,
    );
  }
  if (allowed.some((one) => isFormat(one, format))) return undefined;
  if (facts.isPlaceholder && isOfKind(format, kind)) return undefined;
  // A video does not become an image by converting it.
  const target = allowed.find((one) => one === convertTo) ?? allowed[0];
  const help = isOfKind(convertTo ?? format, kind) ? `: convert it to ${target}` : '';
  return error('formats', `${name} is ${format} by its content. It must be ${list}${help}.`, allowed);
}

function checkEncoding(name: string, { facts, declaredType, base64Problem }: InspectedFile): Draft[] {
  const found = formats.find((format) => format.name === facts.format);
  const types = found ? [found.type, ...(found.otherTypes ?? [])] : [];
  const isMislabelled = declaredType !== undefined && types.length > 0 && !types.includes(declaredType);
  return [
    ...(isMislabelled ? [mislabelled(name, declaredType, facts.format, types)] : []),
    ...(base64Problem ? [warning('base64', `${name} ${encodingProblems[base64Problem]}`)] : []),
  ];
}

const mislabelled = (name: string, declared: string, format: string | undefined, types: readonly string[]): Draft =>
  warning(
    'mediaType',
    `${name} is declared as ${declared}, but its content is ${format}. Declare it as ${types[0]}.`,
    types,
  );

const encodingProblems: Record<Base64Problem, string> = {
  invalid: 'is not valid Base64.',
  whitespace: 'has spaces or line breaks in its Base64, which not every decoder skips.',
  padding: 'has Base64 that is not padded with = to a multiple of four characters, which some decoders require.',
};

/** What no decoder can read is an error. Some read what is incomplete, and what cannot be measured here may be fine. */
function checkContent(name: string, { problem, format, width, seconds }: MediaFacts): Draft[] {
  if (problem === undefined) return [];
  const isUnreadable =
    problem === 'broken' || (problem === 'incomplete' && width === undefined && seconds === undefined);
  const message = `${name} ${contentProblems[problem].replace('{format}', String(format))}`;
  return [isUnreadable ? error('content', message) : warning('content', message)];
}

const contentProblems: Record<ContentProblem, string> = {
  empty: 'is empty.',
  unknown: 'has content of an unknown format.',
  broken: 'begins like {format}, but the rest of it cannot be read.',
  incomplete: 'ends before its content does. Check whether it was copied completely.',
  limit: 'has so many parts, or parts so deep inside others, that it was not measured.',
};

/** The service does not say whether stored or displayed pixels count, so it is an error only if both are out of range. */
function checkPixels(name: string, facts: MediaFacts, limits: FileLimits): Draft[] {
  const { width, height, displayed } = facts;
  const { width: widths, height: heights, longestSide, aspectRatio } = limits;
  if (!widths && !heights && !longestSide && !aspectRatio) return [];
  if (width === undefined || height === undefined)
    return isMeasurable(facts) ? [unmeasured(name, 'size in pixels')] : [];
  const size = `${name} has ${width} × ${height} pixels`;
  if (facts.isPlaceholder) return limits.aspectRatio ? checkRatio(size, width / height, limits.aspectRatio) : [];
  const stored = checkSize(size, { width, height }, limits);
  if (!displayed) return stored;
  const shown = checkSize(
    `${name} is displayed with ${displayed.width} × ${displayed.height} pixels`,
    displayed,
    limits,
  );
  if (hasError(stored) === hasError(shown)) return stored;
  const question = `It is stored with ${width} × ${height} pixels and displayed with ${displayed.width} × ${displayed.height}`;
  return errorsIn([...stored, ...shown]).map(({ rule, message, allowed }) =>
    warning(rule, `${message} ${question}, and which of them counts is not documented.`, allowed),
  );
}

const hasError = (drafts: readonly Draft[]) => errorsIn(drafts).length > 0;

function checkSize(size: string, { width, height }: { width: number; height: number }, limits: FileLimits): Draft[] {
  const { width: widths, height: heights, longestSide, aspectRatio } = limits;
  const check = (rule: string, range: Range | undefined, value: number, words: string) =>
    !range || fits(value, range) ? [] : [error(rule, `${size}; ${words} must be ${inWords(range)}.`, range)];
  return [
    ...check('width', widths, width, 'its width'),
    ...check('height', heights, height, 'its height'),
    ...check('longestSide', longestSide, Math.max(width, height), 'its longest side'),
    ...(aspectRatio ? checkRatio(size, width / height, aspectRatio) : []),
  ];
}

/**
 * A ratio is width to height. Where only its maximum is documented, it may also be meant as that of the longer to the shorter
 * side, so that the inverse is a reason to warn.
 */
function checkRatio(size: string, ratio: number, range: Range): Draft[] {
  const allowed = inWords(range, asRatio);
  if (!fits(ratio, range)) {
    return [error('aspectRatio', `${size}, a ratio of ${asRatio(ratio)}; it must be ${allowed}.`, range)];
  }
  const isOneSided = range.minimum === undefined && range.exclusiveMinimum === undefined;
  if (!isOneSided || fits(1 / ratio, range)) return [];
  const question = 'It is not documented whether that means width to height or longer to shorter side';
  return [warning('aspectRatio', `${size}, a ratio of ${asRatio(ratio)}; it must be ${allowed}. ${question}.`, range)];
}

/**
 * How much a duration can differ by how it is measured: encoders fill up the last frame of sound and add silence before the
 * first, and a video ends with its last frame. The service does not document how it measures. A wav says how many samples it has.
 */
const uncertainSeconds = 0.1;

/** Checks a duration, if there is a limit. */
export function checkSeconds(name: string, facts: MediaFacts, range: Range | undefined, when = ''): Draft[] {
  if (!range) return [];
  const { seconds, shortestSeconds = seconds, isExact } = facts;
  if (seconds === undefined || shortestSeconds === undefined)
    return isMeasurable(facts) ? [unmeasured(name, 'duration')] : [];
  if (fits(seconds, range)) return [];
  const message = `${name} lasts ${rounded(seconds)} seconds; it must last ${inWords(range)} seconds${when}.`;
  const readings = [shortestSeconds - uncertainSeconds, shortestSeconds, seconds + uncertainSeconds];
  if (isExact || !readings.some((reading) => fits(reading, range))) return [error('seconds', message, range)];
  const question =
    seconds - shortestSeconds > uncertainSeconds
      ? `It lasts ${rounded(shortestSeconds)} seconds if only its pictures count, or what is played of it.`
      : 'That is so close that it depends on how it is measured.';
  return [warning('seconds', `${message} ${question}`, range)];
}

/** Whether there is nothing else to say about the file. */
const isMeasurable = ({ problem, interruption }: MediaFacts) => problem === undefined && interruption === undefined;

const unmeasured = (name: string, what: string): Draft =>
  warning('content', `${name} does not state its ${what}, so that was not checked.`);

function checkAdvice(name: string, { width = 0, height = 0 }: MediaFacts, range: Range): Draft[] {
  const longSide = Math.max(width, height);
  if (longSide === 0 || fits(longSide, range)) return [];
  const message = `${name} has ${width} × ${height} pixels. The service recommends ${inWords(range, grouped)} on the longest side.`;
  return [warning('advice', message, range)];
}
