import { type Format, formats, type Signature, type UnsupportedFormat, unsupportedFormats } from './formats.js';

/** The format of a file by its content, whatever its name says. */
export function recognise(bytes: Uint8Array): Format | UnsupportedFormat | undefined {
  // The content after a tag decides. If it is unknown, the tag itself suggests mp3, which it was made for.
  const found = matching(afterTags(bytes)) ?? matching(bytes);
  // Phones record sound with the brands of video.
  return found?.name === 'mp4' && hasOnlySound(bytes) ? formats.find(({ name }) => name === 'm4a') : found;
}

/** The format that the first bytes of a file have, without a tag in front of it. */
export function matching(bytes: Uint8Array): Format | UnsupportedFormat | undefined {
  return [...formats, ...unsupportedFormats].find((format) => startsWith(bytes, format));
}

function startsWith(bytes: Uint8Array, { starts }: Signature): boolean {
  return starts.some((start) =>
    Array.from(start).every((character, index) => character === '?' || character.charCodeAt(0) === bytes[index]),
  );
}

/** A real file has one or two. */
const maxTags = 1000;

/** The bytes after ID3v2 tags, which often come before mp3 and sometimes before aac. */
function afterTags(bytes: Uint8Array): Uint8Array {
  let rest = bytes;
  for (let count = 0; count < maxTags && startsWith(rest, id3); count += 1) rest = rest.subarray(tagLength(rest));
  return rest;
}

const id3: Signature = { name: 'ID3', starts: ['ID3'] };

export const hasTag = (bytes: Uint8Array) => startsWith(bytes, id3);

/** Header, content and footer (ID3v2.4, 3.1). The length of the content is in four bytes of seven bits each. */
export function tagLength(tag: Uint8Array): number {
  const [flags = 0, ...lengthBytes] = tag.subarray(5, 10);
  const length = lengthBytes.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const hasFooter = (flags & 0x10) !== 0;
  return 10 + length + (hasFooter ? 10 : 0);
}

/** The path of boxes to the kind of a track (ISO 14496-12, 8.4.3). */
const handlerPath = ['moov', 'trak', 'mdia', 'hdlr'].map(codeOf);

const [sound, video] = ['soun', 'vide'].map(codeOf);

/** A recording has some thousands. A file of millions of empty boxes must not block the process. */
const maxBoxes = 100_000;

/** Whether an MP4 has a sound track and no video track. Its brand does not always say so. */
function hasOnlySound(bytes: Uint8Array): boolean {
  const walk = { left: maxBoxes };
  const handlers = handlerPath.reduce(
    (views, code) => views.flatMap((view) => boxesOf(view, code, walk)),
    [viewOf(bytes)],
  );
  // The rest of the file may have other tracks, so nothing is known.
  if (walk.left < 0) return false;
  const kinds = handlers.filter(({ byteLength }) => byteLength >= 12).map((handler) => handler.getUint32(8));
  return kinds.includes(sound as number) && !kinds.includes(video as number);
}

/** The contents of the boxes of one name. In a truncated or invalid file, those before the error. */
function boxesOf(view: DataView, code: number, walk: { left: number }): DataView[] {
  const found: DataView[] = [];
  let at = 0;
  while (at + 8 <= view.byteLength) {
    walk.left -= 1;
    const [header, length] = lengthsAt(view, at);
    if (length < header || walk.left < 0) break;
    if (view.getUint32(at + 4) === code) found.push(sliceOf(view, at + header, at + length));
    at += length;
  }
  return found;
}

/** Lengths of the header and of the whole box. A length of 1 means that the real one follows; 0, that the box is the last. */
function lengthsAt(view: DataView, at: number): [header: number, length: number] {
  const length = view.getUint32(at);
  if (length === 0) return [8, view.byteLength - at];
  if (length !== 1 || at + 16 > view.byteLength) return [8, length];
  return [16, Number(view.getBigUint64(at + 8))];
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** A slice of a view, or as much of it as exists. */
function sliceOf({ buffer, byteOffset, byteLength }: DataView, start: number, end: number): DataView {
  const first = Math.min(start, byteLength);
  return new DataView(buffer, byteOffset + first, Math.min(end, byteLength) - first);
}

/** Four characters as the number that they form in a file. */
function codeOf(text: string): number {
  return [...text].reduce((sum, character) => sum * 256 + character.charCodeAt(0), 0);
}
