import type { ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { serveCounting } from '../../scripts/soak/queue/counting-server.js';
import * as program from '../../scripts/soak/queue/start-worker.js';
import type { Redis } from '../../scripts/soak/redis-server.js';
import {
  createMediaQueue,
  createMediaWorker,
  type MediaQueue,
  type MediaWorker,
  type MediaWorkerOptions,
  type QueueLocation,
} from '../../src/bullmq/index.js';
import { GenMedia, type GenMediaOptions, type RequestFor } from '../../src/index.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';
import { startRedis } from '../callbacks/redis.js';

/** The key of the tests. It must appear nowhere in Redis. */
export const apiKey = 'key-that-stays-secret';

/** Tasks that end soon, by a real clock: BullMQ has timers in Redis too. */
const timing = { queueing: 10, processing: 20, end: 100 };

/** Polls that find that out soon. */
export const pace = { firstPollAfter: 50, interval: 50, maxInterval: 200 };

export const video = (payload: string): { generator: 'text2video'; request: RequestFor<'text2video'> } => ({
  generator: 'text2video',
  request: { model: 'genq2', prompt: 'A lighthouse in a storm', payload },
});

interface Setup {
  sandbox: Sandbox;
  queue: MediaQueue;
  /** Where queue and workers are. */
  location: QueueLocation;
  /** Payloads of the creates that were sent, in their order. */
  posts: string[];
  /** Number of reads. */
  reads: () => number;
  /** Failures that were reported to `onError`. */
  errors: string[];
  /** Starts a worker in this process. */
  startWorker: (options?: Partial<MediaWorkerOptions>, client?: GenMediaOptions) => MediaWorker;
  /** Called for each create that arrives, before it is handled. */
  onCreate: (hook: (payload: string) => unknown) => void;
  /** URL of the same sandbox, for other processes. */
  serve: () => Promise<string>;
}

/** A queue in a Redis of its own, and a sandbox. */
export async function setup(
  options?: SandboxOptions,
  telemetry?: QueueLocation['telemetry'],
): Promise<Setup & { redis: Redis }> {
  const redis = await startRedis();
  return { redis, ...setupAt({ connection: { host: '127.0.0.1', port: redis.port }, telemetry }, options) };
}

/** A queue there, and a sandbox. */
export function setupAt(where: QueueLocation, options: SandboxOptions = {}): Setup {
  const sandbox = createSandbox({ timing, ...options });
  onTestFinished(() => sandbox.close());
  const posts: string[] = [];
  const errors: string[] = [];
  let readCount = 0;
  let hook: (payload: string) => unknown = () => {};
  const received = async (method: string, body: string) => {
    if (method !== 'POST') {
      readCount += 1;
      return;
    }
    const { payload } = JSON.parse(body);
    posts.push(payload);
    await hook(payload);
  };
  const location = { ...where, onError: ({ message }: Error) => void errors.push(message) };
  const queue = createMediaQueue(location);
  onTestFinished(() => queue.close());
  const fetch: GenMediaOptions['fetch'] = async (url, init) => {
    await received(`${init.method}`, `${init.body}`);
    return sandbox.fetch(url, init);
  };
  const startWorker: Setup['startWorker'] = (more, client) => {
    const gen = new GenMedia({ baseUrl: 'http://sandbox.test', apiKey, fetch, ...client });
    const worker = createMediaWorker(gen, { ...location, ...pace, ...more });
    onTestFinished(() => worker.close());
    return worker;
  };
  return {
    sandbox,
    queue,
    location,
    posts,
    errors,
    reads: () => readCount,
    startWorker,
    onCreate: (next) => {
      hook = next;
    },
    serve: async () => {
      const server = await serveCounting(sandbox, { received });
      onTestFinished(server.close);
      return server.url;
    },
  };
}

/** A worker in another process. It is killed at the end of the test. */
export async function startProcess(baseUrl: string, options: MediaWorkerOptions): Promise<ChildProcess> {
  const child = await program.startWorker(baseUrl, options);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
