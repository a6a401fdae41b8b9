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
import { rejectBody, toRejection } from '../http/rejection.js';
import { operationHandlers } from '../operations/index.js';
import { isResult, serveResult } from '../results/serve.js';
import type { SandboxState } from '../state.js';
import { authorize } from './authorization.js';
import { BodyReader, parse } from './body.js';
import { beginningOf, type SandboxRequest } from './request-log.js';
import { routeOf } from './routes.js';

type Noted = Omit<SandboxRequest, 'number' | 'at'>;

/** A request on its way through the service, and what is known of it so far. */
interface Visit {
  call: SandboxHttpRequest;
  /** A text of the request as it may be shown: its beginning, without the key. */
  show: (text: string) => string;
  noted: Noted;
  faults: RequestFaults;
}

/** What is asked of the service, from the first look at a request to its answer. */
export class Service {
  readonly #world: SandboxState;
  readonly #faults: Faults;
  readonly #save: () => Promise<void> | undefined;
  readonly #note: (request: Noted) => void;
  readonly #bodies = new BodyReader();

  constructor(
    world: SandboxState,
    faults: Faults,
    save: () => Promise<void> | undefined,
    note: (request: Noted) => void,
  ) {
    this.#world = world;
    this.#faults = faults;
    this.#save = save;
    this.#note = note;
  }

  async answer(call: SandboxHttpRequest): Promise<SandboxHttpResponse> {
    const authorization = call.header('authorization');
    const key = authorization?.split(' ').at(-1);
    const show = (text: string) => beginningOf(text, key);
    const noted: Noted = {
      method: call.method,
      path: show(call.path),
      hasKey: authorization !== undefined,
      status: 0,
    };
    const visit = { call, show, noted, faults: noFaults() };
    let reply: SandboxHttpResponse;
    try {
      reply = await this.#reply(visit);
    } catch (error) {
      const refusal = toRejection(error);
      const told = key ? refusal.without(key) : refusal;
      noted.refusal = { code: told.code, message: told.message, violations: told.violations };
      reply = told.toReply();
    }
    reply = spoil(reply, visit);
    noted.status = reply.status;
    this.#note(noted);
    return reply;
  }

  async #reply(visit: Visit): Promise<SandboxHttpResponse> {
    const { call, show, noted } = visit;
    const { settings } = this.#world;
    assertNotRebound(call, settings.hosts);
    if (isResult(call.path)) {
      if (this.#strike(visit, 'results') === 'hang') return toJson({});
      return serveResult(this.#world, call);
    }
    const { operation, id } = routeOf(call.method, call.path);
    if (this.#strike(visit, operation) === 'hang') return toJson({});
    authorize(call.header('authorization'), settings.apiKey);
    const body = await this.#bodyOf(visit, operation);

    const { faults } = visit;
    const spend = this.#faults.strikeTask(operation, body, faults);
    const exchange = { operation, id, body, origin: call.origin, faults: faults.task, show };
    const { answer, taskId } = operationHandlers[operation](this.#world, exchange);
    spend();
    if (taskId !== undefined) noted.taskId = taskId;
    const saving = this.#save();
    if (saving) await saving;
    return toJson(faults.unknownState === undefined ? answer : { ...answer, state: faults.unknownState });
  }

  /** Lets the faults strike that need not know what is asked for. */
  #strike(visit: Visit, operation: OperationId | 'results'): string | undefined {
    visit.noted.operation = operation;
    visit.faults = this.#faults.strike(operation, visit.call.header(faultHeader));
    const { refusal, mishap } = visit.faults;
    if (refusal) throw refusal;
    return mishap.kind;
  }

  async #bodyOf({ call, show, noted }: Visit, operation: OperationId): Promise<Readonly<Record<string, unknown>>> {
    const { request }: { request?: BodyName; answer: BodyName } = bodies[operation];
    if (!request) return {};
    const text = await this.#bodies.read(call, behaviours[operation].maxBytes ?? largestBody);
    noted.body = show(text);
    const body = parse(text);
    const violations = validate(request, body);
    if (violations.length > 0) throw rejectBody('invalid_request', violations);
    return body as Readonly<Record<string, unknown>>;
  }
}

/** Does to an answer what the faults ask for. */
function spoil(reply: SandboxHttpResponse, { faults: { html, mishap }, noted }: Visit): SandboxHttpResponse {
  const word = mishap.kind ?? (html ? 'html' : mishap.delay !== undefined && 'slow');
  if (word) noted.mishap = word;
  const spoilt = html === undefined ? reply : toPage(html);
  return mishap.kind || mishap.delay ? { ...spoilt, mishap } : spoilt;
}

function toPage(status: number): SandboxHttpResponse {
  const body = '<!doctype html><title>Sorry</title><p>This page was asked for by a fault.\n';
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
