import type { BodyName } from 'genmedia/schema';
import { largestBody } from '../../../generated/constants.js';
import { operations } from '../../../generated/operations.js';
import { behaviours } from '../../../generated/service.js';
import { bodies } from '../../../generated/validators.js';
import type { OperationId } from '../../contract/operation.js';
import { validate } from '../../validate/index.js';
import { type Faults, faultHeader, noFaults } from '../faults/faults.js';
import {
  type OpenResponse,
  ofJson,
  type SandboxHttpRequest,
  type SandboxHttpResponse,
  toJson,
} from '../http/message.js';
import { assertNotRebound } from '../http/origin-guard.js';
import { addPollAdvice } from '../http/poll-advice.js';
import { rejectBody, SandboxRejection, toRejection } from '../http/rejection.js';
import type { Traffic } from '../log/traffic.js';
import { operationHandlers } from '../operations/index.js';
import { isResult, serveResult } from '../results/serve.js';
import type { SandboxState } from '../core/state.js';
import { toHttpDate } from '../time/http-date.js';
import { authorize } from './authorization.js';
import { BodyReader, parse } from './body.js';
import { checkFilesAndTexts, needsPreflight } from './preflight.js';
import { beginningOf, type RequestEntry } from '../log/request-log.js';
import { type Route, routeOf } from './routes.js';

type Body = Readonly<Record<string, unknown>>;

type MaybePromise<T> = T | Promise<T>;

/** A request on its way through the service, and what is known of it so far. */
interface RequestContext extends Traffic {
  /** Makes a text of the request safe to show: its beginning, without the key. */
  show: (text: string) => string;
  /** Time of the sandbox at which the request took effect. */
  performedAt?: number;
}

/** The simulated service: takes each request from its first check to its response. */
export class Service {
  readonly #state: SandboxState;
  readonly #faults: Faults;
  readonly #save: () => Promise<void> | undefined;
  readonly #log: (received: Traffic, response: SandboxHttpResponse, now: number) => void;
  readonly #bodies = new BodyReader();

  constructor(
    state: SandboxState,
    faults: Faults,
    save: () => Promise<void> | undefined,
    log: (received: Traffic, response: SandboxHttpResponse, now: number) => void,
  ) {
    this.#state = state;
    this.#faults = faults;
    this.#save = save;
    this.#log = log;
  }

