/** Reads numbers from bytes in sequence. It throws a `RangeError` past their end. */
export class Reader {
  readonly #bytes: Buffer;
  readonly #end: number;
  at: number;

  constructor(bytes: Buffer, from = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.at = from;
    this.#end = end;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#end;
  }

  byte(): number {
    if (this.isAtEnd) throw new RangeError('The bytes end too early.');
    this.at += 1;
    return this.#bytes[this.at - 1] as number;
  }

  /** Reads a number in groups of seven bits, the lowest first. */
  varint(): number {
    let value = 0;
    for (let factor = 1; factor < 2 ** 53; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    throw new RangeError('The number is too large.');
  }

  take(length: number): Buffer {
    if (this.at + length > this.#end) throw new RangeError('The bytes end too early.');
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }
}
