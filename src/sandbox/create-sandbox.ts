import { CallbackDispatcher } from './callbacks/dispatcher.js';
import type { ObservedExchange } from './core/observer.js';
import { type SandboxOptions, type Settings, toSandboxSettings } from './core/options.js';
import { createRandom } from './core/random.js';
import type { Sandbox } from './core/sandbox.js';
import type { SandboxState } from './core/state.js';
import { Faults } from './faults/faults.js';
import { faultTable } from './faults/table.js';
import type { SandboxHttpResponse } from './http/message.js';
import { type CreateOne, isolate, type SandboxOfKey } from './isolate.js';
import { Failures } from './log/failures.js';
import { type KeptRequest, toSandboxRequest } from './log/request-log.js';
import type { Traffic } from './log/traffic.js';
import { faultsOf, TrafficLog } from './log/traffic-log.js';
import { restore } from './restore.js';
import { Service } from './service/service.js';
import { RecentItems } from './storage/recent.js';
import type { Delivery } from './tasks/delivery.js';
import { Scheduler } from './time/scheduler.js';
import { StoppedClockHint } from './time/stopped-clock-hint.js';
import { toSandbox } from './to-sandbox.js';

/** How many requests and how many callbacks are kept. */
const logLimit = 1000;

/**
 * The service on your own machine: it validates requests with the document, and its tasks progress, call back and fail.
 *
 *     const sandbox = createSandbox();
 *     const gen = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'any', fetch: sandbox.fetch });
 *     const { id } = await gen.adFilm.create({ images: [url], prompt: 'A watch that survives the sea' });
 *     await sandbox.advance('30s');
 *     const task = await gen.tasks.get(id); // success, with URLs that work
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const settings = toSandboxSettings(options);
  settings.coverage?.startSandbox(Object.keys(faultTable));
  const create: CreateOne = (seed, isOfOtherKey) => createOne(options, { ...settings, seed }, isOfOtherKey);
  return settings.isolate ? isolate(create, settings.seed) : create(settings.seed).sandbox;
}

function createOne(
  options: SandboxOptions,
  settings: Settings,
  isOfOtherKey: SandboxState['isOfOtherKey'],
): SandboxOfKey {
  const persisted = restore(options.store, settings);
  const { clock, tasks, subjects, next, save } = persisted;
  const traffic = new TrafficLog();
  const failures = new Failures((text) => traffic.clean(text));
  const scheduler = new Scheduler(clock, (error) => failures.report(error));
  const random = createRandom(settings.seed);
  const faults = new Faults(clock, () => random.chance());
  faults.set(options.faults ?? []);
  const requests = new RecentItems<KeptRequest>(logLimit);
  const deliveries = new RecentItems<Delivery>(logLimit);

  const state: SandboxState = {
    settings,
    clock,
    failures,
    random,
    scheduler,
    stoppedClock: new StoppedClockHint(clock),
    tasks,
    subjects,
    scheduleCallbacks: (...callback) => dispatcher.schedule(...callback),
    isOfOtherKey,
    next,
  };
  const dispatcher = new CallbackDispatcher(state, deliveries, traffic, save);
  dispatcher.resume(tasks);

  const service = new Service(state, faults, save, (received, response) => {
    const { entry } = received;
    requests.push(entry);
    traffic.add(received, response);
    failures.call(() => settings.onRequest?.(toSandboxRequest(entry)));
    failures.call(() => settings.coverage?.inspect(observed(received, response), faultNames(received)));
  });

  const sandbox = toSandbox({ state, persisted, faults, requests, deliveries, traffic, dispatcher, service });
  return { sandbox, has: (taskId) => tasks.get(taskId) !== undefined };
}

/** An exchange for what counts it. */
function observed({ entry, request, text }: Traffic, { body }: SandboxHttpResponse): ObservedExchange {
  const { method, status, fault } = entry;
  const responseText = typeof body === 'string' && status > 0 && fault !== 'cut' ? body : undefined;
  return { method, url: request.path, requestText: text, status, responseText };
}

/** `status 503` → `status`. */
const faultNames = ({ faults }: Traffic) => faultsOf(faults).map((words) => words.split(' ')[0] ?? '');
