import { UsageError } from './command.js';

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of `90s`, `10m` or `1h`, from `min` milliseconds. A number alone is seconds. */
export function durationFrom(option: string, text: string | undefined, min = 1): number | undefined {
  if (text === undefined) return undefined;
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
  const duration = Number(number) * (units[unit] ?? 1);
  if (duration >= min) return duration;
  const above = min > 0 && duration === 0 ? 'above 0, ' : '';
  throw new UsageError(`--${option} must be a duration ${above}such as 90s, 10m or 1h, not ${text}.`);
}
