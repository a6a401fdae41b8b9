import { errorsIn } from '../preflight/finding.js';
import { isObject } from '../shared/is-object.js';
import type { OperationId } from '../terms/operation.js';
import type { AmbiguousGroup } from './ambiguous-rejections.js';
import { decide, isSkipped } from './decide.js';
import { checkEcho } from './echo.js';
import { leftOpenIn } from './left-open.js';
import type { Profile } from './profiles.js';
import { isFile, isFiller } from './rules/described.js';
import { tables } from './rules/index.js';
import {
  casesOf,
  type ExistingPart,
  preflightCasesOf,
  type Rule,
  type RuleCase,
  type RuleTable,
  sentences,
} from './rules/rule.js';
import type { CheckRun } from './run.js';
import { hasId, operationOf } from './targets.js';
import { verdictOf } from './verdict.js';

/** What a film and its parts are called on the server. */
export type ExistingParts = Readonly<Record<ExistingPart, unknown>>;

/** One request of the tables. */
export interface TableCase extends RuleCase {
  operation: OperationId;
  table: RuleTable;
}

/**
 * The cases of the tables that a server can decide: those on requests, of the rules that are covered. Mocks know only schemas,
 * and no rules on texts.
 */
export function tableCases(
  profile: Profile,
  covers: (operation: OperationId, sentence: string) => boolean,
): TableCase[] {
  if (profile === 'read') return [];
  return tables.flatMap((table) => {
    const operation = operationOf.get(table.within?.schema ?? table.schema);
    if (!operation) return [];
    // Before they are expanded: some of them have a million characters.
    const covered = ({ rule }: { rule: string }) => covers(operation, rule);
    const { rules, preflight = [] } = table;
    const own = { ...table, rules: rules.filter(covered), preflight: preflight.filter(covered) };
    const cases = profile === 'stateless' ? casesOf(own) : [...casesOf(own), ...textCasesOf(own)];
    return cases
      .filter(({ sentence }) => covers(operation, sentence))
      .map((testCase) => ({ ...testCase, operation, table }));
  });
}

/** The rules of the tables that a profile sends cases of, without the cases: to write them out takes a second. */
export function tableRules(profile: Profile): { operation: OperationId; sentence: string; accepts: boolean }[] {
  if (profile === 'read') return [];
  return tables.flatMap((table) => {
    const operation = operationOf.get(table.within?.schema ?? table.schema);
    if (!operation) return [];
    const own = [
      { rule: sentences.legal, accept: [{}], reject: [] },
      { rule: sentences.object, accept: [], reject: [{}] },
      ...table.rules,
      ...(profile === 'stateless' ? [] : textRulesOf(table)),
    ];
    return own.flatMap(({ rule: sentence, accept, reject }) => {
      const accepts = accept.some((change) => isSent(profile, { accepted: true, table, change }));
      return accepts || reject.length > 0 ? [{ operation, sentence, accepts }] : [];
    });
  });
}

const textRulesOf = ({ preflight = [] }: RuleTable): Rule[] =>
  preflight
    .filter(({ segments }) => segments === undefined)
    .map(({ rule, accept, reject }) => {
      const isText = (change: object) => !isDescribed(change);
      return { rule, accept: accept.filter(isText), reject: reject.filter(isText) };
    });

/** The cases of a table on texts that no schema expresses. Those with files are not sent. */
function textCasesOf(table: RuleTable): RuleCase[] {
  return preflightCasesOf(table)
    .filter(({ body, rule, severity }) => severity !== 'warning' && rule.segments === undefined && !isDescribed(body))
    .map(({ rule, title, ...testCase }) => ({
      ...{ ...testCase, title, sentence: rule.rule, words: title },
      leftOpen: testCase.accepted ? rule.leftOpen : rule.mayAccept,
    }));
}

/** Whether a value contains a file that is only described. */
const isDescribed = (value: unknown): boolean =>
  isFile(value) ||
  isFiller(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isDescribed));

