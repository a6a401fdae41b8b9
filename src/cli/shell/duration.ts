import { UsageError } from './command.js';

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of `90s`, `10m` or `1h`. A number alone is seconds. */
export function durationFrom(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
  if (number === undefined) throw new UsageError(`--${option} takes a duration such as 90s, 10m or 1h, not ${text}.`);
  return Number(number) * (units[unit] ?? 1);
}
