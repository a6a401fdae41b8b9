import type { Task } from 'genmedia/schema';
import type { CallbackUpdate } from '../callbacks/options.js';
import type { GenMedia } from '../client/gen-media.js';
import { generatorOf, taskNames } from '../client/generator-of.js';
import type { TaskRequest } from '../client/request-types.js';
import { checkNames } from '../errors/check-names.js';
import { describeHandle } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import type { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { withCaller } from '../errors/with-caller.js';
import { backoff } from '../shared/backoff.js';
import { delay } from '../shared/delay.js';
import { isStoreUnreachable } from '../shared/is-store-unreachable.js';
import { reasonOf } from '../shared/reason-of.js';
import { createTaskPoller, isFinal } from '../tasks/task-poller.js';
import { withWaitDefaults } from '../tasks/wait-options.js';
import { handleOf, type TaskHandle } from '../terms/task-handle.js';
import type { CallOptions } from '../transport/options.js';
import { isIdentifier } from '../transport/path.js';
import { assertCreateKey, isKey, quoteKey } from './create-key.js';
import { attemptOf, createStateOf, isOnItsWay, newRecord, unknownOutcome, withKey, withStep } from './create-record.js';
import { InProgressError } from './in-progress-error.js';
import { recordedError } from './recorded-error.js';
import type { CreateRecord, Records } from './records.js';
import { renew } from './renewal.js';
import { differences, digestsOf } from './request-digests.js';
import { outcomeOf, sendOnce } from './send-once.js';

/** A create that has a task. */
export interface CreatedOnce {
  /** What is needed to find the task, the same for every call with this key. */
  readonly handle: TaskHandle;
  /** Whether this call has sent the request. */
  readonly isNew: boolean;
}

/** What one poll has found. */
export interface PollStep {
  /** Whether the task has ended, with `success` or `failed`. */
  readonly isDone: boolean;
  /** The task as it was read. `undefined` if that failed and may succeed later. */
  readonly task: Task | undefined;
  /** Milliseconds to sleep before the next poll; 0 once it has ended. */
  readonly nextPollAfter: number;
}

/** A create whose request may have created a task that nobody knows of. */
export interface UnknownCreate {
  /** Its key. */
  readonly key: string;
  /** When its request was sent. */
  readonly sentAt: Date;
  /** What is known about it. */
  readonly error: OutcomeUnknownError;
}

/** How long others wait. */
interface Settings {
  readonly wait: number;
  readonly lease: number;
}

const wrongPlace =
  'The arguments of create must be a key and a task, which has the options: create(key, { generator, request, options })';

/** Milliseconds between two reads of a record while another call sends its request: doubling, up to the second. */
const [firstPauseMs, maxPauseMs] = [50, 500];

/** Milliseconds that a store may take to claim a key, however close `timeout` is to `lease`. */
const minClaimMs = 1000;

/** Milliseconds that a lease is longer than a timeout, so that a slow store can claim its key meanwhile. */
export const reserveMs = 30_000;

/** How often a record of the outcome of a request is written. */
const maxWrites = 5;

/** Creates with keys. Each key has one task, however often and wherever it is asked for. */
export class Creates {
  readonly #gen: GenMedia;
  readonly #records: Records;
  readonly #settings: Settings;

  constructor(gen: GenMedia, records: Records, settings: Settings) {
    this.#gen = gen;
    this.#records = records;
    this.#settings = settings;
  }

  /**
   * Creates the task of a key, or returns the one that it has. Any number of calls, in any process, send one request. A request
   * that was rejected or never sent frees the key. It is sent one time: after a 429 call again, with the same key.
   *
   *     const { handle } = await creates.create('order-1042', { generator: 'text2video', request });
   *
   * It throws an `OutcomeUnknownError` with the `key` until `resolve` has decided, if the process that sent the request has ended, or
   * its response was lost; and an `InProgressError` if another call is still sending it.
   */
  create(key: string, task: TaskRequest): Promise<CreatedOnce>;
  create(key: string, task: TaskRequest, options?: unknown): Promise<CreatedOnce> {
    return withCaller(() => {
      // A signal or a timeout that has no effect would cost credits.
      if (options !== undefined) throw new ConfigurationError(`${wrongPlace}. Nothing was sent.`);
      return this.#create(key, task);
    });
  }

  /**
   * Reads a task one time, and says when to read it again. It has no timer and no state, for engines that sleep by themselves. A
   * failed task does not throw. An error that a later poll would meet too, such as 401, does.
   *
   *     for (;;) {
   *       const { isDone, task, nextPollAfter } = await creates.poll(handle);
   *       if (isDone) break;
   *       await new Promise((resolve) => setTimeout(resolve, nextPollAfter));
   *     }
   */
  poll(handle: TaskHandle): Promise<PollStep> {
    return withCaller(async () => {
      if (typeof handle === 'string' || Object(handle) !== handle)
        throw new ConfigurationError(
          'The argument of poll must be the handle that create returned, not a key or an id: const { handle } = await creates.create(key, task).',
        );
      const options = { ...withWaitDefaults(undefined, this.#gen.waitDefaults), deadline: undefined };
      const poller = createTaskPoller(
        (reference, call) => this.#gen.tasks.get(reference, call).withResponse(),
        handle,
        options,
        this.#gen.emit,
      );
      const task = await poller.poll();
      const isDone = isFinal(task?.state);
      return { isDone, task, nextPollAfter: isDone ? 0 : Math.ceil(poller.nextDelay()) };
    });
  }

  /**
   * Decides about a key whose outcome is unknown: its task, as you have found it, or that there is none, which frees the key.
   *
   *     await creates.resolve('order-1042', { handle: { id } });
   *     await creates.resolve('order-1042', 'not created'); // if there is a task after all, the next create is paid twice
   */
  async resolve(key: string, decision: { readonly handle: TaskHandle } | 'not created'): Promise<void> {
    assertCreateKey(key);
    const given = toDecision(decision);
    const isFound = await this.#change(key, (record) => {
      const { handle } = createStateOf(record);
      if (given && handle?.id === given.id) return record;
      if (handle)
        throw new ConfigurationError(
          `Key ${quoteKey(key)} has a task already, ${handle.id}. It is not changed: use another key for another task.`,
        );
      if (given) return withStep(record, { type: 'accepted', handle: given });
      if (isOnItsWay(record)) throw new InProgressError(key, record.until - Date.now());
      return withStep(record, { type: 'resend', attempts: createStateOf(record).openAttempts });
    });
    if (isFound) return;
    const help = 'creates.unknown() lists the keys that wait for a decision.';
    throw new ConfigurationError(`Key ${quoteKey(key)} has no record: it is free, and has no task. ${help}`);
  }

  /** Keys whose requests may have created a task that nobody knows of. `resolve` decides about each. */
  async unknown(): Promise<UnknownCreate[]> {
    const open = await this.#use('read', () => this.#records.open());
    return open
      .filter(({ record }) => createStateOf(record).isUnknown && !isOnItsWay(record))
      .map(({ key, record }) => ({ key, sentAt: new Date(record.startedAt), error: unknownOutcome(key, record) }));
  }

  /**
   * Resolves keys by callbacks: `createCallbackHandler({ onUpdate: creates.onUpdate })`. A callback names its key as `payload` of the
   * request, or in its URL, as `?once=order-1042`. The task is read before it is recorded.
   */
  readonly onUpdate = async (update: CallbackUpdate): Promise<void> => {
    const { taskId, task, onceKey } = Object(update) as Partial<CallbackUpdate>;
    if (typeof taskId !== 'string' || !task)
      throw new ConfigurationError(
        'The argument of onUpdate must be an update of createCallbackHandler: createCallbackHandler({ onUpdate: creates.onUpdate }).',
      );
    const { payload } = task as { payload?: unknown };
    for (const key of new Set([payload, onceKey])) {
      const record = isKey(key) ? await this.#read(key) : undefined;
      if (!isKey(key) || !record || !createStateOf(record).isUnknown) continue;
      const handle = handleOf({ id: taskId, operation: createStateOf(record).operation, createdAt: record.startedAt });
      // Anyone may have sent the callback.
      const found = await this.#gen.tasks.get(handle);
      if (key === onceKey || found.payload === key)
        await this.#change(key, (now) =>
          createStateOf(now).handle ? now : withStep(now, { type: 'accepted', handle }),
        );
    }
  };

  async #create(key: string, task: TaskRequest): Promise<CreatedOnce> {
    assertCreateKey(key);
    const maker = generatorOf(this.#gen, task?.generator, 'create', `The task of key ${quoteKey(key)}`);
    checkNames(`The task of key ${quoteKey(key)}`, task, taskNames, 'field');
    this.#checkTimeout(key, task.options?.timeout);
    const request = await digestsOf(task);
    const attempt = crypto.randomUUID();
    const endsAt = performance.now() + this.#settings.wait;
    for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, maxPauseMs)) {
      const record = (await this.#read(key)) ?? (await this.#send(key, maker, task, attempt, request));
      const others = differences(record.request, request);
      if (others.length > 0) throw anotherRequest(key, others);
      const { handle } = createStateOf(record);
      if (handle) return { handle, isNew: attemptOf(record) === attempt };
      if (!isOnItsWay(record)) throw unknownOutcome(key, record);
      if (performance.now() >= endsAt) throw new InProgressError(key, record.until - Date.now());
      await delay(pause);
    }
  }

  /** Otherwise the key could be resolved as not created while its request is on its way, and be paid twice. */
  #checkTimeout(key: string, timeout: unknown): void {
    const { lease } = this.#settings;
    // Without a timeout, the lease is extended.
    if (!Number.isFinite(timeout) || !((timeout as number) >= lease)) return;
    const longer = `once(gen, records, { lease: ${Math.ceil(timeout as number) + reserveMs} })`;
    throw new ConfigurationError(
      `options.timeout of key ${quoteKey(key)} must be a number of milliseconds below lease, which is ${lease}, not ${timeout}: ` +
        `after that its request counts as unknown. Pass a shorter timeout, or a longer lease: ${longer}. Nothing was sent.`,
    );
  }

  /** Claims the key and sends the request. Returns the record of the task, or that of a call which was faster. */
  async #send(
    key: string,
    maker: Parameters<typeof sendOnce>[0],
    { request, options }: TaskRequest,
    attempt: string,
    digests: CreateRecord['request'],
  ): Promise<CreateRecord> {
    const { lease } = this.#settings;
    const { timeout = this.#gen.timeout } = options ?? {};
    let claimed: CreateRecord | undefined;
    let taken: CreateRecord | undefined;
    let endRenewal: (() => Promise<CreateRecord>) | undefined;
    const onSending: CallOptions['onSending'] = async (call) => {
      await options?.onSending?.(call);
      const record = newRecord(attempt, call.operation, digests, lease);
      const askedAt = performance.now();
      claimed = record;
      taken = await this.#use('written', () => this.#records.claim(key, record));
      // A client of the store may send a command again after a lost connection, and find what it has written.
      if (taken?.version === record.version) taken = undefined;
      if (taken) throw new InProgressError(key, 0);
      // A process that was stopped meanwhile: others may have decided about its key.
      // Its request must end within the lease.
      const isEndless = timeout === Number.POSITIVE_INFINITY;
      const maxClaimMs = isEndless ? lease / 2 : Math.min(lease / 2, Math.max(lease - timeout, minClaimMs));
      if (performance.now() - askedAt > maxClaimMs) throw stopped(key);
      if (isEndless) endRenewal = renew(this.#records, key, record, lease);
    };
    try {
      const { handle } = await sendOnce(maker, request, { ...options, timeout, onSending });
      claimed = (await endRenewal?.()) ?? claimed;
      return await this.#accept(key, claimed as unknown as CreateRecord, handle);
    } catch (error) {
      if (taken) return taken;
      const outcome = outcomeOf(error);
      claimed = (await endRenewal?.()) ?? claimed;
      if (!claimed || error instanceof UnrecordedError) throw error;
      if (outcome.type === 'accepted') return this.#accept(key, claimed, outcome.handle);
      if (outcome.type === 'unknown') return this.#lose(key, claimed, outcome.error);
      // Nothing was created. If this cannot be recorded, the key counts as unknown.
      const [{ version }, free] = [claimed, withStep(claimed, { type: 'unsent', attempt })];
      await persist(() => this.#records.replace(key, version, free)).catch(() => {});
      throw error;
    }
  }

  /** Records a task that was paid for. */
  async #accept(key: string, record: CreateRecord, handle: TaskHandle): Promise<CreateRecord> {
    const accepted = withStep(record, { type: 'accepted', handle }) as CreateRecord;
    let { version } = record;
    try {
      return await persist(async () => {
        while (!(await this.#records.replace(key, version, accepted))) {
          const now = (await this.#records.read(key)) ?? (await this.#records.claim(key, accepted));
          if (!now || now.version === accepted.version) break;
          if (attemptOf(now) !== attemptOf(record)) throw new UnrecordedError(key, handle, sentAgain);
          // A callback was faster, or a decision: the response to the request itself is certain.
          version = now.version;
        }
        return accepted;
      });
    } catch (cause) {
      throw cause instanceof UnrecordedError ? cause : new UnrecordedError(key, handle, reasonOf(cause), cause);
    }
  }

  /** Records that a response was lost, unless a callback has reported the task meanwhile. */
  async #lose(key: string, record: CreateRecord, error: OutcomeUnknownError): Promise<CreateRecord> {
    const named = withKey(error, key);
    const lost = withStep(record, { type: 'error', error: recordedError(named) });
    // If it cannot be recorded, the key counts as unknown all the same, only later.
    const isRecorded = await persist(() => this.#records.replace(key, record.version, lost)).catch(() => true);
    // A store that cannot be read now says nothing about the request.
    const now = isRecorded ? undefined : await this.#read(key).catch(() => undefined);
    if (now && createStateOf(now).handle) return now;
    throw named;
  }

  /** Changes a record, which others may change at the same time. `undefined` removes it. Returns whether there is a record. */
  async #change(key: string, decide: (record: CreateRecord) => CreateRecord | undefined): Promise<boolean> {
    for (;;) {
      const record = await this.#read(key);
      if (!record) return false;
      const next = decide(record);
      if (next === record) return true;
      if (await this.#use('written', () => this.#records.replace(key, record.version, next))) return true;
    }
  }

  #read(key: string): Promise<CreateRecord | undefined> {
    return this.#use('read', () => this.#records.read(key));
  }

  /** Calls a store. Its errors become GenMediaErrors. */
  async #use<T>(what: 'read' | 'written', call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof GenMediaError) throw error;
      // ioredis then refers to an option that does not help.
      const reason = reasonOf(error).replace(/\.$|\. Refer to .*$/, '');
      const state = isStoreUnreachable(error)
        ? `The store of the records cannot be reached: ${reason}. Start it, or correct its host or port.`
        : `The records could not be ${what}: ${reason}.`;
      const message = `${state} Nothing was sent by this call.`;
      throw Object.assign(new GenMediaError(message), { cause: error });
    }
  }
}

