import { states } from '../../../generated/constants.js';
import { operations } from '../../../generated/operations.js';
import type { ConnectionFault } from '../http/message.js';
import { Rejection } from '../http/rejection.js';
import { type Duration, durationHelp, toMilliseconds } from '../time/duration.js';
import type { FaultKind, FaultScope, RequestFaults, TaskFaults } from './fault.js';

/** What a value must be, in words, and whether it is. Texts, as they come in a header, are turned into values first. */
export interface Parameter {
  takes: string;
  parse: (value: unknown) => unknown;
  optional?: true;
}

type Name = FaultKind['fault'];
type ParametersOf<N extends Name> = Exclude<keyof Extract<FaultKind, { fault: N }>, 'fault'>;

export interface FaultEntry {
  /** Which requests it can strike: any, those that make a task, or one with callbacks, or those that tell a state. */
  strikes: 'any' | 'creates' | 'callbacks' | 'reads';
  parameters: Record<string, Parameter>;
  /** Adds what it does. The parameters are right. */
  // biome-ignore lint/suspicious/noExplicitAny: each entry takes its own fault, which the table below ensures.
  apply: (effects: RequestFaults, fault: any) => void;
}

const number = (takes: string, fits: (value: number) => boolean): Parameter => ({
  takes,
  parse: (value) => {
    const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof parsed === 'number' && fits(parsed) ? parsed : undefined;
  },
});
const text = (takes: string, fits: (value: string) => boolean): Parameter => ({
  takes,
  parse: (value) => (typeof value === 'string' && fits(value) ? value : undefined),
});
const duration: Parameter = {
  takes: durationHelp,
  parse: (value) => toMilliseconds(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
};
const optional = (parameter: Parameter): Parameter => ({ ...parameter, optional: true });
const errorStatus = number(
  'a status from 400 to 599',
  (value) => Number.isInteger(value) && value >= 400 && value < 600,
);
const pageStatus = number(
  'a status from 200 to 599 that comes with a body',
  (value) => Number.isInteger(value) && value >= 200 && value < 600 && ![204, 205, 304].includes(value),
);
const code = text('a text that is not empty', (value) => value !== '');
const unknownState = text(
  `a state that is none of ${states.join(', ')}`,
  (value) => value !== '' && !(states as readonly string[]).includes(value),
);

/** Breaks the way of the answer. */
const mishap = (kind: NonNullable<ConnectionFault['kind']>) => ({
  strikes: 'any' as const,
  parameters: {},
  apply: ({ mishap }: RequestFaults) => {
    mishap.kind = kind;
  },
});

/** Breaks the callbacks of the task. */
const callbacks = <F>(change: (fault: F) => TaskFaults['callback']) => ({
  strikes: 'callbacks' as const,
  apply: ({ task }: RequestFaults, fault: F) => {
    task.callback = { ...task.callback, ...change(fault) };
  },
});

/** Every fault there is. */
export const faultTable: {
  [N in Name]: FaultEntry & {
    parameters: Record<ParametersOf<N>, Parameter>;
    apply: (effects: RequestFaults, fault: Extract<FaultKind, { fault: N }>) => void;
  };
} = {
  status: {
    strikes: 'any',
    parameters: { code: errorStatus, retryAfter: optional(duration) },
    apply: (effects, { code: status, retryAfter }) => {
      const headers = retryAfter === undefined ? {} : { 'retry-after': `${Math.ceil((retryAfter as number) / 1000)}` };
      effects.refusal = new Rejection(status, 'fault', `This status ${status} was asked for by a fault.`, { headers });
    },
  },
  lost: mishap('lost'),
  cut: mishap('cut'),
  hang: mishap('hang'),
  slow: {
    strikes: 'any',
    parameters: { by: duration },
    apply: (effects, { by }) => {
      effects.mishap.delay = by as number;
    },
  },
  html: {
    strikes: 'any',
    parameters: { code: optional(pageStatus) },
    apply: (effects, { code: status = 200 }) => {
      effects.html = status;
    },
  },
  'unknown-state': {
    strikes: 'reads',
    parameters: { state: optional(unknownState) },
    apply: (effects, { state = 'paused' }) => {
      effects.unknownState = state;
    },
  },
  failed: {
    strikes: 'creates',
    parameters: { errCode: optional(code) },
    apply: ({ task }, { errCode = 'SANDBOX_FAULT' }) => {
      task.errCode = errCode;
    },
  },
  'callback-lost': { ...callbacks(() => ({ lost: true })), parameters: {} },
  'callback-doubled': { ...callbacks(() => ({ doubled: true })), parameters: {} },
  'callback-delayed': {
    ...callbacks(({ by }: { by: Duration }) => ({ delay: by as number })),
    parameters: { by: duration },
  },
  'callback-out-of-order': { ...callbacks(() => ({ outOfOrder: true })), parameters: {} },
};

/** What limits any fault. */
export const scopeTable: Record<keyof FaultScope, Parameter> = {
  operation: optional(
    text(
      `results or one of ${Object.keys(operations).join(', ')}`,
      (value) => value === 'results' || Object.hasOwn(operations, value),
    ),
  ),
  times: optional(number('a whole number from 1', (value) => Number.isInteger(value) && value >= 1)),
  for: optional(duration),
  chance: optional(number('a number from 0 to 1', (value) => value >= 0 && value <= 1)),
};
