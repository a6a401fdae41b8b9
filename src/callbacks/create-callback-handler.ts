import type { NewsSource } from '../news.js';
import { quietly } from '../quietly.js';
import { BodyBudget } from './body-budget.js';
import { inTime } from './in-time.js';
import { Listeners } from './listeners.js';
import { type CallbackHandlerOptions, type CallbackUpdate, toSettings } from './options.js';
import { readCallback } from './read-callback.js';
import { Refusal, sendAgain, toJson } from './refusal.js';
import { createReport } from './report.js';
import { Updates } from './updates.js';

/** What the platform gives beside a request, as Workers do. */
export interface CallbackContext {
  /** Keeps the program alive until a promise is settled, though the response has been sent. */
  waitUntil?(promise: Promise<unknown>): void;
}

/** Takes callbacks, and notifies those who listen. It always returns a response. */
export interface CallbackHandler extends NewsSource {
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
  const settings = toSettings(options);
  const { inbox, onRefused, onError, updateTimeout } = settings;
  const report = createReport(onError);
  const budget = new BodyBudget(settings);
  const updates = new Updates(settings, report);
  const listeners = new Listeners(inbox, (cause, taskId) => report('A listener failed', { cause, taskId }));

  /** Those who listen need not wait for onUpdate. Who has begun to listen meanwhile is notified at its end. */
  const handle = async (update: CallbackUpdate) => {
    const { taskId, state } = update;
    listeners.tell(taskId, state);
    try {
      await updates.handle(update);
    } finally {
      listeners.tell(taskId, state);
    }
  };

  const receive = async (request: Request, context: CallbackContext | undefined) => {
    const { task, release } = await readCallback(request, settings, budget);
    try {
      const handling = quietly(handle({ taskId: task.id, state: task.state, task }));
      // From the start: some platforms end a program when its caller has gone.
      run(() => void context?.waitUntil?.(handling.catch(() => {}))).catch((cause) =>
        report('waitUntil failed', { cause }),
      );
      await inTime(handling, updateTimeout, stillHandling);
    } finally {
      release();
    }
  };

  const refuse = (error: unknown) => {
    const refusal = error instanceof Refusal ? error : toFailure(error);
    const { failure, isReported, ...details } = refusal.details;
    if (failure) report(failure, details);
    else if (!isReported)
      run(() => onRefused(refusal.toTold())).catch((cause) => report('onRefused failed', { cause }));
    return refusal.toResponse();
  };

  const respond = (request: Request, context?: CallbackContext) =>
    receive(request, context).then(() => toJson({}), refuse);
  return Object.assign(respond, { listen: listeners.listen.bind(listeners) });
}

/** Runs what may throw at once or later. */
const run = async (what: () => unknown) => what();

const stillHandling = () => sendAgain('unfinished', 'The update is still being handled. Send it again.');

function toFailure(cause: unknown): Refusal {
  const failure = 'The receiver of callbacks failed';
  return new Refusal(500, 'receiver_failed', `${failure}.`, { failure, cause });
}
