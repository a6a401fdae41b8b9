import type { CallbackDispatcher } from './callbacks/dispatcher.js';
import { createControl, isControl } from './control/control.js';
import type { Faults } from './faults/faults.js';
import { toFetch } from './http/to-fetch.js';
import type { TrafficLog } from './log/traffic-log.js';
import type { PersistedState } from './restore.js';
import type { Sandbox } from './sandbox.js';
import type { SandboxRequest } from './service/request-log.js';
import type { Service } from './service/service.js';
import type { SandboxState } from './state.js';
import type { RecentItems } from './storage/recent.js';
import type { Delivery } from './tasks/delivery.js';
import { endOfTime } from './time/clock.js';
import { DurationError, durationHelp, toMilliseconds } from './time/duration.js';
import { toSandboxCallback, toSandboxTask } from './views/inspect.js';

export interface SandboxParts {
  state: SandboxState;
  persisted: PersistedState;
  faults: Faults;
  requests: RecentItems<SandboxRequest>;
  deliveries: RecentItems<Delivery>;
  traffic: TrafficLog;
  dispatcher: CallbackDispatcher;
  service: Service;
}

/** The public interface of a sandbox. */
export function toSandbox(parts: SandboxParts): Sandbox {
  const { state, persisted, faults, requests, deliveries, traffic, dispatcher, service } = parts;
  const { clock, scheduler, tasks, subjects } = state;

  let closed: Promise<void> | undefined;
  const close = async () => {
    scheduler.close();
    dispatcher.close();
    await scheduler.idle();
    await persisted.close();
  };

  const sandbox: Sandbox = {
    fetch: toFetch((request) => sandbox.respond(request)),
    respond: (request) => (isControl(request.path) ? control(request) : service.respond(request)),
    now: () => new Date(clock.now()),
    async advance(by) {
      const milliseconds = toMilliseconds(by);
      if (milliseconds === undefined) throw new DurationError(`advance takes ${durationHelp}, not ${by}.`);
      if (clock.now() + milliseconds > endOfTime) throw new DurationError('advance cannot go beyond the year 9999.');
      await scheduler.advance(milliseconds);
      await persisted.save();
    },
    idle: () => scheduler.idle(),
    tasks: (limit = 1000) => tasks.newest(limit).map((task) => toSandboxTask(task, clock.now())),
    requests: (limit) => requests.newest(limit),
    callbacks: (limit) => deliveries.newest(limit).map(toSandboxCallback),
    faults: () => faults.list(),
    setFaults: (list) => faults.set(list),
    async reset() {
      scheduler.clear();
      tasks.clear();
      subjects.clear();
      requests.clear();
      deliveries.clear();
      traffic.clear();
      faults.set([]);
      await persisted.save();
    },
    close() {
      closed ??= close();
      return closed;
    },
  };
  const { save } = persisted;
  const control = createControl({ sandbox, state, traffic, deliveries, dispatcher, save }, () => ({
    tasks: tasks.size,
    requests: requests.size,
    callbacks: deliveries.size,
  }));
  return sandbox;
}
