const empty = new Uint8Array();

/**
 * Bytes that arrive in chunks. They are copied into one buffer that doubles: a chunk that is kept by itself takes some
 * hundred bytes of memory, so that a body in chunks of one byte would take hundreds of times its length.
 */
export class GrowingBytes {
  /** Where the bytes are. The first chunk is not copied, and has no room: the second one makes a buffer of our own. */
  #room: Uint8Array = empty;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(chunk: Uint8Array): void {
    const start = this.#length;
    this.#length += chunk.length;
    if (start === 0) this.#room = chunk;
    else {
      if (this.#length > this.#room.length) this.#grow();
      this.#room.set(chunk, start);
    }
  }

  /** All bytes, as long as no more are added. They may be a part of a larger buffer. */
  view(): Uint8Array {
    return this.#room.length === this.#length ? this.#room : this.#room.subarray(0, this.#length);
  }

  #grow(): void {
    const larger = new Uint8Array(Math.max(this.#length, 2 * this.#room.length));
    larger.set(this.#room);
    this.#room = larger;
  }
}

/** The same bytes in a buffer that has nothing else. They are copied only if they have to be. */
export function inOwnBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length;
  return isWhole ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

/** All chunks in one, with a buffer of its own. */
export function joinBytes(chunks: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
