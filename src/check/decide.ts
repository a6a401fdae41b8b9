import type { OperationId } from '../terms/operation.js';
import type { Exchange } from './connection.js';
import { isNotFound } from './presence.js';
import type { CheckRun } from './run.js';
import { isRead } from './targets.js';
import { type Expectation, narrower, type ServerVerdict, verdictOf, wider } from './verdict.js';

/** A body that every operation rejects, and the rule that says so. */
export const brokenJson = '{"model":';
export const jsonRule = 'a body that is not JSON is rejected';

interface Decision extends Expectation {
  rule: string;
  must: 'accepted' | 'rejected';
  /** What is special about the request. */
  case?: string;
  /** Finds out why the service leaves open whether it is accepted or rejected, as a sentence. */
  leftOpen?: () => Promise<string | undefined>;
}

/** Records whether the server accepts or rejects a request as it must. An operation that it does not have is reported once. */
export async function decide(
  run: CheckRun,
  exchange: Exchange,
  { rule, must, case: what, leftOpen, ...expectation }: Decision,
): Promise<ServerVerdict> {
  const { operation, line: request } = exchange;
  const { presence } = run;
  const verdict = verdictOf(exchange, expectation);
  const holds = verdict.kind === must;
  const isDecided = verdict.kind === 'rejected' || verdict.kind === 'accepted';
  const why = isDecided && !holds ? await leftOpen?.() : undefined;
  if (isNotFound(exchange) && holds) presence.noteNotFound(operation, rule);
  else if (why !== undefined)
    run.results.undocumented(operation, rule, {
      request,
      ...(what && { case: what }),
      actual: must === 'accepted' ? narrower(verdict.text) : wider(verdict.text),
      why,
    });
  else if (isNotFound(exchange) && !(await hasOperation(run, operation)) && isSkipped(run, operation, rule))
    return verdict;
  else {
    const isReported = run.results.covers(operation, rule);
    if (isNotFound(exchange) && !presence.has(operation) && isReported) presence.reportMissing(operation);
    run.check(operation, rule, holds, () => ({
      request,
      sent: { ...exchange.sent, must, ...(expectation.isUnknownId && { isUnknownId: true }) },
      ...(what && { case: what }),
      expected: `must be ${must}`,
      actual: verdict.text,
      response: exchange.shown,
    }));
  }
  if (run.profile === 'refusals' && verdict.kind === 'accepted' && !holds) stopAtAccepted(run, exchange.shown);
  return verdict;
}

/** Whether a rule cannot be checked, since the server does not have the operation. */
export function isSkipped(run: CheckRun, operation: OperationId, rule: string): boolean {
  if (!run.presence.isMissing(operation)) return false;
  run.results.notChecked(operation, rule, 'The server does not have the operation.');
  return true;
}

/** Whether the server has an operation, as far as a request can find out that a correct server rejects, or that only reads. */
export async function hasOperation(run: CheckRun, operation: OperationId): Promise<boolean> {
  const { presence } = run;
  if (presence.has(operation)) return true;
  const exchange = await run.send(operation, isRead(operation) ? {} : { text: brokenJson });
  if (!isRead(operation) && presence.has(operation)) await decide(run, exchange, { rule: jsonRule, must: 'rejected' });
  return presence.has(operation);
}

/** Ends a check whose requests should have cost nothing. */
function stopAtAccepted(run: CheckRun, shown: string): void {
  const { spent } = run.budget;
  const cost = spent > 0 ? `It reported ${spent} credits` : 'It reported no credits, so its cost is unknown';
  run.stop(`A request that must be rejected was accepted, so no other is sent. ${cost}: ${shown}`);
}
