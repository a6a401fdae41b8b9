import type { BodyName } from 'genmedia/schema';
import { largestBody, nextChangeHeader, pollAdviceHeader } from '../../../generated/constants.js';
import { behaviours } from '../../../generated/service.js';
import { bodies } from '../../../generated/validators.js';
import type { OperationId } from '../../terms/operation.js';
import { validate } from '../../validate/index.js';
import type { SandboxState } from '../core/state.js';
import { type Faults, faultHeader, noFaults } from '../faults/faults.js';
import { requestIdHeader, type SandboxHttpRequest, type SandboxHttpResponse, toJson } from '../http/message.js';
import { assertNotRebound } from '../http/origin-guard.js';
import { rejectBody, SandboxRejection, toRejection } from '../http/rejection.js';
import { beginningOf, callerKeyIn } from '../log/caller-key.js';
import type { KeptRequest } from '../log/request-log.js';
import type { Traffic } from '../log/traffic.js';
import { operationHandlers } from '../operations/index.js';
import { isResult, serveResult } from '../results/serve.js';
import { nextChangeOf } from '../tasks/film-parts.js';
import type { StoredTask } from '../tasks/task.js';
import { authorize } from './authorization.js';
import { assertJsonType, BodyReader, parse } from './body.js';
import { checkFilesAndTexts, needsPreflight } from './preflight.js';
import { type Route, routeOf } from './routes.js';

type Body = Readonly<Record<string, unknown>>;

/** Characters of a path or a body that the log of requests shows. */
const maxShownLength = 1000;

/** A request on its way through the service, and what is known of it so far. */
interface RequestContext extends Traffic {
  /** Makes a string of the request safe to show: its beginning, without the key. */
  show: (text: string) => string;
  /** Whether it may have a body that nobody has read yet. */
  hasUnreadBody: boolean;
  /** Time of the sandbox at which the request took effect. */
  performedAt?: number;
}

/** The simulated service: takes each request from its first check to its response. */
export class Service {
  readonly #state: SandboxState;
  readonly #faults: Faults;
  readonly #save: () => Promise<void> | undefined;
  readonly #log: (received: Traffic, response: SandboxHttpResponse) => void;
  readonly #bodies = new BodyReader();
  /** Number of requests. */
  #count = 0;

  constructor(
    state: SandboxState,
    faults: Faults,
    save: () => Promise<void> | undefined,
    log: (received: Traffic, response: SandboxHttpResponse) => void,
  ) {
    this.#state = state;
    this.#faults = faults;
    this.#save = save;
    this.#log = log;
  }

  /** Counts requests from 1 again. */
  reset(): void {
    this.#count = 0;
  }

  async respond(request: SandboxHttpRequest): Promise<SandboxHttpResponse> {
    const context = toContext(request);
    let response: SandboxHttpResponse;
    try {
      response = await this.#handle(context);
    } catch (error) {
      response = this.#reject(context, error);
    }
    if (context.hasUnreadBody) await this.#keepBody(context);
    return this.#finish(context, response);
  }

