import { messageIn } from '../../../page-kit/message.js';
import type { DescribedFault } from '../../../terms/described-fault.js';
import type { SandboxCallback } from '../../core/sandbox.js';
import type { Fault } from '../../faults/fault.js';
import type { LoggedExchange } from '../../log/traffic.js';
import type { CallbackView, Listed, RequestRow, TaskRow, TaskView } from '../views.js';

export interface State {
  now: string;
  speed: number;
  faults: Fault[];
  /** Total numbers; the lists contain the newest items. */
  counts: Record<'tasks' | 'requests' | 'callbacks' | 'failures', number>;
}

/** A request that can be sent as it is. Reads have no body. */
export interface Example {
  operation: string;
  name: string;
  method: string;
  path: string;
  body?: object;
}

/** Responses of the controls, by path. */
interface Views {
  state: State;
  examples: { examples: Example[] };
  'fault-kinds': { kinds: DescribedFault[] };
  'log/tasks': Listed<TaskRow> & { credits: number };
  'log/requests': Listed<RequestRow>;
  'log/callbacks': Listed<SandboxCallback>;
  task: TaskView;
  request: LoggedExchange;
  callback: CallbackView;
  'export.json': object;
  'export.har': object;
}

/** The sandbox requires its key and got none or a wrong one. */
export class KeyError extends Error {}

/** The key of the sandbox, in memory only. Most sandboxes do not require one. */
let key: string | undefined;

export function useKey(value: string): void {
  key = value;
}

/** A sandbox that takes longer to respond counts as gone. */
const readTimeoutMs = 5000;

/** The response of a screen whose item does not exist, or no longer. */
export class MissingError extends Error {}

/** Reads from the sandbox. Paths are relative: the page is at the prefix of the controls. */
export function read<View extends keyof Views>(
  view: View,
  query: Readonly<Record<string, string>> = {},
): Promise<Views[View]> {
  const search = `${new URLSearchParams(query)}`;
  return request(search ? `${view}?${search}` : view, { headers: {}, signal: AbortSignal.timeout(readTimeoutMs) });
}

/** Changes the sandbox. Without a timeout, since moving the clock waits for callbacks to be posted. */
export function change(method: 'POST' | 'PUT', path: string, body: object): Promise<State> {
  return request(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function request<Body>(path: string, init: RequestInit & { headers: object }): Promise<Body> {
  const headers = { ...init.headers, ...(key !== undefined && { authorization: `Token ${key}` }) };
  const response = await fetch(path, { cache: 'no-store', ...init, headers }).catch(() => {
    throw new Error('The sandbox does not respond.');
  });
  const body = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  if (response.status === 401) throw new KeyError(messageIn(body));
  if (response.status === 404) throw new MissingError(messageIn(body));
  throw new Error(messageIn(body) ?? `The sandbox responded with status ${response.status}.`);
}

/** The message of anything that was thrown. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
