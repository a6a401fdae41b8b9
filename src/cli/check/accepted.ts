import { readFile, writeFile } from 'node:fs/promises';
import { acceptBroken, deviationsFile, isDay, parseDeviations } from '../../check/deviations.js';
import type { CheckReport, Deviation } from '../../check/index.js';
import { UsageError } from '../shell/command.js';
import { cannotRead, cannotWrite } from '../shell/file-errors.js';

/** Days for which `--accept` accepts a deviation by default. */
const defaultDays = 30;

/** A day in UTC, some days from now. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The deviations that are accepted in this folder. None if there is no list. */
export async function readAccepted(): Promise<Deviation[]> {
  const text = await readFile(deviationsFile, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : cannotRead(deviationsFile)(error),
  );
  if (text === undefined) return [];
  try {
    return parseDeviations(text);
  } catch (error) {
    throw new UsageError(`${deviationsFile} cannot be used. ${(error as Error).message}`);
  }
}

/** What `--accept` writes for each entry. Throws before a check that would take minutes. */
export function toAcceptance(values: { accept: boolean; reason: string | undefined; until: string | undefined }) {
  const { accept, reason, until = dayFromNow(defaultDays) } = values;
  if (!accept) {
    if (reason === undefined && values.until === undefined) return undefined;
    throw new UsageError(`--reason and --until are for --accept, which writes ${deviationsFile}. Add --accept.`);
  }
  if (!reason?.trim())
    throw new UsageError('--accept needs --reason with why it is accepted, such as --reason "fixed in 2.4, TICKET-7".');
  if (!isDay(until)) throw new UsageError(`--until must be a day such as ${dayFromNow(defaultDays)}, not ${until}.`);
  if (until < dayFromNow(0)) throw new UsageError(`--until must be a day that is not over yet, not ${until}.`);
  return { reason, until };
}

/** Writes the list so that a report has nothing in it that is not accepted. */
export async function writeAccepted(
  report: CheckReport,
  accepted: readonly Deviation[],
  acceptance: Pick<Deviation, 'reason' | 'until'>,
): Promise<Deviation[]> {
  const list = acceptBroken(report, accepted, acceptance);
  const file = { $schema: './node_modules/genmedia/genmedia-check.schema.json', accepted: list };
  await writeFile(deviationsFile, `${JSON.stringify(file, null, 2)}\n`).catch(cannotWrite(deviationsFile));
  console.error(`${deviationsFile} now has ${list.length} accepted ${list.length === 1 ? 'deviation' : 'deviations'}.`);
  return list;
}
