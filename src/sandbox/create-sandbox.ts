import { CallbackDispatcher } from './callbacks/dispatcher.js';
import { createControl, isControl } from './control/control.js';
import { Faults } from './faults/faults.js';
import { toFetch } from './http/to-fetch.js';
import { type Subject, subjectLength } from './operations/subject.js';
import { type SandboxOptions, toSandboxSettings } from './options.js';
import type { Sandbox } from './sandbox.js';
import type { SandboxRequest } from './service/request-log.js';
import { Service } from './service/service.js';
import type { SandboxState } from './state.js';
import { BoundedCollection } from './storage/collection.js';
import { RecentItems } from './storage/recent.js';
import { StoreWriter } from './storage/store.js';
import { readEntries } from './storage/stored-entries.js';
import type { Delivery } from './tasks/delivery.js';
import { type StoredTask, taskLength } from './tasks/task.js';
import { Clock, endOfTime, PersistedClock } from './time/clock.js';
import { DurationError, durationHelp, toMilliseconds } from './time/duration.js';
import { Scheduler } from './time/scheduler.js';
import { toSandboxCallback, toSandboxTask } from './views/inspect.js';

/** How many requests and callbacks are remembered. */
const remembered = 1000;

/**
 * The service on your own machine: it judges requests by the document, and its tasks move, call back and fail.
 *
 *     const sandbox = createSandbox();
 *     const gen = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'any', fetch: sandbox.fetch });
 *     const { id } = await gen.adFilm.create({ images: [url], prompt: 'A watch that survives the sea' });
 *     await sandbox.advance('30s');
 *     const task = await gen.tasks.get(id); // success, with addresses that work
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const settings = toSandboxSettings(options);
  const kept = readEntries(options.store?.entries ?? []);
  const clock = new Clock(kept.clock, settings.speed);
  const keeper = new StoreWriter(options.store);
  const keptClock = new PersistedClock(clock, keeper);
  const save = () => {
    keptClock.keep();
    return keeper.flush();
  };
  const agenda = new Scheduler(clock);
  const faults = new Faults(clock);
  faults.set(options.faults ?? []);
  const requests = new RecentItems<SandboxRequest>(remembered);
  const deliveries = new RecentItems<Delivery>(remembered);

  const room = { maxItems: settings.maxTasks, maxCharacters: settings.maxCharacters };
  const tasks = new BoundedCollection<StoredTask>('task:', room, keeper, taskLength);
  const subjects = new BoundedCollection<Subject>('subject:', room, keeper, subjectLength);
  tasks.load(kept.tasks);
  subjects.load(kept.subjects);
  let count = Math.max(tasks.lastNumber, subjects.lastNumber);
  const world: SandboxState = {
    settings,
    clock,
    scheduler: agenda,
    tasks,
    subjects,
    scheduleCallbacks: (...callback) => postman.schedule(...callback),
    next: () => ++count,
  };
  const postman = new CallbackDispatcher(world, deliveries, save);
  postman.resume(tasks);

  let noted = 0;
  const service = new Service(world, faults, save, (request) => {
    noted += 1;
    requests.push({ number: noted, at: new Date(clock.now()).toISOString(), ...request });
  });

  let closing: Promise<void> | undefined;
  const close = async () => {
    agenda.close();
    postman.close();
    await agenda.idle();
    keeper.keep('clock', clock.now());
    await keeper.close();
  };

  const sandbox: Sandbox = {
    fetch: toFetch((call) => sandbox.handle(call)),
    handle: (call) => (isControl(call.path) ? control(call) : service.respond(call)),
    now: () => new Date(clock.now()),
    async advance(by) {
      const milliseconds = toMilliseconds(by);
      if (milliseconds === undefined) throw new DurationError(`advance takes ${durationHelp}, not ${by}.`);
      if (clock.now() + milliseconds > endOfTime) throw new DurationError('advance does not go beyond the year 9999.');
      await agenda.advance(milliseconds);
      await save();
    },
    idle: () => agenda.idle(),
    tasks: (most = 1000) => tasks.newest(most).map((task) => toSandboxTask(task, clock.now())),
    requests: (most) => requests.newest(most),
    callbacks: (most) => deliveries.newest(most).map(toSandboxCallback),
    faults: () => faults.list(),
    setFaults: (list) => faults.set(list),
    async reset() {
      agenda.clear();
      tasks.clear();
      subjects.clear();
      requests.clear();
      deliveries.clear();
      faults.set([]);
      await save();
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
  const control = createControl(sandbox, settings, () => {
    return { tasks: tasks.size, requests: requests.size, callbacks: deliveries.size };
  });
  return sandbox;
}
