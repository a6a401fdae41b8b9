import type { Violation } from '../terms/violation.js';
import type { NotInspectedReason } from './url/not-inspected.js';

/** One thing that preflight found in a request. */
export interface Finding extends Violation {
  /** An `error` breaks a rule of the service, or is a file that is not there. A `warning` may be a mistake, or is something that the service advises against. */
  severity: 'error' | 'warning';
  /** File of this package that describes the rule, such as `genmedia/generated/docs/reference/createMv.md`. `genmedia docs <file>` prints it. */
  docs: string;
}

/** Why a file was not inspected. What follows the first three concerns URLs. */
export type UninspectedReason =
  /** It is behind a URL, and the option `fetch` is not set. */
  | 'fetch-off'
  /** The request has more files than any operation accepts. */
  | 'limit'
  /** It cannot be read, such as a stream that fails. */
  | 'unreadable'
  | NotInspectedReason;

/** A file that was not inspected, or not completely. */
export interface Uninspected {
  /** JSON Pointer to the file, such as `/images/0`; empty for a file that was passed by itself. */
  path: string;
  /** Why: `fetch-off` for a URL that was not requested, since the option `fetch` is not set. */
  reason: UninspectedReason;
  /** The same as a sentence. */
  message: string;
}

/** What preflight found, as an array, and which files it has not inspected. */
export interface Findings extends ReadonlyArray<Finding> {
  /** The files that were not inspected, or not completely: an empty array of findings says nothing about them. Not enumerable. */
  readonly notInspected: readonly Uninspected[];
}

/** Findings that break a rule. */
export const errorsIn = <F extends Pick<Finding, 'severity'>>(findings: readonly F[]): F[] =>
  findings.filter(({ severity }) => severity === 'error');

/** A finding before it has its place and its page. */
export type Draft = Omit<Finding, 'path' | 'docs'>;

export const error = (rule: string, message: string, allowed?: unknown): Draft =>
  draft('error', rule, message, allowed);

export const warning = (rule: string, message: string, allowed?: unknown): Draft =>
  draft('warning', rule, message, allowed);

const draft = (severity: Draft['severity'], rule: string, message: string, allowed: unknown): Draft => ({
  rule,
  ...(allowed !== undefined && { allowed }),
  message,
  severity,
});
