import { printingOnce } from '../../shared/repeated-errors.js';

/**
 * Errors that nobody expects: of the sandbox itself, of its store, or of a function in its options. None of them may end the
 * process, which runs the tests of someone. Each is counted and printed with its stack.
 */
export class Failures {
  #count = 0;
  readonly #print: (error: unknown) => void;

  /** `clean` removes keys from what is printed. */
  constructor(clean: (text: string) => string) {
    this.#print = printingOnce((error, leftOut) => {
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const more = leftOut > 0 ? ` (and ${leftOut} times before)` : '';
      console.error(clean(`The sandbox failed, and goes on${more}: ${stack}`));
    });
  }

  get count(): number {
    return this.#count;
  }

  report(error: unknown): void {
    this.#count += 1;
    this.#print(error);
  }

  /** Calls a function of the options. What it throws, or rejects with, is reported. */
  call(hook: () => unknown): void {
    void (async () => hook())().catch((error) => this.report(error));
  }
}