  /**
   * Only requests with a body and those for files take time. Here and in `#store` a result that is known is returned without a
   * promise: with async functions a poll takes a fifth longer in here, and the sandbox is hardly ten times as fast as Prism.
   */
  #handle(context: RequestContext): SandboxHttpResponse | Promise<SandboxHttpResponse> {
    const { request } = context;
    const { apiKey, hosts } = this.#state.settings;
    assertNotRebound(request, hosts);
    context.hasUnreadBody = request.method !== 'GET' && request.method !== 'HEAD';
    if (isResult(request.path)) {
      this.#applyFaults(context, 'results');
      return hangs(context) ? toJson({}) : serveResult(this.#state, request);
    }
    const route = routeOf(request.method, request.path);
    this.#applyFaults(context, route.operation);
    if (hangs(context)) return toJson({});
    authorize(request.header('authorization'), apiKey);
    const { request: bodyName }: { request?: BodyName; response: BodyName } = bodies[route.operation];
    if (!bodyName) return this.#store(request, this.#perform(context, route, {}));
    const maxBytes = behaviours[route.operation].maxBytes ?? largestBody;
    assertJsonType(request);
    context.hasUnreadBody = false;
    return this.#bodies.read(request, maxBytes, async (text) => {
      const body = this.#check(context, bodyName, text);
      const mayFail = this.#state.settings.preflight && needsPreflight(route.operation, body);
      if (mayFail) await checkFilesAndTexts(this.#state, route.operation, body);
      return this.#store(request, this.#perform(context, route, body));
    });
  }

  /** Reads the body of a request that was rejected without it, so that the log has it. One that cannot be read is left out. */
  async #keepBody(context: RequestContext): Promise<void> {
    await this.#bodies.read(context.request, largestBody, (text) => keepText(context, text)).catch(() => {});
  }

  /** Applies the faults that do not depend on the body of the request. */
  #applyFaults(context: RequestContext, operation: OperationId | 'results'): void {
    context.entry.operation = operation;
    context.faults = this.#faults.apply(operation, context.request.header(faultHeader));
    if (context.faults.rejection) throw context.faults.rejection;
  }

  /** Parses the body of a request, and rejects it if it breaks a rule of the document. */
  #check(context: RequestContext, bodyName: BodyName, text: string): Body {
    const { show, entry } = context;
    keepText(context, text);
    const body = parse(text) as Record<string, unknown>;
    const violations = validate(bodyName, body);
    if (typeof body?.model === 'string') entry.model = show(body.model);
    if (violations.length > 0) throw rejectBody('invalid_request', violations);
    return body;
  }

  /** Does what a valid request asks for. */
  #perform(context: RequestContext, { operation, id }: Route, body: Body): SandboxHttpResponse {
    const { request, show, entry, faults } = context;
    const countUse = this.#faults.applyToTask(operation, body, faults);
    const at = this.#state.clock.now();
    context.performedAt = at;
    const operationRequest = { operation, id, body, origin: request.origin, at, faults: faults.task, show };
    const { responseBody, taskId, advised } = operationHandlers[operation](this.#state, operationRequest);
    countUse();
    if (taskId !== undefined) entry.taskId = taskId;
    if (request.method === 'GET' && advised && advised.endsAt > at) this.#state.stoppedClock.read();
    return toJson(
      faults.unknownState === undefined ? responseBody : { ...responseBody, state: faults.unknownState },
      200,
      advised ? this.#pollAdvice(advised, at) : {},
    );
  }

  /**
   * The headers that advise when to poll a task: at its end and, for those who watch it, at its next change. These are two
   * headers, since a client that only waits would otherwise poll more often than without advice. A clock that stands still
   * has no next time.
   */
  #pollAdvice(task: StoredTask, at: number): Record<string, string> {
    const { settings, clock, tasks } = this.#state;
    if (!settings.pollAdvice || clock.speed === 0 || task.endsAt <= at) return {};
    const realTime = (until: number) => `${Math.ceil((until - at) / clock.speed)}`;
    return {
      [pollAdviceHeader]: realTime(task.endsAt),
      [nextChangeHeader]: realTime(nextChangeOf(tasks, task, at)),
    };
  }

  /** Stores what a request has changed, if the sandbox has a store, before its response is sent. */
  #store(
    { method }: SandboxHttpRequest,
    response: SandboxHttpResponse,
  ): SandboxHttpResponse | Promise<SandboxHttpResponse> {
    const saved = this.#save()?.catch((error) => {
      // A read changes nothing but the time, and need not fail while a disk is full.
      if (method !== 'GET') throw error;
      this.#state.failures.report(error);
    });
    return saved ? saved.then(() => response) : response;
  }

  /** The response to a request that failed. */
  #reject({ callerKey: { key }, entry }: RequestContext, error: unknown): SandboxHttpResponse {
    if (!(error instanceof SandboxRejection)) this.#state.failures.report(error);
    const rejection = toRejection(error);
    const redacted = key ? rejection.without(key) : rejection;
    const { code, message, violations } = redacted;
    entry.rejection = { code, message, violations };
    return redacted.toHttpResponse();
  }

  /** Changes the response as the faults of its request say, and logs both. */
  #finish(context: RequestContext, unchanged: SandboxHttpResponse): SandboxHttpResponse {
    const { entry, faults } = context;
    const { html, connectionFault } = faults;
    const { kind, delay } = connectionFault;
    const fault = kind ?? (html ? 'html' : delay !== undefined && 'slow');
    if (fault) entry.fault = fault;
    const { status, headers, body } = html === undefined ? unchanged : toPage(html);
    entry.status = kind === 'lost' || kind === 'hang' ? 0 : status;
    const now = this.#state.clock.now();
    // Callers need it to know the age of a URL, which starts when the body was made. A fast clock has moved on since.
    const date = new Date(context.performedAt ?? now).toUTCString();
    this.#count += 1;
    entry.number = this.#count;
    entry.requestId = `req-${this.#count}`;
    entry.at = now;
    const sentHeaders = Object.assign({ date, [requestIdHeader]: entry.requestId }, headers);
    const response: SandboxHttpResponse = { status, headers: sentHeaders, body };
    if (kind || delay) response.connectionFault = connectionFault;
    this.#log(context, response);
    return response;
  }
}

function keepText(context: RequestContext, text: string): void {
  if (text === '') return;
  context.text = text;
  context.entry.body = context.show(text);
}

const hangs = ({ faults }: RequestContext) => faults.connectionFault.kind === 'hang';

function toContext(request: SandboxHttpRequest): RequestContext {
  const authorization = request.header('authorization');
  const callerKey = callerKeyIn(authorization);
  const show = (text: string) => beginningOf(text, maxShownLength, callerKey);
  // Its number and times are set when it is logged.
  const entry: KeptRequest = {
    number: 0,
    requestId: '',
    at: 0,
    method: request.method,
    path: show(request.path),
    status: 0,
    hasKey: authorization !== undefined,
  };
  return {
    request,
    startedAt: performance.now(),
    callerKey,
    show,
    entry,
    faults: noFaults(),
    text: undefined,
    hasUnreadBody: false,
  };
}

function toPage(status: number): SandboxHttpResponse {
  const body = '<!doctype html><title>Sorry</title><p>A fault asked for this page.\n';
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
