import { operations } from '../../../generated/operations.js';
import { behaviours } from '../../../generated/service.js';
import { describeValue, kindOf } from '../../errors/check-options.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { closest } from '../../shared/closest.js';
import { isObject } from '../../shared/is-object.js';
import { excerpt } from '../../shared/text.js';
import type { Fault } from '../faults/fault.js';
import { faultKinds } from '../faults/fault-kinds.js';
import { FaultError } from '../faults/parse.js';
import { prefix, type Respond, type SandboxHttpRequest, type SandboxHttpResponse, toJson } from '../http/message.js';
import { assertSameOrigin } from '../http/origin-guard.js';
import { SandboxRejection, toRejection } from '../http/rejection.js';
import { TaskError } from '../operations/end-task.js';
import { serveFile } from '../results/serve.js';
import { pageFilesPath, resultsPath } from '../results/url.js';
import { authorize } from '../service/authorization.js';
import { assertJsonType, BodyReader, parse } from '../service/body.js';
import type { Duration } from '../time/duration.js';
import { wholeNumberIn } from './listed.js';
import {
  type ControlParts,
  exportLog,
  findDelivery,
  listCallbacks,
  listRequests,
  listTasks,
  viewCallback,
  viewRequest,
  viewTask,
} from './log-views.js';
import { toHar } from './to-har.js';
import { defaultPageLength } from './views.js';

/** Whether a path belongs to the controls. Files of results are part of the service. */
export function isControl(path: string): boolean {
  return path === '/' || ((path === prefix || path.startsWith(`${prefix}/`)) && !path.startsWith(resultsPath));
}

/** A film counts once, with its parts. `failures` are errors of the sandbox itself. */
type Counts = Record<'tasks' | 'requests' | 'callbacks' | 'failures', number>;

type Action = (body: unknown, query: URLSearchParams, request: SandboxHttpRequest) => unknown;

/** Bodies of the controls are short: a duration, or an array of faults. */
const maxBodyBytes = 100_000;

/** Inspects and changes a sandbox over HTTP, under a prefix that the service does not use. */
export function createControl(parts: ControlParts, counts: () => Counts): Respond {
  const { sandbox, state: sandboxState, dispatcher } = parts;
  const { apiKey, hosts, isolate, cors } = sandboxState.settings;
  const state = () => ({ now: sandbox.now(), speed: sandbox.speed, faults: sandbox.faults(), counts: counts() });
  /** An action that changes the sandbox. Its response is the new state. */
  const changing =
    (change: (body: unknown) => void | Promise<void>): Action =>
    async (body) => {
      await change(body);
      return state();
    };
  const actions: Record<string, Record<string, Action>> = {
    '/state': { GET: state },
    '/tasks': { GET: (_, query) => ({ tasks: sandbox.tasks(limitIn(query)) }) },
    '/requests': { GET: (_, query) => ({ requests: sandbox.requests(limitIn(query)) }) },
    '/callbacks': { GET: (_, query) => ({ callbacks: sandbox.callbacks(limitIn(query)) }) },
    '/log/tasks': { GET: (_, query) => listTasks(parts, query, pageIn(query)) },
    '/log/requests': { GET: (_, query) => listRequests(parts, query, pageIn(query)) },
    '/log/callbacks': { GET: (_, query) => listCallbacks(parts, query, pageIn(query)) },
    '/task': { GET: (_, query) => viewTask(parts, given(query, 'id')) },
    '/request': { GET: (_, query) => viewRequest(parts, wholeNumberIn(query, 'number')) },
    '/callback': { GET: (_, query) => viewCallback(parts, given(query, 'task'), given(query, 'state')) },
    '/export.json': { GET: () => exportLog(parts) },
    '/export.har': {
      GET: (_, __, { origin }) => {
        const { requests, callbacks } = exportLog(parts);
        return toHar(requests, callbacks, origin);
      },
    },
    '/fault-kinds': { GET: () => ({ kinds: faultKinds }) },
    '/resend': {
      POST: changing((body) => {
        const { task: id, state: reported } = fieldsOf(body, 'task', 'state');
        const { task, index } = findDelivery(parts, text('task', id), text('state', reported));
        return dispatcher.resend(task, index);
      }),
    },
    '/examples': { GET: () => ({ examples }) },
    '/advance': { POST: changing((body) => sandbox.advance(durationIn(valueIn(body, 'by', '"30s"')))) },
    '/faults': {
      PUT: changing((body) => sandbox.setFaults(valueIn(body, 'faults', '[{ "fault": "lost" }]') as Fault[])),
    },
    '/speed': { PUT: changing((body) => sandbox.setSpeed(valueIn(body, 'speed', '60') as number)) },
    '/finish': { POST: changing((body) => sandbox.finish(text('task', fieldsOf(body, 'task').task))) },
    '/fail': {
      POST: changing((body) => {
        const { task, errCode } = fieldsOf(body, 'task', 'errCode');
        return sandbox.fail(text('task', task), errCode as string | undefined);
      }),
    },
    '/reset': { POST: changing((body) => sandbox.reset(fieldsOf(body, 'keepClock'))) },
  };

  const bodies = new BodyReader();
  return async (request) => {
    try {
      assertSameOrigin(request, hosts, cors === 'controls');
      const page = await pageOf(request);
      if (page) return page;
      // Elements of the page cannot send the key, and files of results need none.
      if (request.path.startsWith(pageFilesPath) && (request.method === 'GET' || request.method === 'HEAD')) {
        return serveFile(sandboxState, request, request.path.slice(pageFilesPath.length));
      }
      if (apiKey !== undefined || isolate) authorize(request.header('authorization'), apiKey);
      const action = actionOf(actions, request);
      // The media type must be JSON: a form on a page of another origin cannot send it.
      if (request.method !== 'GET') assertJsonType(request);
      const body = request.method === 'GET' ? undefined : await bodies.read(request, maxBodyBytes, parse);
      return toJson(await action(body, new URLSearchParams(request.query), request), 200, notCached);
    } catch (error) {
      if (error instanceof FaultError)
        return new SandboxRejection(422, 'invalid_fault', error.message).toHttpResponse();
      if (error instanceof TaskError && error.isUnknown) {
        return new SandboxRejection(404, 'unknown_task', error.message).toHttpResponse();
      }
      if (error instanceof ConfigurationError)
        return new SandboxRejection(422, 'invalid_request', error.message).toHttpResponse();
      if (!(error instanceof SandboxRejection)) sandboxState.failures.report(error);
      return toRejection(error).toHttpResponse();
    }
  };
}

