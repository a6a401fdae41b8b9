import type { BodyChange, Rule } from './rule.js';

/** Builders of recurring rules, so that a table has one line for each. Every rule also rejects `null`, which is never a value. */

type Variants = readonly string[] | undefined;

function rule(sentence: string, variants: Variants, accept: BodyChange[], reject: BodyChange[]): Rule {
  return { rule: sentence, ...(variants && { for: variants }), accept, reject };
}

const set =
  (field: string) =>
  (value: unknown): BodyChange => ({ [field]: value });

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
export const text = (field: string, variants?: Variants) =>
  rule(
    `${field} is a string`,
    variants,
    ['', 'x', 'x'.repeat(30_000)].map(set(field)),
    [7, true, ['x'], null].map(set(field)),
  );

/** A non-empty text. */
export const filled = (field: string, variants?: Variants) =>
  rule(`${field} is a string that is not empty`, variants, ['x', 'x-1'].map(set(field)), ['', 7, null].map(set(field)));

/** A list of texts. */
export const texts = (field: string, variants?: Variants) =>
  rule(
    `${field} is an array of strings`,
    variants,
    [[], ['x', 'y']].map(set(field)),
    ['x', [7], [null], null].map(set(field)),
  );

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
export const flag = (field: string, variants?: Variants) =>
  rule(`${field} is true or false`, variants, [true, false].map(set(field)), ['true', 1, null].map(set(field)));

/** One value out of a closed list. */
export const choice = (field: string, values: readonly unknown[], outside: readonly unknown[], variants?: Variants) =>
  rule(
    `${field} is ${values.length === 1 ? '' : 'one of '}${values.join(', ')}`,
    variants,
    values.map(set(field)),
    [...outside, null].map(set(field)),
  );

/** Any whole number. */
export const whole = (field: string, variants?: Variants) =>
  rule(
    `${field} is a whole number`,
    variants,
    [0, 1, 5, 4_294_967_295].map(set(field)),
    [1.5, '5', true, null].map(set(field)),
  );

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

/** A list with a limited number of items. */
export const countBetween = (field: string, item: unknown, min: number, max: number, variants?: Variants) =>
  rule(
    min === max ? `${field} has exactly ${count(max, 'item')}` : `${field} has ${min} to ${count(max, 'item')}`,
    variants,
    [...new Set([min, max])].map((n) => ({ [field]: Array(n).fill(item) })),
    [...(min > 0 ? [min - 1] : []), max + 1]
      .map((n): BodyChange => ({ [field]: Array(n).fill(item) }))
      .concat([{ [field]: item }, { [field]: null }]),
  );

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** A list whose length is not limited here. */
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
export const url = (field: string, variants?: Variants) =>
  rule(
    `${field} is an http or https URL`,
    variants,
    urls.map(set(field)),
    [...notUrls, 'data:image/png;base64,AAAA'].map(set(field)),
  );

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

/** A list of images; `fill` is the number needed for a valid list. The last of them is varied. */
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

/** A list of videos. */
export const videos = (field: string, variants?: Variants) =>
  media(
    `each of ${field}`,
    (value) => ({ [field]: [value] }),
    ['video/mp4', 'video/avi', 'video/x-msvideo', 'video/mov', 'video/quicktime'],
    ['video/webm', 'image/png', 'audio/mpeg'],
    variants,
  );

/** A list of mp3 sounds. */
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

/** A resolution with undocumented options: only its form is checked. */
export const resolutionOfAnyKind = (variants?: Variants) =>
  rule(
    'resolution has the form 720p or 2K',
    variants,
    ['360p', '540p', '720p', '1080p', '2K', '4K'].map(set('resolution')),
    ['', '720', 'p', '0p', '720P', 'hd', '1280x720', ' 720p', '720px', 720, null].map(set('resolution')),
  );

/** A color in HEX. */
export const hexColor = (field: string, variants?: Variants) =>
  rule(
    `${field} is a HEX color`,
    variants,
    ['#FFFFFF', '#000000', '#a1B2c3'].map(set(field)),
    ['white', 'FFFFFF', '#FFFFF', '#FFFFFFF', '#GGGGGG', '', null].map(set(field)),
  );

export const payload = (variants?: Variants) => textUpTo('payload', 1_048_576, variants);
export const offPeak = (variants?: Variants) => flag('off_peak', variants);
export const seed = (variants?: Variants): Rule => {
  const any = whole('seed', variants);
  return { ...any, accept: [{ seed: -1 }, ...any.accept] };
};
export const callbackUrl = (variants?: Variants) => url('callback_url', variants);

/** The four watermark fields. */
export const watermark = (variants?: Variants): Rule[] => [
  flag('watermark', variants),
  choice('wm_position', [1, 2, 3, 4], [0, 5, 1.5, '1'], variants),
  url('wm_url', variants),
  rule(
    'meta_data is a string',
    variants,
    ['', '{}', '{"Label":"a"}'].map(set('meta_data')),
    [{ Label: 'a' }, 7, null].map(set('meta_data')),
  ),
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
