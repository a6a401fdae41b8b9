import { ascii, type Bytes, join, uint16, uint32, zeros } from './bytes.js';
import type { Colour, FrameSize } from './frame-size.js';

/** CRC-32, which follows each chunk of a PNG. Computed bit by bit: the files are too small for a table to pay off. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

const signature = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a];
const bitDepth = 1;
const palette = 3;

/** An image of one colour. With a palette, a pixel takes one bit, and no compression is needed. */
export function makePng({ width, height }: FrameSize, colour: Colour): Bytes {
  return join(
    signature,
    chunk('IHDR', uint32(width), uint32(height), [bitDepth, palette, 0, 0, 0]),
    chunk('PLTE', colour),
    // Each row is a zero for no filter, then pixels that all have index 0.
    chunk('IDAT', storedZeros(height * (1 + width / 8))),
    chunk('IEND'),
  );
}

function chunk(type: string, ...parts: ArrayLike<number>[]): Bytes {
  const content = join(ascii(type), ...parts);
  return join(uint32(content.length - 4), content, uint32(crc32(content)));
}

/**
 * A zlib stream of zeros in one uncompressed block of up to 65535 bytes; the largest frame has half as many. In its checksum
 * (RFC 1950, 8.2) the low half stays 1 for zeros, and the high half is their number.
 */
function storedZeros(count: number): Bytes {
  const header = [0x78, 0x01];
  const last = 1;
  const length = uint16(count).reverse();
  const check = length.map((byte) => byte ^ 0xff);
  return join(header, [last], length, check, zeros(count), uint16(count), uint16(1));
}
