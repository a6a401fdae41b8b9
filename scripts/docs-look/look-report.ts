import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A picture that was taken. */
export interface Picture {
  /** Width, colors and page: `390-dark-home`. */
  name: string;
  /** Whether it is as the last one, or was kept as the last one. */
  isSame: boolean;
  /** What Playwright says of it, if it is not. */
  message: string;
  /** A picture of what differs. */
  difference?: string | undefined;
}

interface Run {
  /** Whether the new pictures are kept. */
  isKeeping: boolean;
  isComplete: boolean;
}

/** What is printed at the end: the pictures that have changed by their names, one in a line. */
export function lookReport(pictures: readonly Picture[], { isKeeping, isComplete }: Run): string {
  const other = pictures.filter(({ isSame }) => !isSame);
  const count = pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`;
  if (pictures.length === 0) return 'No picture was taken.';
  const end = isComplete ? [] : ['Not all pictures were taken.'];
  if (other.length === 0) return [`${count}: ${isKeeping ? 'kept' : 'nothing has changed'}.`, ...end].join('\n');
  return [`${count}, ${other.length} of them not as the last time:`, ...other.map(lineOf), ...end].join('\n');
}

const lineOf = ({ name, message, difference }: Picture): string =>
  `  ${name}: ${reasonOf(stripVTControlCharacters(message))}${difference ? `, see ${relative('', difference)}` : ''}`;

/** Why a picture is not as the last one, in a few words. */
function reasonOf(message: string): string {
  const [pixels] = /\d+ pixels?(?= \(ratio)/.exec(message) ?? [];
  const [sizes] = /Expected an image \d+px by \d+px, received \d+px by \d+px/.exec(message) ?? [];
  if (sizes) return sizes.replace('Expected an image', 'it was').replace('received', 'and is');
  if (pixels) return `${pixels} differ`;
  if (/snapshot doesn't exist/i.test(message)) return 'there was no last picture, so this one is kept';
  return message.split('\n')[0]?.trim() || 'it was not taken';
}
