import { sendAgain } from './refusal.js';

export interface BodyBudgetLimits {
  readonly maxBodies: number;
  readonly maxTotalBytes: number;
}

/** What all bodies together may take. Everybody can send one, and nobody knows who it was before it is verified. */
export class BodyBudget {
  readonly #limits: BodyBudgetLimits;
  #bodies = 0;
  #bytes = 0;

  constructor(limits: BodyBudgetLimits) {
    this.#limits = limits;
  }

  /**
   * Takes the place of one body that is to be read, and rejects it where there is none. The length that it declares must
   * fit, and takes nothing: else a few callers who declare much and send nothing would fill the budget.
   */
  enter(declared: number): BodyPlace {
    const { maxBodies, maxTotalBytes } = this.#limits;
    if (this.#bodies >= maxBodies || this.#bytes + declared > maxTotalBytes) throw busy();
    this.#bodies += 1;
    let isReading = true;
    let bytes = 0;
    return {
      add: (more) => {
        if (this.#bytes + more > maxTotalBytes) throw busy();
        this.#bytes += more;
        bytes += more;
      },
      raiseTo: (most) => {
        const more = Math.max(0, most - bytes);
        const isAlone = this.#bytes === bytes;
        if (!isAlone && this.#bytes + more > maxTotalBytes) throw busy();
        this.#bytes += more;
        bytes += more;
      },
      endReading: () => {
        if (isReading) this.#bodies -= 1;
        isReading = false;
      },
      release: () => {
        this.#bytes -= bytes;
        bytes = 0;
      },
    };
  }
}

/** The part of the budget that one body has. */
export interface BodyPlace {
  /** Counts bytes that have arrived, and rejects the body where they are too many. */
  add(bytes: number): void;
  /**
   * Counts the body as so many bytes, where that is more than have arrived, and rejects it where they are too many. A body
   * that is alone is never rejected for that: it would be so each time that it is sent again.
   */
  raiseTo(bytes: number): void;
  /** Lets another body be read. The bytes still count. */
  endReading(): void;
  /** Gives the bytes back. */
  release(): void;
}

const busy = () => sendAgain('busy', 'Too many callbacks are being received at the moment. Send it again.');
