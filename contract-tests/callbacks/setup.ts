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
import type { Violation } from '../../src/terms/violation.js';
import { document } from '../support/document.js';
import { listenOn } from '../support/listen-on.js';

/** A handler, and what it has reported. */
export interface TestHandler {
  callbacks: CallbackHandler;
  updates: CallbackUpdate[];
  rejections: CallbackRejection[];
  errors: CallbackError[];
  /** The states that were reported, of all tasks. */
  states: () => string[];
}

export function open(options: CallbackHandlerOptions = {}): TestHandler {
  const [updates, rejections, errors]: [CallbackUpdate[], CallbackRejection[], CallbackError[]] = [[], [], []];
  const callbacks = createCallbackHandler({
    onUpdate: (update) => updates.push(update),
    onRejected: (rejection) => rejections.push(rejection),
    onError: (error) => errors.push(error),
    ...options,
  });
  return { callbacks, updates, rejections, errors, states: () => updates.map(({ state }) => state) };
}

/** Serves a handler with a real server, and returns its URL. */
export const serve = ({ callbacks }: Pick<TestHandler, 'callbacks'>) => listenOn(toNodeListener(callbacks));

interface CallbackResult {
  status: number;
  headers: Headers;
  body: object & { error?: { code: string; message: string; violations?: Violation[] } };
}

/** Passes a callback to a handler: strings and bytes as they are, everything else as JSON. */
export async function post(callbacks: CallbackHandler, body: unknown, init: RequestInit = {}): Promise<CallbackResult> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const content = (isRaw ? body : JSON.stringify(body)) as string;
  const request = new Request('http://localhost/hooks', { method: 'POST', body: content, duplex: 'half', ...init });
  return toResult(await callbacks(request));
}

async function toResult(response: Response): Promise<CallbackResult> {
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as CallbackResult['body'],
  };
}

const examples = document.components.examples;

/** A valid callback of a task, from the examples of the document. */
export const taskCallback = (id: string, state: 'processing' | 'success' | 'failed', more: object = {}) => ({
  ...examples[`task-${state}`].value,
  id,
  ...more,
});

/** The same for a film. */
export const filmCallback = (id: string, state: 'processing' | 'success' | 'failed') => ({
  ...examples[`ad-film-detail-${state}`].value,
  id,
});

/** An inbox that others write to, with its contents and the polls of listeners. A claim of another is a name in `claims`. */
export function sharedInbox() {
  const kept = new Map<string, string>();
  const claims = new Map<string, string>();
  const polls: (readonly string[])[] = [];
  const isOld = (id: string, { supersededBy }: Claim) => supersededBy.includes(kept.get(id) ?? '');
  const end = (id: string, { owner }: Claim) => claims.get(id) === owner && claims.delete(id);
  const inbox: Inbox = {
    async latest(taskIds) {
      polls.push(taskIds);
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
  return { kept, claims, polls, inbox };
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

/** Lets pending work finish, without a timer. */
export const rest = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
