import { Bench } from 'tinybench';

/** Microseconds of one call: the median of each round. */
export interface Times {
  byClock: number[];
  /** CPU time of this process. */
  byCpu: number[];
}

/**
 * Measures functions in rounds, in changing order, so that a busy moment slows all of them. The first fifth warms up. In
 * each round a function is called for at least the time and the number of iterations in `limits`.
 */
export async function inRounds<Name extends string>(
  functions: Record<Name, () => Promise<unknown>>,
  { rounds, ...limits }: { rounds: number; time: number; iterations: number },
): Promise<Record<Name, Times>> {
  const names = Object.keys(functions) as Name[];
  const times = {} as Record<Name, Times>;
  for (const name of names) times[name] = { byClock: [], byCpu: [] };
  const warmUps = Math.ceil(rounds / 5);
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const cpuTimes: Record<string, number> = {};
    let before = process.cpuUsage();
    const bench = new Bench({
      ...limits,
      warmup: false,
      throws: true,
      setup: () => {
        before = process.cpuUsage();
      },
      teardown: (task) => {
        const { user, system } = process.cpuUsage(before);
        cpuTimes[task?.name ?? ''] = user + system;
      },
    });
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      bench.add(name, functions[name], { async: true });
    }
    for (const { name, result, runs } of await bench.run()) {
      if (round < warmUps || result.state !== 'completed') continue;
      times[name as Name].byClock.push(result.latency.p50 * 1000);
      times[name as Name].byCpu.push((cpuTimes[name] ?? Number.NaN) / runs);
    }
  }
  return times;
}

/** The median, and the figures between which half of the values are. */
export interface Quarters {
  low: number;
  median: number;
  high: number;
}

export function quartersOf(values: readonly number[]): Quarters {
  const sorted = values.toSorted((one, two) => one - two);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** What was measured in each round, as a multiple of another measurement in the same round. */
export const ratiosTo = (base: readonly number[], values: readonly number[]): number[] =>
  values.map((value, round) => value / (base[round] ?? Number.NaN));
