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

/** Frames of ADTS of 32 bytes, at 48 kHz or 8 kHz. */
export function aac(seconds: number, rate: 48_000 | 8_000 = 48_000): Bytes {
  const length = 32;
  const profile = 0x40 | ((rate === 48_000 ? 3 : 11) << 2);
  const header = [0xff, 0xf1, profile, 0x40 | (length >> 11), (length >> 3) & 0xff, ((length & 7) << 5) | 0x1f, 0xfc];
  return repeat(join(header, zeros(length - 7)), Math.round((seconds * rate) / 1024));
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

/** A wav of compressed samples, which says how many there are. Its rate in bytes is an estimate, or 0. */
export function compressedWav(seconds: number, bytesPerSecond: number): Bytes {
  const rate = 8_000;
  const format = join(uint16le(2), uint16le(1), uint32le(rate), uint32le(bytesPerSecond), uint16le(256), uint16le(4));
  return riff(
    'RIFF',
    ascii('WAVE'),
    riff('fmt ', format),
    riff('fact', uint32le(seconds * rate)),
    riff('data', new Uint8Array((seconds * rate) / 2)),
  );
}

/** A wav with lengths of 64 bits, as programs write that do not know how long it will be. */
export function longWav(seconds: number): Bytes {
  const [format, data] = [wav(seconds).subarray(12, 36), wav(seconds).subarray(44)];
  const lengths = riff('ds64', uint32le(data.length + 72), zeros(4), uint32le(data.length), zeros(16));
  const unknown = uint32le(0xffff_ffff);
  return join(ascii('RF64'), unknown, ascii('WAVE'), lengths, format, ascii('data'), unknown, data);
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
