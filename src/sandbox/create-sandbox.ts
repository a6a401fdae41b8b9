import { Agenda } from './agenda.js';
import type { Delivery } from './callbacks/delivery.js';
import { Postman } from './callbacks/postman.js';
import { Clock, endOfTime } from './clock.js';
import { createControl, isControl } from './control/control.js';
import { DurationError, durationHelp, toMilliseconds } from './duration.js';
import { Faults } from './faults/faults.js';
import { toFetch } from './fetch.js';
import { KeptClock } from './kept-clock.js';
import { readEntries } from './kept-entries.js';
import { type SandboxOptions, toSettings } from './options.js';
import type { SandboxRequest } from './requests.js';
import { Ring } from './ring.js';
import type { Sandbox } from './sandbox.js';
import { Service } from './service.js';
import { Shelf } from './shelf.js';
import { Keeper } from './store.js';
import { lengthOf as lengthOfSubject, type Subject } from './subjects.js';
import { lengthOf as lengthOfTask, type Task } from './tasks/task.js';
import { tellCallback, tellTask } from './tell.js';
import type { World } from './world.js';

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
  const settings = toSettings(options);
  const kept = readEntries(options.store?.entries ?? []);
  const clock = new Clock(kept.clock, settings.speed);
  const keeper = new Keeper(options.store);
  const keptClock = new KeptClock(clock, keeper);
  const save = () => {
    keptClock.keep();
    return keeper.flush();
  };
  const agenda = new Agenda(clock);
  const faults = new Faults(clock);
  faults.set(options.faults ?? []);
  const requests = new Ring<SandboxRequest>(remembered);
  const deliveries = new Ring<Delivery>(remembered);

  const room = { maxItems: settings.maxTasks, maxCharacters: settings.maxCharacters };
  const tasks = new Shelf<Task>('task:', room, keeper, lengthOfTask);
  const subjects = new Shelf<Subject>('subject:', room, keeper, lengthOfSubject);
  tasks.load(kept.tasks);
  subjects.load(kept.subjects);
  let count = Math.max(tasks.lastNumber, subjects.lastNumber);
  const world: World = {
    settings,
    clock,
    agenda,
    tasks,
    subjects,
    announce: (...news) => postman.promise(...news),
    next: () => ++count,
  };
  const postman = new Postman(world, deliveries, save);
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
    handle: (call) => (isControl(call.path) ? control(call) : service.answer(call)),
    now: () => new Date(clock.now()),
    async advance(by) {
      const milliseconds = toMilliseconds(by);
      if (milliseconds === undefined) throw new DurationError(`advance takes ${durationHelp}, not ${by}.`);
      if (clock.now() + milliseconds > endOfTime) throw new DurationError('advance does not go beyond the year 9999.');
      await agenda.advance(milliseconds);
      await save();
    },
    idle: () => agenda.idle(),
    tasks: (most = 1000) => tasks.newest(most).map((task) => tellTask(task, clock.now())),
    requests: (most) => requests.newest(most),
    callbacks: (most) => deliveries.newest(most).map(tellCallback),
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
