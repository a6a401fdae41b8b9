import { states } from '../../../generated/constants.js';
import { operations } from '../../../generated/operations.js';
import type { ConnectionFault } from '../http/message.js';
import { SandboxRejection } from '../http/rejection.js';
import { type Duration, durationHelp, toMilliseconds } from '../time/duration.js';
import type { FaultKind, FaultScope, RequestFaults, TaskFaults } from './fault.js';

export interface Parameter {
  /** Completes the message "… must be". */
  mustBe: string;
  /** Returns the value, or `undefined` if it is invalid. Values in a header are strings and are converted. */
  parse: (value: unknown) => unknown;
  optional?: true;
}

type Name = FaultKind['fault'];
type ParametersOf<N extends Name> = Exclude<keyof Extract<FaultKind, { fault: N }>, 'fault'>;

export interface FaultEntry {
  /** What happens, in one sentence. */
  description: string;
  /** Which requests it affects: any, those that create a task, those with callbacks, or those that read a state. */
  affects: 'any' | 'creates' | 'callbacks' | 'reads';
  parameters: Record<string, Parameter>;
  /** Adds its effects. The parameters are valid. */
  // biome-ignore lint/suspicious/noExplicitAny: each entry has the type of its own fault, as the type of the table ensures.
  apply: (effects: RequestFaults, fault: any) => void;
}

const number = (mustBe: string, fits: (value: number) => boolean): Parameter => ({
  mustBe,
  parse: (value) => {
    const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof parsed === 'number' && fits(parsed) ? parsed : undefined;
  },
});
const text = (mustBe: string, fits: (value: string) => boolean): Parameter => ({
  mustBe,
  parse: (value) => (typeof value === 'string' && fits(value) ? value : undefined),
});
const duration: Parameter = { mustBe: durationHelp, parse: toMilliseconds };
const optional = (parameter: Parameter): Parameter => ({ ...parameter, optional: true });
const errorStatus = number(
  'a status from 400 to 599',
  (value) => Number.isInteger(value) && value >= 400 && value < 600,
);
const pageStatus = number(
  'a status from 200 to 599 that has a body',
  (value) => Number.isInteger(value) && value >= 200 && value < 600 && ![204, 205, 304].includes(value),
);
const code = text('a string that is not empty', (value) => value !== '');
const unknownState = text(
  `a state other than ${states.join(', ')}`,
  (value) => value !== '' && !(states as readonly string[]).includes(value),
);

/** Breaks the connection of the response. */
const breaksConnection = (kind: NonNullable<ConnectionFault['kind']>, description: string) => ({
  description,
  affects: 'any' as const,
  parameters: {},
  apply: ({ connectionFault }: RequestFaults) => {
    connectionFault.kind = kind;
  },
});

/** Disturbs the callbacks of the task. */
const disturbsCallbacks = <F>(change: (fault: F) => TaskFaults['callback']) => ({
  affects: 'callbacks' as const,
  apply: ({ task }: RequestFaults, fault: F) => {
    task.callback = { ...task.callback, ...change(fault) };
  },
});

/** Error code of a task that fails on demand. */
export const defaultErrCode = 'SANDBOX_FAULT';

/** All faults. */
export const faultTable: {
  [N in Name]: FaultEntry & {
    parameters: Record<ParametersOf<N>, Parameter>;
    apply: (effects: RequestFaults, fault: Extract<FaultKind, { fault: N }>) => void;
  };
} = {
  status: {
    description: 'Responds with an error: 429, 500, 503, … Nothing is created.',
    affects: 'any',
    parameters: { code: errorStatus, retryAfter: optional(duration) },
    apply: (effects, { code: status, retryAfter }) => {
      const headers = retryAfter === undefined ? {} : { 'retry-after': `${Math.ceil((retryAfter as number) / 1000)}` };
      effects.rejection = new SandboxRejection(status, 'fault', `A fault requested this status ${status}.`, {
        headers,
      });
    },
  },
  lost: breaksConnection('lost', 'Handles the request, then breaks the connection without a response.'),
  cut: breaksConnection('cut', 'Handles the request, then breaks the connection in the middle of the response.'),
  hang: breaksConnection('hang', 'Never responds. Nothing is created.'),
  slow: {
    description: 'Delays the response, by the real clock.',
    affects: 'any',
    parameters: { by: duration },
    apply: (effects, { by }) => {
      effects.connectionFault.delay = by as number;
    },
  },
  html: {
    description: 'Handles the request, then responds with an HTML page, as a proxy does.',
    affects: 'any',
    parameters: { code: optional(pageStatus) },
    apply: (effects, { code: status = 200 }) => {
      effects.html = status;
    },
  },
  'unknown-state': {
    description: 'A read returns an undocumented state.',
    affects: 'reads',
    parameters: { state: optional(unknownState) },
    apply: (effects, { state = 'paused' }) => {
      effects.unknownState = state;
    },
  },
  failed: {
    description: 'A task that is created meanwhile fails. sandbox.fail ends one that exists.',
    affects: 'creates',
    parameters: { errCode: optional(code) },
    apply: ({ task }, { errCode = defaultErrCode }) => {
      task.errCode = errCode;
    },
  },
  'callback-lost': {
    description: 'No callback of the task is ever sent.',
    ...disturbsCallbacks(() => ({ lost: true })),
    parameters: {},
  },
  'callback-doubled': {
    description: 'Every callback of the task is sent twice.',
    ...disturbsCallbacks(() => ({ doubled: true })),
    parameters: {},
  },
  'callback-delayed': {
    description: 'Every callback of the task is sent late, by the clock of the sandbox.',
    ...disturbsCallbacks(({ by }: { by: Duration }) => ({ delay: by as number })),
    parameters: { by: duration },
  },
  'callback-out-of-order': {
    description: 'The callback of processing is sent after that of the end.',
    ...disturbsCallbacks(() => ({ outOfOrder: true })),
    parameters: {},
  },
};

/** Parameters of every fault. */
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
