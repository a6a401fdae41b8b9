import { operations } from '../../../generated/operations.js';
import { behaviours } from '../../../generated/service.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import type { Fault } from '../faults/fault.js';
import { FaultError } from '../faults/parse.js';
import { type Respond, type SandboxHttpRequest, type SandboxHttpResponse, toJson } from '../http/message.js';
import { assertSameOrigin } from '../http/origin-guard.js';
import { prefix } from '../http/prefix.js';
import { SandboxRejection, toRejection } from '../http/rejection.js';
import type { Settings } from '../options.js';
import { resultsPath } from '../results/url.js';
import type { Sandbox } from '../sandbox.js';
import { authorize } from '../service/authorization.js';
import { BodyReader, parse } from '../service/body.js';
import { TaskError } from '../tasks/end-task.js';
import type { Duration } from '../time/duration.js';
import { pageFiles } from './page-files.js';

/** Whether a path belongs to the controls. Files of results are part of the service. */
export function isControl(path: string): boolean {
  return path === '/' || ((path === prefix || path.startsWith(`${prefix}/`)) && !path.startsWith(resultsPath));
}

export type Counts = Record<'tasks' | 'requests' | 'callbacks', number>;

type Action = (body: unknown, limit: number) => unknown;

/** Bodies of the controls are short: a duration, or a list of faults. */
const maxBodyBytes = 100_000;

/** Inspects and changes a sandbox over HTTP, under a prefix that the service does not use. */
export function createControl(
  sandbox: Sandbox,
  { apiKey, hosts, isolate, cors }: Settings,
  counts: () => Counts,
): Respond {
  const state = () => ({ now: sandbox.now(), speed: sandbox.speed, faults: sandbox.faults(), counts: counts() });
  const actions: Record<string, Record<string, Action>> = {
    '/state': { GET: state },
    '/tasks': { GET: (_, limit) => ({ tasks: sandbox.tasks(limit) }) },
    '/requests': { GET: (_, limit) => ({ requests: sandbox.requests(limit) }) },
    '/callbacks': { GET: (_, limit) => ({ callbacks: sandbox.callbacks(limit) }) },
    '/examples': { GET: () => ({ examples }) },
    '/advance': {
      POST: async (body) => {
        await sandbox.advance((body as { by?: Duration } | null)?.by as Duration);
        return state();
      },
    },
    '/faults': {
      PUT: (body) => {
        sandbox.setFaults((body as { faults?: unknown } | null)?.faults as Fault[]);
        return state();
      },
    },
    '/speed': {
      PUT: (body) => {
        sandbox.setSpeed(fieldsOf(body).speed as number);
        return state();
      },
    },
    '/finish': {
      POST: async (body) => {
        await sandbox.finish(taskIn(body));
        return state();
      },
    },
    '/fail': {
      POST: async (body) => {
        await sandbox.fail(taskIn(body), fieldsOf(body).errCode as string | undefined);
        return state();
      },
    },
    '/reset': {
      POST: async (body) => {
        await sandbox.reset({ keepClock: fieldsOf(body).keepClock === true });
        return state();
      },
    },
  };

  const bodies = new BodyReader();
  return async (request) => {
    try {
      assertSameOrigin(request, hosts, cors === 'controls');
      const page = pageOf(request);
      if (page) return page;
      if (apiKey !== undefined || isolate) authorize(request.header('authorization'), apiKey);
      const action = actionOf(actions[request.path.slice(prefix.length)], request);
      // The media type must be JSON: a form on a page of another origin cannot send it.
      const body =
        request.method === 'GET' ? undefined : await bodies.read(request, maxBodyBytes, async (text) => parse(text));
      return toJson(await action(body, limitIn(request.query)), 200, notCached);
    } catch (error) {
      if (error instanceof FaultError) return new SandboxRejection(422, 'invalid_fault', error.message).toReply();
      if (error instanceof TaskError && error.isUnknown) {
        return new SandboxRejection(404, 'unknown_task', error.message).toReply();
      }
      if (error instanceof ConfigurationError)
        return new SandboxRejection(422, 'invalid_request', error.message).toReply();
      return toRejection(error).toReply();
    }
  };
}

const fieldsOf = (body: unknown) => Object(body) as Readonly<Record<string, unknown>>;

function taskIn(body: unknown): string {
  const { task } = fieldsOf(body);
  if (typeof task === 'string' && task !== '') return task;
  throw new SandboxRejection(422, 'invalid_request', 'The id of a task is missing: { "task": "…" }.');
}

const notCached = { 'cache-control': 'no-store' };

const examples = Object.entries(behaviours).flatMap(([operation, { examples: requests }]) =>
  Object.entries(requests).map(([name, body]) => {
    const [method, path] = operations[operation as keyof typeof operations];
    return { operation, name, method, path, body };
  }),
);

function pageOf({ method, path }: SandboxHttpRequest): SandboxHttpResponse | undefined {
  if (path === '/') return { status: 302, headers: { location: `${prefix}/` }, body: '' };
  return method === 'GET' || method === 'HEAD' ? pageFiles[path] : undefined;
}

/** Number of items to list: `?limit=1000`. Default: 100, as many as a person reads. */
function limitIn(query: string): number {
  const limit = new URLSearchParams(query).get('limit') ?? '100';
  if (/^\d{1,6}$/.test(limit)) return Number(limit);
  throw new SandboxRejection(
    422,
    'invalid_request',
    `limit takes a whole number up to 999999, not ${limit.slice(0, 100)}.`,
  );
}

function actionOf(methods: Record<string, Action> | undefined, { method, path }: SandboxHttpRequest): Action {
  if (!methods) throw new SandboxRejection(404, 'unknown_path', `The sandbox has no path ${path.slice(0, 100)}.`);
  const action = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (action) return action;
  const allow = Object.keys(methods).join(', ');
  throw new SandboxRejection(405, 'method_not_allowed', `${path} takes ${allow}, not ${method}.`, {
    headers: { allow },
  });
}