/** The fields of a body, which has only these. A misspelled one would have no effect, and nobody would notice. */
function fieldsOf(body: unknown, ...names: string[]): Readonly<Record<string, unknown>> {
  const known = names.map((name) => `"${name}"`).join(', ');
  // `null` is a body without fields, as some clients send it.
  if (body !== null && !isObject(body)) {
    const form = names.map((name) => `"${name}": …`).join(', ');
    throw invalid(`The body must be an object with ${known}, not ${kindOf(body)}: { ${form} }.`);
  }
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  if (unknown === undefined) return fields;
  throw invalid(`The body has no field ${excerpt(JSON.stringify(unknown))}. It has ${known}.`);
}

/** The only field of a body. */
function valueIn(body: unknown, name: string, example: string): unknown {
  const { [name]: value } = fieldsOf(body, name);
  if (value !== undefined) return value;
  throw invalid(`"${name}" is missing: { "${name}": ${example} }.`);
}

/** A number would be milliseconds, and is often meant as seconds. */
function durationIn(value: unknown): Duration {
  if (typeof value !== 'number') return value as Duration;
  const amount = value > 0 ? value : 30;
  throw invalid(`"by" needs a unit: { "by": "${amount}s" } for seconds, { "by": "${amount}ms" } for milliseconds.`);
}

const invalid = (message: string) => new SandboxRejection(422, 'invalid_request', message);

const notCached = { 'cache-control': 'no-store' };

const examples = Object.entries(behaviours).flatMap(([operation, { examples: requests }]) =>
  Object.entries(requests).map(([name, body]) => {
    const [method, path] = operations[operation as keyof typeof operations];
    return { operation, name, method, path, body };
  }),
);

/** The page, or a file of it. It is loaded when it is first opened: tests do without. */
async function pageOf({ method, path }: SandboxHttpRequest): Promise<SandboxHttpResponse | undefined> {
  if (path === '/') return { status: 302, headers: { location: `${prefix}/` }, body: '' };
  if ((method !== 'GET' && method !== 'HEAD') || !pagePath.test(path)) return undefined;
  const { pageFiles } = await import('./page-files.js');
  return pageFiles[path];
}

const pagePath = new RegExp(`^${prefix}(/(page[.]\\w+)?)?$`);

/** Number of items to list: `?limit=1000`. Default: 100, as many as a person reads. */
const limitIn = (query: URLSearchParams) => wholeNumberIn(query, 'limit', 100);

const pageIn = (query: URLSearchParams) => ({
  limit: wholeNumberIn(query, 'limit', defaultPageLength),
  offset: wholeNumberIn(query, 'offset', 0),
});

function text(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  const problem =
    value === undefined ? 'is missing' : `must be a string that is not empty, not ${describeValue(value)}`;
  throw invalid(`"${name}" ${problem}: { "${name}": "…" }. GET ${prefix}/tasks lists the tasks.`);
}

/** A parameter of a query that has no default. */
function given(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (value) return value;
  throw invalid(`The query needs ${name}: ?${name}=… GET ${prefix}/tasks and ${prefix}/callbacks list what there is.`);
}

function actionOf(
  actions: Readonly<Record<string, Record<string, Action>>>,
  { method, path }: SandboxHttpRequest,
): Action {
  const name = path.slice(prefix.length);
  const methods = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!methods) {
    const shown = excerpt(path);
    const meant = shown === path ? closest(name, Object.keys(actions)) : undefined;
    const paths = Object.keys(actions).map((one) => prefix + one);
    const isService = Object.values(operations).some(([, servicePath]) => servicePath === name);
    const help = isService
      ? ` The service is at ${name}, without ${prefix}.`
      : meant === undefined
        ? ` It has ${paths.join(', ')}.`
        : ` Did you mean ${prefix}${meant}?`;
    throw new SandboxRejection(404, 'unknown_path', `The sandbox has no path ${shown}.${help}`);
  }
  const action = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (action) return action;
  const allow = Object.keys(methods).join(', ');
  throw new SandboxRejection(405, 'method_not_allowed', `${path} must be requested with ${allow}, not ${method}.`, {
    headers: { allow },
  });
}
