import { count } from '../../shared/text.js';
import type { BodyChange, Rule } from './rule.js';

/** Builders of recurring rules, so that a table has one line for each. Every rule also rejects `null`, which is never a value. */

type Variants = readonly string[] | undefined;

function rule(sentence: string, variants: Variants, accept: BodyChange[], reject: BodyChange[]): Rule {
  return { rule: sentence, ...(variants && { for: variants }), accept, reject };
}

const set =
  (field: string) =>
  (value: unknown): BodyChange => ({ [field]: value });

/** A builder of rules on the values of any field. */
const valueRule = (sentence: string, accept: unknown[], reject: unknown[]) => (field: string, variants?: Variants) =>
  rule(`${field} ${sentence}`, variants, accept.map(set(field)), reject.map(set(field)));

/** A required field. */
export const required = (field: string, variants?: Variants) =>
  rule(`${field} is required`, variants, [{}], [{ [field]: undefined }, { [field]: null }]);

/** An optional field. */
export const optional = (field: string, value: unknown, variants?: Variants) =>
  rule(`${field} is optional`, variants, [{ [field]: undefined }, { [field]: value }], [{ [field]: null }]);

/** A field that only other variants document. */
export const unknown = (field: string, value: unknown, variants?: Variants) =>
  rule(`${field} is not a field here`, variants, [{ [field]: undefined }], [{ [field]: value }]);

/** A common field that the table of this generator does not list. */
export const unlisted = (field: string, value: unknown, variants?: Variants): Rule => ({
  ...unknown(field, value, variants),
  mayAccept: `Whether a generator accepts a common field that it does not list is not documented.`,
});

/** A text of any length. */
export const text = valueRule('is a string', ['', 'x', 'x'.repeat(30_000)], [7, true, ['x'], null]);

/** A non-empty text. */
export const filled = valueRule('is a string that is not empty', ['x', 'x-1'], ['', 7, null]);

/** An array of strings. */
export const texts = valueRule('is an array of strings', [[], ['x', 'y']], ['x', [7], [null], null]);

/** A text of limited length. An emoji outside the basic plane counts as one character. */
export const textUpTo = (field: string, max: number, variants?: Variants) =>
  rule(
    `${field} has at most ${max} characters`,
    variants,
    ['x'.repeat(max), '🎬'.repeat(max)].map(set(field)),
    ['x'.repeat(max + 1), '🎬'.repeat(max + 1), 7, null].map(set(field)),
  );

/** A text for which an empty one is documented. */
export const mayBeEmpty = (field: string, variants?: Variants): Rule => ({
  ...rule(`${field} may be empty`, variants, [{ [field]: '' }], [{ [field]: null }]),
  leftOpen: false,
});

/** A boolean. */
export const flag = valueRule('is true or false', [true, false], ['true', 1, null]);

/** One value out of a closed list. */
export const choice = (field: string, values: readonly unknown[], outside: readonly unknown[], variants?: Variants) =>
  rule(
    `${field} is ${values.length === 1 ? '' : 'one of '}${values.join(', ')}`,
    variants,
    values.map(set(field)),
    [...outside, null].map(set(field)),
  );

/** Any whole number. */
export const whole = valueRule('is a whole number', [0, 1, 5, 4_294_967_295], [1.5, '5', true, null]);

/** A whole number that is not below another. */
export const wholeFrom = (field: string, min: number, variants?: Variants) =>
  rule(
    `${field} is a whole number from ${min}`,
    variants,
    [min, min + 1, 4_294_967_295].map(set(field)),
    [min - 1, min + 0.5, String(min + 1), true, null].map(set(field)),
  );

/** A whole number in a range. */
export const wholeBetween = (field: string, min: number, max: number, variants?: Variants) =>
  rule(
    `${field} is a whole number from ${min} to ${max}`,
    variants,
    [min, max].map(set(field)),
    [min - 1, max + 1, min + 0.5, String(min), null].map(set(field)),
  );

/** A number in a range. */
export const numberBetween = (field: string, min: number, max: number, variants?: Variants) =>
  rule(
    `${field} is a number from ${min} to ${max}`,
    variants,
    [min, (min + max) / 2, max].map(set(field)),
    [min - 0.001, max + 0.001, String(min), null].map(set(field)),
  );

/** An array with a limited number of items. */
export const countBetween = (field: string, item: unknown, min: number, max: number, variants?: Variants) =>
  rule(
    min === max ? `${field} has exactly ${count(max, 'item')}` : `${field} has ${min} to ${count(max, 'item')}`,
    variants,
    [...new Set([min, max])].map((n) => ({ [field]: Array(n).fill(item) })),
    [...(min > 0 ? [min - 1] : []), max + 1]
      .map((n): BodyChange => ({ [field]: Array(n).fill(item) }))
      .concat([{ [field]: item }, { [field]: null }]),
  );

/** An array whose length is not limited here. */
export const countAny = (field: string, item: unknown, variants?: Variants) =>
  rule(
    `${field} is an array of any length`,
    variants,
    [0, 1, 20].map((n) => ({ [field]: Array(n).fill(item) })),
    [{ [field]: item }, { [field]: null }],
  );

