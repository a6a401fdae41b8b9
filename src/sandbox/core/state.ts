import type { TaskFaults } from '../faults/fault.js';
import type { Failures } from '../log/failures.js';
import type { BoundedCollection } from '../storage/collection.js';
import type { StoredSubject } from '../tasks/subject.js';
import type { StoredTask } from '../tasks/task.js';
import type { Clock } from '../time/clock.js';
import type { Scheduler } from '../time/scheduler.js';
import type { StoppedClockHint } from '../time/stopped-clock-hint.js';
import type { Settings } from './options.js';
import type { Random } from './random.js';

/** Everything that the operations of one sandbox share. Sandboxes share nothing with each other. */
export interface SandboxState {
  settings: Settings;
  clock: Clock;
  failures: Failures;
  random: Random;
  scheduler: Scheduler;
  stoppedClock: StoppedClockHint;
  tasks: BoundedCollection<StoredTask>;
  subjects: BoundedCollection<StoredSubject>;
  /** Schedules the callbacks of a new task. `shown` is the URL without the key, for display. */
  scheduleCallbacks: (task: StoredTask, callback: { url: string; shown: string }, faults: TaskFaults) => void;
  /** Whether a task is one of another key, with `isolate`. */
  isOfOtherKey: ((taskId: string) => boolean) | undefined;
  /** Number of the next task or subject. */
  next: () => number;
}
