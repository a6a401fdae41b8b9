import { countWords, mediaWords, rangeWords } from '../media-words.js';
import { amount, valueWords } from '../words.js';
import type { Facts } from './cell-facts.js';

/** Units of fields, by their names. */
const units: Readonly<Record<string, string>> = { duration: 's' };

/** The rule of a field in few words: `1 to 10 s, default 5`. */
export function ruleText(field: string, facts: Facts): string {
  const rule = facts.leftOpen?.includes('values') ? 'undocumented' : ruleWords(field, facts);
  const text = facts.noEffect ? `no effect; ${rule}` : rule;
  if (rule === 'undocumented' || facts.values) return text;
  if (facts.leftOpen?.includes('default')) return `${text}, default undocumented`;
  return facts.default === undefined ? text : `${text}, default ${valueWords(facts.default)}`;
}

function ruleWords(field: string, facts: Facts): string {
  const unit = units[field];
  if (facts.const !== undefined) return facts.const === '' ? 'empty only' : valueWords(facts.const);
  if (facts.values) return choices(facts, unit);
  switch (facts.type) {
    case 'boolean':
      return 'true or false';
    case 'integer':
    case 'number': {
      const isBound = facts.minimum !== undefined || facts.maximum !== undefined;
      const rule = isBound ? countWords(facts.minimum, facts.maximum) : `any ${facts.type}`;
      return unit ? `${rule} ${unit}` : rule;
    }
    case 'string':
      return stringWords(facts);
    case 'array':
      return listWords(facts);
    default:
      return facts.type.includes('array') ? 'one entry or a list of entries' : 'an object';
  }
}

function choices({ values = [], valueMeanings = {}, ...facts }: Facts, unit: string | undefined): string {
  const words = values.map((value) => {
    const means = valueMeanings[String(value)]?.toLowerCase();
    return [valueWords(value), unit, means].filter(Boolean).join(' ');
  });
  if (words.length === 1) return `${words[0]} only`;
  return words.map((word, index) => (values[index] === facts.default ? `${word} (default)` : word)).join(', ');
}

function stringWords({ minLength, maxLength, patternMeans, contentMediaType, knownValues }: Facts): string {
  const isBound = minLength !== undefined || maxLength !== undefined;
  const length =
    isBound && `${countWords(minLength, maxLength)} ${(maxLength ?? minLength) === 1 ? 'character' : 'characters'}`;
  const form = patternMeans ?? (contentMediaType === 'application/json' ? 'a JSON text' : '');
  const rule = [length, form].filter(Boolean).join('; ') || 'any text';
  return knownValues ? `${rule}, ${amount(knownValues.length, 'known value')}` : rule;
}

function listWords({ minItems, maxItems, countEquals, leftOpen = [] }: Facts): string {
  if (leftOpen.includes('count')) return 'number undocumented';
  if (leftOpen.includes('elements')) return 'elements undocumented';
  const count = countWords(minItems, maxItems);
  return countEquals ? `${count}; as many as the task has ${countEquals}` : count;
}

/** Further details: files, pauses, surcharges. Known values are listed separately, since there are many. */
export function detailWords({ items, ...facts }: Facts): string[] {
  const ofEach = items ? [items.patternMeans, ...detailWords(items)].filter(Boolean) : [];
  return [
    ...(ofEach.length > 0 ? [`each ${ofEach.join('; ')}`] : []),
    ...mediaWords(facts.media ?? {}, facts.patternMeans),
    ...(facts.pauseMarker ? [pauseWords(facts.pauseMarker)] : []),
    ...(facts.credits ? [creditWords(facts.credits)] : []),
    ...(facts.advice ? adviceWords(facts.advice) : []),
    ...(facts.mentions ? [mentionWords(facts.mentions)] : []),
    ...(facts.script ? [scriptWords(facts.script)] : []),
    ...(facts.ignoredIf ? [`ignored if ${facts.ignoredIf.field} is ${valueWords(facts.ignoredIf.value)}`] : []),
  ];
}

const pauseWords = ({ open, close, seconds, maxDecimals }: NonNullable<Facts['pauseMarker']>) =>
  `pauses as ${open}x${close}, x being ${rangeWords(seconds, String, ' s')} with at most ${amount(maxDecimals, 'decimal')}`;

const creditWords = ({ extraPerSecond, upToSeconds }: NonNullable<Facts['credits']>) =>
  `true costs ${amount(extraPerSecond, 'credit')} more for each second${upToSeconds ? `, in tasks of at most ${upToSeconds} s` : ''}`;

const adviceWords = ({ items, longestSide }: NonNullable<Facts['advice']>) => [
  ...(items ? [`recommended: ${rangeWords(items, String, ' items')}`] : []),
  ...(longestSide ? [`recommended: longest side ${rangeWords(longestSide, String, ' pixels')}`] : []),
];

const mentionWords = ({ open, close, list }: NonNullable<Facts['mentions']>) =>
  `${open}name${close} refers to one of the ${list}`;

const scriptWords = ({ splitAbove, charactersPerMinute }: NonNullable<Facts['script']>) => {
  const limits = Object.entries(splitAbove).map(([language, limit]) => `${limit} characters (${language})`);
  return `split into several tasks above ${limits.join(' or ')}; about ${charactersPerMinute} make a minute of video`;
};