const urls = ['http://example.com', 'https://example.com/a/b.bin?x=1#y', 'https://例え.jp/写真'];
const notUrls = [
  '',
  'example.com',
  'ftp://example.com/a',
  'https://',
  'https:///a',
  ' https://example.com',
  'https://example.com/a b',
  'file:///etc/hosts',
  'javascript:0',
  5,
  null,
];

/** An http or https URL and nothing else. */
export const url = valueRule('is an http or https URL', urls, [...notUrls, 'data:image/png;base64,AAAA']);

const media = (
  field: string,
  wrap: (value: unknown) => BodyChange,
  good: string[],
  bad: string[],
  variants: Variants,
) =>
  rule(
    `${field} is a URL or a Base64 data URI of an allowed type`,
    variants,
    [...urls, ...good.map((type) => `data:${type};base64,AAAA`)].map(wrap),
    [
      ...notUrls,
      ...bad.map((type) => `data:${type};base64,AAAA`),
      `data:${good[0]};base64,`,
      `data:${good[0]},AAAA`,
      'AAAA',
    ].map(wrap),
  );

const imageTypes = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp'];
const otherImageTypes = ['image/gif', 'image/bmp', 'image/svg+xml', 'video/mp4', 'text/plain'];

/** An array of images; `fill` is the number needed for a valid one. The last of them is varied. */
export const images = (field = 'images', fill = 1, variants?: Variants) =>
  media(
    `each of ${field}`,
    (value) => ({ [field]: [...Array(fill - 1).fill(urls[0]), value] }),
    imageTypes,
    otherImageTypes,
    variants,
  );

/** One image. */
export const image = (field: string, variants?: Variants) =>
  media(field, set(field), imageTypes, otherImageTypes, variants);

/** An array of videos. */
export const videos = (field: string, variants?: Variants) =>
  media(
    `each of ${field}`,
    (value) => ({ [field]: [value] }),
    ['video/mp4', 'video/avi', 'video/x-msvideo', 'video/mov', 'video/quicktime'],
    ['video/webm', 'image/png', 'audio/mpeg'],
    variants,
  );

/** An array of mp3 sounds. */
export const sounds = (field: string, variants?: Variants) =>
  media(
    `each of ${field}`,
    (value) => ({ [field]: [value] }),
    ['audio/mpeg', 'audio/mp3'],
    ['audio/wav', 'audio/aac', 'video/mp4'],
    variants,
  );

/** A song. */
export const song = (field: string, variants?: Variants) =>
  media(
    field,
    set(field),
    ['audio/mpeg', 'audio/mp3', 'audio/wav', 'audio/aac', 'audio/m4a', 'audio/mp4'],
    ['audio/ogg', 'audio/flac', 'video/mp4'],
    variants,
  );

const resolution = valueRule(
  'has the form 720p or 2K',
  ['360p', '540p', '720p', '1080p', '2K', '4K'],
  ['', '720', 'p', '0p', '720P', 'hd', '1280x720', ' 720p', '720px', 720, null],
);

/** A resolution with undocumented options: only its form is checked. */
export const resolutionOfAnyKind = (variants?: Variants) => resolution('resolution', variants);

/** A color in HEX. */
export const hexColor = valueRule(
  'is a HEX color',
  ['#FFFFFF', '#000000', '#a1B2c3'],
  ['white', 'FFFFFF', '#FFFFF', '#FFFFFFF', '#GGGGGG', '', null],
);

export const payload = (variants?: Variants) => textUpTo('payload', 1_048_576, variants);
export const offPeak = (variants?: Variants) => flag('off_peak', variants);
export const seed = (variants?: Variants): Rule => {
  const any = whole('seed', variants);
  return { ...any, accept: [{ seed: -1 }, ...any.accept] };
};
export const callbackUrl = (variants?: Variants) => url('callback_url', variants);

const metaData = valueRule('is a string', ['', '{}', '{"Label":"a"}'], [{ Label: 'a' }, 7, null]);

/** The four watermark fields. */
export const watermark = (variants?: Variants): Rule[] => [
  flag('watermark', variants),
  choice('wm_position', [1, 2, 3, 4], [0, 5, 1.5, '1'], variants),
  url('wm_url', variants),
  metaData('meta_data', variants),
  mayBeEmpty('meta_data', variants),
];

/** A variant that documents no watermark. */
export const noWatermark = (variants?: Variants): Rule[] => [
  unknown('watermark', true, variants),
  unknown('wm_position', 1, variants),
  unknown('wm_url', 'https://example.com/logo.png', variants),
  unknown('meta_data', '{}', variants),
];

/** Requests are closed. */
export const closed = (variants?: Variants) =>
  rule('no other field is taken', variants, [{}], [{ unknown_field: 1 }, { Model: 'x' }, { constructor: 1 }]);

/** Responses are open. */
export const open = (variants?: Variants) =>
  rule('an unknown field breaks no reader', variants, [{ unknown_field: 1 }, { another: { deep: [] } }], []);

/** `model` selects the variant, so only the names of this generator are accepted. */
export const models = (field: string, others: readonly string[]) =>
  rule(
    `${field} is one of the known ones`,
    undefined,
    [{}],
    [...others, '', 'GENQ1', 7, null].map(set(field)).concat({ [field]: undefined }),
  );
