import type { PlaceRules } from '../../../generated/preflight-rules.js';
import { excerpt } from '../../shared/text.js';
import { type Draft, error } from '../finding.js';
import { fits, inWords } from './ranges.js';

/** More than anyone reads. */
const maxFindings = 20;

/** Text that can be spoken has a letter, a digit or a symbol that is read aloud. */
const isSpoken = (text: string) => /[\p{L}\p{N}\p{S}%&@#]/u.test(text);

/** What is wrong with the pauses in a text that is spoken. Messages are written only for what is wrong. */
export function checkPauses(name: string, text: string, grammar: NonNullable<PlaceRules['pauses']>): Draft[] {
  const { open, close, seconds, maxDecimals } = grammar;
  const found: Draft[] = [];
  const add = (message: string) => found.push(error('pauseMarker', `${name} has ${message}`, grammar));
  const mustBeBetween = 'A pause must be between two texts that can be spoken.';
  let spokenFrom = 0;
  /** Where the pause before begins and ends. */
  let previous: [start: number, end: number] | undefined;
  const markerOf = ([start, end]: [number, number]) => excerpt(text.slice(start, end));
  for (let at = text.indexOf(open); at >= 0 && found.length < maxFindings; at = text.indexOf(open, spokenFrom)) {
    const numberFrom = at + open.length;
    const numberTo = text.indexOf(close, numberFrom);
    // Without an end it is not a marker, but text.
    if (numberTo < 0) break;
    const pause: [number, number] = [at, numberTo + close.length];
    const number = text.slice(numberFrom, numberTo);
    if (!/^\d+(\.\d+)?$/.test(number) || decimalsOf(number) > maxDecimals) {
      const example = `${open}1.5${close}`;
      add(
        `a pause ${markerOf(pause)}. A pause has a number of seconds with at most ${maxDecimals} decimals, such as ${example}.`,
      );
    } else if (!fits(Number(number), seconds)) {
      add(`a pause ${markerOf(pause)}. A pause must last ${inWords(seconds)} seconds.`);
    }
    if (!isSpoken(text.slice(spokenFrom, at))) {
      const after = previous ? `directly after ${markerOf(previous)}` : 'at the start';
      add(`the pause ${markerOf(pause)} ${after}. ${mustBeBetween}`);
    }
    previous = pause;
    spokenFrom = pause[1];
  }
  if (previous && found.length < maxFindings && !isSpoken(text.slice(spokenFrom))) {
    add(`the pause ${markerOf(previous)} at the end. ${mustBeBetween}`);
  }
  return found;
}

function decimalsOf(number: string): number {
  const point = number.indexOf('.');
  return point < 0 ? 0 : number.length - point - 1;
}
