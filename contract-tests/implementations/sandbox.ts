import { Connection } from '../../src/check/connection.js';
import { verdictOf } from '../../src/check/verdict.js';
import { sendByFetch } from '../../src/remote-file/send-by-fetch.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { validateResponse } from '../../src/validate/index.js';
import { type Target, targets } from './targets.js';
import type { Verdict } from './verdict.js';

interface ResponseBody {
  id?: string;
  task_id?: string;
  error?: { code: string; message: string };
}

const base = 'http://localhost';

/**
 * Validates requests by sending them to a sandbox, and decides by the response as `genmedia check` does. The sandbox sends responses and callbacks, and
 * does not accept them.
 */
export async function validate(cases: readonly { schema: string; body: unknown }[]): Promise<Verdict[]> {
  // Cases are about schemas, and the files in them are a few bytes. contract-tests/sandbox/preflight.slow.test.ts has real ones.
  const sandbox = createSandbox({ speed: 0, preflight: false });
  const connection = connectionTo(base, (url, init) => sandbox.fetch(url as string, init));
  const verdicts: Verdict[] = [];
  for (const { schema, body } of cases) {
    const target = targets.get(schema);
    verdicts.push(target ? await ask(connection, target, body) : { accepted: true, reason: 'not a request' });
  }
  return verdicts;
}

/** A connection of `genmedia check`. */
function connectionTo(baseUrl: string, fetch: typeof globalThis.fetch): Connection {
  const { signal } = new AbortController();
  const options = { apiKey: 'key', concurrency: 16, timeout: 60_000, reusesConnections: true };
  return new Connection({ baseUrl, send: sendByFetch(fetch), signal, ...options });
}

async function ask(connection: Connection, { operationId, path }: Target, body: unknown): Promise<Verdict> {
  const id = path.includes('{id}') ? await made(connection, operationId) : undefined;
  const exchange = await connection.send(operationId, { id, body });
  const { code, message = '' } = (exchange.body as ResponseBody | undefined)?.error ?? {};
  // The body is valid, but names a film that this sandbox does not have: that is not a rule of the document.
  if (code === 'does_not_fit' || code === 'unknown_task') return { accepted: true, reason: message };
  const verdict = verdictOf(exchange);
  if (verdict.kind === 'rejected') return { accepted: false, reason: message };
  if (verdict.kind === 'unclear') throw new Error(`The sandbox does not decide: ${exchange.line} ${verdict.text}`);
  const [violation] = validateResponse(operationId, exchange.body);
  if (violation) throw new Error(`The sandbox responded to ${exchange.line} out of contract: ${violation.message}`);
  return { accepted: true, reason: '' };
}

/** Something for the operation to work on: a path with an identifier needs one that exists. */
async function made(connection: Connection, operation: Target['operationId']): Promise<string> {
  const create = operation === 'updateSubject' ? 'createSubject' : 'createGeneralOneClick';
  const { task_id, id = '' } = (await connection.send(create, { body: {} })).body as ResponseBody;
  return task_id ?? id;
}
