import type { PlaceRules } from '../../../generated/preflight-rules.js';
import { excerpt } from '../../shared/text.js';
import { type Draft, error } from '../finding.js';
import { fits, inWords } from './ranges.js';

/** More than anyone reads. */
const maxFindings = 20;

/** Text that can be spoken has a letter or a digit. */
const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** What is wrong with the pauses in a text that is spoken. */
export function checkPauses(name: string, text: string, grammar: NonNullable<PlaceRules['pauses']>): Draft[] {
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
