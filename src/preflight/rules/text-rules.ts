import type { PlaceRules } from '../../../generated/preflight-rules.js';
import { isObject } from '../../shared/is-object.js';
import { excerpt } from '../../shared/text.js';
import { type Draft, error, warning } from '../finding.js';
import { isJson } from './is-json.js';
import { checkPauses } from './pauses.js';
import { countWords, grouped } from './ranges.js';

/** What is wrong with a text. `body` is the request that it is in. */
export function checkText(name: string, text: string, rules: PlaceRules, body: Record<string, unknown>): Draft[] {
  const { pauses, mentions, script, json, filled } = rules;
  return [
    ...(filled && text.trim() === '' ? [isEmpty(name)] : []),
    ...(pauses ? checkPauses(name, text, pauses) : []),
    ...(json ? checkJson(name, text) : []),
    ...(mentions ? checkMentions(name, text, mentions, body) : []),
    ...(script ? checkScript(name, text, script, body) : []),
  ];
}

/** The service documents no minimum length, so that it is a reason to warn. */
const isEmpty = (name: string): Draft =>
  warning('empty', `${name} is required, but has no text. That is probably a mistake: fill it in.`);

/** More than anyone reads. */
const maxFindings = 20;

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
  // A character is at least one unit of the string.
  if (limit === undefined || text.length <= limit) return [];
  const count = Array.from(text).length;
  if (count <= limit) return [];
  const minutes = Math.max(1, Math.round(count / charactersPerMinute));
  const message =
    `${name} has ${countWords(count, 'character')}, about ${countWords(minutes, 'minute')} of video. ` +
    `More than ${grouped(limit)} are split into several tasks.`;
  return [warning('script', message, limit)];
}
