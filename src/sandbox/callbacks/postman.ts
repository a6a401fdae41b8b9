import { behaviours } from '../../../generated/service.js';
import { validate } from '../../validate/index.js';
import type { TaskFaults } from '../faults/fault.js';
import { detailOf } from '../films/detail.js';
import type { Ring } from '../ring.js';
import { creationsOf } from '../tasks/creations.js';
import { endOf } from '../tasks/state.js';
import type { Task } from '../tasks/task.js';
import { Turns } from '../turns.js';
import type { World } from '../world.js';
import type { Delivery } from './delivery.js';
import { isLoopback } from './loopback.js';
import { post } from './post.js';

/** Time before the first retry; it doubles for each one after. The service does not show its own. */
const firstRetry = 1000;

/** How long after the end the news of `processing` comes, when it is to come out of order. */
const outOfOrder = 1000;

/** How many posts are under way at a time. A receiver that gets thousands at once cannot answer in time. */
const mostAtOnce = 50;

/** Posts the news of tasks to whoever asked for them. */
export class Postman {
  readonly #world: World;
  readonly #last = new WeakMap<Task, Promise<void>>();
  readonly #turns = new Turns(mostAtOnce);
  readonly #log: Ring<Delivery>;
  readonly #saved: () => Promise<void> | undefined;

  constructor(world: World, log: Ring<Delivery>, saved: () => Promise<void> | undefined) {
    this.#world = world;
    this.#log = log;
    this.#saved = saved;
  }

  /** Promises to post the news of a new task to an address. */
  promise(task: Task, url: string, { callback = {} }: TaskFaults): void {
    const rules = behaviours[task.operation].callback;
    if (!rules) return;
    const { delay = 0 } = callback;
    const told = [
      { state: 'processing' as const, reachedAt: task.processingAt },
      { state: endOf(task), reachedAt: task.endsAt },
    ].filter(
      ({ state }) => rules.states.includes(state) && !(state === 'processing' && task.processingAt === task.endsAt),
    );
    task.deliveries = told.map(({ state, reachedAt }) => {
      const isLate = callback.outOfOrder && state === 'processing';
      return {
        taskId: task.id,
        state,
        url,
        reachedAt,
        sendAt: (isLate ? task.endsAt + outOfOrder : reachedAt) + delay,
        outcome: 'waiting' as const,
        ...(callback.lost && { outcome: 'not sent' as const, why: 'lost on demand' }),
        ...(callback.doubled && { isDoubled: true as const }),
        attempts: [],
      };
    });
    this.#world.tasks.keep(task);
    this.resume(task);
  }

  /** Goes on with what is still to be posted, as after a restart. */
  resume(task: Task): void {
    for (const delivery of task.deliveries ?? []) {
      const isOpen = delivery.outcome === 'waiting' || delivery.outcome === 'retrying';
      if (isOpen) this.#world.agenda.add(delivery.sendAt, () => this.#inTurn(task, delivery));
      if (delivery.attempts.length > 0 || !isOpen) this.#log.push(delivery);
    }
  }

  /** The news of one task go one after the other. */
  #inTurn(task: Task, delivery: Delivery): Promise<void> {
    const sent = (this.#last.get(task) ?? Promise.resolve()).then(() => this.#send(task, delivery));
    this.#last.set(task, sent);
    return sent;
  }

  async #send(task: Task, delivery: Delivery): Promise<void> {
    if (delivery.attempts.length === 0) this.#log.push(delivery);
    const body = this.#bodyOf(task, delivery);
    const why = this.#objection(task, delivery, body);
    if (why) Object.assign(delivery, { outcome: 'not sent', why });
    else await this.#post(task, delivery, JSON.stringify(body));
    this.#world.tasks.keep(task);
    // A store that fails tells so to the next request.
    await this.#saved()?.catch(() => {});
  }

  async #post(task: Task, delivery: Delivery, body: string): Promise<void> {
    const { settings, clock, agenda } = this.#world;
    const rules = behaviours[task.operation].callback;
    const { taskId, url } = delivery;
    for (let copies = delivery.isDoubled ? 2 : 1; copies > 0; copies -= 1) {
      const sign = async () => (rules?.signed ? settings.sign({ body, taskId, url }) : {});
      const attempt = await this.#turns.run(async () => {
        return { at: clock.now(), ...(await post(settings.deliver, url, body, sign)) };
      });
      delivery.attempts.push(attempt);
      // After a reset there is nothing left to tell.
      if (!this.#world.tasks.get(taskId)) {
        Object.assign(delivery, { outcome: 'not sent', why: 'The task is gone.' });
        return;
      }
      // The service does not show which answer counts as delivered.
      if (attempt.status !== undefined && attempt.status >= 200 && attempt.status < 300) {
        delivery.outcome = 'delivered';
      }
    }
    if (delivery.outcome === 'delivered') return;
    const posts = delivery.attempts.length / (delivery.isDoubled ? 2 : 1);
    const retries = rules?.retriedStates.includes(delivery.state) ? rules.retries : 0;
    delivery.outcome = posts <= retries ? 'retrying' : 'given up';
    if (delivery.outcome === 'given up') return;
    delivery.sendAt = clock.now() + firstRetry * 2 ** (posts - 1);
    agenda.add(delivery.sendAt, () => this.#inTurn(task, delivery));
  }

  /** The task as it was when it reached the state, so that every retry tells the same. */
  #bodyOf(task: Task, { reachedAt }: Delivery): object {
    const telling = { at: reachedAt, origin: task.origin };
    return task.film ? detailOf(this.#world, task, telling) : creationsOf(task, telling);
  }

  /** Why a callback must not be sent, if so. */
  #objection(task: Task, { url }: Delivery, body: object): string | undefined {
    if (!URL.canParse(url)) return 'It is no address.';
    const { hostname, username, password } = new URL(url);
    const { callbackHosts } = this.#world.settings;
    if (!isLoopback(hostname) && !callbackHosts.includes(hostname) && !callbackHosts.includes('*')) {
      return `${hostname} is not on this machine. Allow it with callbackHosts, or --callback-host of the command.`;
    }
    if (username || password) return 'The address carries a name or a password, which a request cannot.';
    const schema = behaviours[task.operation].callback?.body;
    const [violation] = schema ? validate(schema, body) : [];
    return violation && `It breaks the document: ${violation.message}`;
  }
}
