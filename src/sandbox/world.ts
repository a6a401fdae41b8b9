import type { Agenda } from './agenda.js';
import type { Postman } from './callbacks/postman.js';
import type { Clock } from './clock.js';
import type { Settings } from './options.js';
import type { Shelf } from './shelf.js';
import type { Subject } from './subjects.js';
import type { Task } from './tasks/task.js';

/** All there is in one sandbox. Two of them share nothing. */
export interface World {
  settings: Settings;
  clock: Clock;
  agenda: Agenda;
  tasks: Shelf<Task>;
  subjects: Shelf<Subject>;
  /** Has the news of a new task posted to an address. */
  announce: Postman['promise'];
  /** The number of what is made next. */
  next: () => number;
}
