import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** How an item or a call ended. */
export interface Outcome {
  /** Payload of the request, which names it. */
  key: string;
  outcome: 'done' | 'failed' | 'rejected' | 'not sent' | 'unknown' | 'unexplained';
  taskId?: string | undefined;
  says?: string | undefined;
}

/** A step of handling an update. */
interface Handled {
  /** Task and state. */
  key: string;
  pid: number;
  step: 'begun' | 'finished';
  at: number;
}

/** A file that was loaded. */
interface Loaded {
  key: string;
  bytes: number;
  isWhole: boolean;
}

/** Lines of JSON that outlive the process that wrote them: the system has them once `append` returns. */
class Records<T> {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  append(...records: T[]): void {
    appendFileSync(this.#file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  }

  read(): T[] {
    if (!existsSync(this.#file)) return [];
    const lines = readFileSync(this.#file, 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line));
  }
}

/** The records of a soak, by the folder that its programs share. */
export const recordsIn = (folder: string) => ({
  /** Items of batches and calls that were planned. */
  planned: new Records<{ key: string }>(`${folder}/planned.jsonl`),
  outcomes: new Records<Outcome>(`${folder}/outcomes.jsonl`),
  /** Items that were sent again by a decision. */
  decisions: new Records<{ key: string }>(`${folder}/decisions.jsonl`),
  handled: new Records<Handled>(`${folder}/handled.jsonl`),
  files: new Records<Loaded>(`${folder}/files.jsonl`),
});
