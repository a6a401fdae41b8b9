import { checkOptions, wholeNumber } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { invalid } from '../errors/invalid-request-error.js';

/** What an agent may spend: `tasks`, `credits` or both. */
export interface Budget {
  /** Tasks that may be created. */
  tasks?: number | undefined;
  /**
   * Credits after which no task is created any more. Prices are undocumented, so only what the service has reported counts, and the
   * last task may go beyond it.
   */
  credits?: number | undefined;
}

/** Counts what tools spend. Creates run one after the other, so that each knows what those before have cost. */
export class Spending {
  readonly #budget: Budget;
  readonly #credits = new Map<string, number>();
  #tasks = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(budget: Budget) {
    checkOptions('budget', budget, { tasks: wholeNumber(0), credits: wholeNumber(0) }, 'budget.');
    if (budget.tasks === undefined && budget.credits === undefined)
      throw new ConfigurationError('budget has no limit. Pass tasks, credits or both: { tasks: 3, credits: 100 }.');
    this.#budget = { ...budget };
  }

  /** Runs a create after those before it. `mayExist` says whether an error leaves a task that may be paid for. */
  create<Task extends { id: string | undefined; raw: unknown }>(
    send: () => Promise<Task>,
    mayExist: (error: unknown) => boolean,
  ): Promise<Task> {
    const run = async () => {
      this.#assertLeft();
      this.#tasks += 1;
      try {
        const task = await send();
        this.report(task.id, (task.raw as { credits?: unknown }).credits);
        return task;
      } catch (error) {
        if (!mayExist(error)) this.#tasks -= 1;
        throw error;
      }
    };
    const result = this.#last.then(run);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Takes note of what a task costs, as last reported. */
  report(id: string | undefined, credits: unknown): void {
    if (id && typeof credits === 'number') this.#credits.set(id, credits);
  }

  #assertLeft(): void {
    const { tasks = Number.POSITIVE_INFINITY, credits = Number.POSITIVE_INFINITY } = this.#budget;
    const spent = [...this.#credits.values()].reduce((sum, one) => sum + one, 0);
    const used =
      this.#tasks >= tasks
        ? `${tasks} ${tasks === 1 ? 'task' : 'tasks'}`
        : spent >= credits
          ? `${credits} credits`
          : undefined;
    if (used) throw invalid('budget', `The budget of ${used} is used up. Do not create more: ask the user.`);
  }
}
