import type { RuleViolation } from './report.js';

/** Fields that name a task or a film of the server, which differ from check to check. */
const namesPart = /_ids?$/;

/**
 * The id of a violation. It is the same in every check of the same server: it is derived from the rule and from what the check
 * has planned, not from what the server has returned, nor from values that are random.
 */
export function violationId(
  subject: string,
  rule: string,
  { case: what, expected, request, sent }: Omit<RuleViolation, 'id' | 'curl'>,
): string {
  const { operation, body, text, authorization } = sent ?? {};
  const planned = sent ? [operation, withoutParts(body), text, authorization] : request;
  return hash(JSON.stringify([subject, rule, wordsOf(expected), what ?? planned]));
}

/** What is expected, without values that are random: `must return payload`. */
export const wordsOf = (expected: string): string => expected.split(' ', 3).join(' ');

function withoutParts(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !namesPart.test(name)));
}

/** FNV-1a with 32 bits: enough to distinguish the violations of a report. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
