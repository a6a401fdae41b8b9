import { pollAdviceHeader } from '../../../generated/constants.js';
import type { TaskHandle } from '../../terms/task-handle.js';
import { fillBar } from '../shell/progress.js';

/** When a task is likely to end, as far as the server advises it. As middleware it reads the advice of each response. */
export class Estimate {
  readonly #startedAt: number;
  #endsAt: number | undefined;

  constructor({ createdAt = Date.now(), firstPollAfter }: TaskHandle) {
    this.#startedAt = createdAt;
    if (firstPollAfter !== undefined) this.#endsAt = createdAt + firstPollAfter;
  }

  readonly onResponse = ({ response }: { response: Response }): undefined => {
    const advice = Number(response.headers.get(pollAdviceHeader) ?? Number.NaN);
    if (advice >= 0) this.#endsAt = Date.now() + advice;
  };

  end(): void {
    this.#endsAt = undefined;
  }

  /** `about 10 s left`. Nothing without advice, or when that time is over. */
  left(): string {
    const seconds = Math.ceil(((this.#endsAt ?? 0) - Date.now()) / 1000);
    if (seconds <= 0) return '';
    return seconds < 100 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`;
  }

  /** `▕████      ▏ about 6 s left`. Nothing where `left` is nothing. */
  bar(): string {
    const left = this.left();
    const length = (this.#endsAt ?? 0) - this.#startedAt;
    return left && `${fillBar((Date.now() - this.#startedAt) / length, 10)} ${left}`;
  }
}
