import { Redis } from 'ioredis';
import { batch } from '../../../src/batch/index.js';
import { createCallbackHandler, redisInbox } from '../../../src/callbacks/index.js';
import { DownloadError, download } from '../../../src/download/index.js';
import {
  GenMedia,
  InvalidRequestError,
  NetworkError,
  OutcomeUnknownError,
  RejectedError,
  TaskFailedError,
  type TaskSuccess,
} from '../../../src/index.js';
import { validateRequest } from '../../../src/validate/index.js';
import { type Outcome, recordsIn } from '../records.js';
import { hideWantedWarnings } from './quiet.js';

/** What the programs that use the service are given. */
export interface ClientArgs {
  folder: string;
  baseUrl: string;
  redisPort: number;
  /** Where callbacks go. */
  hooks: string[];
}

/** A client with all that a soak uses, and options for waits in a hurry. */
export function clientOf({ folder, baseUrl, redisPort, hooks }: ClientArgs) {
  hideWantedWarnings();
  const gen = new GenMedia({ baseUrl, apiKey: 'key', timeout: 3000, validate: validateRequest })
    .use(batch)
    .use(download);
  const inbox = redisInbox(new Redis(redisPort, '127.0.0.1', { maxRetriesPerRequest: 1 }));
  const callbacks = createCallbackHandler({ inbox });
  const wait = { callbacks, firstPollAfter: 500, interval: 200, maxInterval: 1000, timeout: 3000, deadline: 300_000 };
  const records = recordsIn(folder);
  let count = 0;
  const requestFor = (key: string) => {
    count += 1;
    const callback_url = hooks[count % hooks.length] as string;
    return { model: 'genq2', prompt: 'A lighthouse in a storm', payload: key, callback_url } as const;
  };

  /** Loads the file of a task, however often that fails: faults apply to files, too. */
  const load = async (key: string, task: TaskSuccess) => {
    for (;;) {
      try {
        const { bytes, type } = await gen.download(task, `${folder}/files/${key}.mp4`, { timeout: 3000 });
        records.files.append({ key, bytes, isWhole: bytes > 0 && type === 'video/mp4' });
        return;
      } catch (error) {
        if (!(error instanceof DownloadError)) throw error;
      }
    }
  };
  return { gen, wait, records, requestFor, load };
}

/** How a call ended, as the ledger counts it. */
export function outcomeOf(key: string, taskId: string | undefined, error?: Error): Outcome {
  const outcome = () => {
    if (!error) return 'done';
    if (error instanceof TaskFailedError) return 'failed';
    if (error instanceof OutcomeUnknownError) return 'unknown';
    if (error instanceof RejectedError && error.status === 429) return 'not sent';
    if (error instanceof NetworkError && error.neverConnected) return 'not sent';
    if (error instanceof RejectedError || error instanceof InvalidRequestError) return 'rejected';
    return 'unexplained';
  };
  return { key, taskId, outcome: outcome(), says: error?.message };
}
