import { ascii, type Bytes, join, uint32, zeros } from '../../../src/sandbox/media/bytes.js';
import { uint16le, uint32le } from './images.js';
import { riff } from './movies.js';

/** Seconds of a frame of `mp3`, which every duration is rounded to. */
export const mp3FrameSeconds = 1152 / 48_000;

/** Silence at 48 kHz and 32 kbit/s: frames of 96 bytes. */
export function mp3(seconds: number, { tag = new Uint8Array(), isDeclared = false } = {}): Bytes {
  const frame = join([0xff, 0xfb, 0x14, 0xc4], zeros(92));
  const count = Math.round(seconds / mp3FrameSeconds);
  const declared = join([0xff, 0xfb, 0x14, 0xc4], zeros(17), ascii('Info'), uint32(1), uint32(count), zeros(63));
  return join(tag, isDeclared ? declared : [], repeat(frame, count));
}

/** Seconds of a frame of `aac`. */
export const aacFrameSeconds = 1024 / 48_000;

/** Frames of ADTS at 48 kHz, of 32 bytes. */
export function aac(seconds: number): Bytes {
  const length = 32;
  const header = [0xff, 0xf1, 0x4c, 0x40 | (length >> 11), (length >> 3) & 0xff, ((length & 7) << 5) | 0x1f, 0xfc];
  return repeat(join(header, zeros(length - 7)), Math.round(seconds / aacFrameSeconds));
}

/** Silence of one byte for each sample. */
export function wav(seconds: number, rate = 1_000): Bytes {
  const format = join(uint16le(1), uint16le(1), uint32le(rate), uint32le(rate), uint16le(1), uint16le(8));
  return riff(
    'RIFF',
    ascii('WAVE'),
    riff('fmt ', format),
    riff('data', new Uint8Array(Math.round(seconds * rate)).fill(128)),
  );
}

/** The start of a tag of ID3v2 that holds this many bytes. */
export const id3Header = (length: number) =>
  join(ascii('ID3'), [4, 0, 0, (length >> 21) & 0x7f, (length >> 14) & 0x7f, (length >> 7) & 0x7f, length & 0x7f]);

/** A tag of ID3v2 that holds this many bytes. */
export const id3 = (length: number) => join(id3Header(length), zeros(length));

function repeat(bytes: Uint8Array, count: number): Bytes {
  const all = new Uint8Array(bytes.length * count);
  for (let index = 0; index < count; index += 1) all.set(bytes, index * bytes.length);
  return all;
}
