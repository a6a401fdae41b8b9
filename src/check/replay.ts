import { isObject } from '../shared/is-object.js';
import type { OperationId } from '../terms/operation.js';
import { type CheckOptions, lifecycleOptions, pool, runWith } from './check-server.js';
import { decide } from './decide.js';
import { checkEcho } from './echo.js';
import { leftOpenIn } from './left-open.js';
import { followFilm, followRetries, type LifecycleOptions } from './lifecycle/index.js';
import { ResultUrls } from './lifecycle/result-urls.js';
import { checkCreate, checkTaskLifecycle } from './lifecycle/task-lifecycle.js';
import { readRules } from './lifecycle/wait.js';
import type { CheckReport, RuleResult, RuleViolation, UndocumentedCase } from './report.js';
import { docsOf, RuleResults } from './rule-results.js';
import { tables } from './rules/index.js';
import type { CheckRun } from './run.js';
import { type SentRequest, toFull } from './sent-request.js';
import { reducedBody } from './shrink.js';
import { operationOf } from './targets.js';
import { verdictOf } from './verdict.js';
import { wordsOf } from './violation-id.js';

/** A violation of a report, with its rule. */
export interface ReportedViolation extends RuleViolation {
  readonly subject: string;
  readonly rule: string;
}

type Replayable = ReportedViolation & { readonly sent: SentRequest };

/** Options of `replay`: those of a check. `only` is ignored. */
interface ReplayOptions extends CheckOptions {
  /** Reduces each request that still fails to the least fields that do. Default: false. */
  shrink?: boolean | undefined;
}

/** The violations of a report, each with its rule. */
export const violationsOf = ({ rules }: Pick<CheckReport, 'rules'>): ReportedViolation[] =>
  rules.flatMap(({ subject, rule, violations }) => violations.map((one) => ({ ...one, subject, rule })));

/** What is known about a violation after its request was sent again. */
interface Outcome {
  one: ReportedViolation;
  status: RuleResult['status'];
  /** The violation as it is now, if it still fails. */
  found?: RuleViolation;
  /** What the server does now where the service documents nothing. */
  undocumented?: UndocumentedCase | undefined;
  /** Why it was not checked. */
  why?: string | undefined;
}

/** Sends the requests of violations again, and reports which of them still fail. Throws as `checkServer` does. */
export async function replay(
  violations: readonly ReportedViolation[],
  { shrink = false, ...options }: ReplayOptions,
): Promise<CheckReport> {
  const isFull = options.profile === 'full';
  const sendable = violations.filter((one): one is Replayable => whyUnsent(one, isFull) === undefined);
  const outcomes = new Map<ReportedViolation, Outcome>();
  const target = options.baseUrl.replace(/\/+$/, '');
  // Profile refusals ends at the first request that is accepted.
  const profile = isFull ? 'full' : 'stateless';
  const report = await runWith({ ...options, profile, only: violations.map(nameOf) }, async (run, concurrency) => {
    const lifecycle = lifecycleOptions(options);
    const jobs = groupsOf(sendable).map((group) => async () => {
      const results = new RuleResults(group.map(nameOf), () => {});
      await sendAgain(run.with({ results }), group, lifecycle);
      const rules = run.connection.redact(results.list(target));
      for (const one of group) {
        const outcome = outcomeIn(rules, one);
        const reduced = outcome.found && shrink ? await reduce(run, one, { target, lifecycle }) : undefined;
        outcomes.set(one, reduced ? { ...outcome, found: reduced } : outcome);
      }
    });
    await pool(jobs, concurrency, run.signal);
  });
  const all = violations.map((one): Outcome => {
    const outcome = outcomes.get(one);
    // A rejection with 404 is decided at the end, when it is known which operations the server has.
    if (outcome) return outcome.status === 'not checked' && !outcome.why ? outcomeIn(report.rules, one) : outcome;
    return { one, status: 'not checked', why: whyUnsent(one, isFull) ?? report.stopped };
  });
  return { ...report, rules: rulesOf(all), ...summaryOf(all, report.stopped), replayed: violations.length };
}

