import type { TaskFaults } from './faults/fault.js';
import type { Subject } from './operations/subject.js';
import type { Settings } from './options.js';
import type { BoundedCollection } from './storage/collection.js';
import type { StoredTask } from './tasks/task.js';
import type { Clock } from './time/clock.js';
import type { Scheduler } from './time/scheduler.js';

/** All there is in one sandbox. Two of them share nothing. */
export interface SandboxState {
  settings: Settings;
  clock: Clock;
  scheduler: Scheduler;
  tasks: BoundedCollection<StoredTask>;
  subjects: BoundedCollection<Subject>;
  /** Schedules the callbacks of a new task. `shown` is the URL as it may be displayed. */
  scheduleCallbacks: (task: StoredTask, callback: { url: string; shown: string }, faults: TaskFaults) => void;
  /** The number of what is made next. */
  next: () => number;
}
