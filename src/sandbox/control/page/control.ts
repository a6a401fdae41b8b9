import type { Fault } from '../../faults/fault.js';
import type { SandboxCallback, SandboxTask } from '../../sandbox.js';
import type { SandboxRequest } from '../../service/request-log.js';

export interface State {
  /** Time of the sandbox. */
  now: string;
  speed: number;
  faults: Fault[];
  /** How many there are; the lists have the newest of them. */
  counts: Record<'tasks' | 'requests' | 'callbacks', number>;
}

/** A request that can be sent as it is. Reads have no body. */
export interface Example {
  operation: string;
  name: string;
  method: string;
  path: string;
  body?: object;
}

/** What can be looked at. */
interface Views {
  state: State;
  tasks: { tasks: SandboxTask[] };
  requests: { requests: SandboxRequest[] };
  callbacks: { callbacks: SandboxCallback[] };
  examples: { examples: Example[] };
}

/** The sandbox asks for its key, and was given none or another one. */
export class KeyError extends Error {}

/** The key of the sandbox, in memory only. Most sandboxes ask for none. */
let key: string | undefined;

export function useKey(value: string): void {
  key = value;
}

/** A sandbox that takes longer to look at counts as gone. */
const longestLook = 5000;

/** Looks into the sandbox. Addresses are relative: the page is at the prefix of the controls. */
export function look<View extends keyof Views>(view: View): Promise<Views[View]> {
  return exchange(view, { headers: {}, signal: AbortSignal.timeout(longestLook) });
}

/** Changes the sandbox. Turning the clock waits for the callbacks on the way, so there is no limit of time. */
export function change(method: 'POST' | 'PUT', path: string, body: object): Promise<State> {
  return exchange(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function exchange<Answer>(path: string, init: RequestInit & { headers: object }): Promise<Answer> {
  const headers = { ...init.headers, ...(key !== undefined && { authorization: `Token ${key}` }) };
  const response = await fetch(path, { cache: 'no-store', ...init, headers }).catch(() => {
    throw new Error('The sandbox does not answer.');
  });
  const answer = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer;
  if (response.status === 401) throw new KeyError(refusalIn(answer));
  throw new Error(refusalIn(answer) ?? `The sandbox answered with status ${response.status}.`);
}

/** The sentence of a refused request, if there is one. */
export function refusalIn(answer: unknown): string | undefined {
  const message = (answer as { error?: { message?: unknown } } | null | undefined)?.error?.message;
  return typeof message === 'string' ? message : undefined;
}

/** What went wrong, as a sentence. */
export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
