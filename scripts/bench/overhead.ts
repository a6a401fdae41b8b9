import createClient from 'openapi-fetch';
import type { FigureRow } from '../lib/figures.js';
import type { Measured } from './measured.js';
import { type Create, connectPeers } from './overhead/peers.js';
import { inRounds, quartersOf, ratiosTo, type Times } from './rounds.js';
import { startServer } from './start-server.js';

/** The time of a call with its time limit and abort signal, as a multiple of that of a bare `fetch`. */
const maxRatio = 1.15;
/** What a program writes that wants the same of `fetch`. */
const like = 'fetch with timeout and signal';

const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;

/**
 * Compares how long a create takes with different clients, each divided by `fetch` in the same round. Time by the clock contains
 * what the server does, which is the same for all. CPU time is that of the clients alone. A round has one call of each, as a
 * program mixes calls with other work. With many calls in a row all are faster, `fetch` most, so that the ratio is higher.
 */
export async function overhead(): Promise<Measured> {
  const server = await startServer('overhead/server.ts');
  try {
    const times = await inRounds(await clientsOf(server.url), { rounds: 4000, time: 0, iterations: 1 });
    const rows = Object.entries(times).map(([name, own]): FigureRow<'overhead'> => {
      const compared = (base: string, column: keyof Times) =>
        quartersOf(ratiosTo(times[base]?.[column] ?? [], own[column]));
      const limited = compared(like, 'byClock');
      return {
        name,
        ...(name === 'genmedia' && { limit: maxRatio }),
        values: {
          ...compared('fetch', 'byClock'),
          ...{ limitedMedian: limited.median, limitedLow: limited.low, limitedHigh: limited.high },
          cpuMedian: compared('fetch', 'byCpu').median,
        },
      };
    });
    const over = rows
      .filter(({ limit = Number.POSITIVE_INFINITY, values }) => !(values.median <= limit))
      .map(({ name, limit }) => `${name} takes more than ${limit} times as long as fetch`);
    return { figures: { name: 'overhead', rows }, over };
  } finally {
    server.stop();
  }
}

/** The clients that are compared. `genmedia` has its timeout and an abort signal, as in use. */
async function clientsOf(baseUrl: string): Promise<Record<string, Create>> {
  const built = new URL('../../dist/esm/index.js', import.meta.url).href;
  const { GenMedia } = (await import(built)) as typeof import('../../src/index.js');
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