const nameOf = ({ subject, rule }: { subject: string; rule: string }) => `${subject}: ${rule}`;

/** What some results say about a violation. It keeps its id. */
function outcomeIn(rules: readonly RuleResult[], one: ReportedViolation): Outcome {
  const result = rules.find((each) => nameOf(each) === nameOf(one));
  const { status = 'not checked', violations = [], undocumented, why } = result ?? {};
  const found = violations.find(({ expected }) => wordsOf(expected) === wordsOf(one.expected)) ?? violations[0];
  if (found) return { one, status, found: { ...found, id: one.id } };
  return { one, status, undocumented: undocumented?.find((each) => each.case === one.case), why };
}

/** Why a request cannot be sent again, if it cannot. */
function whyUnsent({ sent }: ReportedViolation, isFull: boolean): string | undefined {
  if (!sent) return 'It was found in traffic: send the request again with its client.';
  const refersTo = tablesOf(sent.operation).some((table) => table.refersTo);
  if (isFull && refersTo && sent.must !== 'rejected' && !sent.follow)
    return 'Its request names a film of the earlier check: check the rule again with --only.';
  return undefined;
}

const tablesOf = (operation: OperationId) =>
  tables.filter(({ within, schema }) => operationOf.get(within?.schema ?? schema) === operation);

/** Why the service leaves open whether a request is accepted, as in the first check. */
async function leftOpenOf({ rule, sent: { operation } }: Replayable, body: unknown): Promise<string | undefined> {
  const own = tablesOf(operation).flatMap(({ rules }) => rules.filter((each) => each.rule === rule));
  return (own[0]?.leftOpen ?? (await leftOpenIn(operation, body))) || undefined;
}

