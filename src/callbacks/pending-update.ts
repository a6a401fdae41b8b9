/** An update of a task that is being handled, or waits for an earlier update of its task. */
export class PendingUpdate {
  /** Rank of its state, see `progressRank`. */
  readonly rank: number;
  /** Settles when the update has been handled. */
  readonly ended: Promise<void>;
  /** Resolves when the update has been handled or has failed. */
  readonly settled: Promise<void>;
  /** Callbacks that wait for the end. Each is removed at its timeout, so that they do not pile up if the end never comes. */
  readonly #waiting = new Set<() => void>();

  constructor(rank: number, ended: Promise<void>) {
    this.rank = rank;
    this.ended = ended;
    const wake = () => {
      for (const finish of this.#waiting) finish();
    };
    this.settled = ended.then(wake, wake);
  }

  /** Settles as the update does, or rejects if that takes longer. The update itself continues. */
  waitFor(milliseconds: number, tooLate: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.delete(finish);
      };
      const finish = () => {
        leave();
        resolve(this.ended);
      };
      const timer = setTimeout(() => {
        leave();
        reject(tooLate());
      }, milliseconds);
      this.#waiting.add(finish);
    });
  }
}
