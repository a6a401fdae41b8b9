import { AbortError } from '../errors/abort-error.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import { BoundedMap } from '../shared/bounded-map.js';
import { ConcurrencyLimit } from '../shared/concurrency-limit.js';
import { unlessAborted } from '../shared/delay.js';
import { taskIdOf } from '../terms/task-handle.js';

/** What clients that were made by `withOptions` share: creates in flight, and credits by task. */
export interface LimitState {
  creates?: ConcurrencyLimit;
  credits?: BoundedMap<number>;
  spent?: number;
}

interface LimitedCall {
  isRead: boolean;
  signal: AbortSignal | undefined;
  context: ErrorContext;
  send: () => Promise<unknown>;
}

/** Beyond it the oldest tasks are evicted. They stay in the sum. */
const maxTasks = 100_000;

/** Sends a call within `concurrency` and `maxCredits` of its client. Reads are not limited, and report credits too. */
export async function sendWithin(
  { concurrency = Number.POSITIVE_INFINITY, maxCredits = Number.POSITIVE_INFINITY }: LimitOptions,
  state: LimitState,
  { isRead, signal, context, send }: LimitedCall,
): Promise<unknown> {
  const counted = async () => {
    const body = await send();
    count(state, body);
    return body;
  };
  if (isRead) return counted();
  state.creates ??= new ConcurrencyLimit();
  const leave = await enter(state.creates, concurrency, signal, context);
  try {
    const { spent = 0 } = state;
    if (spent < maxCredits) return await counted();
    const help = `To go on, use gen.withOptions({ maxCredits: ${spent + maxCredits} }), which continues the count.`;
    const reached = `The tasks of this client have cost ${spent} credits, and maxCredits is ${maxCredits}.`;
    throw invalid('maxCredits', `${reached} ${help}`, context);
  } finally {
    leave();
  }
}

/** Waits for a turn, or until the caller aborts. The returned function ends the turn. */
async function enter(creates: ConcurrencyLimit, limit: number, signal: AbortSignal | undefined, context: ErrorContext) {
  const turn = new Promise<() => void>((resolve) => {
    void creates.run(() => new Promise<void>((leave) => resolve(leave)), limit);
  });
  if (!signal) return turn;
  try {
    return await unlessAborted(turn, signal, () => new AbortError({ ...context, cause: signal.reason }));
  } catch (error) {
    void turn.then((leave) => leave());
    throw error;
  }
}

interface LimitOptions {
  concurrency?: number | undefined;
  maxCredits?: number | undefined;
}

/** Each task counts once, as last reported. */
function count(state: LimitState, json: unknown): void {
  const body = Object(json) as object;
  const { credits }: { credits?: unknown } = body;
  const id = taskIdOf(body);
  if (!id || typeof credits !== 'number') return;
  state.credits ??= new BoundedMap<number>(maxTasks);
  state.spent = (state.spent ?? 0) + credits - (state.credits.get(id) ?? 0);
  state.credits.set(id, credits);
}
