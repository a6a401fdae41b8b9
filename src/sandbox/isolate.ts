import { clockListeners } from '../shared/clock-listeners.js';
import { excerpt } from '../shared/text.js';
import { isControl } from './control/control.js';
import { assertKey } from './core/assert-key.js';
import { mixText } from './core/random.js';
import type { Sandbox } from './core/sandbox.js';
import { withoutServer } from './core/without-server.js';
import type { SandboxHttpRequest } from './http/message.js';
import { toFetch } from './http/to-fetch.js';
import { TaskError, toTaskId } from './operations/end-task.js';
import { pageFilesPath, resultsPath } from './results/url.js';
import { routeOf } from './service/routes.js';

/** A sandbox, and whether a task is one of its own. */
export interface SandboxOfKey {
  sandbox: Sandbox;
  has: (taskId: string) => boolean;
}

/** Creates a sandbox for a key. `isOfOtherKey` returns whether another key has a task. */
export type CreateOne = (seed: number | undefined, isOfOtherKey?: (taskId: string) => boolean) => SandboxOfKey;

function hasRoute({ method, path }: SandboxHttpRequest): boolean {
  try {
    return routeOf(method, path) !== undefined;
  } catch {
    return false;
  }
}

/** Keys that have a sandbox. Beyond that, the one that was not used for the longest time is closed. */
const maxKeys = 1000;

/**
 * A sandbox for each key, behind one `fetch`. What is done with it as a whole, such as `advance`, is done with each of them,
 * and its lists contain what all of them have.
 */
export function isolate(createOne: CreateOne, seed: number | undefined): Sandbox {
  /** Waits of clients in this process, whichever of the sandboxes is moved. */
  const waking = { [clockListeners]: new Set<() => void>() };
  const create = (ownSeed: number | undefined) => {
    const one = createOne(ownSeed, (taskId) => ownerOf(taskId) !== undefined);
    Object.assign(one.sandbox.fetch, waking);
    return one;
  };
  /** Responds to requests without a key: rejections, and the files of the page. */
  const withoutKey = create(seed);
  const byKey = new Map<string, SandboxOfKey>();

  const ofKey = (key: string): SandboxOfKey => {
    const found = byKey.get(key) ?? create(seed === undefined ? undefined : mixText(seed, key));
    // The last in the order of the map is the one that was used last.
    byKey.delete(key);
    byKey.set(key, found);
    const [oldest] = byKey.keys();
    if (byKey.size > maxKeys && oldest !== undefined) {
      void byKey.get(oldest)?.sandbox.close();
      byKey.delete(oldest);
    }
    return found;
  };

  /** Requests for files have no key, but name a task. */
  const ownerOf = (taskId: string) => [...byKey.values()].find(({ has }) => has(taskId));

  const sandboxFor = (request: SandboxHttpRequest): Sandbox => {
    const { path } = request;
    const filesPath = [resultsPath, pageFilesPath].find((start) => path.startsWith(start));
    if (filesPath) return (ownerOf(path.slice(filesPath.length).split('/')[0] ?? '') ?? withoutKey).sandbox;
    const [, key] = /^Token (\S+)$/.exec(request.header('authorization') ?? '') ?? [];
    // A request for nothing must not cost the sandbox of another key its place.
    const isKnown = key !== undefined && (byKey.has(key) || isControl(path) || hasRoute(request));
    return (isKnown ? ofKey(key) : withoutKey).sandbox;
  };

  const all = () => [withoutKey, ...byKey.values()].map(({ sandbox }) => sandbox);
  const each = async (run: (sandbox: Sandbox) => Promise<void>) => void (await Promise.all(all().map(run)));
  const ownerOrThrow = (action: string, task: string | { id: string }) => {
    const id = toTaskId(action, task);
    const owner = ownerOf(id);
    if (!owner) throw new TaskError(`No sandbox has a task ${excerpt(id)}. tasks() lists those of all keys.`, true);
    return owner.sandbox;
  };
  const newest = <T>(items: T[], timeOf: (item: T) => string, limit = 1000) =>
    items.sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0)).slice(0, limit);

  const sandbox: Sandbox = {
    fetch: Object.assign(
      toFetch((request) => sandbox.respond(request)),
      waking,
    ),
    respond: (request) => sandboxFor(request).respond(request),
    forKey(key) {
      assertKey(key);
      return ofKey(key).sandbox;
    },
    now: () => withoutKey.sandbox.now(),
    get speed() {
      return withoutKey.sandbox.speed;
    },
    setSpeed: (speed) => {
      for (const one of all()) one.setSpeed(speed);
    },
    advance: (by) => each((one) => one.advance(by)),
    idle: () => each((one) => one.idle()),
    finish: async (task) => ownerOrThrow('finish', task).finish(task),
    fail: async (task, errCode) => ownerOrThrow('fail', task).fail(task, errCode),
    tasks: (limit) =>
      newest(
        all().flatMap((one) => one.tasks(limit)),
        ({ createdAt }) => createdAt,
        limit,
      ),
    requests: (limit) =>
      newest(
        all().flatMap((one) => one.requests(limit)),
        ({ at }) => at,
        limit,
      ),
    callbacks: (limit) =>
      newest(
        all().flatMap((one) => one.callbacks(limit)),
        ({ attempts, reachedAt }) => attempts.at(-1)?.at ?? reachedAt,
        limit,
      ),
    faults: () => withoutKey.sandbox.faults(),
    setFaults: (faults) => {
      for (const one of all()) one.setFaults(faults);
    },
    reset: (options) => each((one) => one.reset(options)),
    close: () => each((one) => one.close()),
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
  return withoutServer(sandbox);
}
