/** Writes fields that do not end at whole bytes, as H.264 has them. */
export class BitWriter {
  readonly #bytes: number[] = [];
  /** Bits of the last byte that are taken. */
  #used = 8;

  /** A number in this many bits. */
  fixed(value: number, width: number): this {
    for (let bit = width - 1; bit >= 0; bit -= 1) this.#push((value >>> bit) & 1);
    return this;
  }

  flags(...values: (0 | 1)[]): this {
    for (const value of values) this.#push(value);
    return this;
  }

  /** An Exp-Golomb code (H.264, 9.1): as many zeros as bits follow the first one of the number plus one. */
  golomb(...values: number[]): this {
    for (const value of values) this.fixed(value + 1, 2 * Math.floor(Math.log2(value + 1)) + 1);
    return this;
  }

  /** Zeros up to the next whole byte. */
  align(): this {
    this.#used = 8;
    return this;
  }

  /** Everything, ended as a unit of H.264 ends: a one, and zeros up to a whole byte. */
  end(): number[] {
    return this.flags(1).align().#bytes;
  }

  #push(bit: number): void {
    if (this.#used === 8) {
      this.#bytes.push(0);
      this.#used = 0;
    }
    const last = this.#bytes.length - 1;
    this.#bytes[last] = (this.#bytes[last] ?? 0) | (bit << (7 - this.#used));
    this.#used += 1;
  }
}
