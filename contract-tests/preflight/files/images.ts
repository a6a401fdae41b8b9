import { deflateSync } from 'node:zlib';
import { ascii, type Bytes, join, uint16, uint32, zeros } from '../../../src/sandbox/media/bytes.js';
import { crc32 } from '../../../src/sandbox/media/png.js';

/** Little-endian. */
export const uint16le = (value: number) => [value & 0xff, value >>> 8];
export const uint32le = (value: number) => [...uint16le(value & 0xffff), ...uint16le(value >>> 16)];

export function chunk(name: string, content: ArrayLike<number> = []): Bytes {
  const named = join(ascii(name), content);
  return join(uint32(content.length), named, uint32(crc32(named)));
}

export const pngSignature = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a];

/** A PNG of one bit for each pixel. With `bytes` it has a chunk that fills it up to that size. */
export function png(width: number, height: number, bytes = 0): Bytes {
  const rows = new Uint8Array(height * (1 + Math.ceil(width / 8)));
  const parts = [
    join(pngSignature, chunk('IHDR', join(uint32(width), uint32(height), [1, 0, 0, 0, 0]))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND'),
  ] as const;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (bytes === 0) return join(...parts);
  // The checksum of megabytes is not what is tested.
  const filler = join(uint32(bytes - length - 12), ascii('fiLl'), zeros(bytes - length - 12), zeros(4));
  return join(parts[0], filler, parts[1], parts[2]);
}

/** A grey JPEG, whose blocks take two bits each: no change of the mean, end of block. With `extra` bytes of a comment. */
export function jpeg(width: number, height: number, extra: readonly Uint8Array[] = []): Bytes {
  const segment = (marker: number, content: ArrayLike<number>) =>
    join([0xff, marker], uint16(2 + content.length), content);
  const codes = (kind: number) => segment(0xc4, [kind, 1, ...zeros(15), 0]);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return join(
    [0xff, 0xd8],
    ...extra.map((content) => segment(0xe1, content)),
    segment(0xdb, [0, ...new Uint8Array(64).fill(1)]),
    segment(0xc0, join([8], uint16(height), uint16(width), [1, 1, 0x11, 0])),
    codes(0x00),
    codes(0x10),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    zeros(Math.ceil(blocks / 4)),
    [0xff, 0xd9],
  );
}

/** A lossless WebP of one colour: five codes of one symbol each, so that pixels take no bits. */
export function webp(width: number, height: number): Bytes {
  let bits = '';
  const write = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit += 1) bits += (value >> bit) & 1;
  };
  write(width - 1, 14);
  write(height - 1, 14);
  write(0, 1 + 3 + 1 + 1 + 1);
  for (let code = 0; code < 5; code += 1) write(1, 4);
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt([...byte].reverse().join(''), 2));
  const content = [0x2f, ...bytes];
  const padded = content.length % 2 === 0 ? content : [...content, 0];
  return join(ascii('RIFF'), uint32le(12 + padded.length), ascii('WEBPVP8L'), uint32le(content.length), padded);
}

/** A BMP of one bit for each pixel. */
export function bmp(width: number, height: number): Bytes {
  const pixels = height * 4 * Math.ceil(width / 32);
  const offset = 14 + 40 + 8;
  const header = join(uint32le(40), uint32le(width), uint32le(height), uint16le(1), uint16le(1), zeros(24));
  const file = join(ascii('BM'), uint32le(offset + pixels), zeros(4), uint32le(offset));
  return join(file, header, uint32le(0), uint32le(0xffffff), zeros(pixels));
}

/** A BMP as OS/2 wrote it, with a header of 12 bytes. */
export function oldBmp(width: number, height: number): Bytes {
  const pixels = height * 4 * Math.ceil(width / 32);
  const offset = 14 + 12 + 6;
  const header = join(uint32le(12), uint16le(width), uint16le(height), uint16le(1), uint16le(1));
  const file = join(ascii('BM'), uint32le(offset + pixels), zeros(4), uint32le(offset));
  return join(file, header, zeros(3), [255, 255, 255], zeros(pixels));
}

/** Exif data with an orientation, as a camera writes them into a JPEG. */
export function exif(orientation: number, isLittle = false): Bytes {
  const [two, four] = isLittle ? [uint16le, uint32le] : [uint16, uint32];
  const entry = (tag: number, value: number) => join(two(tag), two(3), four(1), two(value), two(0));
  const directory = join(two(2), entry(0x0103, 6), entry(0x0112, orientation), four(0));
  return join(ascii('Exif\0\0'), ascii(isLittle ? 'II' : 'MM'), two(42), four(8), directory);
}
