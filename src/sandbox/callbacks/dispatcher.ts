import { behaviours } from '../../../generated/service.js';
import { isLoopback } from '../../http/known-host.js';
import { ConcurrencyLimit } from '../../shared/concurrency-limit.js';
import { parseUrl } from '../../shared/parse-url.js';
import { reasonOf } from '../../shared/reason-of.js';
import { printingOnce } from '../../shared/repeated-errors.js';
import { excerpt } from '../../shared/text.js';
import { validate } from '../../validate/index.js';
import type { SandboxState } from '../core/state.js';
import type { TaskFaults } from '../faults/fault.js';
import { prefix } from '../http/message.js';
import { SandboxRejection } from '../http/rejection.js';
import { type TrafficLog, toMessage } from '../log/traffic-log.js';
import type { RecentItems } from '../storage/recent.js';
import type { Attempt, Delivery } from '../tasks/delivery.js';
import type { StoredTask } from '../tasks/task.js';
import { endOf } from '../tasks/task-state.js';
import { creationsOf } from '../views/creations.js';
import { detailOf } from '../views/film.js';
import { toSandboxCallback } from '../views/inspect.js';
import { deliveriesOf } from './deliveries.js';
import { type PostTrace, postCallback } from './post.js';

/** Delay before the first retry; it doubles with each retry. An assumption: the service does not document its own. */
const baseDelayMs = 1000;

/** Limit of concurrent posts. A receiver that gets thousands at once cannot respond in time. */
const maxConcurrentPosts = 50;

/**
 * Posts updates of tasks to their callback URLs. It keeps only the identifiers of tasks, so that no more updates of an
 * evicted task are posted.
 */
export class CallbackDispatcher {
  readonly #state: SandboxState;
  readonly #log: RecentItems<Delivery>;
  readonly #save: () => Promise<void> | undefined;
  readonly #traffic: TrafficLog;
  readonly #limit = new ConcurrencyLimit(maxConcurrentPosts);
  readonly #warn = printingOnce((text) => console.warn(text), 60_000);
  #isClosed = false;
  readonly #inProgress = new Set<AbortController>();
  /** The last post of each task that is in progress or waiting. */
  readonly #last = new Map<string, Promise<void>>();
  /** Resolves when every post that was begun is signed. */
  #lastSigned: Promise<unknown> = Promise.resolve();

  constructor(
    state: SandboxState,
    log: RecentItems<Delivery>,
    traffic: TrafficLog,
    save: () => Promise<void> | undefined,
  ) {
    this.#state = state;
    this.#traffic = traffic;
    this.#log = log;
    this.#save = save;
  }

  /** Schedules the updates of a new task. `shown` is the URL without the key, for display. */
  schedule(task: StoredTask, { url, shown }: { url: string; shown: string }, faults: TaskFaults): void {
    const deliveries = deliveriesOf(task, shown, faults);
    if (deliveries.length === 0) return;
    task.callbackUrl = url;
    task.deliveries = deliveries;
    this.#state.tasks.update(task);
    this.resume([task]);
  }

  /** Schedules the deliveries that are not finished, for example after a restart. */
  resume(tasks: Iterable<StoredTask>): void {
    const begun: Delivery[] = [];
    for (const { id, deliveries = [] } of tasks) {
      for (const [index, delivery] of deliveries.entries()) {
        if (isOpen(delivery)) this.#state.scheduler.add(delivery.sendAt, () => this.#inTurn(id, index));
        if (delivery.attempts.length > 0 || !isOpen(delivery)) begun.push(delivery);
      }
    }
    const timeOf = ({ attempts, reachedAt }: Delivery) => attempts.at(-1)?.at ?? reachedAt;
    for (const delivery of begun.sort((a, b) => timeOf(a) - timeOf(b))) this.#log.push(delivery);
  }