/** Whether a profile sends a case. */
export function isSent(
  profile: Profile,
  { accepted, table, change = {} }: Pick<TableCase, 'accepted' | 'table' | 'change'>,
): boolean {
  if (profile === 'read' || (profile === 'refusals' && accepted)) return false;
  if (profile === 'stateless' || !accepted) return true;
  // A server with memory rejects what it does not have, and may reject what is undocumented.
  return !table.isUndocumented && !Object.keys(change).some((field) => Object.hasOwn(table.refersTo ?? {}, field));
}

/** Whether a case has to name a film that exists. */
export const needsFilm = ({ accepted, table }: TableCase): boolean => accepted && table.refersTo !== undefined;

/** The body of a case, with the film of the server in place of the one of the table. */
function bodyFor({ body, change = {}, table }: TableCase, existing: ExistingParts | undefined): unknown {
  if (!existing || !table.refersTo || !isObject(body)) return body;
  const known = Object.entries(table.refersTo)
    .filter(([field]) => Object.hasOwn(body, field) && !Object.hasOwn(change, field))
    .map(([field, part]) => [field, existing[part]]);
  return { ...body, ...Object.fromEntries(known) };
}

/** Sends the request of a case, and records whether the server decides as the table does. */
export async function runTableCase(run: CheckRun, testCase: TableCase, existing?: ExistingParts): Promise<void> {
  const { operation: subject, sentence: rule, variant, words, accepted, table } = testCase;
  const group = accepted ? await groupOf(testCase) : undefined;
  if (run.profile === 'full' && group === files) return;
  if (isSkipped(run, subject, rule)) return;
  const known = bodyFor(testCase, existing);
  // What the case is about stays.
  const body = accepted ? run.withMedia(subject, known, Object.keys(testCase.change ?? {})) : known;
  const exchange = await run.send(subject, { id: '1', body });
  const { leftOpen: stated } = testCase;
  const leftOpen = async () => (accepted ? (stated ?? (await leftOpenIn(subject, body))) : stated) || undefined;
  const isAmbiguous = run.profile === 'stateless' && group !== undefined;
  const isUnknownId = isAmbiguous || (!accepted && (hasId(subject) || table.refersTo !== undefined));
  const what = [variant, words].filter(Boolean).join(': ');
  if (isAmbiguous) {
    const { kind, text } = verdictOf(exchange, { isUnknownId });
    const sent = { ...exchange.sent, must: 'accepted' as const, isUnknownId };
    const violation = { request: exchange.line, sent, case: what, expected: 'must be accepted', actual: text };
    if (kind === 'rejected')
      return run.ambiguous.reject(group, { subject, rule, violation, leftOpen: await leftOpen() });
    if (kind === 'accepted') run.ambiguous.accept(group);
  }
  const must = accepted ? 'accepted' : 'rejected';
  const { kind } = await decide(run, exchange, { rule, must, isUnknownId, case: what, leftOpen });
  if (kind !== 'accepted' || !accepted) return;
  run.checkResponse(exchange);
  if (run.profile === 'full') await checkEcho(run, exchange, body);
}

const files: AmbiguousGroup = {
  name: 'files',
  why: 'The server reads files, and rejects all requests whose files are only a few bytes.',
};

/** The group of ambiguous requests that a case belongs to (it needs a film, a subject or a real file), if any. */
async function groupOf(testCase: TableCase): Promise<AmbiguousGroup | undefined> {
  const { operation, table } = testCase;
  if (table.refersTo || table.isUndocumented) {
    const why =
      'The server rejects all requests about a film or subject that it does not have. Profile full makes a film first.';
    return { name: operation, why };
  }
  return (await hasPlaceholder(testCase)) ? files : undefined;
}

const hasDataUri = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.startsWith('data:')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasDataUri);

/** Whether a file in the body is only a few bytes. A server that reads files rejects it. */
async function hasPlaceholder({ operation, body }: TableCase): Promise<boolean> {
  if (!hasDataUri(body)) return false;
  // Few requests need it.
  const { preflight } = await import('../preflight/preflight.js');
  return errorsIn(await preflight(operation, body as object)).length > 0;
}
