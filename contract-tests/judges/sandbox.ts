import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { validateResponse } from '../../src/validate/index.js';
import { type Target, targets } from './targets.js';
import type { Verdict } from './verdict.js';

interface ResponseBody {
  id?: string;
  task_id?: string;
  error?: { code: string; message: string };
}

const base = 'http://localhost';

/** Validates requests by sending them to a sandbox. The sandbox sends responses and callbacks, and does not accept them. */
export async function judge(cases: readonly { schema: string; body: unknown }[]): Promise<Verdict[]> {
  // Cases are about schemas, and the files in them are a few bytes. contract-tests/sandbox/preflight.test.ts has real ones.
  const sandbox = createSandbox({ speed: 0, preflight: false });
  const verdicts: Verdict[] = [];
  for (const { schema, body } of cases) {
    const target = targets.get(schema);
    verdicts.push(target ? await ask(sandbox, target, body) : { accepted: true, reason: 'not a request' });
  }
  return verdicts;
}

async function ask(sandbox: Sandbox, target: Target, body: unknown): Promise<Verdict> {
  const { method, path } = target;
  const id = path.includes('{id}') ? await made(sandbox, path.slice(0, path.indexOf('/{id}'))) : '';
  const { status, responseBody } = await send(sandbox, method, path.replace('{id}', id), body);
  const { code, message = '' } = responseBody.error ?? {};
  if (status === 200) {
    const [violation] = validateResponse(target.operationId, responseBody);
    if (violation) throw new Error(`The sandbox responded ${method} ${path} out of contract: ${violation.message}`);
    return { accepted: true, reason: '' };
  }
  // The body is valid, but names a film that this sandbox does not have: that is not a rule of the document.
  if (status === 422 && code === 'does_not_fit') return { accepted: true, reason: message };
  if (status === 422 && code === 'invalid_request') return { accepted: false, reason: message };
  throw new Error(`The sandbox responded ${status} to ${method} ${path}: ${message}`);
}

/** Something for the operation to work on: a path with an identifier needs one that exists. */
async function made(sandbox: Sandbox, path: string): Promise<string> {
  const { responseBody } = await send(sandbox, 'post', path, {});
  return responseBody.task_id ?? responseBody.id ?? '';
}

async function send(sandbox: Sandbox, method: string, path: string, body: unknown) {
  const headers = { authorization: 'Token key', 'content-type': 'application/json' };
  const init = { method: method.toUpperCase(), headers, body: JSON.stringify(body) };
  const response = await sandbox.fetch(base + path, init);
  return { status: response.status, responseBody: (await response.json()) as ResponseBody };
}
