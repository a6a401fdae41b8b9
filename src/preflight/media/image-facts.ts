import type { MediaFacts } from './facts.js';
import { byteAt, nameAt, viewOf } from './fields.js';
import type { MediaSource } from './media-source.js';

/** What the header of each format takes, with room to spare. */
const headLength = 64;

/** Pixels of an image, and whether it is whole. */
export async function imageFacts(source: MediaSource, format: string): Promise<MediaFacts> {
  const size = format === 'jpeg' ? await jpegSize(source) : await headerSize(source, format);
  if (!size || !(size.width > 0)) return { problem: 'broken' };
  // A JPEG may define its height after its pixels. It is not worth reading all of them.
  if (format === 'jpeg' && size.height === 0) return { width: size.width };
  if (!(size.height > 0)) return { problem: 'broken' };
  // The end of a remote file may be out of reach, but its size is known by now.
  const problem = await endProblem(source, format).catch(() => undefined);
  return problem === 'broken' ? { problem } : { ...size, problem };
}

interface Size extends Pick<MediaFacts, 'displayed'> {
  width: number;
  height: number;
}

/** The size in the first bytes of a png, webp or bmp. */
async function headerSize(source: MediaSource, format: string): Promise<Size | undefined> {
  const { imageSize } = await import('image-size');
  const head = await source.read(0, headLength);
  const old = format === 'bmp' && oldBmpSize(head);
  if (old) return old;
  try {
    const { width, height } = imageSize(head);
    return { width, height };
  } catch {
    return undefined;
  }
}

/** The size of a BMP as OS/2 wrote it, with a header of 12 bytes. image-size does not know it. */
function oldBmpSize(head: Uint8Array): Size | undefined {
  if (head.length < 22 || viewOf(head).getUint32(14, true) !== 12) return undefined;
  return { width: viewOf(head).getUint16(18, true), height: viewOf(head).getUint16(20, true) };
}

/** Real files have some dozens. */
const maxSegments = 10_000;

/**
 * The size in the frame header of a JPEG (ITU T.81, B.1). It is after segments for cameras and editors, which may have
 * megabytes, so they are skipped. image-size would need all of them in memory, and copies them for every segment.
 */
async function jpegSize(source: MediaSource): Promise<Size | undefined> {
  let at = 2;
  let isTurned = false;
  for (let count = 0; count < maxSegments; count += 1) {
    const head = await source.read(at, at + 9);
    if (head.length < 4) return undefined;
    const marker = head[1] as number;
    // Decoders skip what is not a marker.
    if (head[0] !== 0xff || marker === 0xff || marker === 0) at += 1;
    else if (isFrameHeader(marker)) {
      if (head.length < 9) return undefined;
      const [height, width] = [viewOf(head).getUint16(5), viewOf(head).getUint16(7)];
      return { width, height, ...(isTurned && { displayed: { width: height, height: width } }) };
    } else if (marker === 0xda || marker === 0xd9) return undefined;
    else if (isBare(marker)) at += 2;
    else {
      const next = at + 2 + Math.max(2, viewOf(head).getUint16(2));
      if (marker === 0xe1) isTurned ||= isExifTurned(await source.read(at + 4, Math.min(next, at + maxExifLength)));
      at = next;
    }
  }
  return undefined;
}

/** The orientation is in the first directory, which is mostly at the start. */
const maxExifLength = 4_096;

const orientationTag = 0x0112;

/** Whether the Exif data of a camera say that the picture is displayed after a turn to the side (Exif 3.0, 4.6.5). */
function isExifTurned(exif: Uint8Array): boolean {
  if (nameAt(exif, 0) !== 'Exif' || exif.length < 14) return false;
  const tiff = viewOf(exif.subarray(6));
  const isLittle = tiff.getUint16(0) === 0x4949;
  const at = tiff.getUint32(4, isLittle);
  const has = (end: number) => end <= tiff.byteLength;
  const count = has(at + 2) ? tiff.getUint16(at, isLittle) : 0;
  for (let entry = at + 2; entry < at + 2 + 12 * count && has(entry + 12); entry += 12) {
    if (tiff.getUint16(entry, isLittle) !== orientationTag) continue;
    const orientation = tiff.getUint16(entry + 8, isLittle);
    return orientation >= 5 && orientation <= 8;
  }
  return false;
}

/** C0 to CF, without three that define tables or are reserved. */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Whether the file ends before the image does. */
async function endProblem(source: MediaSource, format: string): Promise<MediaFacts['problem']> {
  if (format === 'png') return pngProblem(source);
  if (source.size === undefined) return undefined;
  if (format === 'jpeg') return (await hasEndOfJpeg(source, source.size)) ? undefined : 'incomplete';
  if (format !== 'webp') return undefined;
  const head = await source.read(0, 8);
  return 8 + viewOf(head).getUint32(4, true) > source.size ? 'incomplete' : undefined;
}

/** Cameras append other data to a JPEG, but rarely more than this. */
const jpegTailLength = 65_536;

async function hasEndOfJpeg(source: MediaSource, size: number): Promise<boolean> {
  const tail = await source.read(Math.max(0, size - jpegTailLength), size);
  for (let at = tail.lastIndexOf(0xd9); at > 0; at = tail.lastIndexOf(0xd9, at - 1)) {
    if (tail[at - 1] === 0xff) return true;
  }
  // Some cameras append megabytes. What is not a marker of the end may be that.
  return size > 100 * jpegTailLength;
}

/** Length, name and checksum of a chunk without content. */
const emptyChunk = 12;

/** Walks over the chunks of a PNG, at most to the first one with pixels unless the file does not end as a PNG does. */
async function pngProblem(source: MediaSource): Promise<MediaFacts['problem']> {
  const { size } = source;
  let at = 8;
  let hasPixels = false;
  for (;;) {
    const head = await source.read(at, at + 8);
    if (head.length < 8) return hasPixels ? 'incomplete' : 'broken';
    const name = String.fromCharCode(...head.subarray(4));
    if (!/^[A-Za-z]{4}$/.test(name)) return hasPixels ? 'incomplete' : 'broken';
    if (name === 'IEND') return hasPixels ? undefined : 'broken';
    if (name === 'IDAT' && !hasPixels) {
      hasPixels = true;
      if (size === undefined || (await endsAsPng(source, size))) return undefined;
    }
    at += emptyChunk + viewOf(head).getUint32(0);
  }
}

async function endsAsPng(source: MediaSource, size: number): Promise<boolean> {
  const tail = await source.read(size - emptyChunk, size);
  return [0x49, 0x45, 0x4e, 0x44].every((byte, index) => byteAt(tail, 4 + index) === byte);
}
