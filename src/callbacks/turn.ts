/** An update of a task that is being handled, or waits until an earlier one of its task has ended. */
export class Turn {
  readonly rank: number;
  /** Settles as the update ends. */
  readonly ended: Promise<void>;
  /** Resolves when the update has ended, however it did. */
  readonly settled: Promise<void>;
  /** Callbacks that wait for the end. Each leaves when its time is up, so that an end that never comes collects none. */
  readonly #waiting = new Set<() => void>();

  constructor(rank: number, ended: Promise<void>) {
    this.rank = rank;
    this.ended = ended;
    const wake = () => {
      for (const finish of this.#waiting) finish();
    };
    this.settled = ended.then(wake, wake);
  }

  /** Settles as the update ends, or rejects when that takes longer. The update goes on. */
  within(milliseconds: number, late: () => Error): Promise<void> {
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
        reject(late());
      }, milliseconds);
      this.#waiting.add(finish);
    });
  }
}
