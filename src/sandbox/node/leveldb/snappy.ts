import { Reader } from './reader.js';

/** Decompresses a Snappy block, or throws a `RangeError` if it is invalid. */
export function unsnappy(compressed: Buffer, maxLength: number): Buffer {
  const reader = new Reader(compressed);
  const length = reader.varint();
  if (length > maxLength) throw new RangeError('The block is too large.');
  const bytes = Buffer.alloc(length);
  let at = 0;
  while (!reader.isAtEnd) {
    const tag = reader.byte();
    const size = tag >> 2;
    if ((tag & 3) === 0) {
      // A literal. A size from 60 means that the length follows, in size - 59 bytes.
      const count = (size < 60 ? size : readLittleEndian(reader, size - 59)) + 1;
      bytes.set(reader.take(count), at);
      at += count;
      continue;
    }
    const [count, back] =
      (tag & 3) === 1
        ? [(size & 7) + 4, (size >> 3) * 256 + reader.byte()]
        : [size + 1, readLittleEndian(reader, (tag & 3) === 2 ? 2 : 4)];
    if (back === 0 || back > at || at + count > length) throw new RangeError('A copy points outside the block.');
    // Byte by byte: a copy may overlap itself.
    for (const end = at + count; at < end; at += 1) bytes[at] = bytes[at - back] as number;
  }
  if (at !== length) throw new RangeError('The block is too short.');
  return bytes;
}

function readLittleEndian(reader: Reader, count: number): number {
  let value = 0;
  for (let place = 0; place < count; place += 1) value += reader.byte() * 256 ** place;
  return value;
}
