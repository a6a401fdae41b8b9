import type { CallbackSource } from '../contract/callback-source.js';
import { BodyBudget } from './body-budget.js';
import { createReport } from './callback-error.js';
import { Listeners } from './listeners.js';
import { type CallbackHandlerOptions, toHandlerSettings } from './options.js';
import { readCallback } from './read-callback.js';
import { Rejection, sendAgain, toJson } from './refusal.js';
import { Updates } from './updates.js';

/** What the platform gives beside a request, as Workers do. */
export interface CallbackContext {
  /** Keeps the program alive until a promise is settled, though the response has been sent. */
  waitUntil?(promise: Promise<unknown>): void;
}

/** Takes callbacks, and notifies those who listen. It always returns a response. */
export interface CallbackHandler extends CallbackSource {
  (request: Request, context?: CallbackContext): Promise<Response>;
}

/**
 * Makes a handler for callbacks, for any server that speaks the Fetch API; `toNodeListener` makes it one for Node. It
 * rejects what the document does not allow, and gives each update to `onUpdate` at least once, however often and in whatever
 * order the service sends them. A callback is answered with 200 when that has finished. `gen.tasks.wait(task, { callbacks })`
 * wakes up by it.
 *
 *     const callbacks = createCallbackHandler({ onUpdate: ({ taskId, state }) => console.log(taskId, state) });
 *     export default { fetch: (request, env, context) => callbacks(request, context) };
 */
export function createCallbackHandler(options: CallbackHandlerOptions = {}): CallbackHandler {
  const settings = toHandlerSettings(options);
  const { inbox, onRejected, onError, updateTimeout } = settings;
  const report = createReport(onError);
  const budget = new BodyBudget(settings);
  const updates = new Updates(settings, report);
  const listeners = new Listeners(inbox, (cause, taskId) => report('A listener failed', { cause, taskId }));

  const receive = async (request: Request, context: CallbackContext | undefined) => {
    const { task, release } = await readCallback(request, settings, budget);
    const { id: taskId, state } = task;
    // Those who listen need not wait for onUpdate. Who has begun to listen meanwhile is notified at its end.
    listeners.tell(taskId, state);
    const { turn, isJoined } = updates.handle({ taskId, state, task });
    // From the start: some platforms end a program when its caller has gone.
    run(() => void context?.waitUntil?.(turn.settled)).catch((cause) => report('waitUntil failed', { cause }));
    const response = turn.within(updateTimeout, stillHandling);
    if (isJoined) return response.finally(release);
    // After a 503 too, the update takes memory until it has been handled.
    void turn.settled.then(() => {
      release();
      listeners.tell(taskId, state);
    });
    return response;
  };

  const refuse = (error: unknown) => {
    const refusal = error instanceof Rejection ? error : toFailure(error);
    const { failure, isReported, ...details } = refusal.details;
    if (failure) report(failure, details);
    else if (!isReported)
      run(() => onRejected(refusal.toTold())).catch((cause) => report('onRejected failed', { cause }));
    return refusal.toResponse();
  };

  const respond = (request: Request, context?: CallbackContext) =>
    receive(request, context).then(() => toJson({}), refuse);
  return Object.assign(respond, { listen: listeners.listen.bind(listeners) });
}

/** Runs what may throw at once or later. */
const run = async (what: () => unknown) => what();

const stillHandling = () => sendAgain('unfinished', 'The update is still being handled. Send it again.');

function toFailure(cause: unknown): Rejection {
  const failure = 'The receiver of callbacks failed';
  return new Rejection(500, 'receiver_failed', `${failure}.`, { failure, cause });
}
