import { type Bytes, join } from './bytes.js';

/** Kinds of units, each with the mark of what others refer to. */
export const nalHeader = { repeatedFrame: 0x61, keyFrame: 0x65, sequenceParameters: 0x67, pictureParameters: 0x68 };

/**
 * A unit of H.264. Two zero bytes before one up to three would look like the start of the next unit, so a three goes
 * between them (H.264, 7.4.1). Our frames hold no such bytes yet, and a change to one field could bring them.
 */
export function nalUnit(header: number, payload: readonly number[]): Bytes {
  const escaped: number[] = [];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros === 2 && byte <= 3) {
      escaped.push(3);
      zeros = 0;
    }
    escaped.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return join([header], escaped);
}
