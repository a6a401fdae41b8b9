import type { NewsSource } from '../news.js';
import { Intake } from './intake.js';
import { Listeners } from './listeners.js';
import { type CallbackHandlerOptions, toSettings } from './options.js';
import { readCallback } from './read-callback.js';
import { Refusal, toJson } from './refusal.js';
import { createReport } from './report.js';

/** What the platform gives beside a request, as Workers do. */
export interface CallbackContext {
  /** Keeps the program alive until a promise is settled, though the answer has been given. */
  waitUntil?(promise: Promise<unknown>): void;
}

/** Takes callbacks, and tells those who listen of them. It always gives an answer. */
export interface CallbackHandler extends NewsSource {
  (request: Request, context?: CallbackContext): Promise<Response>;
}

/**
 * Makes a handler for callbacks, for any server that speaks the Fetch API; `toNodeListener` makes it one for Node. It
 * refuses what the document does not allow, and tells each piece of news once, however often and in whatever order the
 * service sends them. `gen.tasks.wait(task, { callbacks })` wakes up by it.
 *
 *     const callbacks = createCallbackHandler({ onUpdate: ({ taskId, state }) => console.log(taskId, state) });
 *     export default { fetch: (request, env, context) => callbacks(request, context) };
 */
export function createCallbackHandler(options: CallbackHandlerOptions = {}): CallbackHandler {
  const settings = toSettings(options);
  const { inbox, onUpdate, onRefused, onError } = settings;
  const report = createReport(onError);
  const intake = new Intake(inbox);
  const listeners = new Listeners(inbox, (cause, taskId) => report('A listener failed', { cause, taskId }));

  const receive = async (request: Request, context: CallbackContext | undefined) => {
    const task = await readCallback(request, settings);
    const { id: taskId, state } = task;
    const isNew = await intake.take(taskId, state).catch((cause) => {
      const details = { failure: 'The inbox failed', cause, taskId };
      throw new Refusal(503, 'unavailable', 'The callback could not be kept. Send it again.', details);
    });
    if (!isNew) return;
    listeners.tell(taskId, state);
    // Nobody waits for it: the service wants its answer, and must not send again what fails here.
    const updating = run(() => onUpdate({ taskId, state, task })).catch((cause) =>
      report('onUpdate failed', { cause, taskId }),
    );
    run(() => void context?.waitUntil?.(updating)).catch((cause) => report('waitUntil failed', { cause }));
  };

  const refuse = (error: unknown) => {
    const refusal = error instanceof Refusal ? error : toFailure(error);
    const { failure, ...details } = refusal.details;
    if (failure) report(failure, details);
    else run(() => onRefused(refusal.toTold())).catch((cause) => report('onRefused failed', { cause }));
    return refusal.toResponse();
  };

  const handle = (request: Request, context?: CallbackContext) =>
    receive(request, context).then(() => toJson({}), refuse);
  return Object.assign(handle, { listen: listeners.listen.bind(listeners) });
}

/** Runs what may throw at once or later. */
const run = async (what: () => unknown) => what();

function toFailure(cause: unknown): Refusal {
  const failure = 'The receiver of callbacks failed';
  return new Refusal(500, 'receiver_failed', `${failure}.`, { failure, cause });
}
