import type { FileLimits, Range } from '../../../generated/preflight-rules.js';
import { type FileFacts, file, fillerUpTo } from './described.js';
import { asRatio, inMegabytes, rangeWords } from './range-words.js';
import type { BodyChange, PreflightRule } from './rule.js';

/** Builders of rules that preflight decides. Limits are those of the service, written down here and not read from the document. */

const MB = 1_048_576;

/** Limits on files that several operations share. */
const image = {
  kind: 'image',
  formats: ['png', 'jpeg', 'jpg', 'webp'],
  bytes: { maximum: 50 * MB },
  aspectRatio: { exclusiveMinimum: 1 / 4, exclusiveMaximum: 4 },
} satisfies FileLimits;
const clip = {
  kind: 'video',
  formats: ['mp4', 'avi', 'mov'],
  bytes: { maximum: 100 * MB },
  decodedBytes: { exclusiveMaximum: 20 * MB },
  width: { minimum: 128 },
  height: { minimum: 128 },
} satisfies FileLimits;
const faceFormats = ['jpeg', 'jpg', 'png', 'bmp', 'webp'];

export const media = {
  image,
  compactImage: { ...image, decodedBytes: { exclusiveMaximum: 10 * MB } },
  referenceImage: { ...image, width: { minimum: 128 }, height: { minimum: 128 } },
  referenceVideo: { ...clip, aspectRatio: { minimum: 1 / 4, maximum: 4 } },
  subjectVideo: { ...clip, seconds: { maximum: 5 } },
  sound: {
    kind: 'audio',
    formats: ['mp3'],
    bytes: { maximum: 50 * MB },
    decodedBytes: { exclusiveMaximum: 20 * MB },
    seconds: { minimum: 3, maximum: 12 },
  },
  song: {
    kind: 'audio',
    formats: ['mp3', 'wav', 'aac', 'm4a'],
    decodedBytes: { exclusiveMaximum: 20 * MB },
    seconds: { minimum: 10, maximum: 300 },
  },
  /** A face whose limits are given for it alone. */
  face: {
    kind: 'image',
    formats: faceFormats,
    bytes: { maximum: 10 * MB },
    aspectRatio: { maximum: 2 },
    longestSide: { exclusiveMaximum: 4096 },
  },
  /** A face with the limits of every image. */
  anyFace: { ...image, formats: faceFormats },
} satisfies Record<string, FileLimits>;

type Variants = readonly string[] | undefined;
type Wrap = (value: unknown) => BodyChange;

interface Place {
  /** What a sentence calls the file: `each of images`. */
  name: string;
  /** Puts the file into a request. */
  wrap: Wrap;
  variants?: Variants;
  /** Whether the request has only a URL of it. */
  isUrl?: boolean;
}

/** Files in a list; `fill` is the number needed for a valid list. The last of them is varied. */
export const filesIn = (
  field: string,
  limits: FileLimits,
  { fill = 1, ...place }: Partial<Place> & { fill?: number } = {},
) =>
  fileRules(limits, {
    name: `each of ${field}`,
    wrap: (value) => ({ [field]: [...Array(fill - 1).fill('https://example.com/a.png'), value] }),
    ...place,
  });

/** One file. */
export const fileIn = (field: string, limits: FileLimits, place: Partial<Place> = {}) =>
  fileRules(limits, { name: field, wrap: (value) => ({ [field]: value }), ...place });

/** Every rule on one file, with files at both sides of each limit. */
function fileRules(limits: FileLimits, place: Place): PreflightRule[] {
  const { bytes, decodedBytes, width, height, longestSide, aspectRatio, seconds } = limits;
  return [
    formats(limits, place),
    ...(bytes ? [fileBytes(limits, bytes, place)] : []),
    ...(decodedBytes ? [dataUriBytes(limits, decodedBytes, place)] : []),
    ...(width ? [sides('width', limits, width, place)] : []),
    ...(height ? [sides('height', limits, height, place)] : []),
    ...(longestSide ? [longestSides(longestSide, place)] : []),
    ...(aspectRatio ? [ratios(limits, aspectRatio, place)] : []),
    ...(seconds ? [durations(limits, seconds, place)] : []),
  ];
}

interface Cases {
  finds: string;
  allowed: unknown;
  accept: FileFacts[];
  warn?: FileFacts[];
  reject: FileFacts[];
}

function rule(sentence: string, { wrap, variants, isUrl }: Place, { accept, warn, reject, ...rest }: Cases) {
  const toChange = (facts: FileFacts) => wrap(file(isUrl ? { ...facts, as: 'url' } : facts));
  return {
    rule: sentence,
    ...(variants && { for: variants }),
    ...rest,
    accept: accept.map(toChange),
    ...(warn && { warn: warn.map(toChange) }),
    reject: reject.map(toChange),
  } satisfies PreflightRule;
}

