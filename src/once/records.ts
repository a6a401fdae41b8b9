import type { RecordedStep } from './create-state.js';

/** What is recorded of a create, as plain JSON. The request is not in it, and neither is the API key. */
export interface CreateRecord {
  /** Unlike that of any other record. Each change has a new one. */
  readonly version: string;
  /** Whether it has no task yet. Such a record must be kept: it may be the last trace of a task that was paid for. */
  readonly isOpen: boolean;
  /** What was done, the oldest step first. */
  readonly steps: readonly RecordedStep[];
  /** When the request was recorded, in milliseconds by the clock of its process. */
  readonly startedAt: number;
  /** Until when its request counts as on its way, by the same clock. */
  readonly until: number;
  /** Digests of the fields of the request, by which another request is recognized. */
  readonly request: Readonly<Record<string, string>>;
}

/**
 * Where `once` records creates: `redisRecords`, `postgresRecords`, `fileRecords`, `memoryRecords`, or your own. `claim` and
 * `replace` must each be one atomic step of the store, for all processes that use it. When a method resolves, what it wrote
 * must be safe: a request is sent after that. `recordsTests` checks a store of yours.
 *
 * ```text
 * claim:   if the key has a record → return it; otherwise store this one → undefined
 * replace: if the record of the key has another version, or there is none → false;
 *          otherwise store the new one, or remove it where there is no new one → true
 * ```
 *
 * A record with `isOpen: false` may be forgotten after some time. After that its key is free.
 */
export interface Records {
  /** The record of a key. */
  read(key: string): Promise<CreateRecord | undefined>;
  /** Stores a record for a key that has none. Returns the one that it has, and `undefined` if the new one is stored. */
  claim(key: string, record: CreateRecord): Promise<CreateRecord | undefined>;
  /** Puts a record in the place of that version, or removes it. Returns whether the key had that version. */
  replace(key: string, version: string, record: CreateRecord | undefined): Promise<boolean>;
  /** All records with `isOpen: true`, with their keys. */
  open(): Promise<readonly KeyedRecord[]>;
}

/** A record with its key. */
export interface KeyedRecord {
  /** The key. */
  readonly key: string;
  /** Its record. */
  readonly record: CreateRecord;
}

/** Options of records in a store. */
export interface RecordsOptions {
  /**
   * Seconds after which a key whose task is known is forgotten, so that it is free again. A key without a task is never
   * forgotten. At most two years. Default: 2,592,000, which is 30 days.
   */
  ttl?: number | undefined;
}

export const defaultTtl = 2_592_000;

/** The record of a key, as files contain it. A key without a record is free. */
export interface StoredRecord {
  readonly key: string;
  readonly record?: CreateRecord | undefined;
  /** When the record is deleted, in milliseconds. */
  readonly expiresAt?: number | undefined;
}

/** What a file contains for the record of a key. `ttl` is in seconds. */
export const toStored = (key: string, record: CreateRecord | undefined, ttl: number): StoredRecord => ({
  key,
  record,
  ...(record && !record.isOpen && { expiresAt: Date.now() + 1000 * ttl }),
});

/** The record that a file contains, unless it has expired. */
export const recordIn = ({ record, expiresAt = Number.POSITIVE_INFINITY }: Partial<StoredRecord> = {}) =>
  expiresAt > Date.now() ? record : undefined;