  /** Not an async function, which would keep the values of all its steps in memory. Every promise takes time, too. */
  respond(request: SandboxHttpRequest): Promise<SandboxHttpResponse> {
    const context = toContext(request);
    const fail = (error: unknown) => {
      if (!(error instanceof SandboxRejection)) this.#state.failures.report(error);
      return this.#finish(context, toReply(error, context));
    };
    try {
      const route = this.#admit(context);
      if (context.faults.connectionFault.kind === 'hang') return Promise.resolve(this.#finish(context, toJson({})));
      if (!route) return Promise.resolve(this.#finish(context, serveResult(this.#state, request)));
      const { request: bodyName }: { request?: BodyName; response: BodyName } = bodies[route.operation];
      if (bodyName) {
        const maxBytes = behaviours[route.operation].maxBytes ?? largestBody;
        return this.#bodies.read(request, maxBytes, (text) => this.#accept(context, route, bodyName, text), fail);
      }
      const response = this.#complete(context, route, {});
      return response instanceof Promise ? response.catch(fail) : Promise.resolve(response);
    } catch (error) {
      return Promise.reject(error).catch(fail);
    }
  }

  /** Checks a request before its body is read. Returns its route, or `undefined` if it is for a file. */
  #admit(context: RequestContext): Route | undefined {
    const { request } = context;
    const { settings } = this.#state;
    assertNotRebound(request, settings.hosts);
    if (isResult(request.path)) {
      this.#strike(context, 'results');
      return undefined;
    }
    const route = routeOf(request.method, request.path);
    const [, path] = operations[route.operation];
    // The same text for all requests takes less memory than one for each.
    if (context.entry.path === path) context.entry.path = path;
    if (this.#strike(context, route.operation) !== 'hang') authorize(request.header('authorization'), settings.apiKey);
    return route;
  }

  /** Checks the body of a request, and does what it asks for. */
  #accept(context: RequestContext, route: Route, bodyName: BodyName, text: string): MaybePromise<SandboxHttpResponse> {
    const { show, entry } = context;
    context.text = text;
    entry.body = show(text);
    const body = parse(text) as Record<string, unknown>;
    const violations = validate(bodyName, body);
    if (typeof body?.model === 'string') entry.model = show(body.model);
    if (violations.length > 0) throw rejectBody('invalid_request', violations);
    const mayFail = this.#state.settings.preflight && needsPreflight(route.operation, body);
    if (!mayFail) return this.#complete(context, route, body);
    return checkFilesAndTexts(this.#state, route.operation, body).then(() => this.#complete(context, route, body));
  }

  /** Does what a valid request asks for. It gets its response when everything is stored. */
  #complete(context: RequestContext, route: Route, body: Body): MaybePromise<SandboxHttpResponse> {
    const response = this.#perform(context, route, body);
    const saving = this.#save();
    if (!saving) return this.#finish(context, response);
    // A read changes nothing but the time, and need not fail while a disk is full.
    const isRead = context.request.method === 'GET';
    const saved = isRead ? saving.catch((error) => this.#state.failures.report(error)) : saving;
    return saved.then(() => this.#finish(context, response));
  }

  #perform(context: RequestContext, { operation, id }: Route, body: Body): OpenResponse {
    const { request, show, entry, faults } = context;
    const spend = this.#faults.strikeTask(operation, body, faults);
    const at = this.#state.clock.now();
    context.performedAt = at;
    const operationRequest = { operation, id, body, origin: request.origin, at, faults: faults.task, show };
    const { responseBody, taskId, endsAt } = operationHandlers[operation](this.#state, operationRequest);
    spend();
    if (taskId !== undefined) entry.taskId = taskId;
    const response =
      typeof responseBody === 'string' ? ofJson(responseBody) : toJson(withState(responseBody, faults.unknownState));
    if (endsAt !== undefined) addPollAdvice(response, this.#state, endsAt - at);
    return response;
  }

  /** Applies the faults of a request to its response, and logs both. */
  #finish(context: RequestContext, unchanged: OpenResponse): SandboxHttpResponse {
    const response = applyFaults(unchanged, context);
    context.entry.status = response.status;
    const now = this.#state.clock.now();
    // Callers need it to know the age of a URL, which starts when the body was made. A fast clock has moved on since.
    response.headers.date = toHttpDate(context.performedAt ?? now);
    this.#log(context, response, now);
    return response;
  }

  /** Applies the faults that do not depend on the body of the request. */
  #strike(context: RequestContext, operation: OperationId | 'results'): string | undefined {
    context.entry.operation = operation;
    context.faults = this.#faults.strike(operation, context.request.header(faultHeader));
    const { rejection, connectionFault } = context.faults;
    if (rejection) throw rejection;
    return connectionFault.kind;
  }
}

const withState = (body: object, state: string | undefined) => (state === undefined ? body : { ...body, state });

function toContext(request: SandboxHttpRequest): RequestContext {
  const authorization = request.header('authorization');
  const key = authorization?.slice(authorization.lastIndexOf(' ') + 1);
  const show = (text: string) => beginningOf(text, key);
  const entry: RequestEntry = {
    // Both are set when it is logged.
    number: 0,
    at: '',
    method: request.method,
    path: show(request.path),
    operation: undefined,
    status: 0,
    hasKey: authorization !== undefined,
    body: undefined,
    model: undefined,
    taskId: undefined,
    rejection: undefined,
    fault: undefined,
  };
  return { request, startedAt: performance.now(), key, show, entry, faults: none, text: undefined };
}

/** The faults of a request that was rejected before any could apply. */
const none = noFaults();

/** The response to a request that is rejected, and its entry in the log. */
function toReply(error: unknown, { key, entry }: RequestContext): OpenResponse {
  const rejection = toRejection(error);
  const redacted = key ? rejection.without(key) : rejection;
  const { code, message, violations } = redacted;
  entry.rejection = { code, message, violations };
  return redacted.toReply();
}

/** Changes a response as the faults of its request say. */
function applyFaults(
  response: OpenResponse,
  { faults: { html, connectionFault }, entry }: RequestContext,
): OpenResponse {
  const kind = connectionFault.kind ?? (html ? 'html' : connectionFault.delay !== undefined && 'slow');
  if (kind) entry.fault = kind;
  const changed = html === undefined ? response : toPage(html);
  return connectionFault.kind || connectionFault.delay ? { ...changed, connectionFault } : changed;
}

function toPage(status: number): OpenResponse {
  const body = '<!doctype html><title>Sorry</title><p>A fault asked for this page.\n';
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
