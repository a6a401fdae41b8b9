import type { Step } from '../../../../src/page-kit/clock-controls.js';
import type { SwitchedFaults } from '../../../../src/page-kit/fault-switches.js';
import type { TaskRow, TaskView } from '../../../../src/sandbox/control/views.js';
import type { TryItData } from '../../try-it/try-it-data.js';
import type { OtherServer } from './other-server.js';
import type { Problem } from './problems.js';
import type { TriedOutcome } from './request-sender.js';

/** A file of a task, as a link in the page. */
export interface ShownFile {
  name: string;
  url: string;
  type: string;
  size: number;
}

/** What the panel shows. */
export interface PanelState {
  data: TryItData;
  variant: string;
  example: string;
  /** Identifier in the path. */
  id: string;
  problems: readonly Problem[];
  /** Why something needed could not be created, or that it was. */
  note: string;
  isWaiting: boolean;
  outcome: TriedOutcome | undefined;
  /** Whether the request was changed since it was sent. */
  isChanged: boolean;
  /** The outcome of copying the request, as a link or as code. */
  linkNote: string;
  isCodeOpen: boolean;
  /** Label of the language of the code. */
  language: string;
  tasks: readonly TaskRow[];
  selected: TaskView | undefined;
  files: readonly ShownFile[];
  /** Time of the sandbox. */
  now: string;
  speed: number;
  faults: SwitchedFaults;
  faultProblem: string;
  receiverStatus: number;
  server: OtherServer | undefined;
}

/** What a reader can do in the panel. */
export interface PanelActions {
  chooseVariant(value: string): void;
  chooseExample(name: string): void;
  setId(id: string): void;
  format(): void;
  restore(): void;
  goTo(problem: Problem): void;
  addCallback(): void;
  copyLink(): void;
  openCode(isOpen: boolean): void;
  setLanguage(label: string): void;
  prepare(): void;
  send(): void;
  stop(): void;
  readTask(id: string): void;
  select(id: string): void;
  setSpeed(speed: number): void;
  advance(by: Step): void;
  finish(id: string): void;
  fail(id: string): void;
  reset(): void;
  setFaults(faults: SwitchedFaults): void;
  setReceiverStatus(status: number): void;
  setServer(url: string): void;
  setKey(key: string): void;
}
