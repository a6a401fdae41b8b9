import { isDeepStrictEqual } from 'node:util';
import type { Queue } from 'bullmq';
import { type BatchItem, isHandle } from '../batch/batch-item.js';
import { assertJson, checkItem } from '../batch/check-item.js';
import type { GeneratorName, TaskRequest } from '../client/request-types.js';
import {
  checkOptions,
  kindOf,
  type OptionRule,
  type OptionRules,
  wholeMilliseconds,
  wholeNumber,
} from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { isObject } from '../shared/is-object.js';
import type { CallOptions } from '../transport/options.js';
import type { FinishedTask, MediaJobData, MediaJobOptions, NewJob } from './media-job.js';

/** A queue is filled without a client, so its generators are named here. */
const generators: Record<GeneratorName, true> = {
  text2video: true,
  img2video: true,
  startEnd2video: true,
  reference2video: true,
  reference2image: true,
  templateStory: true,
  mv: true,
  premiumMv: true,
  explainComic: true,
  adFilm: true,
  generalOneClick: true,
  speech: true,
};

const fields: OptionRules<NewJob> = {
  item: { mustBe: 'a request or a handle', fits: () => true },
  options: { mustBe: 'options of a job', fits: isObject },
};

const removal: OptionRule = {
  mustBe: 'true, false, a number of jobs, or { age, count }',
  fits: (value) => /^(boolean|number|object)$/.test(typeof value),
};

const jobRules: OptionRules<MediaJobOptions> = {
  jobId: {
    // BullMQ has names of its own with colons, and numbers its own jobs.
    mustBe: 'a string without colons that is not a number',
    fits: (value) => typeof value === 'string' && /^[^:]*[^:\d][^:]*$/.test(value),
  },
  priority: wholeNumber(0, 2 ** 21),
  delay: wholeMilliseconds(0),
  removeOnComplete: removal,
  removeOnFail: removal,
};

/** Rejects wrong jobs before one of them is added. */
export function checkJobs(name: string, jobs: readonly NewJob[]): void {
  if (!Array.isArray(jobs))
    throw new ConfigurationError(`The argument of ${name} must be an array of { item, options }, not ${kindOf(jobs)}.`);
  for (const [index, job] of jobs.entries()) {
    const what = name === 'add' ? 'The job' : `Job ${index} of addBulk`;
    checkOptions(what, job, fields, `${what}: `, 'field');
    const { item, options = {} } = job;
    checkItem(item, Object.keys(generators), what);
    checkOptions(name, options, jobRules);
    if (isHandle(item)) continue;
    if (!isObject(item.request))
      throw new ConfigurationError(`${what} has no request: it must be an object, not ${kindOf(item.request)}.`);
    assertJson(what, item.request);
    if (item.options?.onSending)
      throw new ConfigurationError(`${what}: onSending cannot be stored in a queue. Leave it out.`);
  }
}

/** Rejects a `jobId` that the queue has for another request: BullMQ would ignore the new one, and nobody would notice. */
export async function checkStored(queue: Queue<MediaJobData, FinishedTask>, jobs: readonly NewJob[]): Promise<void> {
  const check = async ({ item, options }: NewJob) => {
    const stored = options?.jobId && (await queue.getJob(options.jobId));
    if (!stored) return;
    const [one, other] = [sentFor(Object(stored.data?.item)), sentFor(item)];
    const names = Object.keys({ ...one, ...other }).filter((name) => !isDeepStrictEqual(one[name], other[name]));
    if (names.length > 0)
      throw new ConfigurationError(
        `jobId ${options.jobId} has another request, with other ${names.join(', ')}. Nothing was added. Use another jobId.`,
      );
  };
  await Promise.all(jobs.map(check));
}

/** What is sent for an item, as JSON: without fields that are `undefined`. */
function sentFor(item: BatchItem): Record<string, unknown> {
  const { id, generator, request, options = {} } = JSON.parse(JSON.stringify(item)) as TaskRequest & { id?: string };
  const { extraBody, extraQuery }: CallOptions = options;
  return { id, generator, ...request, ...extraBody, extraQuery };
}
