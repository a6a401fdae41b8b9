import {
  type BackendFactory,
  type ConnectionOptions,
  type PostgresConnectionOptions,
  Queue,
  type QueueOptions,
} from 'bullmq';
import { aFunction, type OptionRule } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { printingOnce } from '../shared/repeated-errors.js';
import type { CreateJobData, FinishedTask, MediaJobData } from './media-job.js';

/** Where a queue is. Those who add jobs, workers and receivers of callbacks pass the same. */
export interface QueueLocation {
  /**
   * Connection of BullMQ: options such as `{ host, port }`, or a client of ioredis with `maxRetriesPerRequest: null`. With
   * `backend: createPostgresBackend`, options or a pool of pg.
   */
  connection: ConnectionOptions | PostgresConnectionOptions;
  /** Name of the queue. Three more have names that begin with it. Default: `media`. */
  name?: string | undefined;
  /** Prefix of the keys in Redis. Default: that of BullMQ, `bull`. */
  prefix?: string | undefined;
  /** Where BullMQ stores its jobs, such as its `createPostgresBackend`. Default: Redis. */
  // biome-ignore lint/suspicious/noExplicitAny: factories of other backends take other connections.
  backend?: BackendFactory<any, any> | undefined;
  /** Telemetry of BullMQ, such as `new BullMQOtel()` of bullmq-otel. Default: none. */
  telemetry?: QueueOptions['telemetry'] | undefined;
  /** Gets failures of the queue that no call reports, such as a lost connection. Default: the message is logged. */
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
  close(): Promise<void>;
}

export const locationRules = {
  connection: {
    takes: 'a connection of BullMQ, such as { host, port }',
    fits: (value) => (typeof value === 'object' && value !== null) || typeof value === 'string',
    describe: () => 'this one',
  },
  name: {
    takes: 'a string without colons',
    fits: (value) => typeof value === 'string' && /^[^:]+$/.test(value),
  },
  prefix: { takes: 'a string', fits: (value) => typeof value === 'string' && value !== '' },
  backend: aFunction(', such as createPostgresBackend'),
  telemetry: { takes: 'telemetry of BullMQ', fits: (value) => typeof value === 'object' },
  onError: aFunction(),
} satisfies Record<keyof QueueLocation, OptionRule>;

export const nameOf = ({ name = 'media' }: QueueLocation): string => name;

export const createsNameOf = (location: QueueLocation): string => `${nameOf(location)}-creates`;

/** What every object of BullMQ gets. */
export function baseOptions({ connection, prefix, telemetry }: QueueLocation) {
  if (!connection) throw new ConfigurationError('connection is missing. Pass that of BullMQ, such as { host, port }.');
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
  const close = async () => {
    await Promise.all([jobs, creates, tasks, slots].map((queue) => queue.close()));
  };
  return { jobs, creates, tasks, slots, close } as Queues;
}

export function errorHandlerOf({ onError = logError }: QueueLocation): (error: Error) => void {
  return (error) => void (async () => onError(error))().catch(logError);
}

const logError: (error: Error) => void = printingOnce((error, leftOut) =>
  console.error(`${(error as Error).message}${leftOut > 0 ? ` (and ${leftOut} times before)` : ''}`),
);
