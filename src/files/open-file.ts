import type { BigIntStats, Stats } from 'node:fs';

type Done<Value> = (error: Error | null, value?: Value) => void;

/**
 * An open file. It is known by its number: a `FileHandle` that nobody refers to any more is closed by the garbage collector, and
 * Node 26 ends its process. A number stays open until `close`, or until its process ends.
 */
export class OpenFile {
  /** What was started and has not ended: a number that is closed meanwhile could be that of another file by then. */
  readonly #underWay = new Set<Promise<unknown>>();
  #fd: number;

  private constructor(fd: number) {
    this.#fd = fd;
  }

  static async open(path: string, flags: number, mode: number): Promise<OpenFile> {
    return new OpenFile(await called<number>((done) => files().open(path, flags, mode, done)));
  }

  get isClosed(): boolean {
    return this.#fd < 0;
  }

  stat(): Promise<Stats> {
    return this.#call<Stats>((fd, done) => files().fstat(fd, done));
  }

  /** Windows counts files beyond what a number can hold. */
  exactStat(): Promise<BigIntStats> {
    return this.#call<BigIntStats>((fd, done) => files().fstat(fd, { bigint: true }, done));
  }

  /** Fills bytes with those of a position. Returns how many there were. */
  read(bytes: Uint8Array, position: number): Promise<number> {
    return this.#call<number>((fd, done) => files().read(fd, bytes, 0, bytes.length, position, done));
  }

  /** Returns how many bytes were written. */
  write(bytes: Uint8Array): Promise<number> {
    return this.#call<number>((fd, done) => files().write(fd, bytes, done));
  }

  datasync(): Promise<void> {
    return this.#call<void>((fd, done) => files().fdatasync(fd, done));
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    const fd = this.#fd;
    this.#fd = -1;
    await Promise.allSettled(this.#underWay);
    await called<void>((done) => files().close(fd, done));
  }

  #call<Value>(call: (fd: number, done: Done<Value>) => void): Promise<Value> {
    if (this.isClosed) return Promise.reject(new Error('The file was closed.'));
    const result = called<Value>((done) => call(this.#fd, done)).finally(() => this.#underWay.delete(result));
    this.#underWay.add(result);
    return result;
  }
}

const files = () => process.getBuiltinModule('node:fs');

const called = <Value>(call: (done: Done<Value>) => void): Promise<Value> =>
  new Promise((resolve, reject) => {
    call((error, value) => (error ? reject(error) : resolve(value as Value)));
  });
