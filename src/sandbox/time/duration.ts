import { ConfigurationError } from '../../errors/configuration-error.js';

/** A length of time: milliseconds as a number, or a string with a unit such as `500ms`, `30s`, `5m`, `24h`, `2d`. */
export type Duration = number | `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** Thrown for an invalid duration. */
export class DurationError extends ConfigurationError {}

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A hundred years. */
const maxDurationMs = 36_525 * 86_400_000;

/** A duration in milliseconds, or `undefined` for anything else. Of the strings without a unit only 0 is one. */
export function toMilliseconds(value: unknown): number | undefined {
  if (value === '0') return 0;
  const [, number, unit = ''] = typeof value === 'string' ? (/^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(value) ?? []) : [];
  const milliseconds = typeof value === 'number' ? value : Number(number) * (units[unit] ?? Number.NaN);
  return milliseconds >= 0 && milliseconds <= maxDurationMs ? Math.round(milliseconds) : undefined;
}

/** Completes the message "… must be". */
export const durationHelp =
  'a string with a unit such as 500ms, 30s, 5m, 24h or 2d, or a number of milliseconds from 0';
