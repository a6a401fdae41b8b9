import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import createClient from 'openapi-fetch';
import { runCommand } from '../../src/cli/run.js';
import { benchArguments, type FigureRow, writeFigures } from '../lib/figures.js';
import { type Create, connectPeers } from './overhead/peers.js';

/**
 * Calls in a row, and how often each client has its turn. The first turns warm up. Turns are short and many: what disturbs a
 * run then falls into few of them, which a median ignores.
 */
const calls = Number(process.env.CALLS ?? 25);
const rounds = Number(process.env.ROUNDS ?? 300);
const warmUps = 60;

/** What is wanted: CPU time of a call with its time limit and abort signal, as a multiple of that of a bare `fetch`. */
const maxRatio = 1.1;
/** What a program writes that wants the same of `fetch`. */
const like = 'fetch with timeout and signal';

const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;

/**
 * Compares what a create costs with different clients. The clients take turns, so that a busy moment slows all of them, and
 * each turn is divided by that of `fetch` in the same round. CPU time is what counts: the time by the clock contains what other
 * processes do. `--write` stores the figures.
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
    console.log(`\nCPU time of a create, median of ${rounds} turns of ${calls} (in brackets, half of the turns)`);
    console.log(`${'A create by'.padEnd(34)}${'as a multiple of fetch'.padEnd(28)}of ${like}`);
    const rows: FigureRow<'overhead'>[] = [];
    for (const [name, own] of turns) {
      const [bare, limited] = ['fetch', like].map((base) => quarters(ratios(own, turns.get(base) ?? []))) as [
        Quarters,
        Quarters,
      ];
      console.log(`${name.padEnd(34)}${toText(bare).padEnd(28)}${toText(limited)}`);
      const isOwn = name === 'genmedia';
      if (isOwn && !(bare.median <= maxRatio)) process.exitCode = 1;
      const { low: limitedLow, median: limitedMedian, high: limitedHigh } = limited;
      const values = { ...bare, limitedMedian, limitedLow, limitedHigh };
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

async function compare(clients: Record<string, Create>): Promise<Map<string, number[]>> {
  const turns = new Map<string, number[]>(Object.keys(clients).map((name) => [name, []]));
  for (let round = 0; round < rounds + warmUps; round += 1) {
    // Another one is first each time, since what comes after a pause is slower.
    const order = Object.entries(clients);
    for (const [name, create] of [...order.slice(round % order.length), ...order.slice(0, round % order.length)]) {
      const before = process.cpuUsage();
      for (let call = 0; call < calls; call += 1) await create();
      const { user, system } = process.cpuUsage(before);
      if (round >= warmUps) turns.get(name)?.push(user + system);
    }
  }
  return turns;
}

/** What a client took in each round, as a multiple of what another one took in the same round. */
const ratios = (own: readonly number[], base: readonly number[]): number[] =>
  own.map((time, round) => time / (base[round] ?? Number.NaN));

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, two) => one - two)[Math.floor(values.length * part)] ?? Number.NaN;

/** The median, and the figures between which half of the turns are. */
type Quarters = Record<'low' | 'median' | 'high', number>;

const quarters = (values: readonly number[]): Quarters => ({
  median: quantile(values, 0.5),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
});

const toText = ({ low, median, high }: Quarters) => `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

await runCommand(main);