/** Violations with the same request are found by sending it once. */
function groupsOf(violations: readonly Replayable[]): Replayable[][] {
  const groups = new Map<string, Replayable[]>();
  for (const one of violations) {
    const { must: _must, isUnknownId: _isUnknownId, afterMs: _afterMs, ...request } = one.sent;
    const key = JSON.stringify(request);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Sends the request that some violations share, and checks their rules. */
async function sendAgain(run: CheckRun, group: readonly Replayable[], lifecycle: LifecycleOptions): Promise<void> {
  const [first] = group;
  if (first?.sent.follow) return followAgain(run, group, first.sent, lifecycle);
  if (!first) return;
  const { operation, id, text, authorization } = first.sent;
  const body = toFull(first.sent.body);
  const exchange = await run.send(operation, {
    id,
    ...(text !== undefined && { text }),
    ...(authorization !== undefined && { authorization }),
    body,
  });
  for (const one of group) {
    const { subject, rule, case: what, sent } = one;
    const { must, isUnknownId } = sent;
    const isUnauthorized = authorization !== undefined;
    const leftOpen = () => leftOpenOf(one, body);
    if (must)
      await decide(run, exchange, { rule, must, isUnknownId, isUnauthorized, leftOpen, ...(what && { case: what }) });
    else if (verdictOf(exchange).kind !== 'accepted')
      run.results.notChecked(subject, rule, `The request is no longer accepted: ${exchange.shown}`);
    else if (rule === readRules.sameId) {
      const { id: returned } = (exchange.body ?? {}) as { id?: unknown };
      run.check(subject, rule, returned === id, () => ({
        request: exchange.line,
        sent,
        expected: `must return the task ${id}`,
        actual: `returned ${exchange.shown}`,
      }));
    }
  }
  const isOfResponse = group.some(({ sent, rule }) => !sent.must && rule !== readRules.sameId);
  if (!isOfResponse || verdictOf(exchange).kind !== 'accepted') return;
  run.checkResponse(exchange);
  if (run.profile === 'full') await checkEcho(run, exchange, body);
}

/** Follows the task or the film of a request again. A rule on the response to a create needs only the create. */
async function followAgain(
  run: CheckRun,
  group: readonly Replayable[],
  sent: SentRequest,
  lifecycle: LifecycleOptions,
) {
  const { operation, follow } = sent;
  const urls = new ResultUrls(run);
  const body = toFull(sent.body) as Record<string, unknown>;
  if (follow === 'film') await followFilm(run, lifecycle, urls);
  else if (follow === 'retries') await followRetries(run, lifecycle);
  else if (group.every(({ subject }) => subject === operation)) {
    const { callback_url: _, ...rest } = run.withMedia(operation, body);
    await checkCreate(run.within(sent), operation, rest);
  } else {
    // A state of a moment is seen only by reads that follow each other fast.
    await checkTaskLifecycle(run.within(sent), operation, body, { ...lifecycle, onWatched: () => {} }, urls);
  }
  await urls.checkAgain(Math.max(...group.map((one) => one.sent.afterMs ?? 0)));
}

/** The violation with the least request that still breaks the rule. `undefined`: nothing can be left out. */
async function reduce(
  run: CheckRun,
  one: Replayable,
  { target, lifecycle }: { target: string; lifecycle: LifecycleOptions },
): Promise<RuleViolation | undefined> {
  const { id, subject, rule, sent } = one;
  const body = toFull(sent.body);
  const isOfRequest = sent.follow === undefined || (sent.follow === 'task' && subject === sent.operation);
  if (!isObject(body) || !isOfRequest) return undefined;
  let found: RuleViolation | undefined;
  const stillFails = async (smaller: object) => {
    const results = new RuleResults([nameOf(one)], () => {});
    await sendAgain(run.with({ results }), [{ ...one, sent: { ...sent, body: smaller } }], lifecycle);
    const [violation] = results.list(target).find((each) => each.rule === rule)?.violations ?? [];
    found = violation ?? found;
    return violation !== undefined;
  };
  const reduced = await reducedBody(sent.operation, body, sent.must, stillFails);
  const fields = { from: fieldsIn(body), to: fieldsIn(reduced) };
  return found && run.connection.redact({ ...found, id, fields });
}

/** The number of fields and items of a body. */
function fieldsIn(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0;
  return Object.values(body).reduce<number>((sum, value) => sum + 1 + fieldsIn(value), 0);
}

/** The rules of the violations, with those that still fail. */
function rulesOf(outcomes: readonly Outcome[]): RuleResult[] {
  const names = [...new Set(outcomes.map(({ one }) => nameOf(one)))];
  return names.map((name) => {
    const own = outcomes.filter(({ one }) => nameOf(one) === name);
    const { subject, rule } = (own[0] as Outcome).one;
    const violations = own.flatMap(({ found }) => found ?? []);
    const undocumented = own.flatMap((each) => each.undocumented ?? []);
    const checks = own.filter(({ status }) => status !== 'not checked').length;
    const why = own.find((each) => each.why)?.why ?? 'No response had anything that the rule applies to.';
    return {
      subject,
      rule,
      docs: docsOf(subject),
      status: violations.length > 0 ? 'broken' : checks > 0 ? 'held' : 'not checked',
      checks,
      ...(checks === 0 && { why }),
      violationCount: violations.length,
      violations,
      ...(undocumented.length > 0 && { undocumented, undocumentedCount: undocumented.length }),
    };
  });
}

/** How many violations still fail, as a sentence. Of those that were not checked, nothing is known. */
function summaryOf(outcomes: readonly Outcome[], stopped: string | undefined) {
  const countOf = (status: RuleResult['status']) => outcomes.filter((each) => each.status === status).length;
  const all = `${outcomes.length} violation${outcomes.length === 1 ? '' : 's'}`;
  const unknown = countOf('not checked');
  const different = outcomes.filter(({ undocumented }) => undocumented).length;
  const summary = [
    `${countOf('broken')} of ${all} still fail`,
    `${countOf('held')} no longer do`,
    ...(different > 0 ? [`${different} of these different where the document does not say`] : []),
    ...(unknown > 0 ? [`${unknown} not checked`] : []),
  ].join(', ');
  const reason = stopped ?? (unknown > 0 ? `${unknown} of ${all} could not be checked again.` : undefined);
  return { summary: `${summary}.`, ...(reason !== undefined && { stopped: reason }) };
}