  /** Adapts the deliveries of a task that was ended before its time. */
  reschedule(task: StoredTask, previousEnd: number): void {
    const { clock, scheduler, tasks } = this.#state;
    const { states = [] } = behaviours[task.operation].callback ?? {};
    const now = clock.now();
    for (const [index, delivery] of (task.deliveries ?? []).entries()) {
      if (delivery.attempts.length > 0) continue;
      const isEnd = delivery.reachedAt === previousEnd && delivery.state !== 'processing';
      if (isEnd) Object.assign(delivery, { state: endOf(task), reachedAt: task.endsAt });
      if (delivery.outcome !== 'waiting') continue;
      if (delivery.reachedAt > now || !states.includes(delivery.state)) {
        Object.assign(delivery, { outcome: 'not sent', why: 'The task was ended before.' });
        this.#log.push(delivery);
      } else if (delivery.sendAt >= previousEnd) {
        // Also a delivery of `processing` that is late, so that it is still sent after the end.
        delivery.sendAt = Math.max(now, delivery.sendAt + task.endsAt - previousEnd);
        scheduler.add(delivery.sendAt, () => this.#inTurn(task.id, index));
      }
    }
    tasks.update(task);
  }

  /** Posts an update once more, whatever its outcome was. Resolves when that is done. */
  async resend(task: StoredTask, index: number): Promise<void> {
    const delivery = task.deliveries?.[index] as Delivery;
    const body = this.#bodyOf(task, delivery);
    const isReached = delivery.reachedAt <= this.#state.clock.now();
    const why = isReached ? this.#whyNotSent(task, body) : 'The task has not reached this state yet.';
    if (why) throw new SandboxRejection(422, 'invalid_request', `The callback cannot be sent. ${why}`);
    const attempt = await this.#limit.run(() => this.#attempt(task, delivery, JSON.stringify(body)));
    if (!attempt) return;
    delivery.attempts.push(attempt);
    if (isDelivered(attempt)) {
      delivery.outcome = 'delivered';
      delete delivery.why;
    }
    this.#state.tasks.update(task);
    this.#report(delivery);
    await this.#save();
  }

  /** Posts nothing more. Posts in progress are aborted and do not count as attempts. */
  close(): void {
    this.#isClosed = true;
    for (const controller of this.#inProgress) controller.abort();
  }

  /** Posts the updates of one task one after the other. */
  #inTurn(taskId: string, index: number): Promise<void> {
    const sent = (this.#last.get(taskId) ?? Promise.resolve())
      .then(() => this.#send(taskId, index))
      .catch((error) => this.#fail(taskId, index, error));
    this.#last.set(taskId, sent);
    return sent.finally(() => {
      if (this.#last.get(taskId) === sent) this.#last.delete(taskId);
    });
  }

  /** Marks an update that could not be posted because of an error in the sandbox. */
  #fail(taskId: string, index: number, error: unknown): void {
    this.#state.failures.report(error);
    const task = this.#state.tasks.get(taskId);
    const delivery = task?.deliveries?.[index];
    if (!task || !delivery || !isOpen(delivery)) return;
    Object.assign(delivery, { outcome: 'not sent', why: `The sandbox failed: ${reasonOf(error)}` });
    this.#state.tasks.update(task);
    this.#report(delivery);
  }

  #report(delivery: Delivery): void {
    const { failures, settings } = this.#state;
    if (settings.onCallback) failures.call(() => settings.onCallback?.(toSandboxCallback(delivery)));
    else this.#warnOfLost(delivery);
    failures.call(() => this.#count(delivery));
  }

  /** Otherwise a wrong URL or host would have no effect that anybody sees. */
  #warnOfLost({ outcome, url, why, attempts, taskId }: Delivery): void {
    const { status, error } = attempts.at(-1) ?? {};
    const reason = why ?? error ?? `the receiver responded with status ${status}`;
    if (outcome !== 'given up' && outcome !== 'not sent') return;
    // A token may be in the query.
    const [shown] = url.split(/[?#]/);
    const end = `${reason.replace(/\.$/, '')}. sandbox.callbacks() has all callbacks, and the option onCallback gets each.`;
    const text = `A callback to ${excerpt(shown)} was ${outcome}${attempts.length > 1 ? ` after ${attempts.length} posts` : ''}: ${end}`;
    if (this.#state.tasks.get(taskId)) this.#warn(this.#traffic.clean(text));
  }

  #count(delivery: Delivery): void {
    const { settings, tasks } = this.#state;
    const { taskId, state, attempts } = delivery;
    const task = settings.coverage && tasks.get(taskId);
    if (!task) return;
    const received = attempts.filter(({ status }) => status !== undefined).length;
    settings.coverage?.inspectCallback({
      operation: task.operation,
      state,
      received,
      body: this.#bodyOf(task, delivery),
    });
  }

  async #send(taskId: string, index: number): Promise<void> {
    // A task must be stored before it is reported. If the store fails, the next request reports the error.
    await this.#save()?.catch(() => {});
    const task = this.#state.tasks.get(taskId);
    const delivery = task?.deliveries?.[index];
    if (!task || !delivery || this.#isClosed) return;
    // The post was planned for a time that no longer holds: the task was ended before, or the sandbox was reset.
    if (!isOpen(delivery) || this.#state.clock.now() < delivery.sendAt) return;
    if (delivery.attempts.length === 0) this.#log.push(delivery);
    const body = this.#bodyOf(task, delivery);
    const why = this.#whyNotSent(task, body);
    if (why) Object.assign(delivery, { outcome: 'not sent', why });
    else await this.#post(task, index, JSON.stringify(body));
    this.#state.tasks.update(task);
    if (!this.#isClosed) this.#report(delivery);
    await this.#save()?.catch(() => {});
  }

  async #post(task: StoredTask, index: number, body: string): Promise<void> {
    const { clock, scheduler } = this.#state;
    const delivery = task.deliveries?.[index] as Delivery;
    const { retriedStates = [], retries = 0 } = behaviours[task.operation].callback ?? {};
    const copies = delivery.isDoubled ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const attempt = await this.#limit.run(() => this.#attempt(task, delivery, body));
      if (!attempt) return;
      delivery.attempts.push(attempt);
      if (isDelivered(attempt)) delivery.outcome = 'delivered';
    }
    if (delivery.outcome === 'delivered') return;
    const posts = delivery.attempts.length / copies;
    const mayRetry = retriedStates.includes(delivery.state) && posts <= retries;
    delivery.outcome = mayRetry ? 'retrying' : 'given up';
    if (!mayRetry) return;
    delivery.sendAt = clock.now() + baseDelayMs * 2 ** (posts - 1);
    scheduler.add(delivery.sendAt, () => this.#inTurn(task.id, index));
  }

  /** Posts once. Returns `undefined` if the task was evicted or the sandbox closed. */
  async #attempt(task: StoredTask, delivery: Delivery, body: string): Promise<Attempt | undefined> {
    const { settings, clock, tasks } = this.#state;
    const { id: taskId, operation, callbackUrl: url = '' } = task;
    const isGone = () => this.#isClosed || tasks.get(taskId) !== task;
    if (isGone()) return undefined;
    // The real time, since receivers compare it with their own clock. With a start, everything is repeatable.
    const signedAt = new Date(settings.now === undefined ? Date.now() : clock.now());
    const signed = { id: `msg_${taskId}_${delivery.state}`, at: signedAt, body, taskId, url };
    const sign = async () => (behaviours[operation].callback?.signed ? settings.sign(signed) : {});
    const controller = new AbortController();
    this.#inProgress.add(controller);
    const [at, startedAt, trace] = [clock.now(), performance.now(), { headers: {} } as PostTrace];
    const signature = sign();
    await this.#waitForPrevious(signature, controller.signal);
    const result = isGone() ? {} : await postCallback(settings.deliver, { url, body, signature, controller }, trace);
    this.#inProgress.delete(controller);
    if (isGone()) return undefined;
    this.#traffic.addPost(delivery, {
      at,
      milliseconds: performance.now() - startedAt,
      url: delivery.url,
      request: toMessage(trace.headers, body),
      ...(trace.response && { response: trace.response }),
      ...(result.error !== undefined && { error: result.error }),
    });
    return { at, ...result };
  }

  /** Waits until the posts before are signed, so that posts of one moment are sent in the same order each time. */
  async #waitForPrevious(signature: Promise<unknown>, signal: AbortSignal): Promise<void> {
    const previous = this.#lastSigned;
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    const signed = Promise.race([signature, aborted]).catch(() => {});
    this.#lastSigned = previous.then(() => signed);
    await previous;
  }

  /** The task as it was when it reached the state, so that every retry has the same body. */
  #bodyOf(task: StoredTask, { reachedAt }: Delivery): object {
    const context = { at: reachedAt, origin: task.origin };
    return task.kind === 'film' ? detailOf(this.#state, task, context) : creationsOf(task, context);
  }

  /** Why a callback must not be sent, or `undefined`. */
  #whyNotSent({ operation, callbackUrl: url = '' }: StoredTask, body: object): string | undefined {
    const parsed = parseUrl(url);
    if (!parsed) return 'It is not a valid URL.';
    const { hostname, username, password } = parsed;
    const { callbackHosts } = this.#state.settings;
    if (!isLoopback(hostname) && !callbackHosts.includes(hostname) && !callbackHosts.includes('*')) {
      return `${hostname} is not on this machine. Allow it with callbackHosts, or --callback-host of the command.`;
    }
    if (isControlUrl(parsed)) return `${prefix} is for the controls of a sandbox. They do not accept callbacks.`;
    if (username || password) return 'The URL contains a user name or a password, which fetch does not allow.';
    const schema = behaviours[operation].callback?.body;
    const [violation] = schema ? validate(schema, body) : [];
    return violation && `Its body does not match the document: ${violation.message}`;
  }
}

/** Whether a URL leads to the controls of a sandbox, on any host and in any spelling of the path. */
function isControlUrl(url: URL): boolean {
  const path = url.pathname.replace(/%([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  // Parsed again to resolve encoded dots and slashes, such as /x/%2E%2E%2F_sandbox.
  const resolved = parseUrl(`./${path.replace(/^[/\\]+/, '')}`, 'http://localhost/');
  return `${resolved?.pathname.toLowerCase()}/`.startsWith(`${prefix}/`);
}

const isOpen = ({ outcome }: Delivery) => outcome === 'waiting' || outcome === 'retrying';

/** An assumption: the service does not document which status counts as delivered. */
const isDelivered = ({ status = 0 }: Attempt) => status >= 200 && status < 300;
