import {
  type BackendFactory,
  type ConnectionOptions,
  type PostgresConnectionOptions,
  Queue,
  type QueueBase,
  type QueueOptions,
} from 'bullmq';
import { aFunction, type OptionRule } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { isObject } from '../shared/is-object.js';
import { isStoreUnreachable } from '../shared/is-store-unreachable.js';
import { reasonOf } from '../shared/reason-of.js';
import { printingOnce } from '../shared/repeated-errors.js';
import type { CreateJobData, FinishedTask, MediaJobData, OpenAttempt } from './media-job.js';

/** Where a queue is. Those who add jobs, workers and receivers of callbacks pass the same. */
export interface QueueLocation {
  /**
   * Connection of BullMQ: options such as `{ host, port }`, or a client of ioredis with `maxRetriesPerRequest: null`. With
   * `backend: createPostgresBackend`, options or a pool of pg.
   */
  connection: ConnectionOptions | PostgresConnectionOptions;
  /** Name of the queue. Four more have names that begin with it. Default: `media`. */
  name?: string | undefined;
  /** Prefix of the keys in Redis. Default: that of BullMQ, `bull`. */
  prefix?: string | undefined;
  /** Where BullMQ stores its jobs, such as its `createPostgresBackend`. Default: Redis. */
  // biome-ignore lint/suspicious/noExplicitAny: factories of other backends take other connections.
  backend?: BackendFactory<any, any> | undefined;
  /** Telemetry of BullMQ, such as `new BullMQOtel()` of bullmq-otel. Default: none. */
  telemetry?: QueueOptions['telemetry'] | undefined;
  /** Gets failures of the queue that no call reports, such as a lost connection or a download that is tried again. Default: the message is logged, at most once a minute while the store cannot be reached. */
  onError?: ((error: Error) => unknown) | undefined;
}

/** The queues of BullMQ behind one queue of media. */
export interface Queues {
  /** The jobs, each until its task has ended. */
  readonly jobs: Queue<MediaJobData, FinishedTask>;
  /** A small job for each request that is to be sent. Its rate limiter pauses creates, and only these. */
  readonly creates: Queue<CreateJobData, void>;
  /** Entries that no worker takes: the job of each task, by the id of the task. */
  readonly tasks: Queue<{ readonly id: string }, void>;
  /** Entries that no worker takes: the job of each task under way, if there is a limit. */
  readonly slots: Queue<{ readonly id: string }, void>;
  /** Entries that no worker takes: the attempts of jobs that failed with an unknown outcome. */
  readonly unknown: Queue<OpenAttempt, void>;
  close(): Promise<void>;
  /** Ends the connections at once. */
  disconnect(): void;
}

export const locationRules = {
  connection: {
    mustBe: 'a connection of BullMQ, such as { host, port }',
    fits: (value) => isObject(value) || typeof value === 'string',
    describe: () => 'this one',
  },
  name: {
    mustBe: 'a string without colons',
    fits: (value) => typeof value === 'string' && /^[^:]+$/.test(value),
  },
  prefix: { mustBe: 'a string', fits: (value) => typeof value === 'string' && value !== '' },
  backend: aFunction(', such as createPostgresBackend'),
  telemetry: { mustBe: 'telemetry of BullMQ', fits: (value) => typeof value === 'object' },
  onError: aFunction(),
} satisfies Record<keyof QueueLocation, OptionRule>;

export const nameOf = ({ name = 'media' }: QueueLocation): string => name;

export const createsNameOf = (location: QueueLocation): string => `${nameOf(location)}-creates`;

/** Options of every queue, worker and event listener of BullMQ. */
export function baseOptions({ connection, prefix, telemetry, backend }: QueueLocation) {
  if (!connection) throw new ConfigurationError('connection is missing. Pass that of BullMQ, such as { host, port }.');
  // BullMQ would take the default host. The text may contain a password.
  if (typeof connection === 'string' && !backend)
    throw new ConfigurationError('connection must be an object, such as { host, port } or { url }, not a string.');
  return {
    // Each backend checks its own.
    connection: connection as ConnectionOptions,
    ...(prefix !== undefined && { prefix }),
    ...(telemetry && { telemetry }),
  };
}

/** The factory, as the last argument of the constructors of BullMQ. */
export const backendOf = ({ backend }: QueueLocation) => backend as undefined;

export function openQueues(location: QueueLocation): Queues {
  const open = <Data, Result>(name: string) => {
    const queue = new Queue<Data, Result>(name, baseOptions(location), backendOf(location));
    queue.on('error', errorHandlerOf(location));
    return queue;
  };
  const jobs = open<MediaJobData, FinishedTask>(nameOf(location));
  const creates = open<CreateJobData, void>(createsNameOf(location));
  const tasks = open<{ id: string }, void>(`${nameOf(location)}-tasks`);
  const slots = open<{ id: string }, void>(`${nameOf(location)}-slots`);
  const unknown = open<OpenAttempt, void>(`${nameOf(location)}-unknown`);
  const all = [jobs, creates, tasks, slots, unknown];
  const close = async () => {
    await Promise.all(all.map((queue) => queue.close()));
  };
  return { jobs, creates, tasks, slots, unknown, close, disconnect: () => all.forEach(disconnect) } as Queues;
}

/**
 * Ends the connections of a queue, a worker or a listener without waiting for their store. `close` ends those that were never open,
 * or waits in a worker for jobs that cannot end; `disconnect` ends those that wait for a response or to be opened again.
 */
export function disconnect(one: QueueBase): void {
  const backend = one.getBackend();
  const endings = [one.close(), backend.close(true)];
  // A client of the caller's is not ours to end.
  const { disconnect } = one.opts.connection as { disconnect?: unknown };
  if (!disconnect) endings.push(backend.disconnect());
  for (const ending of endings) ending.catch(() => {});
}

/** What gets the failures of a queue that no call reports. */
export function errorHandlerOf(location: QueueLocation): (error: Error) => void {
  const log = (error: unknown) =>
    (isStoreUnreachable(error) ? logUnreachable : logFailure)(new Error(describeFailure(location, error)));
  const { onError = log } = location;
  return (error) => void (async () => onError(error))().catch(log);
}

/** A failure of a queue as a sentence: `queue media: Redis cannot be reached: connect ECONNREFUSED 127.0.0.1:6379`. */
export function describeFailure(location: QueueLocation, error: unknown): string {
  const reason = reasonOf(error, ({ message }) => message || (error as { code?: unknown }).code).replace(/\.$/, '');
  const state = isStoreUnreachable(error) ? `${storeOf(location)} cannot be reached: ` : '';
  return `queue ${nameOf(location)}: ${state}${reason}`;
}

/** What stores the jobs, in words. */
export const storeOf = ({ backend }: QueueLocation): string => (backend ? 'its database' : 'Redis');

const print = (error: unknown, leftOut: number) =>
  console.error(`${(error as Error).message}${leftOut > 0 ? ` (and ${leftOut} times before)` : ''}`);
const logFailure = printingOnce(print);
/** Each connection tries again for as long as it takes. */
const logUnreachable = printingOnce(print, 60_000);
