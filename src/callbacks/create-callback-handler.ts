import type { CallbackSource } from '../contract/callback-source.js';
import { toJsonResponse } from '../http/json-response.js';
import { BodyBudget } from './body-budget.js';
import { createReport } from './callback-error.js';
import { RejectedCallback, retryLater } from './callback-rejection.js';
import { Listeners } from './listeners.js';
import { type CallbackHandlerOptions, toHandlerSettings } from './options.js';
import { readCallback } from './read-callback.js';
import { Updates } from './updates.js';

/** What a platform such as Workers passes along with a request. */
export interface CallbackContext {
  /** Keeps the program alive until a promise is settled, even after the response has been sent. */
  waitUntil?(promise: Promise<unknown>): void;
}

/** Receives callbacks and notifies listeners. It always returns a response. */
export interface CallbackHandler extends CallbackSource {
  (request: Request, context?: CallbackContext): Promise<Response>;
}

/**
 * Creates a handler for callbacks, for any server that uses the Fetch API; `toNodeListener` adapts it to Node. It rejects
 * requests that do not match the document, and passes each update to `onUpdate` at least once, however often and in whatever
 * order the service sends them. The service gets 200 when `onUpdate` has finished. `gen.tasks.wait(task, { callbacks })`
 * wakes up when an update arrives.
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
    // Listeners need not wait for onUpdate. Those that are added meanwhile are notified when it ends.
    listeners.notify(taskId, state);
    const { update, isJoined } = updates.handle({ taskId, state, task });
    // From the start: some platforms end a program when its caller closes the connection.
    run(() => void context?.waitUntil?.(update.settled)).catch((cause) => report('waitUntil failed', { cause }));
    const ended = update.waitFor(updateTimeout, stillHandling);
    if (isJoined) return ended.finally(release);
    // Even after a 503, the update takes memory until it has been handled.
    void update.settled.then(() => {
      release();
      listeners.notify(taskId, state);
    });
    return ended;
  };

  const reject = (error: unknown) => {
    const rejection = error instanceof RejectedCallback ? error : toInternalError(error);
    const { failure, isReported, cause, taskId } = rejection.details;
    if (failure) report(failure, { cause, ...(taskId !== undefined && { taskId }) });
    else if (!isReported)
      run(() => onRejected(rejection.toCallbackRejection())).catch((cause) => report('onRejected failed', { cause }));
    return rejection.toResponse();
  };

  const respond = (request: Request, context?: CallbackContext) =>
    receive(request, context).then(() => toJsonResponse({}), reject);
  return Object.assign(respond, { listen: listeners.listen.bind(listeners) });
}

/** Calls a function that may throw at once or later. */
const run = async (call: () => unknown) => call();

const stillHandling = () => retryLater('unfinished', 'The update is still being handled. Send it again.');

function toInternalError(cause: unknown): RejectedCallback {
  const failure = 'The receiver of callbacks failed';
  return new RejectedCallback(500, 'receiver_failed', `${failure}.`, { failure, cause });
}
