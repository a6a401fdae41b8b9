import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorage } from 'unstorage';
import { batch, fileJournal, type Journal, storageJournal } from '../../src/batch/index.js';
import { runCommand } from '../../src/cli/run.js';
import { GenMedia } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox/index.js';

const count = 2000;
const rounds = 5;

/**
 * Compares a batch without a journal with one that has it, in a file and in a storage in memory. The sandbox is in the same
 * process and its tasks end at once, so the journal costs as much as it ever can: a real task takes longer than all of this.
 */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-bench-'));
  try {
    const kinds: Record<string, () => Journal | undefined> = {
      'no journal': () => undefined,
      fileJournal: () => fileJournal(join(folder, crypto.randomUUID())),
      'storageJournal, in memory': () => storageJournal(createStorage()),
    };
    const times = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]));
    // Round by round, so that a busy machine is busy for all of them. The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, make] of Object.entries(kinds)) {
        const time = await timeOf(make());
        if (round > 0) times.get(name)?.push(time);
      }
    }
    console.log(`A batch of ${count.toLocaleString('en')} items, the middle of ${rounds} rounds:`);
    const fastest = middleOf(times.get('no journal') ?? []);
    for (const [name, all] of times) {
      const time = middleOf(all);
      const perItem = ((time - fastest) / count) * 1000;
      console.log(
        `${name.padEnd(28)}${time.toFixed(0).padStart(6)} ms  ${(time / fastest).toFixed(2)} times  +${perItem.toFixed(0)} µs an item`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function timeOf(journal: Journal | undefined): Promise<number> {
  const sandbox = createSandbox({ speed: 1, timing: { queueing: 0, processing: 0, end: 0 } });
  const gen = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'key', fetch: sandbox.fetch }).use(batch);
  const item = { generator: 'text2video', request: { model: 'genq2', prompt: 'A lighthouse in a storm' } } as const;
  const startedAt = performance.now();
  const results = await gen.batch(Array(count).fill(item), { journal, concurrency: 50, firstPollAfter: 0 }).results;
  const time = performance.now() - startedAt;
  const failed = results.find(({ error }) => error);
  if (failed) throw failed.error;
  await sandbox.close();
  return time;
}

const middleOf = (times: readonly number[]): number => times.toSorted((one, two) => one - two)[times.length >> 1] ?? 0;

await runCommand(main);
