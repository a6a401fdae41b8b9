import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { operations } from '../../generated/operations.js';
import { behaviours } from '../../generated/service.js';
import type { FigureRow } from '../lib/figures.js';
import { reservePort } from '../lib/reserve-port.js';
import { type Load, sendRepeatedly } from './connection.js';
import type { Measured } from './measured.js';
import { inRounds, type Times } from './rounds.js';

/** By how much the sandbox must be better than Prism. */
const minRequestRatio = 10;
const minStartRatio = 8;

const starts = 3;
const connections = 16;
/** Requests of each connection in one call. */
const requests = 100;

const servers: Record<'prism' | 'sandbox', (port: number) => string[]> = {
  prism: (port) => [
    'node_modules/@stoplight/prism-cli/dist/index.js',
    ...['mock', 'generated/openapi.json', '--port', `${port}`, '--verboseLevel', 'fatal', '--multiprocess', 'false'],
  ],
  sandbox: (port) => ['dist/esm/cli/main.js', 'sandbox', '--quiet', '--port', `${port}`],
};

const headers = { authorization: 'Token key', 'content-type': 'application/json' };
const { callback_url: _, ...body } = Object(behaviours.createText2Video.examples)['genq2-portrait'];
const create: Load = { method: 'POST', path: operations.createText2Video[1], headers, body: JSON.stringify(body) };

/** Compares the sandbox with Prism: the same requests, in turns, in one run. */
export async function sandbox(): Promise<Measured> {
  const running: Server[] = [];
  try {
    for (const args of [servers.prism, servers.sandbox]) running.push(await startRepeatedly(args));
    const [prism, own] = running as [Server, Server];
    const memory = [prism.memory(), own.memory()] as const;
    const creates = await ratesOf([prism.url, create], [own.url, create]);
    // Created last, since the sandbox keeps only the newest tasks.
    const read = [await readLoad(prism.url), await readLoad(own.url)] as const;
    const reads = await ratesOf([prism.url, read[0]], [own.url, read[1]]);
    const rows: FigureRow<'sandbox-prism'>[] = [
      toRow('creates, POST text2video', '/s', creates, creates[1] / creates[0], minRequestRatio),
      toRow('reads, GET creations', '/s', reads, reads[1] / reads[0], minRequestRatio),
      toRow('ready after', 'ms', [prism.readyAfter, own.readyAfter], prism.readyAfter / own.readyAfter, minStartRatio),
      toRow('memory when ready', 'MB', memory, memory[0] / memory[1]),
    ];
    const over = rows
      .filter(({ limit = 0, values }) => !(values.ratio >= limit))
      .map(({ name, limit }) => `${name}: the sandbox is not ${limit} times better than Prism`);
    return { figures: { name: 'sandbox-prism', rows }, over };
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}

const toRow = (
  name: string,
  unit: string,
  [prism, sandbox]: readonly [number, number],
  ratio: number,
  limit?: number,
): FigureRow<'sandbox-prism'> => ({ name, unit, ...(limit && { limit }), values: { prism, sandbox, ratio } });

/** Requests per second of each server, in its best round. */
async function ratesOf(prism: [url: string, load: Load], own: [url: string, load: Load]): Promise<[number, number]> {
  const sendAll = (target: [string, Load]) => () =>
    Promise.all(Array.from({ length: connections }, () => sendRepeatedly(...target, requests)));
  const times = await inRounds(
    { prism: sendAll(prism), sandbox: sendAll(own) },
    { rounds: 3, time: 4000, iterations: 1 },
  );
  const rateOf = ({ byClock }: Times) => (connections * requests * 1e6) / Math.min(...byClock);
  return [rateOf(times.prism), rateOf(times.sandbox)];
}

async function readLoad(url: string): Promise<Load> {
  const response = await fetch(url + create.path, { method: 'POST', headers, body: create.body ?? '' });
  const { task_id } = (await response.json()) as { task_id: string };
  return { method: 'GET', path: operations.getTaskCreations[1].replace('{id}', task_id), headers };
}

interface Server {
  url: string;
  /** Milliseconds until its first response. */
  readyAfter: number;
  /** Megabytes. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** Starts a server some times. The fastest start counts. */
async function startRepeatedly(args: (port: number) => string[]): Promise<Server> {
  const times: number[] = [];
  for (;;) {
    const server = await start(args);
    times.push(server.readyAfter);
    if (times.length === starts) return { ...server, readyAfter: Math.min(...times) };
    await server.stop();
  }
}

/** Starts a server and waits for its first response, whatever its status. */
async function start(args: (port: number) => string[]): Promise<Server> {
  const port = await reservePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, args(port), { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'close');
  while (
    !(await fetch(url).then(
      (response) => response.text().then(() => true),
      () => false,
    ))
  ) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`${args(port).join(' ')} ended with ${end}.`);
    await delay(5);
  }
  return {
    url,
    readyAfter: performance.now() - startedAt,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', `${child.pid}`], { encoding: 'utf8' })) / 1024,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
