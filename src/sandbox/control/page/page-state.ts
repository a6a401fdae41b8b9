import type { Step } from '../../../page-kit/clock-controls.js';
import type { SwitchedFaults } from '../../../page-kit/fault-switches.js';
import type { DescribedFault } from '../../../terms/described-fault.js';
import type { State } from './control-client.js';

/** What the page shows, apart from the form and the screen with a list or details. */
export interface PageState {
  connection: 'connecting' | 'connected' | 'locked' | 'lost';
  /** Undefined until the sandbox has responded. */
  sandbox: State | undefined;
  /** The outcome of the last action. */
  notice: unknown;
  /** Whether the sandbox requires its key, or another one. */
  isKeyNeeded: boolean;
  /** Why the key that was entered cannot be used. */
  keyProblem: string;
  /** All faults that the sandbox has. */
  faults: readonly DescribedFault[];
  /** The faults that the switches were set to last. */
  initialFaults: SwitchedFaults;
  /** The faults that are switched on. Undefined until the active ones are known: earlier, a choice would be lost or clear those. */
  switchedFaults: SwitchedFaults | undefined;
  /** The outcome of the last change of faults. */
  faultsOutcome: string;
}

/** What a person can do there. */
export interface PageActions {
  setSpeed(speed: number): void;
  advance(by: Step): void;
  exportLog(format: 'har' | 'json'): void;
  reset(): void;
  switchFaults(faults: SwitchedFaults): void;
  setFaults(faults: readonly object[]): void;
  setFaultsFrom(json: string): void;
  enterKey(key: string): void;
}
