import type { BodyName } from 'genmedia/schema';
import { bodies } from '../../generated/validators.js';
import type { OperationId } from '../operation.js';
import { validate } from '../validate/index.js';
import { authorize } from './authorization.js';
import { BodyReader, parse } from './body.js';
import type { RequestFaults } from './faults/fault.js';
import { type Faults, faultHeader } from './faults/faults.js';
import { type Call, type Reply, toJson } from './message.js';
import { performers } from './operations.js';
import { Refusal, refuseBody } from './refusal.js';
import { beginningOf, type SandboxRequest } from './requests.js';
import { isResult, serveResult } from './results/serve.js';
import { routeOf } from './routes.js';
import type { World } from './world.js';

type Noted = Omit<SandboxRequest, 'number' | 'at' | 'status'>;

/** What is asked of the service, from the first look at a request to its answer. */
export class Service {
  readonly #world: World;
  readonly #faults: Faults;
  readonly #saved: () => Promise<void> | undefined;
  readonly #note: (request: Noted & { status: number }) => void;
  readonly #bodies = new BodyReader();

  constructor(
    world: World,
    faults: Faults,
    saved: () => Promise<void> | undefined,
    note: (request: Noted & { status: number }) => void,
  ) {
    this.#world = world;
    this.#faults = faults;
    this.#saved = saved;
    this.#note = note;
  }

  async answer(call: Call): Promise<Reply> {
    const authorization = call.header('authorization');
    const key = authorization?.split(' ').at(-1);
    const noted: Noted = {
      method: call.method,
      path: beginningOf(call.path, key),
      hasKey: authorization !== undefined,
    };
    let effects: RequestFaults | undefined;
    let reply: Reply;
    try {
      reply = await this.#reply(call, noted, (faults) => {
        effects = faults;
      });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : toUnforeseen(error);
      const told = key ? refusal.without(key) : refusal;
      noted.refusal = { code: told.code, message: told.message, violations: told.violations };
      reply = told.toReply();
    }
    if (effects) reply = spoil(reply, effects, noted);
    this.#note({ ...noted, status: reply.status });
    return reply;
  }

  async #reply(call: Call, noted: Noted, struck: (effects: RequestFaults) => void): Promise<Reply> {
    const strike = (operation: OperationId | 'results') => {
      noted.operation = operation;
      const effects = this.#faults.strike(operation, call.header(faultHeader));
      struck(effects);
      if (effects.refusal) throw toRefusal(effects.refusal);
      return effects;
    };
    if (isResult(call.path)) {
      if (strike('results').mishap.kind === 'hang') return toJson({});
      return serveResult(this.#world, call);
    }
    const { operation, id } = routeOf(call.method, call.path);
    const faults = strike(operation);
    if (faults.mishap.kind === 'hang') return toJson({});
    authorize(call.header('authorization'), this.#world.settings.apiKey);
    const body = await this.#bodyOf(call, operation, (text) => {
      noted.body = beginningOf(text, call.header('authorization')?.split(' ').at(-1));
    });
    const answer = performers[operation](this.#world, { operation, id, body, origin: call.origin, faults });
    const { compose_sub_task_id, sub_task_id, task_id, id: ownId } = answer as Record<string, string | undefined>;
    const taskId = compose_sub_task_id ?? sub_task_id ?? task_id ?? ownId;
    if (typeof taskId === 'string' && this.#world.tasks.get(taskId)) noted.taskId = taskId;
    const saving = this.#saved();
    if (saving) await saving;
    return toJson(faults.unknownState === undefined ? answer : { ...answer, state: faults.unknownState });
  }

  async #bodyOf(
    call: Call,
    operation: OperationId,
    note: (text: string) => void,
  ): Promise<Readonly<Record<string, unknown>>> {
    const { request }: { request?: BodyName; answer: BodyName } = bodies[operation];
    if (!request) return {};
    const text = await this.#bodies.read(call, operation);
    note(text);
    const body = parse(text);
    const violations = validate(request, body);
    if (violations.length > 0) throw refuseBody('invalid_request', violations);
    return body as Readonly<Record<string, unknown>>;
  }
}

function toRefusal({ status, retryAfter }: NonNullable<RequestFaults['refusal']>): Refusal {
  const headers = retryAfter === undefined ? {} : { 'retry-after': `${Math.ceil(retryAfter / 1000)}` };
  return new Refusal(status, 'fault', `This status ${status} was asked for by a fault.`, { headers });
}

/** A store or an option of the sandbox has failed. */
function toUnforeseen(error: unknown): Refusal {
  return new Refusal(500, 'sandbox_failed', `The sandbox failed: ${error instanceof Error ? error.message : error}`);
}

/** Does to an answer what the faults ask for. */
function spoil(reply: Reply, { html, mishap }: RequestFaults, noted: Noted): Reply {
  if (mishap.kind ?? mishap.delay ?? html) noted.mishap = mishap.kind ?? (html ? 'html' : 'slow');
  const spoilt = html === undefined ? reply : toPage(html);
  return mishap.kind || mishap.delay ? { ...spoilt, mishap } : spoilt;
}

function toPage(status: number): Reply {
  const body = '<!doctype html><title>Sorry</title><p>This page was asked for by a fault.\n';
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
