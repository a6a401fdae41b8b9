import { readFile } from 'node:fs/promises';
import { type CheckReport, type Profile, profiles } from '../../check/index.js';
import { type ReportedViolation, violationsOf } from '../../check/replay.js';
import { UsageError } from '../shell/command.js';
import { cannotRead } from '../shell/file-errors.js';

/** What a report says about violations that are sent again. */
interface ReplayedReport {
  target: string;
  profile: Profile;
  violations: readonly ReportedViolation[];
}

/** Reads the violations of a report, or those whose id is one of `only`, or whose rule contains one of them. */
export async function readReport(file: string, only: readonly string[]): Promise<ReplayedReport> {
  const report = parseReport(file, await readFile(file, 'utf8').catch(cannotRead(file)));
  const all = violationsOf(report);
  const { target, profile } = report;
  if (!Object.hasOwn(profiles, profile))
    throw new UsageError(`${file} is a report of traffic, which was sent by its clients. Send it again with them.`);
  const isWanted = ({ id, subject, rule }: ReportedViolation) =>
    only.length === 0 || only.some((text) => text === id || `${subject}: ${rule}`.includes(text));
  const violations = all.filter(isWanted);
  if (violations.length === 0) throw new UsageError(nothingToSend(file, all, only));
  return { target, profile: profile as Profile, violations };
}

function parseReport(file: string, text: string): CheckReport {
  let report: Partial<CheckReport> | null | undefined;
  try {
    report = JSON.parse(text);
  } catch {
    // Reported below.
  }
  const isReport = typeof report?.target === 'string' && Array.isArray(report.rules);
  const hasIds = isReport && (report as CheckReport).rules.every((each) => each?.violations?.every?.(isViolation));
  if (hasIds) return report as CheckReport;
  throw new UsageError(
    `${file} is not a JSON report of genmedia check. Write one: genmedia check <url> --profile refusals --format json --output report.json.`,
  );
}

const isViolation = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && typeof (one as { id?: unknown }).id === 'string';

const maxIds = 10;

function nothingToSend(file: string, all: readonly ReportedViolation[], only: readonly string[]): string {
  if (all.length === 0)
    return `${file} has no violation, so that there is nothing to send again. Check the server without --replay.`;
  const ids = all.slice(0, maxIds).map(({ id, subject, rule }) => `  ${id}  ${subject}: ${rule}`);
  const more = all.length > maxIds ? [`  and ${all.length - maxIds} more`] : [];
  return [`${file} has no violation with the id or rule ${only.join(' or ')}. It has:`, ...ids, ...more].join('\n');
}
