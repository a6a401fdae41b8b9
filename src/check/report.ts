import { kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { Profile } from './profiles.js';
import type { SentRequest } from './sent-request.js';

/** What a check has found. It is plain JSON and does not contain the key. */
export interface CheckReport {
  /** URL of the server, or where the traffic came from. */
  readonly target: string;
  /** `traffic` if recorded or passing traffic was checked. */
  readonly profile: Profile | 'traffic';
  /** Decides the order of requests and the random values in them. */
  readonly seed: number;
  /** When the check started, in ISO format. */
  readonly startedAt: string;
  /** How long the check took. */
  readonly milliseconds: number;
  /** Number of requests that were sent or read. */
  readonly requests: number;
  /** Credits that the server has reported. */
  readonly credits: number;
  /** Number of all rules that a check can check, in any profile. */
  readonly allRules: number;
  /** What was found out about each rule. */
  readonly rules: readonly RuleResult[];
  /** The outcomes of the deviations that are accepted. */
  readonly deviations?: readonly DeviationOutcome[];
  /** What was checked of how much, and what was broken, as a sentence. */
  readonly summary: string;
  /** Number of violations that were sent again, if the report is of that. */
  readonly replayed?: number;
  /** Why the check ended before everything was checked, as a sentence. */
  readonly stopped?: string;
}

/** What was found out about one rule. */
export interface RuleResult {
  /** What the rule is about: an operation, or `callbacks`. */
  readonly subject: string;
  /** The rule as a sentence. */
  readonly rule: string;
  /** Command that prints the page of the docs about the subject: `genmedia docs createMv`. */
  readonly docs: string;
  /** URL of the rule, or else of that page, if the package names a site with its docs. */
  readonly docsUrl?: string;
  /** Whether the server follows the rule, breaks it, breaks it as is accepted for now, or was not checked for it. */
  readonly status: 'held' | 'broken' | 'accepted' | 'not checked';
  /** How often it was checked. */
  readonly checks: number;
  /** Why it was not checked, as a sentence. */
  readonly why?: string;
  /** Number of its violations. */
  readonly violationCount: number;
  /** The first violations. */
  readonly violations: readonly RuleViolation[];
  /** What the server does where the service documents nothing. It never breaks the rule. The first of them. */
  readonly undocumented?: readonly UndocumentedCase[];
  /** Number of undocumented cases. */
  readonly undocumentedCount?: number;
}

/** A response that differs from what the document accepts, where the service does not document what is right. */
export interface UndocumentedCase {
  /** The request: `POST /ent/v2/text2video {"model":…}`. */
  readonly request: string;
  /** What is special about the request: `genq1: duration = 4294967295`. */
  readonly case?: string;
  /** What the server did, completing "It": `was rejected: 400 {…}`. */
  readonly actual: string;
  /** What is undocumented, as a sentence. */
  readonly why: string;
}

/** One request or callback that breaks a rule. */
export interface RuleViolation {
  /** Eight hexadecimal digits, the same in every check of the same server. */
  readonly id: string;
  /** The request: `POST /ent/v2/text2video {"model":…}`. */
  readonly request: string;
  /** What is special about the request: `genq2: duration = 11`. */
  readonly case?: string;
  /** What the server must do, completing "It": `must be rejected`. */
  readonly expected: string;
  /** What the server did, completing "It": `was accepted: 200 {…}`. */
  readonly actual: string;
  /** The response in one line, if one response decides. */
  readonly response?: string;
  /** Line at which its entry begins, if a HAR file was checked. */
  readonly line?: number;
  /** The request as a command for a shell. The key is a variable in it. */
  readonly curl?: string;
  /** The request as `genmedia check --replay` sends it again. Traffic has none. */
  readonly sent?: SentRequest;
  /** Number of fields and items of its body, before and after it was reduced. */
  readonly fields?: { readonly from: number; readonly to: number };
}

/** A violation as it is found, before it has an id. */
export type FoundViolation = Omit<RuleViolation, 'id'>;

/** A rule that a server breaks, and may break for now. */
export interface Deviation {
  /** The rule as a report names it: `createText2Video: prompt is required`. */
  readonly rule: string;
  /** Ids of the violations that are accepted. Default: all of the rule. */
  readonly violations?: readonly string[];
  /** Only for checks with this profile. Default: all profiles. */
  readonly profile?: CheckReport['profile'];
  /** Why it is accepted. */
  readonly reason: string;
  /** The last day on which it is accepted, in UTC: `2027-03-31`. */
  readonly until: string;
}

/** The outcome of an accepted deviation. */
export interface DeviationOutcome extends Deviation {
  /** Whether it is accepted, has ended, or no longer occurs. */
  readonly outcome: 'accepted' | 'expired' | 'obsolete';
  /** The same as a sentence, with what to do. */
  readonly message: string;
}

/** The profile that checks more than another one. */
const next: Readonly<Record<CheckReport['profile'], Profile | undefined>> = {
  read: 'refusals',
  refusals: 'full',
  stateless: 'full',
  full: undefined,
  traffic: undefined,
};

/** Adds the sentence, which claims no more than was checked. */
export function withSummary(report: Omit<CheckReport, 'summary'>): CheckReport {
  const { rules, allRules, profile, stopped } = report;
  const broken = rules.filter(({ status }) => status === 'broken').length;
  const accepted = rules.filter(({ status }) => status === 'accepted').length;
  const checked = rules.filter(({ status }) => status !== 'not checked').length;
  const different = rules.filter(({ undocumented }) => undocumented).length;
  const verdict = [
    broken > 0 ? `${broken} broken` : `none broken${stopped === undefined ? '' : ' so far'}`,
    ...(accepted > 0 ? [`${accepted} broken but accepted`] : []),
    ...(different > 0 ? [`${different} different where the document does not say`] : []),
  ].join(', ');
  const of =
    profile === 'traffic' ? profile : `profile ${profile}${profile === 'refusals' ? ', which creates no task' : ''}`;
  const more = next[profile] ? `; for more: --profile ${next[profile]}` : '';
  return { ...report, summary: `${checked} of ${allRules} rules checked, ${verdict}, ${of}${more}.` };
}

/** The exit code: 0 if no checked rule is broken, 1 if one is or a deviation is no longer accepted, 2 if the server could not be checked to the end, or no task was met. */
export function exitCodeOf(report: Pick<CheckReport, 'rules' | 'stopped' | 'deviations'>): 0 | 1 | 2 {
  const { rules, stopped, deviations = [] } = Object(report) as CheckReport;
  if (!Array.isArray(rules))
    throw new ConfigurationError(
      `The argument of exitCodeOf must be a report, as await checkServer(…) returns it, not ${kindOf(report)}.`,
    );
  if (rules.some(({ status }) => status === 'broken')) return 1;
  if (deviations.some(({ outcome }) => outcome !== 'accepted')) return 1;
  return stopped === undefined ? 0 : 2;
}
