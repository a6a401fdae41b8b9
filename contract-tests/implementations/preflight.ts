import { isDeepStrictEqual } from 'node:util';
import type { PreflightCase } from '../../src/check/rules/rule.js';
import { type Finding, type PreflightOptions, preflight } from '../../src/preflight/index.js';
import { filesOrigin, madeBody, serveFile } from '../rules/made-files.js';
import { withRequest } from '../support/with-request.js';
import { targets } from './targets.js';

/** What preflight finds in the body of a case, with real files. */
export async function validate({ schema, body, rule }: PreflightCase): Promise<readonly Finding[]> {
  const target = targets.get(schema);
  if (!target) throw new Error(`There are rules of preflight on ${schema}, which is not a request.`);
  const made = madeBody(body);
  const findings = await preflight(target.operationId, made, optionsFor(rule, made));
  const [missed] = findings.notInspected.filter(({ path }) => valueAt(path, made).startsWith(filesOrigin));
  if (missed) throw new Error(`${missed.path} was not inspected: ${missed.message}`);
  // The other URLs of an example lead nowhere. A data URI of nearly 20 MB makes each request larger than it may be, so that
  // both rules are broken at once.
  const isAside = ({ rule: found }: Finding) =>
    found === 'reachable' || (found === 'maxBytes' && rule.finds === 'decodedBytes');
  return findings.filter((finding) => !isAside(finding));
}

function optionsFor({ segments }: PreflightCase['rule'], body: unknown): PreflightOptions {
  const hasUrls = JSON.stringify(body, (_, value) => (isLong(value) ? '' : value)).includes(filesOrigin);
  return {
    ...(segments !== undefined && { film: { data_records: { storyboards: Array(segments).fill({}) } } as never }),
    ...(hasUrls && { fetch: { fetch: withRequest(serveFile), lookup: async () => [], timeout: 60_000 } }),
  };
}

const isLong = (value: unknown) => typeof value === 'string' && value.length > 10_000;

/** The text at a JSON Pointer. */
function valueAt(path: string, body: unknown): string {
  const keys = path.split('/').slice(1);
  return String(keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], body));
}

/** Throws with rule, body and findings, unless preflight has found what the table says, and nothing else. */
export function agreeWithPreflight(testCase: PreflightCase, findings: readonly Finding[]): void {
  const { severity, rule, body, title, schema } = testCase;
  const [finding, ...others] = findings;
  const isRight = severity === undefined ? !finding : others.length === 0 && isFound(testCase, finding);
  if (isRight) return;
  const { finds, allowed, says } = rule;
  const wanted = [`${severity}: ${finds}`, allowed !== undefined && JSON.stringify(allowed), says].filter(Boolean);
  throw new Error(
    [
      `Preflight does not agree. ${schema}: ${title}`,
      `  body      ${JSON.stringify(body).slice(0, 500)}`,
      `  must be   ${severity ? wanted.join(', ') : 'nothing'}`,
      ...(findings.length === 0 ? ['  found     nothing'] : []),
      ...findings.map(
        (one) =>
          `  found     ${one.severity}: ${one.rule} at ${one.path}, ${JSON.stringify(one.allowed)}: ${one.message}`,
      ),
    ].join('\n'),
  );
}

function isFound({ severity, rule }: PreflightCase, finding: Finding | undefined): boolean {
  return (
    finding?.severity === severity &&
    finding?.rule === rule.finds &&
    (rule.allowed === undefined || isDeepStrictEqual(finding.allowed, rule.allowed)) &&
    finding.message.includes(rule.says ?? '') &&
    /^\S.*\.$/.test(finding.message) &&
    /^genmedia\/generated\/docs\/(guides\/[a-z-]+\.md#|reference\/\w+\.md$)/.test(finding.docs)
  );
}
