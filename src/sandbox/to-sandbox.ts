import { checkOptions, describeValue, trueOrFalse, wholeNumber } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { type ClockedFetch, clockListeners } from '../shared/clock-listeners.js';
import type { CallbackDispatcher } from './callbacks/dispatcher.js';
import { createControl, isControl } from './control/control.js';
import { assertKey } from './core/assert-key.js';
import { speedRule } from './core/options.js';
import type { Sandbox } from './core/sandbox.js';
import type { SandboxState } from './core/state.js';
import { withoutServer } from './core/without-server.js';
import type { Faults } from './faults/faults.js';
import { defaultErrCode } from './faults/table.js';
import { withCors } from './http/cors.js';
import type { Respond } from './http/message.js';
import { SandboxRejection } from './http/rejection.js';
import { toFetch } from './http/to-fetch.js';
import { type KeptRequest, toSandboxRequest } from './log/request-log.js';
import type { TrafficLog } from './log/traffic-log.js';
import { endTask, toTaskId } from './operations/end-task.js';
import type { PersistedState } from './restore.js';
import type { Service } from './service/service.js';
import type { RecentItems } from './storage/recent.js';
import type { Delivery } from './tasks/delivery.js';
import { hasOwnRow, isStarted } from './tasks/film-parts.js';
import { endOfTime } from './time/clock.js';
import { DurationError, durationHelp, toMilliseconds } from './time/duration.js';
import { ReportingSet } from './time/stopped-clock-hint.js';
import { toSandboxCallback, toSandboxTask } from './views/inspect.js';

interface SandboxParts {
  state: SandboxState;
  persisted: PersistedState;
  faults: Faults;
  requests: RecentItems<KeptRequest>;
  deliveries: RecentItems<Delivery>;
  traffic: TrafficLog;
  dispatcher: CallbackDispatcher;
  service: Service;
}

const limitRule = wholeNumber(0);

/** Checks the maximum number of items of an array. */
function checkLimit(list: string, limit: number): void {
  if (limitRule.fits(limit)) return;
  throw new ConfigurationError(`The argument of ${list} must be ${limitRule.mustBe}, not ${describeValue(limit)}.`);
}

/** Nothing was created, and trying again does not help. What a closed sandbox has can still be read. */
const rejectClosed = async () =>
  new SandboxRejection(
    410,
    'closed',
    'The sandbox was closed. Create another one, or close it later.',
  ).toHttpResponse();

/** The public interface of a sandbox. */
export function toSandbox(parts: SandboxParts): Sandbox {
  const { state, persisted, faults, requests, deliveries, traffic, dispatcher, service } = parts;
  const { settings, clock, random, scheduler, tasks, subjects } = state;

  let closed: Promise<void> | undefined;
  const close = async () => {
    state.stoppedClock.close();
    scheduler.close();
    dispatcher.close();
    await scheduler.idle();
    await persisted.close();
  };

  const end = async (task: string | { id: string }, errCode: string) => {
    const id = toTaskId(errCode === '' ? 'finish' : 'fail', task);
    const previousEnd = tasks.get(id)?.endsAt ?? 0;
    const ended = endTask(state, id, errCode);
    if (ended) dispatcher.reschedule(ended, previousEnd);
    // Posts what is due, in the order of time.
    await scheduler.advance(0);
    await persisted.save();
    wake();
  };
  /** Waits of clients in this process poll at once. */
  const wake = () => {
    for (const call of (sandbox.fetch as ClockedFetch)[clockListeners] ?? []) call();
  };

  const respond: Respond = (request) => (isControl(request.path) ? control(request) : service.respond(request));
  const isOpen = settings.cors === 'controls';

  const waits = new ReportingSet<() => void>(() => state.stoppedClock.waiting(() => waits.size > 0));
  const sandbox: Sandbox = {
    fetch: Object.assign(
      toFetch((request) => (closed && request.method === 'POST' ? rejectClosed() : sandbox.respond(request))),
      { [clockListeners]: waits },
    ),
    respond: settings.cors ? withCors(respond, (path) => isOpen || !isControl(path), settings.hosts) : respond,
    now: () => new Date(clock.now()),
    async advance(by) {
      const milliseconds = toMilliseconds(by);
      if (milliseconds === undefined)
        throw new DurationError(`The argument of advance must be ${durationHelp}, not ${describeValue(by)}.`);
      if (clock.now() + milliseconds > endOfTime) throw new DurationError('advance cannot go beyond the year 9999.');
      await scheduler.advance(milliseconds);
      await persisted.save();
      wake();
    },
    get speed() {
      return clock.speed;
    },
    setSpeed(speed) {
      if (!speedRule.fits(speed)) {
        throw new ConfigurationError(
          `The argument of setSpeed must be ${speedRule.mustBe}, not ${describeValue(speed)}.`,
        );
      }
      clock.setSpeed(speed);
      scheduler.rearm();
      wake();
    },
    finish: (task) => end(task, ''),
    fail: (task, errCode = defaultErrCode) => {
      if (typeof errCode !== 'string' || errCode === '') {
        throw new ConfigurationError(
          `The second argument of fail must be an error code, a string that is not empty, not ${describeValue(errCode)}.`,
        );
      }
      return end(task, errCode);
    },
    idle: () => scheduler.idle(),
    tasks(limit = 1000) {
      checkLimit('tasks', limit);
      const now = clock.now();
      return tasks.newest(limit, (task) => isStarted(task, now)).map((task) => toSandboxTask(task, now));
    },
    requests(limit = 1000) {
      checkLimit('requests', limit);
      return requests.newest(limit).map(toSandboxRequest);
    },
    callbacks(limit = 1000) {
      checkLimit('callbacks', limit);
      return deliveries.newest(limit).map(toSandboxCallback);
    },
    faults: () => faults.list(),
    setFaults: (list) => faults.set(list),
    async reset(options = {}) {
      checkOptions('reset', options, { keepClock: trueOrFalse });
      scheduler.clear();
      tasks.clear();
      subjects.clear();
      requests.clear();
      deliveries.clear();
      random.restart();
      if (!options.keepClock) persisted.restartClock();
      traffic.clear();
      service.reset();
      faults.set([]);
      await persisted.save();
    },
    forKey(key) {
      assertKey(key);
      return sandbox;
    },
    close() {
      closed ??= close();
      return closed;
    },
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
  const control = createControl({ sandbox, state, traffic, deliveries, dispatcher }, () => ({
    tasks: tasks.newest(tasks.size, (task) => hasOwnRow(tasks, task, clock.now())).length,
    requests: requests.size,
    callbacks: deliveries.size,
    failures: state.failures.count,
  }));
  return withoutServer(sandbox);
}
