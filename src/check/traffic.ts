import { operations } from '../../generated/operations.js';
import { aFunction, checkOptions } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { parseUrl } from '../shared/parse-url.js';
import { redactorFor } from '../shared/redact.js';
import { excerpt } from '../shared/text.js';
import type { OperationId } from '../terms/operation.js';
import { validateRequest, validateResponse } from '../validate/index.js';
import { assertExchange } from './assert-exchange.js';
import { operationAt, pathnameOf } from './operation-at.js';
import { textList } from './option-rules.js';
import { type CheckReport, type FoundViolation, withSummary } from './report.js';
import { RuleResults } from './rule-results.js';
import { responseRules } from './run.js';
import { curlOf } from './sent-request.js';
import { shownResponse } from './shown-response.js';
import { isRead, operationIds } from './targets.js';

/** A request that a client has sent to a server, and the response. */
export interface RecordedExchange {
  /** Method of the request. */
  readonly method: string;
  /** URL or path. */
  readonly url: string;
  /** Header `Authorization` of the request. */
  readonly authorization?: string | undefined;
  /** `undefined` if it was not recorded. */
  readonly requestText?: string | undefined;
  /** Status of the response. */
  readonly status: number;
  /** `undefined` if it was not recorded. */
  readonly responseText?: string | undefined;
  /** Line at which it begins in the file that it was recorded in. */
  readonly line?: number | undefined;
}

const trafficRules = {
  request: 'a request is in contract',
  rejected: 'a request that is out of contract is rejected',
  key: 'a request without a key is rejected',
};

/** The names of all rules on traffic. */
export const trafficRuleNames = (): string[] =>
  operationIds.flatMap((operation) =>
    [...Object.values(trafficRules), ...Object.values(responseRules)].map((rule) => `${operation}: ${rule}`),
  );

/** The number of all rules on traffic: reads have no body to check. */
const allTrafficRules = operationIds.reduce((sum, operation) => sum + (isRead(operation) ? 3 : 5), 0);

/** The URL of a request without its query. A proxy passes on paths. */
const toUrl = (target: string, url: string) => (parseUrl(url)?.origin ?? target.replace(/\/+$/, '')) + pathnameOf(url);

/** Checks traffic between a client and a server against the document. */
export class TrafficCheck {
  readonly #results: RuleResults;
  readonly #target: string;
  readonly #started = Date.now();
  #requests = 0;
  #others = 0;

  /** `onBroken` gets every violation as it is found. */
  constructor(
    target: string,
    options: { only?: readonly string[]; onBroken?: ConstructorParameters<typeof RuleResults>[1] } = {},
  ) {
    if (typeof target !== 'string')
      throw new ConfigurationError(
        'The first argument of new TrafficCheck must be the name of what is checked, such as traffic.har.',
      );
    checkOptions('TrafficCheck', options, { only: textList, onBroken: aFunction() });
    const { only = [], onBroken = () => {} } = options;
    this.#target = target;
    this.#results = new RuleResults(only, onBroken);
  }

  /** Checks one request and its response. `hasHeaders` says whether the header Authorization would have been recorded. */
  inspect(exchange: RecordedExchange, hasHeaders: boolean): void {
    assertExchange(exchange);
    const { method, url, authorization, status, line } = exchange;
    const operation = operationAt(method, url);
    if (!operation) {
      this.#others += 1;
      return;
    }
    this.#requests += 1;
    const redact = redactorFor(authorization?.split(' ').at(-1) || 'no key');
    const pathname = pathnameOf(url);
    // Before any of it is shortened, since half a key would not be recognized.
    const requestText = redact(exchange.requestText);
    const responseText = redact(exchange.responseText);
    const request = redact(`${method} ${pathname}${requestText ? ` ${excerpt(requestText)}` : ''}`);
    const curlAuthorization = hasHeaders && authorization === undefined ? null : undefined;
    const curl = redact(curlOf(method, toUrl(this.#target, url), curlAuthorization, requestText));
    const shown = shownResponse(status, responseText ?? '');
    const check = (rule: string, holds: boolean, violation: Omit<FoundViolation, 'request'>) => {
      if (holds) this.#results.held(operation, rule);
      else this.#results.violated(operation, rule, { request, curl, ...violation, ...(line && { line }) });
    };
    const isAccepted = status >= 200 && status < 300;
    const problem = requestProblem(operation, requestText);
    if (problem !== undefined) {
      check(trafficRules.request, problem === '', { expected: 'must be in contract', actual: `is not: ${problem}` });
      if (problem !== '')
        check(trafficRules.rejected, !isAccepted, { expected: 'must be rejected', actual: `was accepted: ${shown}` });
    }
    if (hasHeaders && authorization === undefined) {
      check(trafficRules.key, !isAccepted, { expected: 'must be rejected', actual: `was accepted: ${shown}` });
    }
    if (!isAccepted) return;
    check(responseRules.status, status === 200, { expected: 'must get status 200', actual: `got ${shown}` });
    if (responseText === undefined) return;
    const messages = violationsIn(responseText, (body) => validateResponse(operation, body));
    check(responseRules.body, messages === '', {
      expected: 'must get a response that is in contract',
      actual: `got ${shown}: ${messages}`,
    });
  }

  /** What was found so far. `stopped` says why the traffic ended early, if it did. */
  report(stopped?: string): CheckReport {
    const reason = stopped ?? (this.#requests === 0 ? nothingFound(this.#others) : undefined);
    return withSummary({
      target: this.#target,
      profile: 'traffic',
      seed: 0,
      startedAt: new Date(this.#started).toISOString(),
      milliseconds: Date.now() - this.#started,
      requests: this.#requests,
      credits: 0,
      allRules: allTrafficRules,
      rules: this.#results.list(),
      ...(reason !== undefined && { stopped: reason }),
    });
  }
}

function nothingFound(others: number): string {
  if (others === 0) return 'There was no request with a response. Record or send some that call the service.';
  const [method, path] = operations[operationIds.find((operation) => !isRead(operation)) as OperationId];
  return `None of ${others} ${others === 1 ? 'request' : 'requests'} is one of the document, such as ${method} ${path}. Record or send requests that call the service.`;
}

/** What is wrong with a request; empty if nothing is, and `undefined` if it has no body to check. */
function requestProblem(operation: OperationId, requestText: string | undefined): string | undefined {
  if (isRead(operation) || requestText === undefined) return undefined;
  return violationsIn(requestText, (body) => validateRequest(operation, body));
}

function violationsIn(text: string, validate: (body: unknown) => { message: string }[]): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'The body is not JSON.';
  }
  return validate(body)
    .map(({ message }) => message)
    .join(' ');
}
