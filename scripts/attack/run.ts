import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { randomFrom } from '../../src/shared/random.js';
import { createFileAttack } from './files.js';
import { hostileRequest } from './hostile-requests.js';
import { stopAll, type Target } from './target.js';
import { startTargets } from './targets.js';

interface AttackOptions {
  readonly seconds: number;
  readonly seed: number;
  readonly onProgress?: (text: string) => void;
}

/** What one process was sent. */
interface TargetFigures {
  readonly name: string;
  requests: number;
  /** Requests that got a response. */
  responses: number;
  /** Of a correct request, in milliseconds. */
  slowest: number;
  megabytes: number;
}

interface AttackResult {
  readonly targets: TargetFigures[];
  readonly files: number;
  readonly problems: string[];
}

/** Correct requests that a process gets first, so that its code is compiled: compiled code has had faults of its own. */
const warmUps = 6000;

/** Correct requests that are sent at a time. */
const width = 16;

/** Milliseconds in which a correct request must get its response. This process may be slow, so it is tried again. */
const defaultMaxMs = 1000;

/** Attacks every process of ours with random requests, and damages files. The same seed gives the same requests. */
export async function attack({ seconds, seed, onProgress = () => {} }: AttackOptions): Promise<AttackResult> {
  const random = randomFrom(seed);
  const targets = await startTargets(random, seconds);
  const files = await createFileAttack(random);
  const figures = targets.map(
    ({ name }): TargetFigures => ({ name, requests: 0, responses: 0, slowest: 0, megabytes: 0 }),
  );
  const problems: string[] = [];
  try {
    onProgress('warming up');
    await Promise.all(
      targets.map((target) => warmUp(target, Math.min(target.name === 'worker' ? 200 : warmUps, seconds * 100))),
    );
    const endsAt = Date.now() + seconds * 1000;
    for (let round = 0; Date.now() < endsAt && problems.length === 0; round += 1) {
      const left = Math.ceil((endsAt - Date.now()) / 1000);
      onProgress(`${left} s left, ${figures.reduce((sum, { requests }) => sum + requests, 0)} requests`);
      const requests = fc.sample(hostileRequest, { seed: seed + round, numRuns: 4 * width });
      for (const [index, target] of targets.entries()) {
        problems.push(...(await attackOnce(target, requests, figures[index] as TargetFigures, round)));
      }
      problems.push(...(await files.run()));
    }
    for (const [index, target] of targets.entries()) {
      problems.push(...(await inspect(target, figures[index] as TargetFigures)));
    }
  } finally {
    await Promise.all(targets.map(({ stop }) => stop?.()));
    await stopAll();
    files.remove();
  }
  return { targets: figures, files: files.count(), problems };
}

async function warmUp(target: Target, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += width) {
    await Promise.all(Array.from({ length: width }, (_, index) => target.use(-1 - sent - index)));
  }
}

async function attackOnce(
  target: Target,
  requests: readonly Buffer[],
  figures: TargetFigures,
  round: number,
): Promise<string[]> {
  const attacked = await target.attack(requests, round);
  figures.requests += attacked.requests;
  figures.responses += attacked.responses;
  if (attacked.problem) return [`${target.name} ${attacked.problem}:\n${target.process.output}`];
  if (target.process.hasEnded) return [`${target.name} has ended:\n${target.process.output}`];
  figures.megabytes = Math.max(figures.megabytes, target.process.megabytes);
  const { maxMs = defaultMaxMs } = target;
  const tries: number[] = [];
  do {
    const startedAt = performance.now();
    await Promise.race([target.use(round * 3 + tries.length), delay(5 * maxMs)]);
    tries.push(performance.now() - startedAt);
  } while ((tries.at(-1) as number) > maxMs && tries.length < 3);
  const quickest = Math.min(...tries);
  figures.slowest = Math.max(figures.slowest, quickest);
  return quickest > maxMs ? [`${target.name} took ${Math.round(quickest)} ms for a correct request`] : [];
}

async function inspect({ name, process, maxMegabytes, problems }: Target, figures: TargetFigures): Promise<string[]> {
  if (process.hasEnded) return [];
  const found = (await problems()).map((problem) => `${name}: ${problem}`);
  figures.megabytes = process.megabytes;
  if (figures.megabytes > maxMegabytes)
    found.push(`${name} has ${Math.round(figures.megabytes)} MB, more than ${maxMegabytes}`);
  return found;
}