/** Formats that are easily passed instead. */
const others: Record<string, string[]> = {
  image: ['gif', 'bmp', 'mp4', 'mp3'],
  video: ['png', 'm4a', 'wav'],
  audio: ['mp3', 'wav', 'aac', 'm4a', 'mp4', 'png'],
};

function formats({ kind, formats: allowed = [] }: FileLimits, place: Place): PreflightRule {
  // `jpg` is the same format, as a media type of its own that is often used.
  const accept = allowed.map(
    (format): FileFacts => (format === 'jpg' ? { format: 'jpeg', type: 'image/jpg' } : { format }),
  );
  const wrong = (others[kind] ?? []).filter((format) => !allowed.includes(format));
  return rule(`${place.name} is ${inList(allowed)} by its content`, place, {
    finds: 'formats',
    allowed,
    accept: place.isUrl ? accept.filter(({ type }) => !type) : accept,
    // As URLs, since a data URI declares a type, which the schemas check.
    reject: wrong.map((format) => ({ format, as: 'url' })),
  });
}

const inList = (names: readonly string[]) => names.join(', ').replace(/, (?=\w+$)/, ' or ');

/** A format of which a file of any size is made. */
const sizedFormats: Record<string, string> = { image: 'png', video: 'mp4', audio: 'mp3' };

const sized = ({ kind }: FileLimits, bytes: number, as?: 'url'): FileFacts => ({
  format: sizedFormats[kind] ?? '',
  bytes,
  ...(as && { as }),
});

function fileBytes(limits: FileLimits, allowed: Range, place: Place): PreflightRule {
  const { maximum = 0 } = allowed;
  return rule(`${place.name} has ${rangeWords(allowed, inMegabytes)}`, place, {
    finds: 'bytes',
    allowed,
    accept: [sized(limits, maximum, 'url')],
    reject: [sized(limits, maximum + 1, 'url')],
  });
}

function dataUriBytes(limits: FileLimits, allowed: Range, place: Place): PreflightRule {
  const { exclusiveMaximum = 0 } = allowed;
  return rule(`as a data URI, ${place.name} has ${rangeWords(allowed, inMegabytes)} once decoded`, place, {
    finds: 'decodedBytes',
    allowed,
    accept: [sized(limits, exclusiveMaximum - 1), sized(limits, exclusiveMaximum, 'url')],
    reject: [sized(limits, exclusiveMaximum)],
  });
}

const ofPixels = ({ kind }: FileLimits, width: number, height: number): FileFacts => ({
  format: sizedFormats[kind] ?? '',
  width,
  height,
});

function sides(side: 'width' | 'height', limits: FileLimits, allowed: Range, place: Place): PreflightRule {
  const { minimum = 0 } = allowed;
  const word = side === 'width' ? 'wide' : 'high';
  const small = side === 'width' ? [minimum - 1, minimum] : [minimum, minimum - 1];
  return rule(`${place.name} is at least ${minimum} pixels ${word}`, place, {
    finds: side,
    allowed,
    accept: [ofPixels(limits, minimum, minimum)],
    reject: [ofPixels(limits, small[0] as number, small[1] as number)],
  });
}

function longestSides(allowed: Range, place: Place): PreflightRule {
  const { exclusiveMaximum = 0 } = allowed;
  const shape = (longest: number): FileFacts[] => [
    { format: 'webp', width: longest, height: 3000 },
    { format: 'webp', width: 3000, height: longest },
  ];
  return rule(`the longest side of ${place.name} has ${rangeWords(allowed, String, ' pixels')}`, place, {
    finds: 'longestSide',
    allowed,
    accept: shape(exclusiveMaximum - 1),
    reject: shape(exclusiveMaximum),
  });
}

function ratios(limits: FileLimits, allowed: Range, place: Place): PreflightRule {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = allowed;
  const [long, square] = [1000, ofPixels(limits, 256, 256)];
  /** A width for a height of `long`, and a height for a width of `long`: those of the ratio, and one pixel more or less. */
  const upright = (ratio: number, more = 0) => ofPixels(limits, ratio * long + more, long);
  const lying = (ratio: number, more = 0) => ofPixels(limits, long + more, long / ratio);
  return rule(
    `${place.name} has a ratio of width to height of ${rangeWords(allowed, asRatio).replace(', ', ' and ')}`,
    place,
    {
      finds: 'aspectRatio',
      allowed,
      accept: [
        square,
        ...(minimum ? [upright(minimum)] : []),
        ...(exclusiveMinimum ? [upright(exclusiveMinimum, 1)] : []),
        ...(maximum ? [lying(maximum)] : []),
        ...(exclusiveMaximum ? [lying(exclusiveMaximum, -1)] : []),
      ],
      // With a maximum only, it may also be meant as the ratio of the longer to the shorter side.
      ...(maximum && !minimum && { warn: [ofPixels(limits, long / maximum, long + 1)] }),
      reject: [
        ...(minimum ? [upright(minimum, -1)] : []),
        ...(exclusiveMinimum ? [upright(exclusiveMinimum)] : []),
        ...(maximum ? [lying(maximum, 1)] : []),
        ...(exclusiveMaximum ? [lying(exclusiveMaximum)] : []),
      ],
    },
  );
}

