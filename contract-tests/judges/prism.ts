import { verdictOf } from '../../src/check/verdict.js';
import { prism } from '../prism/index.js';
import { pathOfJudge } from '../prism/prism-document.js';
import { connectionTo } from './sandbox.js';
import { targets } from './targets.js';
import type { Verdict } from './verdict.js';

const inFlight = 16;

/** Validates bodies with Prism, over HTTP, and decides by the response as `genmedia check` does. */
export async function judge(cases: readonly { schema: string; body: unknown }[]): Promise<Verdict[]> {
  const base = await prism();
  const verdicts: Verdict[] = [];
  const queue = cases.entries();
  const work = async () => {
    for (const [index, testCase] of queue) verdicts[index] = await ask(base, testCase);
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return verdicts;
}

async function ask(base: string, { schema, body }: { schema: string; body: unknown }): Promise<Verdict> {
  const target = targets.get(schema);
  if (target) {
    const exchange = await connectionTo(base, fetch).send(target.operationId, { id: '1', body });
    const verdict = verdictOf(exchange);
    if (verdict.kind !== 'unclear') return { accepted: verdict.kind === 'accepted', reason: verdict.text };
    throw new Error(`Prism does not decide: ${exchange.line} ${verdict.text}`);
  }
  // A body that no request carries has its own path, where Prism validates it.
  const path = pathOfJudge(schema);
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { authorization: 'Token key', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  const reason = response.headers.get('sl-violations') ?? '';
  if (response.status === 200) return { accepted: true, reason };
  if (response.status === 422 || response.status === 413)
    return { accepted: false, reason: `${response.status} ${reason}` };
  throw new Error(`Prism responded ${response.status} to ${path}: ${reason}`);
}
