import type { PlaceRules } from '../../../generated/preflight-rules.js';
import { isObject } from '../../shared/is-object.js';
import { excerpt } from '../../shared/text.js';
import { type Draft, error, warning } from '../finding.js';
import { isJson } from './is-json.js';
import { countWords, fits, grouped, inWords } from './ranges.js';

/** What is wrong with a text. `body` is the request that it is in. */
export function checkText(name: string, text: string, rules: PlaceRules, body: Record<string, unknown>): Draft[] {
  const { pauses, mentions, script, json } = rules;
  return [
    ...(pauses ? checkPauses(name, text, pauses) : []),
    ...(json ? checkJson(name, text) : []),
    ...(mentions ? checkMentions(name, text, mentions, body) : []),
    ...(script ? checkScript(name, text, script, body) : []),
  ];
}

/** More than anyone reads. */
const maxFindings = 20;

/** Text that can be spoken has a letter or a digit. */
const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text);

function checkPauses(name: string, text: string, grammar: NonNullable<PlaceRules['pauses']>): Draft[] {
  const { open, close, seconds, maxDecimals } = grammar;
  const found: Draft[] = [];
  const example = `${open}1.5${close}`;
  let spokenFrom = 0;
  let previous: string | undefined;
  for (let at = text.indexOf(open); at >= 0 && found.length < maxFindings; at = text.indexOf(open, spokenFrom)) {
    const end = text.indexOf(close, at + open.length);
    // Without an end it is not a marker, but text.
    if (end < 0) break;
    const marker = excerpt(text.slice(at, end + close.length));
    const number = text.slice(at + open.length, end);
    const add = (message: string, allowed: unknown) => found.push(error('pauseMarker', message, allowed));
    if (!/^\d+(\.\d+)?$/.test(number) || (number.split('.')[1]?.length ?? 0) > maxDecimals) {
      add(
        `${name} has a pause ${marker}. A pause has a number of seconds with at most ${maxDecimals} decimals, such as ${example}.`,
        grammar,
      );
    } else if (!fits(Number(number), seconds)) {
      add(`${name} has a pause ${marker}. A pause must last ${inWords(seconds)} seconds.`, grammar);
    }
    if (!isSpoken(text.slice(spokenFrom, at))) {
      const after = previous === undefined ? 'at the start' : `directly after ${previous}`;
      add(`${name} has the pause ${marker} ${after}. A pause must be between two texts that can be spoken.`, grammar);
    }
    previous = marker;
    spokenFrom = end + close.length;
  }
  if (previous !== undefined && found.length < maxFindings && !isSpoken(text.slice(spokenFrom))) {
    const message = `${name} has the pause ${previous} at the end. A pause must be between two texts that can be spoken.`;
    found.push(error('pauseMarker', message, grammar));
  }
  return found;
}

function checkJson(name: string, text: string): Draft[] {
  return isJson(text) ? [] : [error('contentMediaType', `${name} must be JSON, or empty.`, 'application/json')];
}

function checkMentions(
  name: string,
  text: string,
  { open, close, list, key, unless }: NonNullable<PlaceRules['mentions']>,
  body: Record<string, unknown>,
): Draft[] {
  if (!text.includes(open) || (unless !== undefined && body[unless] === true)) return [];
  const known = [body[list]].flat().flatMap((item) => (isObject(item) ? [(item as Record<string, unknown>)[key]] : []));
  const mentioned = new Set<string>();
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + open.length)) {
    const end = text.indexOf(close, at);
    if (end < 0) break;
    mentioned.add(text.slice(at + open.length, end));
  }
  const unknown = [...mentioned].filter((mention) => !known.includes(mention)).slice(0, maxFindings);
  return unknown.map((mention) => {
    const names = known.length > 0 ? `the ${list} are named ${excerpt(known.join(', '))}` : `there are no ${list}`;
    return warning('mentions', `${name} mentions ${open}${excerpt(mention)}${close}, but ${names}.`, known);
  });
}

/** A script that is split makes several tasks, so the caller should know before. */
function checkScript(
  name: string,
  text: string,
  { charactersPerMinute, language, splitAbove, defaultLanguage }: NonNullable<PlaceRules['script']>,
  body: Record<string, unknown>,
): Draft[] {
  const limit = splitAbove[String(body[language] ?? defaultLanguage)];
  // A character is at least one unit of the text.
  if (limit === undefined || text.length <= limit) return [];
  const count = Array.from(text).length;
  if (count <= limit) return [];
  const minutes = Math.max(1, Math.round(count / charactersPerMinute));
  const message =
    `${name} has ${countWords(count, 'character')}, about ${countWords(minutes, 'minute')} of video. ` +
    `More than ${grouped(limit)} are split into several tasks.`;
  return [warning('script', message, limit)];
}
