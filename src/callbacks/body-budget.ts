import { retryLater } from './callback-rejection.js';

interface BodyBudgetLimits {
  readonly maxBodies: number;
  readonly maxTotalBytes: number;
}

/** Limits the memory of all bodies together. Anyone can send a body, and its sender is unknown until it is verified. */
export class BodyBudget {
  readonly #limits: BodyBudgetLimits;
  #bodies = 0;
  #bytes = 0;

  constructor(limits: BodyBudgetLimits) {
    this.#limits = limits;
  }

  /**
   * Admits a body that is about to be read, or rejects it. Its declared length must fit the budget but does not count yet:
   * otherwise a few callers that declare much and send nothing would use up the budget.
   */
  enter(declaredLength: number): BudgetShare {
    const { maxBodies, maxTotalBytes } = this.#limits;
    if (this.#bodies >= maxBodies || this.#bytes + declaredLength > maxTotalBytes) throw busy();
    this.#bodies += 1;
    let isReading = true;
    let ownBytes = 0;
    const charge = (bytes: number) => {
      this.#bytes += bytes;
      ownBytes += bytes;
    };
    return {
      add: (bytes) => {
        if (this.#bytes + bytes > maxTotalBytes) throw busy();
        charge(bytes);
      },
      raiseTo: (total) => {
        const bytes = Math.max(0, total - ownBytes);
        const isAlone = this.#bytes === ownBytes;
        if (!isAlone && this.#bytes + bytes > maxTotalBytes) throw busy();
        charge(bytes);
      },
      endReading: () => {
        if (isReading) this.#bodies -= 1;
        isReading = false;
      },
      release: () => {
        this.#bytes -= ownBytes;
        ownBytes = 0;
      },
    };
  }
}

/** What one body uses of the budget. */
interface BudgetShare {
  /** Counts bytes that have arrived, or rejects the body. */
  add(bytes: number): void;
  /**
   * Counts the body as that many bytes, if that is more than have arrived, or rejects it. If it is the only body, it is never
   * rejected: it would be rejected again at each retry.
   */
  raiseTo(total: number): void;
  /** Lets another body be read. The bytes still count. */
  endReading(): void;
  /** Returns the bytes to the budget. */
  release(): void;
}

const busy = () => retryLater('busy', 'Too many callbacks are being received at the moment. Send it again.');
