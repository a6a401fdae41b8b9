import type { Gateway } from './gateway.js';
import type { Outcome, recordsIn } from './records.js';

/** A task as the service has it. */
export interface MadeTask {
  id: string;
  credits: number;
  /** Payload of its request. */
  key: string | undefined;
}

export interface Kill {
  pid: number;
  at: number;
}

export interface LedgerInput {
  records: ReturnType<typeof recordsIn>;
  gateway: Pick<Gateway, 'creates' | 'delivered'>;
  tasks: readonly MadeTask[];
  kills: readonly Kill[];
  /** Temporary files that were left. */
  leftovers: readonly string[];
}

export interface Ledger {
  items: number;
  outcomes: Record<string, number>;
  tasks: number;
  /** Tasks of requests whose outcome is unknown. */
  unknownTasks: number;
  /** Items that were sent again by a decision. */
  decisions: number;
  credits: number;
  delivered: number;
  handled: number;
  /** Updates that were handled again because the receiver was killed in between. */
  handledAgain: number;
  files: number;
  /** Sentences, one for each thing that must not happen. */
  madeTwice: string[];
  lost: string[];
  unexplained: string[];
}

/** After this many milliseconds the end of a process no longer explains that an update was handled again. */
const explainedWithin = 3000;

/** Holds what the programs have recorded against what the service and the gateway have seen. */
export function ledgerOf({ records, gateway, tasks, kills, leftovers }: LedgerInput): Ledger {
  const planned = [...new Set(records.planned.read().map(({ key }) => key))];
  const outcomes = new Map(records.outcomes.read().map((outcome) => [outcome.key, outcome]));
  const decisions = countBy(records.decisions.read(), ({ key }) => key);
  const made = groupBy(tasks, ({ key }) => `${key}`);
  const files = records.files.read();
  const [madeTwice, lost, unexplained]: [string[], string[], string[]] = [[], [], []];
  let unknownTasks = 0;

  for (const key of planned) {
    const own = made.get(key) ?? [];
    const most = 1 + (decisions.get(key) ?? 0);
    const sent = gateway.creates.get(key) ?? 0;
    const outcome = outcomes.get(key);
    if (own.length > most) madeTwice.push(`${key} has ${own.length} tasks, and ${most} would be explained.`);
    if (sent > most) unexplained.push(`${key} was sent ${sent} times, and ${most} would be explained.`);
    if (!outcome) lost.push(`${key} has no outcome.`);
    else {
      if (outcome.outcome === 'unexplained') unexplained.push(`${key}: ${outcome.says}`);
      const known = own.filter(({ id }) => id === outcome.taskId).length;
      const others = own.length - known;
      const mayHaveOthers = outcome.outcome === 'unknown' ? most : most - 1;
      unknownTasks += others;
      if (others > mayHaveOthers)
        lost.push(`${key} ended as ${outcome.outcome}, and has ${others} tasks that nobody knows.`);
      if (hasTask(outcome) && known === 0)
        unexplained.push(`${key} is ${outcome.outcome}, and the service has no such task.`);
    }
  }
  const keys = new Set(planned);
  for (const { id, key } of tasks)
    if (!keys.has(`${key}`)) lost.push(`Task ${id} belongs to nothing that was planned.`);
  for (const { key, isWhole } of files) if (!isWhole) lost.push(`The file of ${key} is not whole.`);
  for (const name of leftovers) unexplained.push(`${name} was left behind.`);

  const finished = records.handled.read().filter(({ step }) => step === 'finished');
  const handled = groupBy(finished, ({ key }) => key);
  let handledAgain = 0;
  for (const key of gateway.delivered) {
    if (!updatesThatCover(key).some((one) => handled.has(one)))
      lost.push(`The update ${key} was answered with 200, and onUpdate has not finished.`);
  }
  for (const [key, times] of handled) {
    for (const { pid, at } of times.slice(0, -1)) {
      const isKilled = kills.some((kill) => kill.pid === pid && kill.at >= at && kill.at - at < explainedWithin);
      if (isKilled) handledAgain += 1;
      else unexplained.push(`The update ${key} was handled ${times.length} times.`);
    }
  }

  return {
    items: planned.length,
    outcomes: Object.fromEntries(countBy([...outcomes.values()], ({ outcome }) => outcome)),
    tasks: tasks.length,
    unknownTasks,
    decisions: [...decisions.values()].reduce((sum, count) => sum + count, 0),
    credits: tasks.reduce((sum, { credits }) => sum + credits, 0),
    delivered: gateway.delivered.size,
    handled: handled.size,
    handledAgain,
    files: files.length,
    madeTwice,
    lost,
    unexplained,
  };
}

/** The update itself, and those of the end of its task: what comes after the end is dropped. */
function updatesThatCover(key: string): string[] {
  const [taskId] = key.split(' ');
  return [key, `${taskId} success`, `${taskId} failed`];
}

const hasTask = ({ outcome }: Outcome) => outcome === 'done' || outcome === 'failed';

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  return new Map([...groupBy(items, keyOf)].map(([key, group]) => [key, group.length]));
}
