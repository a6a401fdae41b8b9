import type { BodyName } from 'genmedia/schema';
import { largestBody } from '../../../generated/constants.js';
import { behaviours } from '../../../generated/service.js';
import { bodies } from '../../../generated/validators.js';
import type { OperationId } from '../../contract/operation.js';
import { validate } from '../../validate/index.js';
import type { RequestFaults } from '../faults/fault.js';
import { type Faults, faultHeader, noFaults } from '../faults/faults.js';
import { type SandboxHttpRequest, type SandboxHttpResponse, toJson } from '../http/message.js';
import { assertNotRebound } from '../http/origin-guard.js';
import { pollAdvice } from '../http/poll-advice.js';
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
import { routeOf } from './routes.js';

type Body = Readonly<Record<string, unknown>>;

/** A request on its way through the service, and what is known of it so far. */
interface RequestContext {
  request: SandboxHttpRequest;
  /** Makes a text of the request safe to show: its beginning, without the key. */
  show: (text: string) => string;
  entry: SandboxRequest;
  faults: RequestFaults;
  /** The body, once it is read. */
  text?: string;
}

/** The simulated service: takes each request from its first check to its response. */
export class Service {
  readonly #state: SandboxState;
  readonly #faults: Faults;
  readonly #save: () => Promise<void> | undefined;
  readonly #log: (entry: SandboxRequest, traffic: Traffic) => void;
  readonly #bodies = new BodyReader();

  constructor(
    state: SandboxState,
    faults: Faults,
    save: () => Promise<void> | undefined,
    log: (entry: SandboxRequest, traffic: Traffic) => void,
  ) {
    this.#state = state;
    this.#faults = faults;
    this.#save = save;
    this.#log = log;
  }

  async respond(request: SandboxHttpRequest): Promise<SandboxHttpResponse> {
    const startedAt = performance.now();
    const authorization = request.header('authorization');
    const key = authorization?.split(' ').at(-1);
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
    const context: RequestContext = { request, show, entry, faults: noFaults() };
    let response: SandboxHttpResponse;
    try {
      response = await this.#respondOrThrow(context);
    } catch (error) {
      const rejection = toRejection(error);
      const redacted = key ? rejection.without(key) : rejection;
      const { code, message, violations } = redacted;
      entry.rejection = { code, message, violations };
      response = redacted.toReply();
    }
    response = applyFaults(response, context);
    entry.status = response.status;
    // Of its own clock, which callers need to know the age of a URL.
    response.headers = { date: toHttpDate(this.#state.clock.now()), ...response.headers };
    const { text, faults } = context;
    this.#log(entry, { request, response, text, key, faults, milliseconds: performance.now() - startedAt });
    return response;
  }

  async #respondOrThrow(context: RequestContext): Promise<SandboxHttpResponse> {
    const { request, show, entry } = context;
    const { settings } = this.#state;
    assertNotRebound(request, settings.hosts);
    if (isResult(request.path)) {
      if (this.#strike(context, 'results') === 'hang') return toJson({});
      return serveResult(this.#state, request);
    }
    const { operation, id } = routeOf(request.method, request.path);
    if (this.#strike(context, operation) === 'hang') return toJson({});
    authorize(request.header('authorization'), settings.apiKey);
    const body = await this.#readBody(context, operation);

    const { faults } = context;
    const spend = this.#faults.strikeTask(operation, body, faults);
    const operationRequest = { operation, id, body, origin: request.origin, faults: faults.task, show };
    const { responseBody, taskId, endsAt } = operationHandlers[operation](this.#state, operationRequest);
    spend();
    if (taskId !== undefined) entry.taskId = taskId;
    const saving = this.#save();
    if (saving) await saving;
    const sent = faults.unknownState === undefined ? responseBody : { ...responseBody, state: faults.unknownState };
    return toJson(sent, 200, endsAt === undefined ? undefined : pollAdvice(this.#state, endsAt));
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

/** Changes a response as the faults of its request say. */
function applyFaults(
  response: SandboxHttpResponse,
  { faults: { html, connectionFault }, entry }: RequestContext,
): SandboxHttpResponse {
  const kind = connectionFault.kind ?? (html ? 'html' : connectionFault.delay !== undefined && 'slow');
  if (kind) entry.fault = kind;
  const changed = html === undefined ? response : toPage(html);
  return connectionFault.kind || connectionFault.delay ? { ...changed, connectionFault } : changed;
}

function toPage(status: number): SandboxHttpResponse {
  const body = '<!doctype html><title>Sorry</title><p>A fault asked for this page.\n';
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
