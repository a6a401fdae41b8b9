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
  /** Updates that a receiver accepted with 200: handled, dropped or lost. */
  delivered: number;
  handled: number;
  /** Updates that came when their task had ended. */
  dropped: number;
  /** Updates that were handled, and whose 200 did not arrive. */
  undelivered: number;
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

/** What must not happen, as sentences. */
type Findings = Pick<Ledger, 'madeTwice' | 'lost' | 'unexplained'>;

/** Holds what the programs have recorded against what the service and the gateway have seen. */
export function ledgerOf(input: LedgerInput): Ledger {
  const [items, files, updates] = [itemsOf(input), filesOf(input), updatesOf(input)];
  const { tasks } = input;
  return {
    ...items.counts,
    ...files.counts,
    ...updates.counts,
    tasks: tasks.length,
    credits: tasks.reduce((sum, { credits }) => sum + credits, 0),
    madeTwice: items.findings.madeTwice,
    lost: [...items.findings.lost, ...files.findings.lost, ...updates.findings.lost],
    unexplained: [...items.findings.unexplained, ...files.findings.unexplained, ...updates.findings.unexplained],
  };
}

const noFindings = (): Findings => ({ madeTwice: [], lost: [], unexplained: [] });

/** Items and calls: each has one outcome, and no task that nobody knows. */
function itemsOf({ records, gateway, tasks }: LedgerInput) {
  const findings = noFindings();
  const planned = new Set(records.planned.read().map(({ key }) => key));
  const outcomes = new Map(records.outcomes.read().map((outcome) => [outcome.key, outcome]));
  const decisions = countBy(records.decisions.read(), ({ key }) => key);
  const made = groupBy(tasks, ({ key }) => `${key}`);
  let unknownTasks = 0;
  for (const key of planned) {
    const own = made.get(key) ?? [];
    const maxTasks = 1 + (decisions.get(key) ?? 0);
    const sent = gateway.creates.get(key) ?? 0;
    const outcome = outcomes.get(key);
    if (own.length > maxTasks)
      findings.madeTwice.push(`${key} has ${own.length} tasks, and ${maxTasks} would be explained.`);
    if (sent > maxTasks)
      findings.unexplained.push(`${key} was sent ${sent} times, and ${maxTasks} would be explained.`);
    if (outcome) unknownTasks += checkOutcome(outcome, own, maxTasks, findings);
    else findings.lost.push(`${key} has no outcome.`);
  }
  for (const { id, key } of tasks) {
    if (!planned.has(`${key}`)) findings.lost.push(`Task ${id} belongs to nothing that was planned.`);
  }
  const counts = {
    items: planned.size,
    outcomes: Object.fromEntries(countBy([...outcomes.values()], ({ outcome }) => outcome)),
    unknownTasks,
    decisions: [...decisions.values()].reduce((sum, count) => sum + count, 0),
  };
  return { counts, findings };
}

/** Holds an outcome against the tasks of its item. Returns how many of them the outcome does not name. */
function checkOutcome(outcome: Outcome, own: readonly MadeTask[], maxTasks: number, { lost, unexplained }: Findings) {
  const { key, outcome: ended, taskId, says } = outcome;
  const known = own.filter(({ id }) => id === taskId).length;
  const others = own.length - known;
  if (ended === 'unexplained') unexplained.push(`${key}: ${says}`);
  if (others > (ended === 'unknown' ? maxTasks : maxTasks - 1))
    lost.push(`${key} ended as ${ended}, and has ${others} tasks that nobody knows.`);
  if (hasTask(outcome) && known === 0) unexplained.push(`${key} is ${ended}, and the service has no such task.`);
  return others;
}

/** Files: each is whole, and nothing else is left. */
function filesOf({ records, leftovers }: LedgerInput) {
  const files = records.files.read();
  const broken = files.filter(({ isWhole }) => !isWhole);
  const findings = {
    ...noFindings(),
    lost: broken.map(({ key }) => `The file of ${key} is not whole.`),
    unexplained: leftovers.map((name) => `${name} was left behind.`),
  };
  return { counts: { files: files.length }, findings };
}

/** Updates: each that was accepted with 200 was handled, and none twice without a kill. */
function updatesOf({ records, gateway, kills }: LedgerInput) {
  const findings = noFindings();
  const finished = records.handled.read().filter(({ step }) => step === 'finished');
  const byUpdate = groupBy(finished, ({ key }) => key);
  const delivered = [...gateway.delivered];
  const notHandled = delivered.filter((key) => !byUpdate.has(key));
  const lost = notHandled.filter((key) => !updatesThatCover(key).some((one) => byUpdate.has(one)));
  for (const key of lost) findings.lost.push(`The update ${key} was accepted with 200, but onUpdate has not finished.`);
  let handledAgain = 0;
  for (const [key, times] of byUpdate) {
    for (const { pid, at } of times.slice(0, -1)) {
      const isKilled = kills.some((kill) => kill.pid === pid && kill.at >= at && kill.at - at < explainedWithin);
      if (isKilled) handledAgain += 1;
      else findings.unexplained.push(`The update ${key} was handled ${times.length} times.`);
    }
  }
  const counts = {
    delivered: delivered.length,
    handled: delivered.length - notHandled.length,
    dropped: notHandled.length - lost.length,
    undelivered: [...byUpdate.keys()].filter((key) => !gateway.delivered.has(key)).length,
    handledAgain,
  };
  return { counts, findings };
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
