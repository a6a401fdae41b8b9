const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

/** CRC-32C checksum of a range of bytes. */
export function crc32c(bytes: Uint8Array, from: number, to: number): number {
  let value = 0xffffffff;
  for (let at = from; at < to; at += 1) {
    value = (table[(value ^ (bytes[at] as number)) & 255] as number) ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** LevelDB stores checksums rotated, with a constant added. */
export function masked(checksum: number): number {
  return (((checksum >>> 15) | (checksum << 17)) + 0xa282ead8) >>> 0;
}
