import { behaviours } from '../../../generated/service.js';
import { delay } from '../../shared/delay.js';
import { isObject } from '../../shared/is-object.js';
import { excerpt } from '../../shared/text.js';
import type { OperationId } from '../../terms/operation.js';
import { validate } from '../../validate/index.js';
import type { CheckRun } from '../run.js';
import type { CallbackOfServer, CallbackReceiver, CallbackUrl } from './receiver.js';
import { isEnd, type LifecycleOptions } from './wait.js';

const subject = 'callbacks';

export const callbackRules = {
  arrives: 'the end of a task is posted to its callback_url',
  post: 'a callback is a POST with a JSON object',
  contract: 'the body of a callback is in contract',
  id: 'a callback names the task that it is about',
  payload: 'a callback returns the payload unchanged',
  state: 'a callback of the end reports the state that a read returns',
  order: 'callbacks report processing before the end of a task',
  retried: 'a callback of an end that is not delivered is sent three more times',
  bounded: 'a callback is not sent more often than that',
};

const stateOf = ({ body }: CallbackOfServer): unknown =>
  isObject(body) ? (body as { state?: unknown }).state : undefined;
const isOfEnd = (callback: CallbackOfServer) => isEnd(stateOf(callback));

/** A callback URL for a task, if the operation accepts one. */
export function openCallbackUrl(
  operation: OperationId,
  receiver: CallbackReceiver | undefined,
): CallbackUrl | undefined {
  return behaviours[operation].callback ? receiver?.open() : undefined;
}

/** A task that has ended, as reads have returned it. */
interface EndedTask {
  id: string;
  /** The film that it is a part of, whose identifier its callbacks may have. */
  film?: string;
  payload: unknown;
  state: unknown;
  /** Whether a read has returned `processing`. */
  isProcessing: boolean;
}

/** Waits for the callback of the end of a task, and checks all that have arrived. */
export async function checkCallbacks(
  run: CheckRun,
  operation: OperationId,
  callbacks: CallbackUrl,
  { id, film = id, payload, state, isProcessing }: EndedTask,
  { callbackTimeout }: LifecycleOptions,
): Promise<void> {
  const of = `${operation} with callback_url = ${callbacks.url}`;
  const hasArrived = await callbacks.until(() => callbacks.received.some(isOfEnd), callbackTimeout, run.signal);
  const { received } = callbacks;
  run.check(subject, callbackRules.arrives, hasArrived, () => ({
    request: of,
    expected: `must cause a callback with success or failed within ${callbackTimeout / 1000} s of its end`,
    actual: `caused ${received.length === 0 ? 'none' : received.map((callback) => String(stateOf(callback))).join(', ')}`,
  }));
  for (const callback of received) checkBody(run, operation, callback, { id, film, payload, of });
  if (!hasArrived) return;
  const caused = `caused ${received.map((callback) => String(stateOf(callback))).join(', ')}`;
  run.check(
    subject,
    callbackRules.state,
    received.filter(isOfEnd).every((callback) => stateOf(callback) === state),
    () => ({ request: of, expected: `must cause a callback with ${state}, which a read returns`, actual: caused }),
  );
  if (!isProcessing) {
    const why = 'No read has returned processing, and it is not documented that every task has this state.';
    run.results.notChecked(subject, callbackRules.order, why);
    return;
  }
  const isReported = received.some((callback) => stateOf(callback) === 'processing');
  run.check(subject, callbackRules.order, isReported, () => ({
    request: of,
    expected: 'must cause a callback with processing, which a read has returned',
    actual: caused,
  }));
}

function checkBody(
  run: CheckRun,
  operation: OperationId,
  { method, body: received }: CallbackOfServer,
  { id, film, payload, of }: { id: string; film: string; payload: unknown; of: string },
): void {
  const body = run.connection.redact(received);
  const request = `callback of ${of}: ${method} ${excerpt(body)}`;
  const isPost = run.check(subject, callbackRules.post, method === 'POST' && isObject(body), () => ({
    request,
    expected: 'must be a POST with a JSON object',
    actual: `was a ${method} with ${body === undefined ? 'a body that is not JSON' : excerpt(body)}`,
  }));
  const schema = behaviours[operation].callback?.body;
  if (!isPost || !schema) return;
  const violations = validate(schema, body);
  if (violations.length > 0 && validate('Task', body).length === 0) {
    const actual = `has the state ${String((body as { state?: unknown }).state)}`;
    const why = 'Three states of callbacks are named; that there are no others is not documented.';
    run.results.undocumented(subject, callbackRules.contract, { request, actual, why });
  } else
    run.check(subject, callbackRules.contract, violations.length === 0, () => ({
      request,
      expected: 'must have a body that is in contract',
      actual: `has another: ${violations.map(({ message }) => message).join(' ')}`,
    }));
  const callback = body as { id?: unknown; payload?: unknown };
  run.check(subject, callbackRules.id, callback.id === id || callback.id === film, () => ({
    request,
    expected: `must have id = ${id}${film === id ? '' : ` or ${film}`}`,
    actual: `has id = ${excerpt(JSON.stringify(callback.id) ?? 'none')}`,
  }));
  if (payload === undefined) return;
  if (schema !== 'TaskCallback' && callback.payload === undefined) {
    const why =
      'A callback has the payload and the form of a query, and one of the two queries of a film has no payload.';
    run.results.undocumented(subject, callbackRules.payload, { request, actual: 'has no payload', why });
    return;
  }
  run.check(subject, callbackRules.payload, callback.payload === payload, () => ({
    request,
    expected: `must have payload = ${excerpt(JSON.stringify(payload))}`,
    actual: `has ${callback.payload === undefined ? 'none' : excerpt(JSON.stringify(callback.payload))}`,
  }));
}

/** Milliseconds without a callback after which no more is expected: so many times the last gap, with bounds. */
const quiet = { factor: 2.5, minMs: 500, maxMs: 20_000 };

/** Counts how often the callback of the end of a task is sent, which is rejected each time, and checks each. */
export async function checkRetries(
  run: CheckRun,
  operation: OperationId,
  callbacks: CallbackUrl,
  id: string,
  { callbackTimeout }: LifecycleOptions,
): Promise<void> {
  const { retries = 0 } = behaviours[operation].callback ?? {};
  const posts = retries + 1;
  const of = `${operation} with callback_url = ${callbacks.url}, which responds with status 500`;
  const ends = () => callbacks.received.filter(isOfEnd);
  // Each callback restarts the time, since the gaps may grow.
  let seen = -1;
  while (ends().length > seen && ends().length < posts) {
    seen = ends().length;
    await callbacks.until(() => ends().length > seen, callbackTimeout, run.signal);
  }
  for (const callback of callbacks.received)
    checkBody(run, operation, callback, { id, film: id, payload: undefined, of });
  const isEnough = run.check(subject, callbackRules.retried, ends().length >= posts, () => ({
    request: of,
    expected: `must cause ${posts} callbacks with success or failed`,
    actual: `caused ${ends().length} within ${callbackTimeout / 1000} s`,
  }));
  if (!isEnough) return;
  const [last, previous] = [ends().at(-1)?.at ?? 0, ends().at(-2)?.at ?? 0];
  await delay(Math.min(Math.max((last - previous) * quiet.factor, quiet.minMs), quiet.maxMs), run.signal);
  run.check(subject, callbackRules.bounded, ends().length <= posts, () => ({
    request: of,
    expected: `must cause ${posts} callbacks with success or failed, and no more`,
    actual: `caused ${ends().length} so far`,
  }));
}
