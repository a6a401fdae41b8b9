import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { verdictOf } from '../../src/check/verdict.js';
import { prism } from '../prism/index.js';
import { pathOfSchema } from '../prism/prism-document.js';
import { targets } from './targets.js';
import type { Verdict } from './verdict.js';

const inFlight = 16;

/** Validates bodies with Prism, over HTTP, and decides by the response as `genmedia check` does. */
export async function validate(cases: readonly { schema: string; body: unknown }[]): Promise<Verdict[]> {
  const base = await prism();
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const verdicts: Verdict[] = [];
  const queue = cases.entries();
  const work = async () => {
    for (const [index, testCase] of queue) verdicts[index] = await ask(base, agent, testCase);
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  agent.destroy();
  return verdicts;
}

async function ask(base: string, agent: Agent, { schema, body }: { schema: string; body: unknown }): Promise<Verdict> {
  // A body that no request carries has its own path, where Prism validates it.
  const { method, path } = targets.get(schema) ?? { method: 'post', path: pathOfSchema(schema) };
  const { status, reason } = await send(agent, method, base + path.replace('{id}', '1'), JSON.stringify(body));
  const { kind, text } = verdictOf({ status, shown: reason });
  if (kind === 'unclear') throw new Error(`Prism does not decide: ${path} ${status} ${text}`);
  return { accepted: kind === 'accepted', reason: text };
}

interface Reply {
  status: number;
  /** What Prism found wrong. */
  reason: string;
}

/** Sends a body. `fetch` does the same with three times the CPU time, which counts for 20,000 bodies. */
function send(agent: Agent, method: string, url: string, body: string): Promise<Reply> {
  const headers = { authorization: 'Token key', 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then(() => resolve({ status, reason: `${status} ${headers['sl-violations'] ?? ''}` }), reject);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Prism has closed the connection just then. It keeps no state, so that the request may be sent again.
      const isClosed = sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      if (isClosed) resolve(send(agent, method, url, body));
      else reject(error);
    });
    sent.end(body);
  });
}
