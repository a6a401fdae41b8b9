import { prism } from '../prism/index.js';
import { pathOfJudge } from '../prism/prism-document.js';
import { targets } from './targets.js';
import type { Verdict } from './verdict.js';

const inFlight = 16;

/** Validates bodies with Prism, over HTTP. */
export async function judge(cases: readonly { schema: string; body: unknown }[]): Promise<Verdict[]> {
  const base = await prism();
  const verdicts: Verdict[] = [];
  const queue = cases.entries();
  const work = async () => {
    for (const [index, one] of queue) verdicts[index] = await ask(base, one);
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return verdicts;
}

async function ask(base: string, { schema, body }: { schema: string; body: unknown }): Promise<Verdict> {
  // A body that no request carries has its own path, where Prism validates it.
  const { method, path } = targets.get(schema) ?? { method: 'post', path: pathOfJudge(schema) };
  const answer = await fetch(base + path.replace('{id}', '1'), {
    method: method.toUpperCase(),
    headers: { authorization: 'Token key', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  const reason = answer.headers.get('sl-violations') ?? '';
  if (answer.status === 200) return { accepted: true, reason };
  if (answer.status === 422 || answer.status === 413) return { accepted: false, reason: `${answer.status} ${reason}` };
  throw new Error(`Prism responded ${answer.status} to ${method} ${path}: ${reason}`);
}
