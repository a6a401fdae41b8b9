/**
 * A hash of bytes as they arrive, to check whether a file that is sent again is the same. It is fast and equal on every
 * platform. It does not protect against forgery: the sender could have sent anything in the first place.
 */
export class RunningHash {
  #high = 0x9e3779b9;
  #low = 0x85ebca6b;

  update(bytes: Uint8Array): void {
    let high = this.#high;
    let low = this.#low;
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index] as number;
      high = Math.imul(high ^ byte, 0x01000193);
      low = Math.imul(((low << 13) | (low >>> 19)) ^ byte, 0x5bd1e995);
    }
    this.#high = high;
    this.#low = low;
  }

  equals(other: RunningHash): boolean {
    return this.#high === other.#high && this.#low === other.#low;
  }
}
