import { type Edit, editsIn } from './fault.js';

const bullmq = editsIn('src/bullmq');

/** What goes wrong on many machines: requests sent twice, tasks without a job, jobs that nobody wakes. */
export const queueEdits: readonly Edit[] = [
  bullmq('a create sent again after a stall', 'create-step.ts', 'state.openAttempts.length > 0', 'false'),
  bullmq('a create sent before it is recorded', 'create-step.ts', '    await record();\n', ''),
  bullmq(
    'a create sent without its lock',
    'create-step.ts',
    '!(await createJob.extendLock(token, lockDuration))',
    'false',
  ),
  bullmq(
    'a task recorded late',
    'create-step.ts',
    `    await this.#record(job, journal, created.handle);
    await this.#handOver(job, created.handle, { state: created.state, ...creditsIn(created.raw) });`,
    `    await this.#handOver(job, created.handle, { state: created.state, ...creditsIn(created.raw) });
    await this.#record(job, journal, created.handle);`,
  ),
  bullmq(
    'a late response that nobody uses',
    'create-step.ts',
    "if (state === 'failed') await job.retry('failed');",
    "if (state === 'failed') return;",
  ),
  bullmq(
    'a rejection that counts as unknown',
    'create-step.ts',
    'if (attempt !== undefined) await',
    'if (false) await',
  ),
  bullmq('a pause shortened by the rate', 'create-pause.ts', 'getRateLimitTtl(this.#maxCreates)', 'getRateLimitTtl()'),
  bullmq('no pause after a 429', 'create-pause.ts', '    this.#strikes += 1;\n', '    return;\n'),
  bullmq('one task too many under way', 'slots.ts', '>= this.#max &&', '> this.#max &&'),
  bullmq('a job that nobody wakes', 'media-queue.ts', "(await wake(this.jobs, id)) !== 'active'", 'true'),
  bullmq('a job that fails at its second stall', 'media-worker.ts', '2 ** 31 - 1', '1'),
  bullmq('an error that loses its class', 'results.ts', 'throw error ??', 'throw'),
  bullmq('a resend that sends nothing', 'job-journal.ts', '      error = undefined;\n', ''),
];