/** A task that could not be recorded. It has the handle, so that `resolve` can be called with it. */
class UnrecordedError extends GenMediaError {
  constructor(key: string, handle: TaskHandle, reason: string, cause?: unknown) {
    const happened =
      `with key ${quoteKey(key)} has created task ${handle.id}, which could not be recorded: ${reason}. ` +
      'Pass error.handle to creates.resolve';
    super(happened, { operation: handle.operation, handle, cause });
  }
}

const sentAgain =
  'its key was resolved as not created meanwhile, and has another request since. There may be two tasks';

/** Writes the outcome of a request. A store that rejects it is tried again for some seconds. */
async function persist<T>(write: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await write();
    } catch (error) {
      if (number === maxWrites || error instanceof UnrecordedError) throw error;
      await delay(backoff(number - 1));
    }
  }
}

const stopped = (key: string) =>
  new GenMediaError(`The process was stopped while it claimed key ${quoteKey(key)}. Nothing was sent: call again.`);

function anotherRequest(key: string, names: readonly string[]): ConfigurationError {
  const verb = names.length === 1 ? 'differs' : 'differ';
  return new ConfigurationError(
    `Key ${quoteKey(key)} belongs to another request: ${names.join(', ')} ${verb}. Use another key for another request. ` +
      'Nothing was sent.',
  );
}

function toDecision(decision: unknown): TaskHandle | undefined {
  if (decision === 'not created') return undefined;
  const { handle } = Object(decision) as { handle?: TaskHandle };
  if (isIdentifier(handle?.id)) return handleOf(handle as TaskHandle);
  throw new ConfigurationError(
    `The second argument of resolve must be { handle }, with the handle of the task such as { id }, or 'not created', not ${describeHandle(handle ?? decision)}.`,
  );
}
