import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { JobType } from 'bullmq';
import { createMediaQueue, type MediaQueue } from '../../src/bullmq/index.js';
import { listen } from '../lib/listen.js';
import { startRedis } from '../soak/redis-server.js';
import { type Attacked, AttackedProcess, type Target } from './target.js';

/** A worker whose service responds with anything, and whose queue has jobs that others added. */
export async function workerTarget(random: () => number, seconds: number): Promise<Target> {
  // A task that never ends is given up, so that all jobs end.
  const deadline = Math.min(15, seconds) * 1000;
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-attack-redis-'));
  const redis = await startRedis(folder);
  const service = await startHostileService(random);
  const connection = { host: '127.0.0.1', port: redis.port };
  const options = { connection, concurrency: 20, firstPollAfter: 20, interval: 20, maxInterval: 200, deadline };
  const program = resolve('scripts/soak/queue/worker-program.ts');
  const process = new AttackedProcess([program, JSON.stringify({ baseUrl: service.url, options })]);
  await process.untilPrinted('ready');
  const queue = createMediaQueue({ connection, onError: () => {} });
  let added = 0;
  return {
    name: 'worker',
    process,
    maxMegabytes: 400,
    // After a status 429 the worker pauses its creates, rightly.
    maxMs: deadline,
    attack: (_, round) => addJobs(queue, random, round, () => ++added),
    use: async (number) => {
      const job = await queue.add(video(`correct-${number}`), { jobId: `correct-${number}` });
      await queue.result(job);
    },
    problems: async () => {
      for (const startedAt = Date.now(); (await unfinished(queue)) > 0 && Date.now() - startedAt < 4 * deadline; ) {
        await delay(200);
      }
      const open = await queue.jobs.getJobs(unfinishedStates);
      return [...service.paidTwice(), ...open.map((job) => `job ${job.id} has not ended: ${JSON.stringify(job)}`)];
    },
    stop: async () => {
      await queue.close();
      await service.close();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const video = (payload: string) => ({
  generator: 'text2video' as const,
  request: { model: 'genq2' as const, prompt: 'A lighthouse', payload },
});

const unfinishedStates: JobType[] = ['waiting', 'delayed', 'prioritized', 'active'];
const unfinished = (queue: MediaQueue) => queue.jobs.getJobCountByTypes(...unfinishedStates);

/** Jobs of ours, jobs that others added, and rows in logs that are wrong. */
async function addJobs(
  queue: MediaQueue,
  random: () => number,
  round: number,
  nextId: () => number,
): Promise<Attacked> {
  const odd = [null, {}, { item: null }, { item: 'x' }, { item: { id: '\ud800' } }, { item: { generator: 'none' } }, 7];
  for (let index = 0; index < 8; index += 1) {
    const job = await queue.add(video(`hostile-${nextId()}`));
    if (random() < 0.2) await job.log(random() < 0.5 ? '{"type":"resend"}' : 'a note');
  }
  const data = odd[Math.floor(random() * odd.length)];
  await queue.jobs.add('odd', data as never, { jobId: `odd-${round}-${nextId()}` });
  return { requests: 9, responses: 9 };
}

/** A service that responds to creates and reads with anything. Correct jobs get correct responses. */
async function startHostileService(random: () => number) {
  /** How often each request was sent after it may have been accepted. */
  const sent = new Map<string, number>();
  const reads = new Map<string, number>();
  const json = (response: ServerResponse, body: unknown, status = 200) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const onCreate = (response: ServerResponse, payload: string) => {
    const created = { task_id: `task-${payload}`, state: 'created', credits: 1 };
    if (payload.startsWith('correct')) return json(response, created);
    if (random() < 0.1) return json(response, { error: 'slow down' }, 429);
    sent.set(payload, (sent.get(payload) ?? 0) + 1);
    return pick([
      () => json(response, created),
      () => json(response, created),
      () => json(response, { ...created, task_id: pick(['', '..', '\u0000', 'ä/ö', '\u{1f3ac}', 'x'.repeat(5000)]) }),
      () => json(response, '{"task_id":"\\ud800"}'),
      () => json(response, '<html>', pick([200, 400, 402, 407, 500, 503])),
      () => json(response, `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
      () => void response.destroy(),
    ])();
  };
  const onRead = (response: ServerResponse, id: string) => {
    const count = (reads.get(id) ?? 0) + 1;
    reads.set(id, count);
    const task = { id: decodeURIComponent(id), state: 'success', err_code: '', credits: 1, payload: '', creations: [] };
    if (count > 3 || id.startsWith('task-correct')) return json(response, task);
    return pick([
      () => json(response, task),
      () => json(response, { ...task, state: pick(['processing', 'odd\n\u001b[2J', '', '__proto__']) }),
      () => json(response, { ...task, state: 'failed', err_code: '\u0007' }),
      () => json(response, 'null', pick([200, 404, 429, 500])),
      () => void response.destroy(),
    ])();
  };
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    response.on('error', () => {});
    if (request.method === 'POST') onCreate(response, `${JSON.parse(body).payload}`);
    else onRead(response, request.url?.split('/').at(-2) ?? '');
  });
  return {
    ...(await listen(server)),
    paidTwice: () => [...sent].flatMap(([payload, times]) => (times > 1 ? [`${payload} was sent ${times} times`] : [])),
  };
}
