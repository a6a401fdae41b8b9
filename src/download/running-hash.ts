/**
 * A hash of bytes as they come, which tells whether a file that comes again is the one that came before. It is quick and
 * the same on every platform. It does not help against forgery: the sender of a file can send anything to begin with.
 */
export class RunningHash {
  #one = 0x9e3779b9;
  #two = 0x85ebca6b;

  update(bytes: Uint8Array): void {
    let one = this.#one;
    let two = this.#two;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      one = Math.imul(one ^ byte, 0x01000193);
      two = Math.imul(((two << 13) | (two >>> 19)) ^ byte, 0x5bd1e995);
    }
    this.#one = one;
    this.#two = two;
  }

  equals(other: RunningHash): boolean {
    return this.#one === other.#one && this.#two === other.#two;
  }
}
