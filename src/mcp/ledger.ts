import { GenMediaError } from '../errors/gen-media-error.js';
import type { CreateRecord, Records } from '../once/index.js';
import { delay } from '../shared/delay.js';
import type { TaskHandle } from '../terms/task-handle.js';

/** The key of the record that holds the ledger, next to those of the creates. */
export const ledgerKey = 'genmedia/mcp ledger';

/** What a create was asked for. */
export interface Order {
  readonly intent: string;
  readonly generator: string;
  readonly model?: string | undefined;
  /** What its price may depend on: requests of the same form have cost the same so far. */
  readonly form: string;
}

/** One create, from its reservation on. */
export interface LedgerEntry extends Order {
  /** When it was first reserved, in milliseconds. */
  readonly at: number;
  /** The task, once it is known. */
  readonly handle?: TaskHandle | undefined;
  /** State of the task as it was last read. */
  readonly state?: string | undefined;
  /** What the service has reported that it costs. */
  readonly credits?: number | undefined;
  /** Credits that are reserved, by attempt. Only one of the attempts can be sent. */
  readonly reservations: Readonly<Record<string, number>>;
}

interface LedgerContent {
  /** For codes that confirm a create. */
  readonly secret: string;
  /** Credits and number of the tasks that are no longer listed. */
  readonly older: { readonly credits: number; readonly tasks: number };
  /** The most that a task of a form has cost. */
  readonly prices: Readonly<Record<string, number>>;
  readonly entries: readonly LedgerEntry[];
}

/** What may be spent. */
export interface Limits {
  readonly maxCredits?: number | undefined;
  readonly maxTasks?: number | undefined;
}

/** What was spent, and what is reserved for creates whose costs are not reported yet. */
interface Balance extends Limits {
  readonly credits: number;
  readonly reserved: number;
  readonly tasks: number;
}

/** Thrown when a create does not fit into the limits. Nothing was sent. */
class LimitError extends GenMediaError {
  override readonly name = 'LimitError';
}

/** How many tasks are listed. Older ones stay in the sums. */
const maxEntries = 200;

/** Milliseconds for which a create waits until the costs of others are known, and between two attempts. */
const [maxWaitMs, pauseMs] = [5000, 100];

/**
 * What was spent, in the same records as the creates, so that it survives a restart and applies to all processes that use them. A
 * create reserves credits before it is sent. It reserves what requests of its form have cost, or all that is left if that is
 * not known: the service does not document prices. What it reserved is replaced by what the service reports.
 */
