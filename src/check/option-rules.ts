import {
  aFunction,
  anySignal,
  checkOptions,
  describeSecret,
  finiteNumber,
  kindOf,
  type OptionRule,
  type OptionRules,
  objectWith,
  trueOrFalse,
  wholeNumber,
} from '../errors/check-options.js';
import { isObject } from '../shared/is-object.js';
import { parseUrl } from '../shared/parse-url.js';
import { mediaKinds, type OwnMedia } from './own-media.js';
import { profiles } from './profiles.js';

/** Whether a value is a URL of a server. */
export const isServerUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:$/.test(parseUrl(value)?.protocol ?? '');

/** A URL as a string. It may be the key in the wrong place, and is not quoted. */
export const serverUrl = (what: string): OptionRule => ({
  mustBe: `${what} as a string that starts with http:// or https://`,
  fits: isServerUrl,
  describe: describeSecret,
});

/** Timers of Node take no more. */
const maxMilliseconds = 2 ** 31 - 1;

const milliseconds: OptionRule = {
  mustBe: `a number of milliseconds above 0, up to ${maxMilliseconds}`,
  fits: (value) => Number.isFinite(value) && (value as number) > 0 && (value as number) <= maxMilliseconds,
};

/** Texts that rules are found by. */
export const textList: OptionRule = {
  mustBe: "an array of strings, such as ['createSpeech']",
  fits: (value) => Array.isArray(value) && value.every((text) => typeof text === 'string'),
  describe: (value) => (Array.isArray(value) ? 'an array of something else' : kindOf(value)),
};

/** What the options of `checkServer` must be. */
export const checkRules = {
  baseUrl: serverUrl('the URL of the server'),
  apiKey: {
    mustBe: 'the key alone: printable ASCII characters without spaces',
    fits: (value) => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value),
    describe: describeSecret,
  },
  profile: {
    mustBe: `one of ${Object.keys(profiles).join(', ')}`,
    fits: (value) => typeof value === 'string' && Object.hasOwn(profiles, value),
  },
  only: textList,
  seed: wholeNumber(0),
  task: { mustBe: 'the id of a task as a string', fits: (value) => typeof value === 'string' && value !== '' },
  concurrency: wholeNumber(1),
  bail: trueOrFalse,
  maxCredits: finiteNumber(0),
  timeout: milliseconds,
  maxTime: milliseconds,
  taskTimeout: milliseconds,
  callbackTimeout: milliseconds,
  media: { mustBe: `an object with ${mediaKinds.join(', ')}, each a URL`, fits: isObject },
  receiver: objectWith('a CallbackReceiver', 'open', 'handle'),
  signal: anySignal,
  fetch: aFunction(', such as fetch'),
  onProgress: aFunction(),
} satisfies Record<string, OptionRule>;

const mediaRules = Object.fromEntries(mediaKinds.map((kind) => [kind, serverUrl('the URL of a file')]));

/** Throws a `ConfigurationError` that names a kind or a URL that cannot be used. */
export const assertMediaOption = (media: OwnMedia): void =>
  checkOptions<OwnMedia>('media', media, mediaRules as OptionRules<OwnMedia>, 'media.', 'kind');
