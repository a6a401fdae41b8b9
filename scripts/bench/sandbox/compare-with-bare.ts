import { operations } from '../../../generated/operations.js';
import { behaviours } from '../../../generated/service.js';
import type { FigureRow } from '../../lib/figures.js';
import { type Load, measure } from '../load.js';
import { type Contestant, type Running, startServer } from './start-server.js';

export const sandbox: Contestant = {
  name: 'sandbox',
  args: (port) => ['dist/esm/cli/main.js', 'sandbox', '--quiet', '--port', `${port}`],
};

/** Requests of each turn, and how many turns each server has with each of them. The first turn, which warms up, is longer. */
const requests = Number(process.env.REQUESTS ?? 2000);
const rounds = Number(process.env.ROUNDS ?? 60);
const warmUps = 15_000;

/** What is wanted: the rate of the sandbox, as a share of that of the bare server. */
const minShares = { create: 0.55, read: 0.65 };

export const headers = { authorization: 'Token key', 'content-type': 'application/json' };

const createLoad = (operation: 'createText2Video' | 'createSpeech', example: string): Load => {
  const { callback_url: _, ...body } = Object(Object(behaviours[operation].examples)[example]);
  return { method: 'POST', path: operations[operation][1], headers, body: JSON.stringify(body) };
};

/** A create as it is sent most often. */
export const create = createLoad('createText2Video', 'genq2-portrait');

/** Creates with texts that preflight checks. */
const creates: Record<string, Load> = {
  'create of a video': create,
  'create with JSON in a text': createLoad('createText2Video', 'genq1-watermarked'),
  'create of speech with a pause': createLoad('createSpeech', 'with-pause'),
};

/** The read of a task that this server has. */
export async function readLoad(url: string): Promise<Load> {
  const { task_id } = JSON.parse(await send(url, create));
  return { method: 'GET', path: operations.getTaskCreations[1].replace('{id}', task_id), headers };
}

interface Turn {
  /** Microseconds of the server for each request, on all cores. */
  cpuTime: number;
  perSecond: number;
  /** Share of the time in which this process, which sends the requests, was busy. */
  busy: number;
}

/**
 * Compares the sandbox with a bare server that parses the same bodies and sends responses of the same length. Both take turns,
 * so that a busy moment slows both, and the median of the ratios counts. The rate decides. CPU time is shown next to it: it
 * contains what runs on other cores, such as most of the garbage collection. A process that sends requests without a pause would
 * hide how fast a server is, so that is shown, too. Returns the figures, and whether the sandbox is as fast as wanted.
 */
export async function compareWithBare(): Promise<{ rows: FigureRow<'sandbox-bare'>[]; isWithinBudget: boolean }> {
  const ours = await startServer(sandbox);
  const servers = [ours];
  try {
    const read = await readLoad(ours.url);
    // The read is first, before the creates evict its task, which has ended by then: its response is the longest.
    await send(ours.url, { method: 'POST', path: '/_sandbox/advance', headers, body: '{"by":"1m"}' });
    const loads = Object.entries({ 'read of a task': read, ...creates });
    console.log(`\n${''.padEnd(32)}bare server      sandbox   share   wanted   by CPU time   sender busy`);
    let isWithinBudget = true;
    const rows: FigureRow<'sandbox-bare'>[] = [];
    for (const [name, load] of loads) {
      // Each create starts with no tasks. What many tasks cost is measured by `many-tasks.ts`.
      if (load.method === 'POST')
        await send(ours.url, { method: 'POST', path: '/_sandbox/reset', headers, body: '{}' });
      const text = await send(ours.url, load);
      const bare = await startServer({
        name: 'bare server',
        args: (port) => ['--import', 'tsx', 'scripts/bench/sandbox/bare-server.ts', `${port}`, text],
      });
      servers.push(bare);
      for (const server of [bare, ours]) await measure(server.url, load, { requests: warmUps });
      const turns: [Turn, Turn][] = [];
      for (let round = 0; round < rounds; round += 1) turns.push([await take(bare, load), await take(ours, load)]);
      const bareRate = median(turns.map(([theirs]) => theirs.perSecond));
      const ownRate = median(turns.map(([, own]) => own.perSecond));
      const share = median(turns.map(([theirs, own]) => own.perSecond / theirs.perSecond));
      const byCpuTime = median(turns.map(([theirs, own]) => theirs.cpuTime / own.cpuTime));
      const busy = median(turns.map(([theirs]) => theirs.busy));
      const wanted = minShares[load.method === 'GET' ? 'read' : 'create'];
      const cells: [string, number][] = [
        [`${Math.round(bareRate)}/s`, 11],
        [`${Math.round(ownRate)}/s`, 13],
        [share.toFixed(2), 8],
        [`${wanted}`, 9],
        [byCpuTime.toFixed(2), 14],
        [`${Math.round(100 * busy)} %`, 14],
      ];
      console.log(name.padEnd(32) + cells.map(([cell, width]) => cell.padStart(width)).join(''));
      isWithinBudget &&= share >= wanted;
      rows.push({ name, limit: wanted, values: { bare: bareRate, sandbox: ownRate, share, byCpuTime } });
    }
    return { rows, isWithinBudget };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function take(server: Running, load: Load): Promise<Turn> {
  const before = await server.cpuTime();
  const [startedAt, own] = [performance.now(), process.cpuUsage()];
  const { perSecond, statuses } = await measure(server.url, load, { requests });
  const { user, system } = process.cpuUsage(own);
  const busy = (user + system) / 1000 / (performance.now() - startedAt);
  const cpuTime = (await server.cpuTime()) - before;
  if (Object.keys(statuses).join() !== '200') throw new Error(`Not all went well: ${JSON.stringify(statuses)}`);
  return { cpuTime: cpuTime / (statuses[200] ?? 0), perSecond, busy };
}

async function send(url: string, { method, path, headers = {}, body }: Load): Promise<string> {
  const response = await fetch(url + path, { method, headers, ...(body && { body }) });
  if (!response.ok) throw new Error(`${method} ${path} got ${response.status}: ${await response.text()}`);
  return response.text();
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
