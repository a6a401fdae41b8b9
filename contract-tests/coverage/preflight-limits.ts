import type { Range } from '../../scripts/document/document.js';
import { isFile } from '../../src/check/rules/described.js';
import type { Shape } from '../support/shape.js';

/** What a value measures, and what it would measure with the smallest change in either direction. */
interface Measured {
  value: number;
  near: readonly number[];
}

/** A limit on files or texts at one place of the document. */
interface PreflightLimit {
  /** The keyword, and the key in it: `x-media aspectRatio`. */
  keyword: string;
  /** The name by which preflight reports it. */
  finds: string;
  range: Range;
  /** What the value of the place in a case measures. Nothing if it is not about this limit. */
  measure: (value: unknown, body: Record<string, unknown>) => Measured[];
}

/** Every limit on files and texts at a place, as far as it is a range. */
export function preflightLimits(shape: Shape): PreflightLimit[] {
  const { 'x-media': media, 'x-advice': advice, 'x-pause-marker': pauses, 'x-script': script } = shape;
  const { secondsByCount = {}, frameRatio, kind: _, formats: __, ...ofFile } = media ?? {};
  return [
    ...Object.entries(ofFile).map(([name, range]) =>
      limit(`x-media ${name}`, name, range as Range, (value) => ofOneFile(name, value)),
    ),
    ...Object.entries(secondsByCount).map(([count, range]) =>
      limit(`x-media secondsByCount ${count}`, 'seconds', range, (value) =>
        listOf(value).length === Number(count) ? listOf(value).flatMap((item) => ofOneFile('seconds', item)) : [],
      ),
    ),
    ...(frameRatio ? [limit('x-media frameRatio', 'frameRatio', frameRatio, ofFrames)] : []),
    ...Object.entries(advice ?? {}).map(([name, range]) =>
      limit(`x-advice ${name}`, 'advice', range, (value) =>
        name === 'items' ? counted(listOf(value).length) : ofOneFile(name, value),
      ),
    ),
    ...(pauses
      ? [
          limit('x-pause-marker seconds', 'pauseMarker', pauses.seconds, (value) =>
            pausesIn(value, pauses).map((text) => around(Number(text), 0.01)),
          ),
          limit('x-pause-marker maxDecimals', 'pauseMarker', { maximum: pauses.maxDecimals }, (value) =>
            pausesIn(value, pauses).map((text) => around(text.split('.')[1]?.length ?? 0, 1)),
          ),
        ]
      : []),
    ...Object.entries(script?.splitAbove ?? {}).map(([language, maximum]) =>
      limit(`x-script splitAbove ${language}`, 'script', { maximum }, (value, body) =>
        body[script?.language ?? ''] === language ? counted(Array.from(String(value)).length) : [],
      ),
    ),
  ];
}

const limit = (keyword: string, finds: string, range: Range, measure: PreflightLimit['measure']): PreflightLimit => ({
  keyword,
  finds,
  range,
  measure,
});

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const around = (value: number, step: number): Measured => ({ value, near: [value - step, value + step] });

const counted = (count: number) => [around(count, 1)];

/** Preflight is not stricter than a duration can be measured, so cases differ from a limit by more than that. */
const secondsStep = 0.25;

/** What a described file measures, by the name that x-media has for it. */
function ofOneFile(name: string, value: unknown): Measured[] {
  if (!isFile(value)) return [];
  const { bytes, width, height, seconds, as } = value.$file;
  if (name === 'seconds') return seconds === undefined ? [] : [around(seconds, secondsStep)];
  if (name === 'bytes') return bytes === undefined ? [] : counted(bytes);
  if (name === 'decodedBytes') return bytes === undefined || as === 'url' ? [] : counted(bytes);
  if (width === undefined || height === undefined) return [];
  if (name === 'width') return counted(width);
  if (name === 'height') return counted(height);
  if (name === 'longestSide') return counted(Math.max(width, height));
  if (name !== 'aspectRatio') throw new Error(`It is not known how ${name} is measured.`);
  return [{ value: width / height, near: [-1, 1].flatMap((by) => [(width + by) / height, width / (height + by)]) }];
}

function ofFrames(value: unknown): Measured[] {
  const [first, second] = listOf(value).map((item) => (isFile(item) ? item.$file : undefined));
  const { width: width1, height: height1 } = first ?? {};
  const { width: width2, height: height2 } = second ?? {};
  if (!width1 || !height1 || !width2 || !height2) return [];
  const pixels = width2 * height2;
  return [{ value: (width1 * height1) / pixels, near: [-1, 1].map((by) => (width1 * (height1 + by)) / pixels) }];
}

/** The numbers in the pauses of a text. */
function pausesIn(text: unknown, { open, close }: { open: string; close: string }): string[] {
  const parts = String(text).split(open).slice(1);
  return parts.map((part) => part.split(close)[0] ?? '').filter((number) => /^\d+(\.\d+)?$/.test(number));
}

export function fits(value: number, { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Range): boolean {
  // Within floating-point precision, as 0.01 steps are not exact.
  const margin = 1e-9;
  return (
    (minimum === undefined || value >= minimum - margin) &&
    (maximum === undefined || value <= maximum + margin) &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum + margin) &&
    (exclusiveMaximum === undefined || value < exclusiveMaximum - margin)
  );
}