/** How much more or less is warned of, since it depends on how a duration is measured, and how much is rejected. */
const [uncertain, wrong] = [0.05, 0.2];

/** A format whose duration is exact. */
const timedFormats: Record<string, string> = { video: 'mp4', audio: 'wav' };

const lasting = ({ kind, formats: allowed = [] }: FileLimits, seconds: number): FileFacts => {
  const format = timedFormats[kind] ?? '';
  return { format: allowed.includes(format) ? format : (allowed[0] ?? ''), seconds: Math.round(seconds * 100) / 100 };
};

function durations(limits: FileLimits, allowed: Range, place: Place): PreflightRule {
  const bounds = boundsOf(allowed);
  return rule(`${place.name} lasts ${rangeWords(allowed, String, ' seconds')}`, place, {
    finds: 'seconds',
    allowed,
    accept: bounds.map(([bound]) => lasting(limits, bound)),
    warn: bounds.map(([bound, sign]) => encoded(lasting(limits, bound + sign * uncertain))),
    reject: bounds
      .flatMap(([bound, sign]) => [lasting(limits, bound + sign * wrong), lasting(limits, bound + sign * uncertain)])
      .filter(({ format }, at) => at % 2 === 0 || format === 'wav'),
  });
}

/** A wav says its duration exactly. Of other formats it depends on the encoder. */
const encoded = (facts: FileFacts): FileFacts => ({ ...facts, format: facts.format === 'wav' ? 'm4a' : facts.format });

/** The inclusive bounds of a range, each with the sign of what is outside. */
const boundsOf = ({ minimum, maximum }: Range): [bound: number, sign: 1 | -1][] => [
  ...(minimum === undefined ? [] : [[minimum, -1] as [number, -1]]),
  ...(maximum === undefined ? [] : [[maximum, 1] as [number, 1]]),
];

/** Seconds of each video of a list, by how many there are. */
export const secondsByCount = (field: string, limits: Record<number, number>, variants?: Variants): PreflightRule[] =>
  Object.entries(limits).map(([count, maximum]) => {
    const last = (seconds: number) => ({
      [field]: Array.from({ length: Number(count) }, (_, index) =>
        file(lasting(media.referenceVideo, index === Number(count) - 1 ? seconds : maximum)),
      ),
    });
    return {
      rule: `${field} last at most ${maximum} seconds each if there ${Number(count) === 1 ? 'is 1' : `are ${count}`}`,
      ...(variants && { for: variants }),
      finds: 'seconds',
      allowed: { maximum },
      accept: [last(maximum)],
      warn: [last(maximum + uncertain)],
      reject: [last(maximum + wrong)],
    };
  });

/** Two frames whose pixels have a ratio in a range. */
export const frames = (field: string): PreflightRule => {
  const pair = (start: [number, number], end: [number, number]): BodyChange => ({
    [field]: [start, end].map(([width, height]) => file({ format: 'png', width, height })),
  });
  return {
    rule: `the pixels of the first of ${field}, divided by those of the second, are 0.8 to 1.25`,
    finds: 'frameRatio',
    allowed: { minimum: 0.8, maximum: 1.25 },
    accept: [pair([800, 400], [800, 500]), pair([800, 500], [800, 400])],
    // Their widths fit. It is not documented whether those are meant.
    warn: [pair([800, 399], [800, 500]), pair([800, 501], [800, 400])],
    reject: [pair([799, 799], [1000, 1000]), pair([1251, 1251], [1000, 1000])],
  };
};

/** The size of the whole request. */
const bodyUpTo = (bytes: number): PreflightRule => ({
  rule: `a request has at most ${inMegabytes(bytes)}`,
  finds: 'maxBytes',
  allowed: bytes,
  accept: [{ callback_url: fillerUpTo(bytes) }],
  reject: [{ callback_url: fillerUpTo(bytes + 1) }],
});

/** Requests with files have at most 20 MB. */
export const body20MB = bodyUpTo(20 * MB);

/** What the four watermark fields contain. */
export const watermarkFiles = (variants?: Variants): PreflightRule[] => [
  ...fileIn('wm_url', image, { variants, isUrl: true }),
  {
    rule: 'meta_data is JSON, unless it is empty',
    ...(variants && { for: variants }),
    finds: 'contentMediaType',
    allowed: 'application/json',
    accept: ['', '{"Label":"a"}', '[]', '1'].map((meta_data) => ({ meta_data })),
    reject: ['{', 'demo', "{'Label':'a'}", '{"Label":"a",}'].map((meta_data) => ({ meta_data })),
  },
];
