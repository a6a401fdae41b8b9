import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import createClient from 'openapi-fetch';
import { runCommand } from '../../src/cli/run.js';
import { benchArguments, type FigureRow, writeFigures } from '../lib/figures.js';
import { type Create, connectPeers } from './overhead/peers.js';

/**
 * How often each client has its turn, with one call. The first turns warm up. What disturbs a run falls into few of so many
 * turns, which a median ignores.
 */
const rounds = Number(process.env.ROUNDS ?? 6000);
const warmUps = 1500;

/** What is wanted: the time of a call with its time limit and abort signal, as a multiple of that of a bare `fetch`. */
const maxRatio = 1.1;
/** What a program writes that wants the same of `fetch`. */
const like = 'fetch with timeout and signal';

const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;

/**
 * Compares how long a create takes with different clients. They take turns, one call each, so that a busy moment slows all of
 * them, and each call is divided by that of `fetch` in the same round. Time by the clock contains what the server does, which is
 * the same for all; CPU time is that of the clients alone. `--write` stores the figures.
 */
async function main() {
  const { isWriting } = benchArguments();
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('overhead/server.ts', import.meta.url))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [port] = await once(server.stdout, 'data');
    const turns = await compare(await clientsOf(`http://127.0.0.1:${Number(port)}`));
    console.log(`\nTime of a create, median of ${rounds} calls in turn (in brackets, half of the calls)`);
    console.log(`${'A create by'.padEnd(34)}${'as a multiple of fetch'.padEnd(28)}${`of ${like}`.padEnd(36)}CPU time`);
    const rows: FigureRow<'overhead'>[] = [];
    for (const [name, own] of turns) {
      const compared = (base: string, column: keyof Turns) =>
        quarters(ratios(own[column], turns.get(base)?.[column] ?? []));
      const [bare, limited] = [compared('fetch', 'byClock'), compared(like, 'byClock')];
      const { median: cpuMedian } = compared('fetch', 'byCpu');
      console.log(`${name.padEnd(34)}${toText(bare).padEnd(28)}${toText(limited).padEnd(36)}${cpuMedian.toFixed(2)}`);
      const isOwn = name === 'genmedia';
      if (isOwn && !(bare.median <= maxRatio)) process.exitCode = 1;
      const { low: limitedLow, median: limitedMedian, high: limitedHigh } = limited;
      const values = { ...bare, limitedMedian, limitedLow, limitedHigh, cpuMedian };
      rows.push({ name, ...(isOwn && { limit: maxRatio }), values });
    }
    if (isWriting) writeFigures('overhead', { rows, isWithinBudget: !process.exitCode });
    if (process.exitCode) console.error(`\ngenmedia takes more than ${maxRatio} times as long as fetch.`);
  } finally {
    server.kill();
  }
}

/** The clients that are compared. `genmedia` has its timeout and an abort signal, as in use. */
async function clientsOf(baseUrl: string): Promise<Record<string, Create>> {
  const { GenMedia } = (await import(
    new URL('../../dist/esm/index.js', import.meta.url).href
  )) as typeof import('../../src/index.js');
  const headers = { authorization: 'Token k', 'content-type': 'application/json' };
  const url = `${baseUrl}/ent/v2/text2video`;
  const gen = new GenMedia({ baseUrl, apiKey: 'k' });
  const observed = gen.withOptions({ onEvent: () => {} });
  const chained = gen.withOptions({ middleware: [{ onRequest: () => undefined }] });
  // biome-ignore lint/suspicious/noExplicitAny: the types of a document are not compared here.
  const api = createClient<any>({ baseUrl, headers });
  const { signal } = new AbortController();
  const body = () => JSON.stringify(request);
  return {
    fetch: async () => (await fetch(url, { method: 'POST', headers, body: body() })).json(),
    [like]: async () => {
      const either = AbortSignal.any([signal, AbortSignal.timeout(60_000)]);
      return (await fetch(url, { method: 'POST', headers, body: body(), signal: either })).json();
    },
    genmedia: () => gen.text2video.create(request, { signal }),
    'genmedia with onEvent': () => observed.text2video.create(request, { signal }),
    'genmedia with middleware': () => chained.text2video.create(request, { signal }),
    'openapi-fetch': async () => (await api.POST('/ent/v2/text2video' as never, { body: request } as never)).data,
    ...(await connectPeers(baseUrl)),
  };
}

/** What the calls of a client took, in microseconds. */
interface Turns {
  byClock: number[];
  byCpu: number[];
}

async function compare(clients: Record<string, Create>): Promise<Map<string, Turns>> {
  const turns = new Map<string, Turns>(Object.keys(clients).map((name) => [name, { byClock: [], byCpu: [] }]));
  for (let round = 0; round < rounds + warmUps; round += 1) {
    // Another one is first each time, since what comes after a pause is slower.
    const order = Object.entries(clients);
    for (const [name, create] of [...order.slice(round % order.length), ...order.slice(0, round % order.length)]) {
      const [startedAt, before] = [performance.now(), process.cpuUsage()];
      await create();
      const [endedAt, { user, system }] = [performance.now(), process.cpuUsage(before)];
      if (round < warmUps) continue;
      turns.get(name)?.byClock.push((endedAt - startedAt) * 1000);
      turns.get(name)?.byCpu.push(user + system);
    }
  }
  return turns;
}

/** What a client took in each round, as a multiple of what another one took in the same round. */
const ratios = (own: readonly number[], base: readonly number[]): number[] =>
  own.map((time, round) => time / (base[round] ?? Number.NaN));

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, two) => one - two)[Math.floor(values.length * part)] ?? Number.NaN;

/** The median, and the figures between which half of the calls are. */
type Quarters = Record<'low' | 'median' | 'high', number>;

const quarters = (values: readonly number[]): Quarters => ({
  median: quantile(values, 0.5),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});

const toText = ({ low, median, high }: Quarters) => `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

await runCommand(main);
