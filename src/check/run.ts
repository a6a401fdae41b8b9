import { isObject } from '../shared/is-object.js';
import { excerpt } from '../shared/text.js';
import type { OperationId } from '../terms/operation.js';
import { taskIdOf } from '../terms/task-handle.js';
import { validateResponse } from '../validate/index.js';
import { AmbiguousRejections } from './ambiguous-rejections.js';
import type { Connection, Exchange, RequestParts } from './connection.js';
import type { CreditBudget } from './credit-budget.js';
import { type OwnMedia, withOwnMedia } from './own-media.js';
import { Presence } from './presence.js';
import type { Profile } from './profiles.js';
import type { FoundViolation } from './report.js';
import type { RuleResults } from './rule-results.js';
import type { SentRequest } from './sent-request.js';
import { isRead } from './targets.js';
import { verdictOf } from './verdict.js';

/** Rules of every response. */
export const responseRules = {
  status: 'an accepted request gets status 200',
  body: 'the response to an accepted request is in contract',
};

/** `application/json; charset=utf-8` is JSON, too. */
const jsonType = /^application\/([\w.-]+\+)?json\b/i;

interface Parts {
  profile: Profile;
  connection: Connection;
  results: RuleResults;
  budget: CreditBudget;
  signal: AbortSignal;
  random: () => number;
  /** Ends the check, with a sentence that says why. */
  stop: (why: string) => void;
  media?: OwnMedia | undefined;
  /** Id of a task that the server has. */
  task?: string | undefined;
  /** The request whose task or film is followed. */
  followed?: SentRequest;
  presence?: Presence;
}

/** What all checks of one run share. */
export class CheckRun {
  readonly profile: Profile;
  readonly connection: Connection;
  readonly results: RuleResults;
  readonly budget: CreditBudget;
  readonly signal: AbortSignal;
  readonly random: () => number;
  readonly stop: (why: string) => void;
  readonly task: string | undefined;
  readonly ambiguous = new AmbiguousRejections();
  readonly presence: Presence;

  readonly #parts: Parts;
  readonly #media: OwnMedia;

  constructor(parts: Parts) {
    const { profile, connection, results, budget, signal, random, stop, media = {}, task } = parts;
    this.#parts = parts;
    this.presence = parts.presence ?? new Presence();
    this.profile = profile;
    this.connection = connection;
    this.results = results;
    this.budget = budget;
    this.signal = signal;
    this.random = random;
    this.stop = stop;
    this.task = task;
    this.#media = media;
  }

  /** The same run, while the task or film of a request is followed. Its violations are sent again by following it again. */
  within(followed: SentRequest): CheckRun {
    return this.with({ followed, results: this.results.within(followed) });
  }

  /** The same run with other parts. What is known of the server is shared. */
  with(parts: Partial<Parts>): CheckRun {
    return new CheckRun({ ...this.#parts, presence: this.presence, ...parts });
  }

  /** A request that must be accepted, with files that the server can read. Fields in `keep` stay as they are. */
  withMedia<Body>(operation: OperationId, body: Body, keep?: readonly string[]): Body {
    return this.profile === 'full' ? (withOwnMedia(operation, body, this.#media, keep) as Body) : body;
  }

  /** Sends a request. One that may create a task reserves its credits first. */
  async send(operation: OperationId, parts: RequestParts = {}): Promise<Exchange> {
    const exchange = await this.#sendWithin(operation, parts);
    if (parts.authorization === undefined) this.presence.note(exchange);
    const { followed } = this.#parts;
    return followed ? { ...exchange, sent: followed } : exchange;
  }

  async #sendWithin(operation: OperationId, parts: RequestParts): Promise<Exchange> {
    if (isRead(operation)) return this.connection.send(operation, parts);
    const settle = await this.budget.reserve(operation);
    let credits: number | undefined;
    try {
      const exchange = await this.connection.send(operation, parts);
      if (exchange.status === undefined) return exchange;
      credits = verdictOf(exchange).kind === 'accepted' ? await this.#creditsOf(exchange) : 0;
      return exchange;
    } finally {
      settle(credits);
    }
  }

  /** Credits of an accepted request. Some creates respond only with an identifier, so that the task is read. */
  async #creditsOf({ body }: Exchange): Promise<number> {
    if (!isObject(body)) return 0;
    const { credits } = body as { credits?: unknown };
    if (typeof credits === 'number') return credits;
    const id = taskIdOf(body);
    if (id === undefined || this.profile === 'stateless') return 0;
    const task = (await this.connection.send('getTaskCreations', { id })).body as { credits?: unknown } | undefined;
    return typeof task?.credits === 'number' ? task.credits : 0;
  }

  /** Decides what only all responses together can decide, when nothing more is sent. */
  settle(): void {
    this.ambiguous.settle(this.results);
    this.presence.settle(this.results);
  }

  /** Records whether a rule holds, with the request that shows it. */
  check(subject: string, rule: string, holds: boolean, violation: () => FoundViolation): boolean {
    if (holds) this.results.held(subject, rule);
    else this.results.violated(subject, rule, violation());
    return holds;
  }

  /** Checks a response to an accepted request against the document. */
  checkResponse(exchange: Exchange): boolean {
    const { operation, line: request, sent, status, body, shown, type = '' } = exchange;
    const isRightStatus = this.check(operation, responseRules.status, status === 200, () => ({
      request,
      sent,
      expected: 'must get status 200',
      actual: `got ${shown}`,
      response: shown,
    }));
    const violations = validateResponse(operation, body);
    const isJson = jsonType.test(type);
    const declared = `Its Content-Type must be application/json, ${type ? `not ${excerpt(type)}` : 'and it has none'}.`;
    const messages = [...(isJson ? [] : [declared]), ...violations.map(({ message }) => message)].join(' ');
    this.check(operation, responseRules.body, body !== undefined && isJson && violations.length === 0, () => ({
      request,
      sent,
      expected: 'must get a response that is in contract',
      actual: this.connection.redact(
        body === undefined ? `got a body that is not JSON: ${shown}` : `got ${shown}: ${messages}`,
      ),
      response: shown,
    }));
    return isRightStatus && violations.length === 0;
  }
}
