import { type Format, formats, type Signature, type UnsupportedFormat, unsupportedFormats } from './formats.js';
import { hasSoundAlone } from './tracks.js';

/** What a file is by its content, whatever its name says. */
export function recognise(bytes: Uint8Array): Format | UnsupportedFormat | undefined {
  // What follows a tag decides. Where that tells nothing, the tag itself speaks for mp3, which is what it was made for.
  const found = matching(afterTags(bytes)) ?? matching(bytes);
  // Recorders on phones write sound with the brands of video.
  return found?.name === 'mp4' && hasSoundAlone(bytes) ? formats.find(({ name }) => name === 'm4a') : found;
}

function matching(bytes: Uint8Array): Format | UnsupportedFormat | undefined {
  return [...formats, ...unsupportedFormats].find((one) => isStartOf(bytes, one));
}

function isStartOf(bytes: Uint8Array, { starts }: Signature): boolean {
  return starts.some((start) =>
    Array.from(start).every((character, index) => character === '?' || character.charCodeAt(0) === bytes[index]),
  );
}

/** A file has one or two. */
const mostTags = 1000;

/** What comes after tags of ID3v2, which stand before mp3 as a rule, and before aac at times. */
function afterTags(bytes: Uint8Array): Uint8Array {
  let rest = bytes;
  for (let count = 0; count < mostTags && isStartOf(rest, id3); count += 1) rest = rest.subarray(tagLength(rest));
  return rest;
}

const id3: Signature = { name: 'ID3', starts: ['ID3'] };

/** Header, content and footer (ID3v2.4, 3.1). The length of the content has seven bits in each of four bytes. */
function tagLength(tag: Uint8Array): number {
  const [flags = 0, ...lengthBytes] = tag.subarray(5, 10);
  const length = lengthBytes.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const hasFooter = (flags & 0x10) !== 0;
  return 10 + length + (hasFooter ? 10 : 0);
}
