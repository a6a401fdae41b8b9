import { behaviours } from '../../../generated/service.js';
import { validate } from '../../validate/index.js';
import type { TaskFaults } from '../faults/fault.js';
import { isLoopback } from '../http/origin-guard.js';
import { prefix } from '../http/prefix.js';
import type { SandboxState } from '../state.js';
import type { RecentItems } from '../storage/recent.js';
import type { Attempt, Delivery } from '../tasks/delivery.js';
import type { StoredTask } from '../tasks/task.js';
import { creationsOf } from '../views/creations.js';
import { detailOf } from '../views/film.js';
import { deliveriesOf } from './deliveries.js';
import { postCallback } from './post.js';

/** Lets only so many run at a time. The others wait for their turn, in the order they came. */
export class ConcurrencyLimit {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  async run<T>(what: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await what();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** Time before the first retry; it doubles for each one after. The service does not show its own. */
const firstRetry = 1000;

/** How many posts are under way at a time. A receiver that gets thousands at once cannot answer in time. */
const mostAtOnce = 50;

/**
 * Posts the news of tasks to whoever asked for them. What is still to come is held by the identifier of the task: a task
 * that was dropped is gone, and nothing more is told of it.
 */
export class CallbackDispatcher {
  readonly #world: SandboxState;
  readonly #log: RecentItems<Delivery>;
  readonly #save: () => Promise<void> | undefined;
  readonly #turns = new ConcurrencyLimit(mostAtOnce);
  #isClosed = false;
  readonly #underWay = new Set<AbortController>();
  /** The last post of a task that is under way or waits for its turn. */
  readonly #last = new Map<string, Promise<void>>();

  constructor(world: SandboxState, log: RecentItems<Delivery>, save: () => Promise<void> | undefined) {
    this.#world = world;
    this.#log = log;
    this.#save = save;
  }

  /** Promises to post the news of a new task to an address. `shown` is the address without the key. */
  schedule(task: StoredTask, { url, shown }: { url: string; shown: string }, faults: TaskFaults): void {
    const deliveries = deliveriesOf(task, shown, faults);
    if (deliveries.length === 0) return;
    task.callbackUrl = url;
    task.deliveries = deliveries;
    this.#world.tasks.keep(task);
    this.resume([task]);
  }

  /** Goes on with what is still to be posted, as after a restart. */
  resume(tasks: Iterable<StoredTask>): void {
    const begun: Delivery[] = [];
    for (const { id, deliveries = [] } of tasks) {
      for (const [index, delivery] of deliveries.entries()) {
        const isOpen = delivery.outcome === 'waiting' || delivery.outcome === 'retrying';
        if (isOpen) this.#world.scheduler.add(delivery.sendAt, () => this.#inTurn(id, index));
        if (delivery.attempts.length > 0 || !isOpen) begun.push(delivery);
      }
    }
    const timeOf = ({ attempts, reachedAt }: Delivery) => attempts.at(-1)?.at ?? reachedAt;
    for (const delivery of begun.sort((one, two) => timeOf(one) - timeOf(two))) this.#log.push(delivery);
  }

  /** Posts nothing more. What is under way is taken back, and counts as not posted. */
  close(): void {
    this.#isClosed = true;
    for (const limit of this.#underWay) limit.abort();
  }

  /** The news of one task go one after the other. */
  #inTurn(taskId: string, index: number): Promise<void> {
    const sent = (this.#last.get(taskId) ?? Promise.resolve()).then(() => this.#send(taskId, index));
    this.#last.set(taskId, sent);
    return sent.finally(() => {
      if (this.#last.get(taskId) === sent) this.#last.delete(taskId);
    });
  }

  async #send(taskId: string, index: number): Promise<void> {
    // Nobody hears of a task that is not kept. A store that fails tells so to the next request.
    await this.#save()?.catch(() => {});
    const task = this.#world.tasks.get(taskId);
    const delivery = task?.deliveries?.[index];
    if (!task || !delivery || this.#isClosed) return;
    if (delivery.attempts.length === 0) this.#log.push(delivery);
    const body = this.#bodyOf(task, delivery);
    const why = this.#objection(task, body);
    if (why) Object.assign(delivery, { outcome: 'not sent', why });
    else await this.#post(task, index, JSON.stringify(body));
    this.#world.tasks.keep(task);
    await this.#save()?.catch(() => {});
  }

  async #post(task: StoredTask, index: number, body: string): Promise<void> {
    const { clock, scheduler: agenda } = this.#world;
    const delivery = task.deliveries?.[index] as Delivery;
    const { retriedStates = [], retries = 0 } = behaviours[task.operation].callback ?? {};
    const copies = delivery.isDoubled ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const attempt = await this.#turns.run(() => this.#attempt(task, body));
      if (!attempt) return;
      delivery.attempts.push(attempt);
      if (isDelivered(attempt)) delivery.outcome = 'delivered';
    }
    if (delivery.outcome === 'delivered') return;
    const posts = delivery.attempts.length / copies;
    const mayRetry = retriedStates.includes(delivery.state) && posts <= retries;
    delivery.outcome = mayRetry ? 'retrying' : 'given up';
    if (!mayRetry) return;
    delivery.sendAt = clock.now() + firstRetry * 2 ** (posts - 1);
    agenda.add(delivery.sendAt, () => this.#inTurn(task.id, index));
  }

  /** Posts once, unless there is nothing left to tell. */
  async #attempt(
    { id: taskId, operation, callbackUrl: url = '' }: StoredTask,
    body: string,
  ): Promise<Attempt | undefined> {
    const { settings, clock, tasks } = this.#world;
    if (this.#isClosed || !tasks.get(taskId)) return undefined;
    const sign = async () => (behaviours[operation].callback?.signed ? settings.sign({ body, taskId, url }) : {});
    const limit = new AbortController();
    this.#underWay.add(limit);
    const attempt = { at: clock.now(), ...(await postCallback(settings.deliver, { url, body, sign, limit })) };
    this.#underWay.delete(limit);
    return this.#isClosed ? undefined : attempt;
  }

  /** The task as it was when it reached the state, so that every retry tells the same. */
  #bodyOf(task: StoredTask, { reachedAt }: Delivery): object {
    const telling = { at: reachedAt, origin: task.origin };
    return task.film ? detailOf(this.#world, task, telling) : creationsOf(task, telling);
  }

  /** Why a callback must not be sent, if so. */
  #objection({ operation, callbackUrl: url = '' }: StoredTask, body: object): string | undefined {
    if (!URL.canParse(url)) return 'It is no address.';
    const { hostname, username, password } = new URL(url);
    const { callbackHosts } = this.#world.settings;
    if (!isLoopback(hostname) && !callbackHosts.includes(hostname) && !callbackHosts.includes('*')) {
      return `${hostname} is not on this machine. Allow it with callbackHosts, or --callback-host of the command.`;
    }
    if (isControlUrl(url)) return `${prefix} is for the controls of a sandbox, which take no callbacks.`;
    if (username || password) return 'The address carries a name or a password, which a request cannot.';
    const schema = behaviours[operation].callback?.body;
    const [violation] = schema ? validate(schema, body) : [];
    return violation && `It breaks the document: ${violation.message}`;
  }
}

/** Whether a URL leads to the controls of a sandbox, on whatever host and in whatever spelling of the path. */
function isControlUrl(url: string): boolean {
  const path = new URL(url).pathname.replace(/%([0-7][0-9a-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  // Once more, for what was hidden behind the encoding: /x/%2E%2E%2F_sandbox.
  const { pathname } = new URL(`./${path.replace(/^[/\\]+/, '')}`, 'http://localhost/');
  return `${pathname.toLowerCase()}/`.startsWith(`${prefix}/`);
}

/** The service does not show which answer counts as delivered. */
const isDelivered = ({ status = 0 }: Attempt) => status >= 200 && status < 300;
