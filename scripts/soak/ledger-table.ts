import type { SoakResult } from './run.js';

/** How much the memory of a program may grow, in MB. The sandbox stores every task, so it may grow with each. */
const maxGrowthMb = 20;
const maxGrowthPerTaskMb = 0.005;

/** Prints the ledger. */
export function print(result: SoakResult): void {
  for (const [name, text] of Object.entries(rowsOf(result))) console.log(`${name.padEnd(12)}${text}`);
}

/** The ledger as rows of text. Numbers after a colon add up to the one before it. */
export function rowsOf({ ledger, counts, kills, memory }: SoakResult): Record<string, string> {
  const list = (values: Record<string, number>) =>
    Object.entries(values)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  return {
    kills: list(kills),
    requests: `creates ${counts.POST} (${counts.limited} of them rejected with 429), reads ${counts.GET}, files ${counts.files}, callbacks ${counts.callbacks}`,
    items: `${ledger.items}: ${list(ledger.outcomes)}; sent again by a decision ${ledger.decisions}`,
    tasks: `${ledger.tasks}, of requests with an unknown outcome ${ledger.unknownTasks}`,
    credits: `${ledger.credits}`,
    updates: `delivered ${ledger.delivered}: handled ${ledger.handled}, dropped since their task had ended ${ledger.dropped}; again after a kill ${ledger.handledAgain}; handled without a 200 ${ledger.undelivered}`,
    files: `${ledger.files} (of every fifth item of a batch and of every call)`,
    'made twice': `${ledger.madeTwice.length}`,
    lost: `${ledger.lost.length}`,
    unexplained: `${ledger.unexplained.length}`,
    memory: Object.entries(memory)
      .map(([name, { start, end }]) => `${name} ${start} → ${end} MB`)
      .join(', '),
  };
}

/** What must not happen, as sentences. */
export function problemsOf({ ledger, memory }: SoakResult): string[] {
  const limit = (name: string) => maxGrowthMb + (name === 'sandbox' ? ledger.tasks * maxGrowthPerTaskMb : 0);
  const grown = Object.entries(memory).filter(([name, { start, end }]) => end > start + limit(name));
  const nothing = ledger.tasks === 0 || ledger.delivered === 0 || ledger.files === 0;
  return [
    ...ledger.madeTwice,
    ...ledger.lost,
    ...ledger.unexplained,
    ...grown.map(([name, { start, end }]) => `The memory of ${name} has grown from ${start} to ${end} MB.`),
    ...(nothing ? ['Hardly anything has happened: there are no tasks, updates or files.'] : []),
  ];
}
