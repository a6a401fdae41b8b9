import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import {
  type CallbackError,
  type CallbackHandler,
  type CallbackHandlerOptions,
  type CallbackRejection,
  type CallbackUpdate,
  type Claim,
  createCallbackHandler,
  type Inbox,
  toNodeListener,
} from '../../src/callbacks/index.js';
import type { Violation } from '../../src/contract/violation.js';
import { document } from '../support/document.js';

/** A handler, and what it has told. */
export interface Office {
  callbacks: CallbackHandler;
  updates: CallbackUpdate[];
  refusals: CallbackRejection[];
  errors: CallbackError[];
  /** The states that were told, of all tasks. */
  states: () => string[];
}

export function open(options: CallbackHandlerOptions = {}): Office {
  const [updates, refusals, errors]: [CallbackUpdate[], CallbackRejection[], CallbackError[]] = [[], [], []];
  const callbacks = createCallbackHandler({
    onUpdate: (update) => updates.push(update),
    onRejected: (refusal) => refusals.push(refusal),
    onError: (error) => errors.push(error),
    ...options,
  });
  return { callbacks, updates, refusals, errors, states: () => updates.map(({ state }) => state) };
}

/** A real server. It is gone after the test. */
export async function listenOn(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The address of a handler behind a real server. */
export const serve = ({ callbacks }: Pick<Office, 'callbacks'>) => listenOn(toNodeListener(callbacks));

export interface Answer {
  status: number;
  headers: Headers;
  body: object & { error?: { code: string; message: string; violations?: Violation[] } };
}

/** Hands over a callback. Texts and bytes go as they are, everything else as JSON. */
export async function post(callbacks: CallbackHandler, body: unknown, init: RequestInit = {}): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const content = (isRaw ? body : JSON.stringify(body)) as string;
  const request = new Request('http://localhost/hooks', { method: 'POST', body: content, duplex: 'half', ...init });
  return toAnswer(await callbacks(request));
}

export async function toAnswer(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

const examples = document.components.examples;

/** A legal callback of a task in a state, as the document has it. */
export const news = (id: string, state: 'processing' | 'success' | 'failed', more: object = {}) => ({
  ...examples[`task-${state}`].value,
  id,
  ...more,
});

/** The same of a film. */
export const filmNews = (id: string, state: 'processing' | 'success' | 'failed') => ({
  ...examples[`ad-film-detail-${state}`].value,
  id,
});

/** An inbox that others write to, with what it holds and the polls of listeners. A claim of another is a name in `claims`. */
export function sharedInbox() {
  const kept = new Map<string, string>();
  const claims = new Map<string, string>();
  const looks: (readonly string[])[] = [];
  const isOld = (id: string, { supersededBy }: Claim) => supersededBy.includes(kept.get(id) ?? '');
  const end = (id: string, { owner }: Claim) => claims.get(id) === owner && claims.delete(id);
  const inbox: Inbox = {
    async latest(taskIds) {
      looks.push(taskIds);
      return taskIds.map((id) => kept.get(id));
    },
    async claim(id, claim) {
      if (isOld(id, claim)) return 'handled';
      if ((claims.get(id) ?? claim.owner) !== claim.owner) return 'busy';
      claims.set(id, claim.owner);
      return 'claimed';
    },
    async complete(id, claim) {
      if (!isOld(id, claim)) kept.set(id, claim.state);
      end(id, claim);
    },
    release: async (id, claim) => void end(id, claim),
  };
  return { kept, claims, looks, inbox };
}

/** Records a state in an inbox, as another machine that has handled an update would. */
export const record = (inbox: Inbox, id: string, state: string) =>
  inbox.complete(id, { state, supersededBy: [state], owner: 'another machine', lease: 2000 });

/** As long as a busy machine may take: `expect.poll(…, soon)`. */
export const soon = { timeout: 60_000 };

/** A promise, and what settles it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Lets what is under way come to rest, without a timer. */
export const rest = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
