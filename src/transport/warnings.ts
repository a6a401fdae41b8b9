import type { ErrorContext } from '../errors/gen-media-error.js';
import type { ClockedFetch } from '../shared/clock-listeners.js';
import { clockListeners } from '../shared/clock-listeners.js';
import type { Emit, WarningEvent } from './event.js';
import type { ServiceConnection } from './options.js';

/** Options that are probably a mistake, and how to warn of each. They are loaded only then. */
const warnings = {
  callbacks: () =>
    'The option callbacks was passed for a request without callback_url: no update comes, and the task is polled a fifth as often. ' +
    'Pass a callback_url, or leave callbacks out.',
  timeout: (value: number) =>
    `The option timeout is ${value} ms: a create that takes longer may be paid and lost. It is in milliseconds, such as 60_000.`,
  interval: (value: number) =>
    `The option interval is ${value} ms: a new task is polled that often. It is in milliseconds, such as 5_000.`,
};

export type SuspiciousOption = keyof typeof warnings;

/** What a client has warned of. */
const warned = new WeakMap<object, Set<SuspiciousOption>>();

/**
 * Warns as an event, or else on the console, and once for each option of a client. Times may be short where the service is a
 * sandbox, or runs on this machine: those are tests.
 */
export function warnOf(
  connection: ServiceConnection,
  emit: Emit | undefined,
  option: SuspiciousOption,
  value: number,
  { operation, handle }: ErrorContext,
): void {
  const { baseUrl, fetch } = connection;
  const isTest = (fetch as ClockedFetch)[clockListeners] || /\/\/(localhost|127\.|\[::1)/.test(baseUrl);
  const known = warned.get(connection) ?? new Set();
  if (known.has(option) || (isTest && option !== 'callbacks')) return;
  warned.set(connection, known.add(option));
  warn(emit, { operation, taskId: handle?.id, reason: warnings[option](value) });
}

/** Warns as an event, or else on the console. */
export function warn(emit: Emit | undefined, warning: Omit<WarningEvent, 'type'>): void {
  if (emit) emit({ type: 'warning', ...warning });
  else console.warn(`genmedia: ${warning.reason}`);
}
