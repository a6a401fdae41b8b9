import type { MediaFacts } from './facts.js';
import { byteAt, nameAt, viewOf } from './fields.js';
import type { MediaSource } from './media-source.js';
import { hasTag, tagLength } from './recognise.js';

/** One frame of a stream of sound. */
interface Frame {
  /** Length with its header. */
  length: number;
  seconds: number;
  /** What all frames of a stream have in common. */
  kind: number;
}

type ReadFrame = (bytes: Uint8Array, at: number) => Frame | undefined;

/** Kilobits per second by the index in the header, for layer III of MPEG-1 and of MPEG-2. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const mp3Rates = [44_100, 48_000, 32_000];
const aacRates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350];

/** A frame of layer III (ISO 11172-3, 2.4.2.3). Two bits say which version of MPEG it is: 3 is 1, 2 is 2, 0 is 2.5. */
const mp3Frame: ReadFrame = (bytes, at) => {
  if (byteAt(bytes, at) !== 0xff || (byteAt(bytes, at + 1) & 0xe6) !== 0xe2) return undefined;
  const version = (byteAt(bytes, at + 1) >> 3) & 3;
  const rate = mp3Rates[(byteAt(bytes, at + 2) >> 2) & 3];
  const bitrate = bitrates[version === 3 ? 0 : 1]?.[byteAt(bytes, at + 2) >> 4];
  if (version === 1 || !rate || !bitrate) return undefined;
  const perSecond = version === 3 ? rate : version === 2 ? rate / 2 : rate / 4;
  const samples = version === 3 ? 1152 : 576;
  const padding = (byteAt(bytes, at + 2) >> 1) & 1;
  const length = Math.floor(((samples / 8) * bitrate * 1000) / perSecond) + padding;
  return { length, seconds: samples / perSecond, kind: perSecond };
};

/** A frame of ADTS (ISO 13818-7, 6.2), which may have several blocks of 1024 samples. */
const aacFrame: ReadFrame = (bytes, at) => {
  if (byteAt(bytes, at) !== 0xff || (byteAt(bytes, at + 1) & 0xf6) !== 0xf0) return undefined;
  const rate = aacRates[(byteAt(bytes, at + 2) >> 2) & 0xf];
  const length = ((byteAt(bytes, at + 3) & 3) << 11) | (byteAt(bytes, at + 4) << 3) | (byteAt(bytes, at + 5) >> 5);
  if (!rate || length < 7) return undefined;
  const blocks = (byteAt(bytes, at + 6) & 3) + 1;
  return { length, seconds: (1024 * blocks) / rate, kind: rate };
};

/** Frames of silence that an encoder adds at most: before the first sample, which its filters need, and to fill up the last. */
const addedFrames = 3;

/** Bytes that a header takes. */
const headerLength = 7;

/** Bytes that are read at a time. */
const windowLength = 65_536 - headerLength;

/** A real file has one or two. */
const maxTags = 16;

/**
 * Duration of a stream of frames, by counting them. An mp3 may say in its first frame how many it has. mediabunny counts them
 * too, but takes seconds for some megabytes, and keeps a record of each.
 */
export async function frameFacts(source: MediaSource, format: string): Promise<MediaFacts> {
  const readFrame = format === 'mp3' ? mp3Frame : aacFrame;
  const start = await afterTags(source);
  const head = await source.read(start, start + 4096);
  const first = firstFrame(head, readFrame);
  if (!first) return { problem: 'broken' };
  const declared = format === 'mp3' ? declaredFrames(head, first.at, first.frame) : 0;
  const seconds = declared
    ? declared * first.frame.seconds
    : await countSeconds(source, start + first.at, first.frame.kind, readFrame);
  return { seconds, shortestSeconds: Math.max(0, seconds - addedFrames * first.frame.seconds) };
}

async function afterTags(source: MediaSource): Promise<number> {
  let at = 0;
  for (let count = 0; count < maxTags; count += 1) {
    const head = await source.read(at, at + 10);
    if (head.length < 10 || !hasTag(head)) break;
    at += tagLength(head);
  }
  return at;
}

/** The first frame that another one of its kind follows, unless the file ends with it. There may be padding before it. */
function firstFrame(head: Uint8Array, readFrame: ReadFrame): { at: number; frame: Frame } | undefined {
  for (let at = 0; at + 4 <= head.length; at += 1) {
    const frame = readFrame(head, at);
    if (!frame) continue;
    const next = at + frame.length;
    if (next + headerLength > head.length || readFrame(head, next)?.kind === frame.kind) return { at, frame };
  }
  return undefined;
}

/** Frames that the first one declares, in a header of its own (Xing, or Info if the bitrate is constant). */
function declaredFrames(head: Uint8Array, at: number, { length }: Frame): number {
  const frame = head.subarray(at, at + length);
  const offset = [13, 21, 36].find((position) => /^(Xing|Info)$/.test(nameAt(frame, position)));
  if (offset === undefined || frame.length < offset + 12) return 0;
  const hasCount = (byteAt(frame, offset + 7) & 1) === 1;
  return hasCount ? viewOf(frame).getUint32(offset + 8) : 0;
}

async function countSeconds(source: MediaSource, start: number, kind: number, readFrame: ReadFrame): Promise<number> {
  let seconds = 0;
  let windowStart = start;
  let at = 0;
  for (;;) {
    const bytes = await source.read(windowStart, windowStart + windowLength + headerLength);
    while (at < bytes.length && at < windowLength) {
      const frame = readFrame(bytes, at);
      if (frame?.kind === kind) seconds += frame.seconds;
      at += frame?.kind === kind ? frame.length : 1;
    }
    if (bytes.length < windowLength + headerLength) return seconds;
    windowStart += windowLength;
    at -= windowLength;
  }
}
