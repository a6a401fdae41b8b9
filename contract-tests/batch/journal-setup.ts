import { type BatchResult, batch, type Journal, type JournalEntry } from '../../src/batch/index.js';
import type { Fetch, GenMediaOptions } from '../../src/index.js';
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.js';
import { clientOf } from '../sandbox/setup.js';
import { type BatchClient, type BatchSetup, setupBatch } from './setup.js';

/** A journal in memory. It stores text, so that it returns only what JSON can represent. */
interface MemoryJournal extends Journal {
  lines: string[];
  entries: () => JournalEntry[];
}

export function memoryJournal(lines: string[] = [], onAppend?: (entries: readonly JournalEntry[]) => unknown) {
  const entries = () => lines.map((line): JournalEntry => JSON.parse(line));
  const journal: MemoryJournal = {
    lines,
    entries,
    append: async (added) => {
      await onAppend?.(added);
      lines.push(...added.map((entry) => JSON.stringify(entry)));
    },
    read: entries,
  };
  return journal;
}

/** The entry types of an item, in order, without the item itself. */
export const storyOf = ({ entries }: MemoryJournal, index: number): string[] =>
  entries().flatMap((entry) =>
    'index' in entry && entry.index === index && entry.type !== 'item' ? [entry.type] : [],
  );

/** Another client of the same sandbox, as in another process. */
export const otherClient = (sandbox: Sandbox, options?: GenMediaOptions): BatchClient =>
  clientOf(sandbox, options).use(batch);

interface KilledBatchSetup extends BatchSetup {
  journal: MemoryJournal;
  /** What happened, in order: `items`, `sending 3`, `POST 3`, `made 3`, `accepted 3`, … */
  events: string[];
  /** The event at which the process is killed: nothing happens after it. */
  killAt: number;
}

/** A client and a journal that are killed midway: no request, response or entry gets through after that. */
export function setupKilledBatch(killAt: number, options: SandboxOptions = {}): KilledBatchSetup {
  const events: string[] = [];
  const never = new Promise<never>(() => {});
  /** Counts an event, and continues if the process is still alive. */
  const happens = async (event: string) => {
    if (events.length >= killAt) await never;
    events.push(event);
  };
  const nameOf = (entries: readonly JournalEntry[]) => {
    const [first] = entries;
    return first?.type === 'batch' ? 'items' : `${first?.type} ${(first as { index: number }).index}`;
  };
  const journal = memoryJournal([], (entries) => happens(nameOf(entries)));
  const inner = setupBatch(options);
  const fetch: Fetch = async (url, init) => {
    if (init.method === 'GET') {
      await happens('GET');
      return inner.sandbox.fetch(url, init);
    }
    const { payload } = JSON.parse(`${init.body}`);
    await happens(`POST ${payload}`);
    const response = await inner.sandbox.fetch(url, init);
    await happens(`made ${payload}`);
    return response;
  };
  return { ...inner, gen: otherClient(inner.sandbox, { fetch }), journal, events, killAt };
}

/** The outcome of an item in one word, with its payload if there is a task. */
export const outcomeOf = ({ task, error }: BatchResult): string => (task ? `done ${task.payload}` : `${error?.name}`);
