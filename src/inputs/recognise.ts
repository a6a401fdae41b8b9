import { type Format, formats, type Signature, type UnsupportedFormat, unsupportedFormats } from './formats.js';

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

/** The boxes that lead to the kind of a track: ISO 14496-12, 8.4.3. */
const wayToHandler = ['moov', 'trak', 'mdia', 'hdlr'].map(codeOf);

const [sound, pictures] = ['soun', 'vide'].map(codeOf);

/** A recording has some thousands. A file that was made of empty ones alone must not keep everybody waiting. */
const mostBoxes = 100_000;

/** Whether an MP4 holds sound and no pictures. Its brand does not always say so. */
export function hasSoundAlone(bytes: Uint8Array): boolean {
  const walk = { left: mostBoxes };
  const handlers = wayToHandler.reduce(
    (parts, code) => parts.flatMap((part) => boxesOf(part, code, walk)),
    [viewOf(bytes)],
  );
  // What was not walked to the end may hold other tracks, so nothing is known of it.
  if (walk.left < 0) return false;
  const kinds = handlers.filter(({ byteLength }) => byteLength >= 12).map((handler) => handler.getUint32(8));
  return kinds.includes(sound as number) && !kinds.includes(pictures as number);
}

/** What is in the boxes of one name. A file that is cut off or wrong gives those before the fault. */
function boxesOf(view: DataView, code: number, walk: { left: number }): DataView[] {
  const found: DataView[] = [];
  let at = 0;
  while (at + 8 <= view.byteLength) {
    walk.left -= 1;
    const [header, length] = lengthsAt(view, at);
    if (length < header || walk.left < 0) break;
    if (view.getUint32(at + 4) === code) found.push(partOf(view, at + header, at + length));
    at += length;
  }
  return found;
}

/** Of the header and of the whole box. A length of 1 says that the real one follows; 0, that the box is the last. */
function lengthsAt(view: DataView, at: number): [header: number, length: number] {
  const length = view.getUint32(at);
  if (length === 0) return [8, view.byteLength - at];
  if (length !== 1 || at + 16 > view.byteLength) return [8, length];
  return [16, Number(view.getBigUint64(at + 8))];
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** As much of it as is there. */
function partOf({ buffer, byteOffset, byteLength }: DataView, start: number, end: number): DataView {
  const first = Math.min(start, byteLength);
  return new DataView(buffer, byteOffset + first, Math.min(end, byteLength) - first);
}

/** Four characters as the number that they are in a file. */
function codeOf(text: string): number {
  return [...text].reduce((sum, character) => sum * 256 + character.charCodeAt(0), 0);
}
