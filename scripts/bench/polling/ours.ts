import { operations } from '../../../generated/operations.js';
import { createCallbackHandler } from '../../../src/callbacks/index.js';
import { type Fetch, GenMedia } from '../../../src/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import type { Outcome } from './outcome.js';
import type { Tasks } from './polled-tasks.js';
import { inSimulatedTime } from './simulated-time.js';

export interface Callbacks {
  /** For how many of the tasks they are lost, from 0 to 1. */
  lost: number;
}

const baseUrl = 'http://localhost';
const pathOf = (id: string) => operations.getTaskCreations[1].replace('{id}', id);

/** Waits for tasks with `gen.tasks.wait`, for all at once: the real client and the real sandbox, in simulated time. */
export function waitForAll({ kind, lengths }: Tasks, callbacks?: Callbacks): Promise<Outcome[]> {
  return inSimulatedTime(async () => {
    let length = 0;
    const handler = createCallbackHandler();
    const sandbox = createSandbox({
      timing: () => ({ end: length }),
      // As the service, which documents no such advice.
      pollAdvice: false,
      deliver: (request) => handler(request),
      faults: callbacks ? [{ fault: 'callback-lost', chance: callbacks.lost }] : [],
    });
    const polls = new Map<string, number>();
    const fetch: Fetch = (url, init) => {
      const { pathname } = new URL(url);
      if (init.method === 'GET') polls.set(pathname, (polls.get(pathname) ?? 0) + 1);
      return sandbox.fetch(url, init);
    };
    const gen = new GenMedia({ baseUrl, apiKey: 'any', fetch });
    const request = { ...kind.request, callback_url: callbacks && `${baseUrl}/callbacks` };

    const waits: Promise<Outcome>[] = [];
    for (length of lengths) {
      const created = await gen[kind.generator].create(request as never);
      const endsAt = Date.parse(sandbox.tasks(1)[0]?.endsAt ?? '');
      const wait = gen.tasks.wait(created, { callbacks: callbacks && handler });
      waits.push(wait.then(({ id }) => ({ polls: polls.get(pathOf(id)) ?? Number.NaN, late: Date.now() - endsAt })));
    }
    const outcomes = await Promise.all(waits);
    await sandbox.close();
    return outcomes;
  });
}
