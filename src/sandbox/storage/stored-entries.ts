import { behaviours } from '../../../generated/service.js';
import type { Subject } from '../operations/subject.js';
import type { Attempt, Delivery } from '../tasks/delivery.js';
import type { Film, FilmPart } from '../tasks/film.js';
import type { StoredTask } from '../tasks/task.js';
import type { Entry } from './store.js';

/** What a store has kept of a sandbox. */
export interface StoredEntries {
  clock?: number;
  tasks: StoredTask[];
  subjects: Subject[];
}

/** Entries of a store that no sandbox of this version has written, or that have changed since. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Reads the entries of a store, and throws a `StoreError` that names the first one that cannot be used. */
export function readEntries(entries: Iterable<Entry>): StoredEntries {
  const kept: StoredEntries = { tasks: [], subjects: [] };
  for (const [key, value] of entries) {
    if (key === 'clock') kept.clock = checked(key, value, time) as number;
    else if (key.startsWith('task:')) kept.tasks.push(withId(key, checked(key, value, task)) as StoredTask);
    else if (key.startsWith('subject:')) kept.subjects.push(withId(key, checked(key, value, subject)) as Subject);
    else throw new StoreError(`The entry ${shown(key)} is of no sandbox of this version.`);
  }
  return kept;
}

/** Gives the place of what is wrong with a value, such as `.creation.kind`, or nothing. */
type Check = (value: unknown) => string | undefined;

function checked(key: string, value: unknown, check: Check): unknown {
  const place = check(value);
  if (place === undefined) return value;
  const what = place === '' ? 'Its value' : `Its ${place.replace(/^\./, '')}`;
  throw new StoreError(`The entry ${shown(key)} cannot be read. ${what} is missing or of another kind.`);
}

function withId(key: string, value: unknown): unknown {
  const { id } = value as { id: string };
  if (key.endsWith(`:${id}`)) return value;
  throw new StoreError(`The entry ${shown(key)} cannot be read. Its id is another.`);
}

const shown = (key: string) => JSON.stringify(key.slice(0, 100));

const is =
  (isRight: (value: unknown) => boolean): Check =>
  (value) =>
    isRight(value) ? undefined : '';

const text = is((value) => typeof value === 'string');
const flag = is((value) => typeof value === 'boolean');
const number = is(Number.isFinite);
const whole = is(Number.isSafeInteger);
/** Times that a date can show. */
const time = is((value) => Number.isFinite(value) && Math.abs(value as number) <= 8.64e15);
const record = is((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const oneOf = (...values: readonly string[]) => is((value) => values.includes(value as string));

/** A field that may be left out. */
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);

function list(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return '';
    for (let index = 0; index < value.length; index += 1) {
      const place = check(value[index]);
      if (place !== undefined) return `[${index}]${place}`;
    }
    return undefined;
  };
}

function object(fields: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(fields);
  return (value) => {
    if (record(value) !== undefined) return '';
    for (const [name, check] of checks) {
      const place = check((value as Record<string, unknown>)[name]);
      if (place !== undefined) return `.${name}${place}`;
    }
    return undefined;
  };
}

/* `satisfies` sees to it that a new field of a record is checked here too. */

const delivery = object({
  taskId: text,
  state: text,
  url: text,
  reachedAt: time,
  sendAt: time,
  outcome: oneOf('waiting', 'retrying', 'delivered', 'given up', 'not sent'),
  why: optional(text),
  isDoubled: optional(flag),
  attempts: list(
    object({ at: time, status: optional(number), error: optional(text) } satisfies Record<keyof Attempt, Check>),
  ),
} satisfies Record<keyof Delivery, Check>);

const task = object({
  id: text,
  number: whole,
  operation: is((value) => typeof value === 'string' && Object.hasOwn(behaviours, value)),
  createdAt: time,
  queueingAt: time,
  processingAt: time,
  endsAt: time,
  errCode: text,
  credits: number,
  payload: optional(text),
  bgm: optional(flag),
  offPeak: optional(flag),
  creation: object({
    kind: oneOf('video', 'image', 'audio'),
    aspectRatio: optional(text),
    seconds: optional(number),
    watermark: optional(flag),
  } satisfies Record<keyof StoredTask['creation'], Check>),
  origin: text,
  callbackUrl: optional(text),
  deliveries: optional(list(delivery)),
  film: optional(
    object({
      segments: list(list(text)),
      narrations: list(text),
      music: list(text),
      compositions: list(text),
    } satisfies Record<keyof Film, Check>),
  ),
  part: optional(
    object({ filmId: text, type: optional(text), prompt: optional(text), params: optional(record) } satisfies Record<
      keyof FilmPart,
      Check
    >),
  ),
  kept: optional(record),
  steps: optional(list(text)),
} satisfies Record<keyof StoredTask, Check>);

const subject = object({ id: text, number: whole, fields: record } satisfies Record<keyof Subject, Check>);
