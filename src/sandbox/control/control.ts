import { operations } from '../../../generated/operations.js';
import { behaviours } from '../../../generated/service.js';
import type { Fault } from '../faults/fault.js';
import { FaultError } from '../faults/parse.js';
import { type Respond, type SandboxHttpRequest, type SandboxHttpResponse, toJson } from '../http/message.js';
import { assertSameOrigin } from '../http/origin-guard.js';
import { prefix } from '../http/prefix.js';
import { Rejection, toRejection } from '../http/rejection.js';
import type { Settings } from '../options.js';
import { resultsPath } from '../results/address.js';
import type { Sandbox } from '../sandbox.js';
import { authorize } from '../service/authorization.js';
import { BodyReader, parse } from '../service/body.js';
import { type Duration, DurationError } from '../time/duration.js';
import { pages } from './page.js';

/** Whether a path is one of the sandbox's own. Files of results are part of the service. */
export function isControl(path: string): boolean {
  return path === '/' || ((path === prefix || path.startsWith(`${prefix}/`)) && !path.startsWith(resultsPath));
}

/** How many there are of what is listed. */
export type Counts = Record<'tasks' | 'requests' | 'callbacks', number>;

type Action = (body: unknown, most: number) => unknown;

/** Whoever controls sends a few words, or a list of faults. */
const largestOrder = 100_000;

/** Looks into a sandbox and changes it, over HTTP: under one prefix, that the service does not use. */
export function createControl(sandbox: Sandbox, { apiKey, hosts, speed }: Settings, counts: () => Counts): Respond {
  const state = () => ({ now: sandbox.now(), speed, faults: sandbox.faults(), counts: counts() });
  const actions: Record<string, Record<string, Action>> = {
    '/state': { GET: state },
    '/tasks': { GET: (_, most) => ({ tasks: sandbox.tasks(most) }) },
    '/requests': { GET: (_, most) => ({ requests: sandbox.requests(most) }) },
    '/callbacks': { GET: (_, most) => ({ callbacks: sandbox.callbacks(most) }) },
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
    '/reset': {
      POST: async () => {
        await sandbox.reset();
        return state();
      },
    },
  };

  const bodies = new BodyReader();
  return async (call) => {
    try {
      assertSameOrigin(call, hosts);
      const page = pageOf(call);
      if (page) return page;
      if (apiKey !== undefined) authorize(call.header('authorization'), apiKey);
      const action = actionOf(actions[call.path.slice(prefix.length)], call);
      // JSON by its type too: a form on a page elsewhere cannot send that unasked.
      const body = call.method === 'GET' ? undefined : parse(await bodies.read(call, largestOrder));
      return toJson(await action(body, mostIn(call.query)), 200, neverKept);
    } catch (error) {
      if (error instanceof FaultError) return new Rejection(422, 'invalid_fault', error.message).toReply();
      if (error instanceof DurationError) return new Rejection(422, 'invalid_request', error.message).toReply();
      return toRejection(error).toReply();
    }
  };
}

const neverKept = { 'cache-control': 'no-store' };

const examples = Object.entries(behaviours).flatMap(([operation, { examples: requests }]) =>
  Object.entries(requests).map(([name, body]) => {
    const [method, path] = operations[operation as keyof typeof operations];
    return { operation, name, method, path, body };
  }),
);

function pageOf({ method, path }: SandboxHttpRequest): SandboxHttpResponse | undefined {
  if (path === '/') return { status: 302, headers: { location: `${prefix}/` }, body: '' };
  return method === 'GET' || method === 'HEAD' ? pages[path] : undefined;
}

/** How many items of a list are asked for: `?most=1000`. A person reads a hundred. */
function mostIn(query: string): number {
  const most = new URLSearchParams(query).get('most') ?? '100';
  if (/^\d{1,6}$/.test(most)) return Number(most);
  throw new Rejection(422, 'invalid_request', `most takes a whole number up to 999999, not ${most.slice(0, 100)}.`);
}

function actionOf(methods: Record<string, Action> | undefined, { method, path }: SandboxHttpRequest): Action {
  if (!methods) throw new Rejection(404, 'unknown_path', `The sandbox has no path ${path.slice(0, 100)}.`);
  const action = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (action) return action;
  const allow = Object.keys(methods).join(', ');
  throw new Rejection(405, 'method_not_allowed', `${path} takes ${allow}, not ${method}.`, { headers: { allow } });
}
