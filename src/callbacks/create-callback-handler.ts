import { toJsonResponse } from '../http/json-response.js';
import { parseUrl } from '../shared/parse-url.js';
import type { CallbackSource } from '../terms/callback-source.js';
import { BodyBudget } from './body-budget.js';
import { createReport } from './callback-error.js';
import { RejectedCallback, retryLater } from './callback-rejection.js';
import { type CallbackContext, fromHono, type HonoContext, isHonoContext } from './hono-context.js';
import { Listeners } from './listeners.js';
import { type CallbackHandlerOptions, toHandlerSettings } from './options.js';
import { readCallback } from './read-callback.js';
import { UpdateDeduplicator } from './update-deduplicator.js';

/**
 * Receives callbacks and notifies listeners. It always returns a response. As it is, it is a route of Next.js, a handler of
 * Hono and the `fetch` of a Worker; frameworks may pass a second argument of their own.
 */
export interface CallbackHandler extends CallbackSource {
  /** Handles one callback, and returns the response to it. It never throws. */
  (request: Request | HonoContext, context?: CallbackContext | object): Promise<Response>;
}

/**
 * Creates a handler for callbacks, for any server that uses the Fetch API; `toNodeListener` adapts it to Node. It rejects
 * requests that do not match the document, and passes each update to `onUpdate` at least once, however often and in whatever
 * order the service sends them. The service gets 200 when `onUpdate` has finished. `gen.tasks.wait(task, { callbacks })`
 * wakes up when an update arrives.
 *
 *     const callbacks = createCallbackHandler({ onUpdate: ({ taskId, state }) => console.log(taskId, state) });
 *     export const POST = callbacks; // Next.js
 *     app.post('/hooks', callbacks); // Hono
 *     app.post('/hooks', toNodeListener(callbacks)); // Express and Fastify
 *     export default { fetch: (request: Request, env: object, context: CallbackContext) => callbacks(request, context) }; // Workers
 */
export function createCallbackHandler(options: CallbackHandlerOptions = {}): CallbackHandler {
  const settings = toHandlerSettings(options);
  const { inbox, onRejected, onError, updateTimeout } = settings;
  const report = createReport(onError);
  const budget = new BodyBudget(settings);
  const updates = new UpdateDeduplicator(settings, report);
  const listeners = new Listeners(inbox, (cause, taskId) => report('A listener failed', { cause, taskId }));

  const receive = async (request: Request, context: CallbackContext | undefined) => {
    const { task, release } = await readCallback(request, settings, budget);
    const { id: taskId, state } = task;
    // Listeners need not wait for onUpdate. Those that are added meanwhile are notified when it ends.
    listeners.notify(taskId, state);
    const onceKey = parseUrl(request.url)?.searchParams.get('once');
    const { update, isDuplicate } = updates.handle({ taskId, state, task, ...(onceKey && { onceKey }) });
    // From the start: some platforms end a program when its caller closes the connection.
    run(() => void context?.waitUntil?.(update.settled)).catch((cause) => report('waitUntil failed', { cause }));
    const ended = update.waitFor(updateTimeout, () => stillHandling(updateTimeout));
    if (isDuplicate) return ended.finally(release);
    // Even after a 503, the update takes memory until it has been handled.
    void update.settled.then(() => {
      release();
      listeners.notify(taskId, state);
    });
    return ended;
  };

  const reject = (error: unknown) => {
    const rejection = error instanceof RejectedCallback ? error : toInternalError(error);
    const { failure, cause, taskId } = rejection.details;
    if (failure) report(failure, { cause, ...(taskId !== undefined && { taskId }) });
    run(() => onRejected(rejection.toCallbackRejection())).catch((cause) => report('onRejected failed', { cause }));
    return rejection.toResponse();
  };

  const respond = (received: Request | HonoContext, context?: CallbackContext) =>
    (isHonoContext(received)
      ? fromHono(received).then(({ request, context }) => receive(request, context))
      : receive(received, context)
    )
      .then(() => toJsonResponse({}), reject)
      .finally(() => endNodeResponse(received, context));
  return Object.assign(respond, { listen: listeners.listen.bind(listeners) });
}

/** Calls a function that may throw at once or later. */
const run = async (call: () => unknown) => call();

/** `createServer(callbacks)` ignores what it returns, so that the caller would wait for a response. The error says what to do. */
function endNodeResponse(received: object | undefined, context: object | undefined): void {
  if (typeof (received as Request | undefined)?.headers?.get === 'function') return;
  const { writeHead, end } = Object(context) as Partial<Record<'writeHead' | 'end', (status?: number) => void>>;
  if (typeof writeHead !== 'function' || typeof end !== 'function') return;
  writeHead.call(context, 500);
  end.call(context);
}

const stillHandling = (timeout: number) => {
  const reason = `onUpdate has not finished after ${timeout} ms (updateTimeout). Pass slow work to a queue, or raise updateTimeout`;
  return retryLater('unfinished', 'The update is still being handled. Send it again.', { reason });
};

function toInternalError(cause: unknown): RejectedCallback {
  const failure = 'The receiver of callbacks failed';
  return new RejectedCallback(500, 'receiver_failed', `${failure}.`, { failure, cause });
}
