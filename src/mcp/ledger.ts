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
  readonly holds: Readonly<Record<string, number>>;
}

interface Book {
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
 * What was spent, in the same records as the creates, so that it survives a restart and holds for all processes that use them. A
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
    return [...(await this.#read()).book.entries].reverse();
  }

  async balance(): Promise<Balance> {
    return this.#balanceOf((await this.#read()).book);
  }

  /** What a request of a form has cost at most, if one was created. */
  async priceOf(form: string): Promise<number | undefined> {
    return (await this.#read()).book.prices[form];
  }

  /** A secret of this ledger. */
  async secret(): Promise<string> {
    const { secret } = await this.#change((book) => book);
    return secret;
  }

  /** Reserves what a create may cost. Throws a `LimitError` if it does not fit. */
  async reserve(order: Order, attempt: string): Promise<void> {
    const endsAt = performance.now() + maxWaitMs;
    for (;;) {
      let problem: { message: string; isPassing: boolean } | undefined;
      await this.#change((book) => {
        const { amount, ...found } = this.#fit(book, order);
        problem = found.message === undefined ? undefined : { message: found.message, isPassing: found.isPassing };
        if (problem) return book;
        const { holds = {}, ...known } = book.entries.find(({ intent }) => intent === order.intent) ?? {};
        const entry: LedgerEntry = { at: Date.now(), ...known, ...order, holds: { ...holds, [attempt]: amount } };
        return withEntry(book, entry);
      });
      if (!problem) return;
      const { message, isPassing } = problem;
      if (!isPassing || performance.now() > endsAt) throw new LimitError(message);
      await delay(pauseMs);
    }
  }

  /** Gives back what an attempt has reserved that created nothing. */
  async release(intent: string, attempt: string): Promise<void> {
    await this.#change((book) => {
      const entry = book.entries.find((one) => one.intent === intent);
      if (!entry || entry.handle) return book;
      const { [attempt]: _, ...holds } = entry.holds;
      if (Object.keys(holds).length > 0) return withEntry(book, { ...entry, holds });
      return { ...book, entries: book.entries.filter((one) => one !== entry) };
    });
  }

  /** Forgets a create that has created nothing. */
  async drop(intent: string): Promise<void> {
    await this.#change((book) => ({
      ...book,
      entries: book.entries.filter((one) => one.intent !== intent || one.handle),
    }));
  }

  /**
   * Records the task of a create. What it costs is reserved until `report` says it. A task without a reservation is not of this
   * server, or so old that it is a part of the sums.
   */
  async accept(intent: string, handle: TaskHandle): Promise<void> {
    await this.#change((book) => {
      const found = book.entries.find((entry) => entry.intent === intent);
      if (!found || found.handle?.id === handle.id) return book;
      return withEntry(book, { ...found, handle });
    });
  }

  /** Records what a response has reported about a task. */
  async report(id: string, { state, credits }: { state?: unknown; credits?: unknown }): Promise<void> {
    await this.#change((book) => {
      const found = book.entries.find(({ handle }) => handle?.id === id);
      if (!found) return book;
      // Less than nothing would raise the limit.
      const isKnown = typeof credits === 'number' && credits >= 0 && credits < Infinity;
      // A task that has ended without credits has cost nothing that anyone knows of.
      const isOver = state === 'success' || state === 'failed';
      const cost = isKnown ? credits : isOver ? (found.credits ?? 0) : found.credits;
      const entry = { ...found, state: `${state}`, credits: cost, holds: cost === undefined ? found.holds : {} };
      if (JSON.stringify(entry) === JSON.stringify(found)) return book;
      const price = Math.max(book.prices[found.form] ?? 0, isKnown ? credits : 0);
      return withEntry({ ...book, prices: isKnown ? { ...book.prices, [found.form]: price } : book.prices }, entry);
    });
  }

  /** How much a create reserves, or why it does not fit. `isPassing`: it may fit once the costs of others are known. */
  #fit(
    book: Book,
    { intent, form }: Order,
  ): { amount: number; message?: undefined } | { amount: 0; message: string; isPassing: boolean } {
    const { maxCredits, maxTasks } = this.#limits;
    const others = { ...book, entries: book.entries.filter((entry) => entry.intent !== intent) };
    const { credits, reserved, tasks } = this.#balanceOf(others);
    if (maxTasks !== undefined && tasks >= maxTasks)
      return { amount: 0, message: `The limit of ${maxTasks} tasks is reached. ${stopped}`, isPassing: false };
    const price = book.prices[form];
    if (maxCredits === undefined) return { amount: price ?? 0 };
    const left = maxCredits - credits - reserved;
    // The first of its form costs at least as much as any other did, for all that is known.
    const needed = price ?? Math.max(1, ...Object.values(book.prices));
    if (needed <= left) return { amount: price ?? left };
    const spent = `${credits} of ${maxCredits} credits are spent and ${reserved} are reserved for creates under way`;
    const isPassing = reserved > 0 && needed <= maxCredits - credits;
    const help = isPassing ? 'Call again in some seconds, with the same intent.' : stopped;
    return { amount: 0, message: `${spent}; this create needs ${needed}, by what others cost. ${help}`, isPassing };
  }

  #balanceOf({ entries, older }: Book): Balance {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    return {
      credits: older.credits + sum(entries.map(({ credits = 0 }) => credits)),
      reserved: sum(entries.map(({ holds }) => Math.max(0, ...Object.values(holds)))),
      tasks: older.tasks + entries.length,
      ...this.#limits,
    };
  }

  async #read(): Promise<{ book: Book; record: CreateRecord | undefined }> {
    const record = await this.#records.read(ledgerKey);
    const book = record ? (JSON.parse(record.request.ledger as string) as Book) : emptyBook();
    return { book, record };
  }

  /** Changes the ledger, which other processes may change at the same time. Returns it as it is then. */
  #change(change: (book: Book) => Book): Promise<Book> {
    const changed = this.#queue.then(async () => {
      for (;;) {
        const { book, record } = await this.#read();
        const next = trimmed(change(book));
        if (record && next === book) return book;
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

const emptyBook = (): Book => ({
  secret: crypto.randomUUID(),
  older: { credits: 0, tasks: 0 },
  prices: {},
  entries: [],
});

const withEntry = (book: Book, entry: LedgerEntry): Book => {
  const at = book.entries.findIndex(({ intent }) => intent === entry.intent);
  return { ...book, entries: at < 0 ? [...book.entries, entry] : book.entries.with(at, entry) };
};

/** Entries beyond the limit become a part of the sums, the oldest first. What is not known yet stays. */
function trimmed(book: Book): Book {
  if (book.entries.length <= maxEntries) return book;
  const oldest = book.entries.find(({ handle, holds }) => handle && Object.keys(holds).length === 0);
  if (!oldest) return book;
  const { credits, tasks } = book.older;
  return {
    ...book,
    older: { credits: credits + (oldest.credits ?? 0), tasks: tasks + 1 },
    entries: book.entries.filter((entry) => entry !== oldest),
  };
}

/** A record as the stores take it. It has no task, so that it is never forgotten, and no steps, so that it is not a create. */
const toRecord = (book: Book): CreateRecord => ({
  version: crypto.randomUUID(),
  isOpen: true,
  steps: [],
  startedAt: 0,
  until: 0,
  request: { ledger: JSON.stringify(book) },
});