export class Ledger {
  readonly #records: Records;
  readonly #limits: Limits;
  /** Changes of this process, one after the other: they would only get into each other's way. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(records: Records, limits: Limits) {
    this.#records = records;
    this.#limits = limits;
  }

  /** The creates that are listed, the newest first. */
  async entries(): Promise<readonly LedgerEntry[]> {
    return [...(await this.#read()).content.entries].reverse();
  }

  async balance(): Promise<Balance> {
    return this.#balanceOf((await this.#read()).content);
  }

  /** What a request of a form has cost at most, if one was created. */
  async priceOf(form: string): Promise<number | undefined> {
    return (await this.#read()).content.prices[form];
  }

  /** A secret of this ledger. */
  async secret(): Promise<string> {
    const { secret } = await this.#change((content) => content);
    return secret;
  }

  /** Reserves what a create may cost. Throws a `LimitError` if it does not fit. */
  async reserve(order: Order, attempt: string): Promise<void> {
    const endsAt = performance.now() + maxWaitMs;
    for (;;) {
      let problem: { message: string; isPassing: boolean } | undefined;
      await this.#change((content) => {
        const { amount, ...found } = this.#fit(content, order);
        problem = found.message === undefined ? undefined : { message: found.message, isPassing: found.isPassing };
        if (problem) return content;
        const { reservations = {}, ...known } = content.entries.find(({ intent }) => intent === order.intent) ?? {};
        const entry: LedgerEntry = {
          at: Date.now(),
          ...known,
          ...order,
          reservations: { ...reservations, [attempt]: amount },
        };
        return withEntry(content, entry);
      });
      if (!problem) return;
      const { message, isPassing } = problem;
      if (!isPassing || performance.now() > endsAt) throw new LimitError(message);
      await delay(pauseMs);
    }
  }

  /** Releases the credits of an attempt that created nothing. */
  async release(intent: string, attempt: string): Promise<void> {
    await this.#change((content) => {
      const entry = content.entries.find((one) => one.intent === intent);
      if (!entry || entry.handle) return content;
      const { [attempt]: _, ...reservations } = entry.reservations;
      if (Object.keys(reservations).length > 0) return withEntry(content, { ...entry, reservations });
      return { ...content, entries: content.entries.filter((one) => one !== entry) };
    });
  }

  /** Removes a create that has created nothing. */
  async drop(intent: string): Promise<void> {
    await this.#change((content) => ({
      ...content,
      entries: content.entries.filter((one) => one.intent !== intent || one.handle),
    }));
  }

  /**
   * Records the task of a create. What it costs is reserved until `report` says it. A task without a reservation is not of this
   * server, or so old that it is a part of the sums.
   */
  async accept(intent: string, handle: TaskHandle): Promise<void> {
    await this.#change((content) => {
      const found = content.entries.find((entry) => entry.intent === intent);
      if (!found || found.handle?.id === handle.id) return content;
      return withEntry(content, { ...found, handle });
    });
  }

  /** Records what a response has reported about a task. */
  async report(id: string, { state, credits }: { state?: unknown; credits?: unknown }): Promise<void> {
    await this.#change((content) => {
      const found = content.entries.find(({ handle }) => handle?.id === id);
      if (!found) return content;
      // Negative credits would raise the limit.
      const isKnown = typeof credits === 'number' && credits >= 0 && credits < Infinity;
      // A task that has ended without credits has cost nothing that anyone knows of.
      const isOver = state === 'success' || state === 'failed';
      const cost = isKnown ? credits : isOver ? (found.credits ?? 0) : found.credits;
      const entry = {
        ...found,
        state: `${state}`,
        credits: cost,
        reservations: cost === undefined ? found.reservations : {},
      };
      if (JSON.stringify(entry) === JSON.stringify(found)) return content;
      const price = Math.max(content.prices[found.form] ?? 0, isKnown ? credits : 0);
      return withEntry(
        { ...content, prices: isKnown ? { ...content.prices, [found.form]: price } : content.prices },
        entry,
      );
    });
  }

  /** How much a create reserves, or why it does not fit. `isPassing`: it may fit once the costs of others are known. */
  #fit(
    content: LedgerContent,
    { intent, form }: Order,
  ): { amount: number; message?: undefined } | { amount: 0; message: string; isPassing: boolean } {
    const { maxCredits, maxTasks } = this.#limits;
    const others = { ...content, entries: content.entries.filter((entry) => entry.intent !== intent) };
    const { credits, reserved, tasks } = this.#balanceOf(others);
    if (maxTasks !== undefined && tasks >= maxTasks)
      return { amount: 0, message: `The limit of ${maxTasks} tasks is reached. ${stopped}`, isPassing: false };
    const price = content.prices[form];
    if (maxCredits === undefined) return { amount: price ?? 0 };
    const left = maxCredits - credits - reserved;
    // The first of its form costs at least as much as any other did, for all that is known.
    const needed = price ?? Math.max(1, ...Object.values(content.prices));
    if (needed <= left) return { amount: price ?? left };
    const spent = `${credits} of ${maxCredits} credits are spent and ${reserved} are reserved for creates under way`;
    const isPassing = reserved > 0 && needed <= maxCredits - credits;
    const help = isPassing ? 'Call again in some seconds, with the same intent.' : stopped;
    return { amount: 0, message: `${spent}; this create needs ${needed}, by what others cost. ${help}`, isPassing };
  }

  #balanceOf({ entries, older }: LedgerContent): Balance {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    return {
      credits: older.credits + sum(entries.map(({ credits = 0 }) => credits)),
      reserved: sum(entries.map(({ reservations }) => Math.max(0, ...Object.values(reservations)))),
      tasks: older.tasks + entries.length,
      ...this.#limits,
    };
  }

  async #read(): Promise<{ content: LedgerContent; record: CreateRecord | undefined }> {
    const record = await this.#records.read(ledgerKey);
    const content = record ? (JSON.parse(record.request.ledger as string) as LedgerContent) : emptyLedger();
    return { content, record };
  }

  /** Changes the ledger, which other processes may change at the same time. Returns it as it is then. */
  #change(change: (content: LedgerContent) => LedgerContent): Promise<LedgerContent> {
    const changed = this.#queue.then(async () => {
      for (;;) {
        const { content, record } = await this.#read();
        const next = trimmed(change(content));
        if (record && next === content) return content;
        const written = toRecord(next);
        const isWritten = record
          ? await this.#records.replace(ledgerKey, record.version, written)
          : !(await this.#records.claim(ledgerKey, written));
        if (isWritten) return next;
      }
    });
    this.#queue = changed.catch(() => {});
    return changed;
  }
}

const stopped = 'Nothing was sent. The person who started this server can raise the limit.';

const emptyLedger = (): LedgerContent => ({
  secret: crypto.randomUUID(),
  older: { credits: 0, tasks: 0 },
  prices: {},
  entries: [],
});

const withEntry = (content: LedgerContent, entry: LedgerEntry): LedgerContent => {
  const at = content.entries.findIndex(({ intent }) => intent === entry.intent);
  return { ...content, entries: at < 0 ? [...content.entries, entry] : content.entries.with(at, entry) };
};

/** Entries beyond the limit become a part of the sums, the oldest first. What is not known yet stays. */
function trimmed(content: LedgerContent): LedgerContent {
  if (content.entries.length <= maxEntries) return content;
  const oldest = content.entries.find(({ handle, reservations }) => handle && Object.keys(reservations).length === 0);
  if (!oldest) return content;
  const { credits, tasks } = content.older;
  return {
    ...content,
    older: { credits: credits + (oldest.credits ?? 0), tasks: tasks + 1 },
    entries: content.entries.filter((entry) => entry !== oldest),
  };
}

/** A record as the stores take it. It has no task, so that it is never forgotten, and no steps, so that it is not a create. */
const toRecord = (content: LedgerContent): CreateRecord => ({
  version: crypto.randomUUID(),
  isOpen: true,
  steps: [],
  startedAt: 0,
  until: 0,
  request: { ledger: JSON.stringify(content) },
});
