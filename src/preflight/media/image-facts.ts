import type { MediaFacts } from './facts.js';
import { byteAt, viewOf } from './fields.js';
import type { MediaSource } from './media-source.js';

/** What the header of each format takes, with room to spare. */
const headLength = 64;

/** Pixels of an image, and whether it is whole. */
export async function imageFacts(source: MediaSource, format: string): Promise<MediaFacts> {
  const size = format === 'jpeg' ? await jpegSize(source) : await headerSize(source);
  if (!size || !(size.width > 0)) return { problem: 'broken' };
  // A JPEG may define its height after its pixels. It is not worth reading all of them.
  if (format === 'jpeg' && size.height === 0) return { width: size.width };
  if (!(size.height > 0)) return { problem: 'broken' };
  // The end of a remote file may be out of reach, but its size is known by now.
  const problem = await endProblem(source, format).catch(() => undefined);
  return problem === 'broken' ? { problem } : { ...size, problem };
}

interface Size {
  width: number;
  height: number;
}

/** The size in the first bytes of a png, webp or bmp. */
async function headerSize(source: MediaSource): Promise<Size | undefined> {
  const { imageSize } = await import('image-size');
  try {
    const { width, height } = imageSize(await source.read(0, headLength));
    return { width, height };
  } catch {
    return undefined;
  }
}

/** Real files have some dozens. */
const maxSegments = 10_000;

/**
 * The size in the frame header of a JPEG (ITU T.81, B.1). It is after segments for cameras and editors, which may have
 * megabytes, so they are skipped. image-size would need all of them in memory, and copies them for every segment.
 */
async function jpegSize(source: MediaSource): Promise<Size | undefined> {
  let at = 2;
  for (let count = 0; count < maxSegments; count += 1) {
    const head = await source.read(at, at + 9);
    if (head.length < 4) return undefined;
    const marker = head[1] as number;
    // Decoders skip what is not a marker.
    if (head[0] !== 0xff || marker === 0xff || marker === 0) at += 1;
    else if (isFrameHeader(marker)) {
      return head.length < 9 ? undefined : { height: viewOf(head).getUint16(5), width: viewOf(head).getUint16(7) };
    } else if (marker === 0xda || marker === 0xd9) return undefined;
    else if (isBare(marker)) at += 2;
    else at += 2 + Math.max(2, viewOf(head).getUint16(2));
  }
  return undefined;
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
