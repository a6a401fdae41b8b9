import type { BodyName } from 'genmedia/schema';
import { largestBody } from '../../../generated/constants.js';
import { behaviours } from '../../../generated/service.js';
import { bodies } from '../../../generated/validators.js';
import type { OperationId } from '../../contract/operation.js';
import { validate } from '../../validate/index.js';
import { type Faults, faultHeader, noFaults } from '../faults/faults.js';
import { type OpenResponse, type SandboxHttpRequest, type SandboxHttpResponse, toJson } from '../http/message.js';
import { assertNotRebound } from '../http/origin-guard.js';
import { addPollAdvice } from '../http/poll-advice.js';
import { rejectBody, toRejection } from '../http/rejection.js';
import type { Traffic } from '../log/traffic.js';
import { operationHandlers } from '../operations/index.js';
import { isResult, serveResult } from '../results/serve.js';
import type { SandboxState } from '../state.js';
import { toHttpDate } from '../time/http-date.js';
import { authorize } from './authorization.js';
import { BodyReader, parse } from './body.js';
import { checkFilesAndTexts, needsPreflight } from './preflight.js';
import { beginningOf, type SandboxRequest } from './request-log.js';
import { type Route, routeOf } from './routes.js';

type Body = Readonly<Record<string, unknown>>;

/** A request on its way through the service, and what is known of it so far. */
interface RequestContext extends Traffic {
  /** Makes a text of the request safe to show: its beginning, without the key. */
  show: (text: string) => string;
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

  /** Its steps are methods of their own: an async function keeps the values of all its steps in memory. */
  async respond(request: SandboxHttpRequest): Promise<SandboxHttpResponse> {
    const context = toContext(request);
    let response: OpenResponse;
    try {
      const route = this.#admit(context);
      if (context.faults.connectionFault.kind === 'hang') response = toJson({});
      else if (!route) response = serveResult(this.#state, request);
      else {
        const reading = this.#readBody(context, route.operation);
        response = this.#perform(context, route, reading instanceof Promise ? await reading : reading);
        const saving = this.#save();
        if (saving) await saving;
      }
    } catch (error) {
      response = toReply(error, context);
    }
    return this.#finish(context, response);
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
    if (this.#strike(context, route.operation) !== 'hang') authorize(request.header('authorization'), settings.apiKey);
    return route;
  }

  /** Does what a valid request asks for. */
  #perform({ request, show, entry, faults }: RequestContext, { operation, id }: Route, body: Body) {
    const spend = this.#faults.strikeTask(operation, body, faults);
    const operationRequest = { operation, id, body, origin: request.origin, faults: faults.task, show };
    const { responseBody, taskId, endsAt } = operationHandlers[operation](this.#state, operationRequest);
    spend();
    if (taskId !== undefined) entry.taskId = taskId;
    const sent = faults.unknownState === undefined ? responseBody : { ...responseBody, state: faults.unknownState };
    const response = toJson(sent);
    if (endsAt !== undefined) addPollAdvice(response, this.#state, endsAt);
    return response;
  }

  /** Applies the faults of a request to its response, and logs both. */
  #finish(context: RequestContext, unchanged: OpenResponse): SandboxHttpResponse {
    const response = applyFaults(unchanged, context);
    context.entry.status = response.status;
    // Of its own clock, which callers need to know the age of a URL.
    const now = this.#state.clock.now();
    response.headers.date = toHttpDate(now);
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

  #readBody(context: RequestContext, operation: OperationId): Body | Promise<Body> {
    const { request, show, entry } = context;
    const { request: bodyName }: { request?: BodyName; response: BodyName } = bodies[operation];
    if (!bodyName) return {};
    return this.#bodies.read(request, behaviours[operation].maxBytes ?? largestBody, (text) => {
      context.text = text;
      entry.body = show(text);
      const body = parse(text) as Record<string, unknown>;
      const violations = validate(bodyName, body);
      if (typeof body?.model === 'string') entry.model = show(body.model);
      if (violations.length > 0) throw rejectBody('invalid_request', violations);
      if (!this.#state.settings.preflight || !needsPreflight(operation, body)) return body;
      return checkFilesAndTexts(this.#state, operation, body).then(() => body);
    });
  }
}

function toContext(request: SandboxHttpRequest): RequestContext {
  const authorization = request.header('authorization');
  const key = authorization?.slice(authorization.lastIndexOf(' ') + 1);
  const show = (text: string) => beginningOf(text, key);
  const entry: SandboxRequest = {
    // Both are set when it is logged.
    number: 0,
    at: '',
    method: request.method,
    path: show(request.path),
    hasKey: authorization !== undefined,
    status: 0,
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
