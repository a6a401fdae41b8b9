import { operations } from '../../../generated/operations.js';
import { behaviours } from '../../../generated/service.js';
import { describeValue } from '../../errors/check-options.js';
import type { OperationId } from '../../terms/operation.js';
import { SandboxRejection } from '../http/rejection.js';
import type { Clock } from '../time/clock.js';
import type { Fault, RequestFaults } from './fault.js';
import { FaultError, parseFaults, toFault } from './parse.js';
import { type FaultEntry, faultTable } from './table.js';

/** Name of the header that requests faults for one request. */
export const faultHeader = 'x-sandbox-fault';

/** A fault for all requests, with its remaining uses and time. */
interface ActiveFault {
  fault: Fault;
  until: number;
  timesLeft: number;
}

/** The active faults for all requests, and those that a header requests for one. */
export class Faults {
  readonly #clock: Clock;
  readonly #chance: () => number;
  #faults: ActiveFault[] = [];

  constructor(clock: Clock, chance: () => number) {
    this.#clock = clock;
    this.#chance = chance;
  }

  /** Replaces all faults. If one is invalid, nothing changes. */
  set(faults: readonly unknown[]): void {
    if (!Array.isArray(faults)) {
      throw new FaultError(`faults must be an array such as [{ "fault": "lost" }], not ${describeValue(faults)}.`);
    }
    const valid = faults.map((one, index) => {
      try {
        const fault = toFault(one);
        if (fault.operation) rejectIneffective(fault, fault.operation, 'Name one of them, or leave operation out.');
        return fault;
      } catch (error) {
        // Which one it is, where there are several.
        throw faults.length > 1 ? new FaultError(`faults[${index}]: ${(error as Error).message}`) : error;
      }
    });
    this.#faults = valid.map((fault) => ({
      fault,
      until: fault.for === undefined ? Number.POSITIVE_INFINITY : this.#clock.now() + (fault.for as number),
      timesLeft: fault.times ?? Number.POSITIVE_INFINITY,
    }));
  }

  /** The faults that are still active, with their remaining uses and time. */
  list(): Fault[] {
    const now = this.#clock.now();
    return this.#active().map(({ fault, timesLeft, until }) => ({
      ...fault,
      ...(fault.times !== undefined && { times: timesLeft }),
      ...(fault.for !== undefined && { for: until - now }),
    }));
  }

  /** Effects of the faults that apply to any request, before it is read. */
  apply(operation: OperationId | 'results', header: string | undefined): RequestFaults {
    const effects = noFaults(header === undefined ? [] : requestedFaults(header, operation, this.#chance));
    for (const active of this.#active()) {
      if (!affectsAny(active.fault) || !this.#applies(active.fault, operation)) continue;
      active.timesLeft -= 1;
      apply(active.fault, effects);
    }
    for (const fault of effects.requested) if (affectsAny(fault)) apply(fault, effects);
    return effects;
  }

  /**
   * Adds the effects of the faults that apply to tasks, for a valid request. Returns a function that counts their use: a
   * request that is rejected later uses none.
   */
  applyToTask(operation: OperationId, body: { callback_url?: unknown }, effects: RequestFaults): () => void {
    const applied = this.#active().filter(({ fault }) => {
      const isIneffective = faultTable[fault.fault].affects === 'callbacks' && body.callback_url === undefined;
      return !affectsAny(fault) && !isIneffective && this.#applies(fault, operation);
    });
    for (const { fault } of applied) apply(fault, effects);
    for (const fault of effects.requested) if (!affectsAny(fault)) apply(fault, effects);
    return () => {
      for (const active of applied) active.timesLeft -= 1;
    };
  }

  #active(): ActiveFault[] {
    const now = this.#clock.now();
    this.#faults = this.#faults.filter(({ until, timesLeft }) => now < until && timesLeft > 0);
    return this.#faults;
  }

  #applies(fault: Fault, operation: OperationId | 'results'): boolean {
    if (fault.operation !== undefined && fault.operation !== operation) return false;
    return canApply(fault, operation) && (fault.chance === undefined || this.#chance() < fault.chance);
  }
}

export const noFaults = (requested: readonly Fault[] = []): RequestFaults => ({
  task: { errCode: '' },
  connectionFault: {},
  requested,
});

const affectsAny = ({ fault }: Fault) => faultTable[fault].affects === 'any';

function apply(fault: Fault, effects: RequestFaults): void {
  faultTable[fault.fault].apply(effects, fault as never);
}

function requestedFaults(header: string, operation: OperationId | 'results', chance: () => number): Fault[] {
  try {
    const faults = parseFaults(header);
    for (const key of ['operation', 'times', 'for'] as const) {
      if (faults.some((fault) => fault[key] !== undefined))
        throw new FaultError(`${key} is only for faults that apply to all requests.`);
    }
    for (const fault of faults)
      if (!isForOthers(fault, operation)) rejectIneffective(fault, operation, 'Send it with one of them.');
    return faults
      .filter((fault) => canApply(fault, operation))
      .filter((fault) => fault.chance === undefined || chance() < fault.chance);
  } catch (error) {
    if (error instanceof FaultError)
      throw new SandboxRejection(400, 'invalid_fault', `${faultHeader}: ${error.message}`);
    throw error;
  }
}

/**
 * Whether a fault in a header is for the other requests of one call. `run` sends its headers with the create and with every
 * poll: a fault of the task has no effect on a poll, and one of polls none on the create.
 */
function isForOthers({ fault }: Fault, operation: OperationId | 'results'): boolean {
  return canApply({ fault: faultTable[fault].affects === 'reads' ? 'failed' : 'unknown-state' }, operation);
}

function rejectIneffective(fault: Fault, operation: OperationId | 'results', help: string): void {
  if (canApply(fault, operation)) return;
  const { affects } = faultTable[fault.fault];
  const example = (Object.keys(operations) as OperationId[]).find((one) => canApply(fault, one));
  const other = affects === 'creates' ? ' sandbox.fail ends a task that exists.' : '';
  throw new FaultError(
    `${fault.fault} has no effect on ${operation}. It affects ${affectedWords[affects]}, such as ${example}. ${help}${other}`,
  );
}

/** What a fault affects, in words. */
const affectedWords: Readonly<Record<FaultEntry['affects'], string>> = {
  any: 'all operations',
  creates: 'operations that create a task',
  callbacks: 'operations that create a task with callbacks',
  reads: 'operations that read the state of a task',
};

/** Whether a kind of fault can affect requests for an operation. */
export function canApply({ fault }: Pick<Fault, 'fault'>, operation: OperationId | 'results'): boolean {
  const { affects } = faultTable[fault];
  if (affects === 'any') return true;
  if (operation === 'results') return false;
  const [method, path] = operations[operation];
  if (affects === 'reads') return method === 'GET' && path.includes('{id}');
  if (affects === 'callbacks') return behaviours[operation].callback !== undefined;
  return method === 'POST' && operation !== 'createSubject';
}
