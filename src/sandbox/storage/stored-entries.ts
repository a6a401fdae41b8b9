import { behaviours } from '../../../generated/service.js';
import type { Attempt, Delivery } from '../tasks/delivery.js';
import type { Film, FilmPart } from '../tasks/film.js';
import type { StoredSubject } from '../tasks/subject.js';
import type { MediaSpec, StoredTask, TaskRecord } from '../tasks/task.js';
import type { Entry } from './store.js';

interface StoredEntries {
  clock?: number;
  tasks: StoredTask[];
  subjects: StoredSubject[];
}

/** Thrown for stored entries that are damaged or were not written by this version of the sandbox. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Reads the entries of a store. Throws a `StoreError` that names the first entry that cannot be read. */
export function readEntries(entries: Iterable<Entry>): StoredEntries {
  const stored: StoredEntries = { tasks: [], subjects: [] };
  for (const [key, value] of entries) {
    if (key === 'clock') stored.clock = checked(key, value, time) as number;
    else if (key.startsWith('task:')) stored.tasks.push(withId(key, checked(key, value, task)) as StoredTask);
    else if (key.startsWith('subject:'))
      stored.subjects.push(withId(key, checked(key, value, subject)) as StoredSubject);
    else throw new StoreError(`The entry ${shown(key)} was not written by a sandbox of this version.`);
  }
  return stored;
}

/** Returns the path of an invalid value, such as `.creation.kind`, or `undefined`. */
type Check = (value: unknown) => string | undefined;

function checked(key: string, value: unknown, check: Check): unknown {
  const path = check(value);
  if (path === undefined) return value;
  const name = path === '' ? 'Its value' : `Its ${path.replace(/^\./, '')}`;
  throw new StoreError(`The entry ${shown(key)} cannot be read. ${name} is missing or has the wrong type.`);
}

function withId(key: string, value: unknown): unknown {
  const { id } = value as { id: string };
  if (key.endsWith(`:${id}`)) return value;
  throw new StoreError(`The entry ${shown(key)} cannot be read. Its id does not match its key.`);
}

const shown = (key: string) => JSON.stringify(key.slice(0, 100));

const is =
  (isValid: (value: unknown) => boolean): Check =>
  (value) =>
    isValid(value) ? undefined : '';

const text = is((value) => typeof value === 'string');
const flag = is((value) => typeof value === 'boolean');
const number = is(Number.isFinite);
const whole = is(Number.isSafeInteger);
/** Times that `Date` can represent. */
const time = is((value) => Number.isFinite(value) && Math.abs(value as number) <= 8.64e15);
const record = is((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const oneOf = (...values: readonly string[]) => is((value) => values.includes(value as string));

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);

function list(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return '';
    for (let index = 0; index < value.length; index += 1) {
      const path = check(value[index]);
      if (path !== undefined) return `[${index}]${path}`;
    }
    return undefined;
  };
}

function object(fields: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(fields);
  return (value) => {
    if (record(value) !== undefined) return '';
    for (const [name, check] of checks) {
      const path = check((value as Record<string, unknown>)[name]);
      if (path !== undefined) return `.${name}${path}`;
    }
    return undefined;
  };
}

/* `satisfies` makes the compiler require a check for every new field. */

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

const fieldsOfEveryTask = {
  id: text,
  number: whole,
  operation: is((value) => typeof value === 'string' && Object.hasOwn(behaviours, value)),
  createdAt: time,
  queueingAt: time,
  processingAt: time,
  endsAt: time,
  plannedEndsAt: optional(time),
  errCode: text,
  credits: number,
  model: optional(text),
  shownPrompt: optional(text),
  payload: optional(text),
  bgm: optional(flag),
  offPeak: optional(flag),
  creation: object({
    kind: oneOf('video', 'image', 'audio'),
    aspectRatio: optional(text),
    seconds: optional(number),
    watermark: optional(flag),
  } satisfies Record<keyof MediaSpec, Check>),
  origin: text,
  callbackUrl: optional(text),
  deliveries: optional(list(delivery)),
} satisfies Record<keyof TaskRecord, Check>;

const film = object({
  segments: list(list(text)),
  narrations: list(text),
  music: list(text),
  compositions: list(text),
} satisfies Record<keyof Film, Check>);

const part = object({
  filmId: text,
  type: optional(text),
  prompt: optional(text),
  params: optional(record),
} satisfies Record<keyof FilmPart, Check>);

/** What only tasks of one kind have. */
const fieldsByKind: {
  [Kind in StoredTask['kind']]: Record<
    Exclude<keyof Extract<StoredTask, { kind: Kind }>, keyof TaskRecord | 'kind'>,
    Check
  >;
} = {
  media: {},
  film: { film },
  'film-part': { part },
  'one-click': { request: record, steps: list(text) },
  'one-click-step': { request: record },
};

const taskByKind = new Map(
  Object.entries(fieldsByKind).map(([kind, fields]) => [kind, object({ ...fieldsOfEveryTask, ...fields })]),
);

const task: Check = (value) => {
  if (record(value) !== undefined) return '';
  const check = taskByKind.get((value as { kind: string }).kind);
  return check ? check(value) : '.kind';
};

const subject = object({ id: text, number: whole, fields: record } satisfies Record<keyof StoredSubject, Check>);
