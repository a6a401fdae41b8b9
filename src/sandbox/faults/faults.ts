import { operations } from '../../../generated/operations.js';
import { behaviours } from '../../../generated/service.js';
import type { OperationId } from '../../contract/operation.js';
import { Rejection } from '../http/rejection.js';
import type { Clock } from '../time/clock.js';
import type { Fault, RequestFaults } from './fault.js';
import { FaultError, parseFaults, toFault } from './parse.js';
import { faultTable } from './table.js';

/** Name of the header that asks for faults of one request. */
export const faultHeader = 'x-sandbox-fault';

/** A fault for all requests, with what is left of it. */
interface Standing {
  fault: Fault;
  until: number;
  timesLeft: number;
}

/** The faults that were asked for, for all requests or by a header for one of them. */
export class Faults {
  readonly #clock: Clock;
  #standing: Standing[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes the place of the faults before. If one is wrong, all stays as it was. */
  set(faults: readonly unknown[]): void {
    if (!Array.isArray(faults)) throw new FaultError('Faults come as a list, such as [{ "fault": "lost" }].');
    const right = faults.map(toFault);
    for (const fault of right) if (fault.operation) refuseIdle(fault, fault.operation);
    this.#standing = right.map((fault) => ({
      fault,
      until: fault.for === undefined ? Number.POSITIVE_INFINITY : this.#clock.now() + (fault.for as number),
      timesLeft: fault.times ?? Number.POSITIVE_INFINITY,
    }));
  }

  /** Those that can still strike, with what is left of their times and their time. */
  list(): Fault[] {
    const now = this.#clock.now();
    return this.#active().map(({ fault, timesLeft, until }) => ({
      ...fault,
      ...(fault.times !== undefined && { times: timesLeft }),
      ...(fault.for !== undefined && { for: until - now }),
    }));
  }

  /** What the faults do to a request that strike any, before it is looked at. */
  strike(operation: OperationId | 'results', header: string | undefined): RequestFaults {
    const own = header === undefined ? [] : ownFaults(header, operation);
    const effects = { ...noFaults(), own };
    if (this.#standing.length > 0) {
      for (const one of this.#active().filter(({ fault }) => strikesAny(fault) && this.#strikes(fault, operation))) {
        one.timesLeft -= 1;
        apply(one.fault, effects);
      }
    }
    for (const fault of own.filter(strikesAny)) apply(fault, effects);
    return effects;
  }

  /**
   * Adds what the faults do that strike tasks, to a request that is right. It gives what counts them: a request that is
   * refused after all has used up none.
   */
  strikeTask(operation: OperationId, body: { callback_url?: unknown }, effects: RequestFaults): () => void {
    const struck = (this.#standing.length > 0 ? this.#active() : []).filter(({ fault }) => {
      const isIdle = faultTable[fault.fault].strikes === 'callbacks' && body.callback_url === undefined;
      return !strikesAny(fault) && !isIdle && this.#strikes(fault, operation);
    });
    for (const { fault } of struck) apply(fault, effects);
    for (const fault of effects.own) if (!strikesAny(fault)) apply(fault, effects);
    return () => {
      for (const one of struck) one.timesLeft -= 1;
    };
  }

  #active(): Standing[] {
    const now = this.#clock.now();
    this.#standing = this.#standing.filter(({ until, timesLeft }) => now < until && timesLeft > 0);
    return this.#standing;
  }

  #strikes(fault: Fault, operation: OperationId | 'results'): boolean {
    if (fault.operation !== undefined && fault.operation !== operation) return false;
    return canStrike(fault, operation) && (fault.chance === undefined || Math.random() < fault.chance);
  }
}

export const noFaults = (): RequestFaults => ({ task: { errCode: '' }, mishap: {}, own: [] });

const strikesAny = ({ fault }: Fault) => faultTable[fault].strikes === 'any';

function apply(fault: Fault, effects: RequestFaults): void {
  faultTable[fault.fault].apply(effects, fault as never);
}

function ownFaults(header: string, operation: OperationId | 'results'): Fault[] {
  try {
    const faults = parseFaults(header);
    for (const key of ['operation', 'times', 'for'] as const) {
      if (faults.some((fault) => fault[key] !== undefined))
        throw new FaultError(`${key} is for faults of all requests.`);
    }
    for (const fault of faults) refuseIdle(fault, operation);
    return faults.filter(({ chance }) => chance === undefined || Math.random() < chance);
  } catch (error) {
    if (error instanceof FaultError) throw new Rejection(400, 'invalid_fault', `${faultHeader}: ${error.message}`);
    throw error;
  }
}

function refuseIdle(fault: Fault, operation: OperationId | 'results'): void {
  if (!canStrike(fault, operation)) throw new FaultError(`${fault.fault} does nothing to ${operation}.`);
}

/** Which requests a kind of fault can strike. */
function canStrike({ fault }: Fault, operation: OperationId | 'results'): boolean {
  const { strikes } = faultTable[fault];
  if (strikes === 'any') return true;
  if (operation === 'results') return false;
  const [method, path] = operations[operation];
  if (strikes === 'reads') return method === 'GET' && path.includes('{id}');
  if (strikes === 'callbacks') return behaviours[operation].callback !== undefined;
  return method === 'POST' && operation !== 'createSubject';
}
