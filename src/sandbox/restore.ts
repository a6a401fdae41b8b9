import type { Settings } from './core/options.js';
import { BoundedCollection } from './storage/collection.js';
import { PersistedClock } from './storage/persisted-clock.js';
import { type SandboxStore, StoreWriter } from './storage/store.js';
import { readEntries } from './storage/stored-entries.js';
import { type StoredSubject, subjectLength } from './tasks/subject.js';
import { type StoredTask, taskLength } from './tasks/task.js';
import { Clock } from './time/clock.js';

/** What survives a restart: the clock, tasks and subjects. */
export interface PersistedState {
  clock: Clock;
  tasks: BoundedCollection<StoredTask>;
  subjects: BoundedCollection<StoredSubject>;
  /** Number of the next task or subject. */
  next: () => number;
  /** Starts the clock again, at its first time and speed. */
  restartClock: () => void;
  /** Writes all changes to the store. */
  save: () => Promise<void> | undefined;
  /** Writes all changes and closes the store. */
  close: () => Promise<void>;
}

/** Continues with the state in a store, or starts with an empty one. */
export function restore(store: SandboxStore | undefined, settings: Settings): PersistedState {
  const stored = readEntries(store?.entries ?? []);
  const writer = new StoreWriter(store);
  const clock = new Clock(stored.clock ?? settings.now, settings.speed);
  const persistedClock = new PersistedClock(clock, writer);

  const limits = { maxItems: settings.maxTasks, maxCharacters: settings.maxCharacters };
  const tasks = new BoundedCollection<StoredTask>('task:', limits, writer, taskLength);
  const subjects = new BoundedCollection<StoredSubject>('subject:', limits, writer, subjectLength);
  tasks.load(stored.tasks);
  subjects.load(stored.subjects);
  let lastNumber = Math.max(tasks.lastNumber, subjects.lastNumber);

  return {
    clock,
    tasks,
    subjects,
    next() {
      lastNumber += 1;
      return lastNumber;
    },
    restartClock() {
      clock.restart(settings.now, settings.speed);
      persistedClock.invalidate();
    },
    save() {
      if (!store) return undefined;
      persistedClock.save();
      return writer.flush();
    },
    async close() {
      writer.put('clock', clock.now());
      await writer.close();
    },
  };
}
