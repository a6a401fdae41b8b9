import { createSandbox, type Fault } from '../../../src/sandbox/index.js';
import { openStore, serve } from '../../../src/sandbox/node/index.js';
import { programArgs, respondTo } from './respond.js';

/** The service, with a store: what it has accepted survives its kills. */
const { folder } = programArgs<{ folder: string }>();
const timing = { queueing: '100ms', processing: '300ms', end: '1500ms' } as const;
const sandbox = createSandbox({ store: await openStore(folder), timing });
const { url } = await serve(sandbox, { port: 0 });

/** Every task that was made, with the payload of its request. */
async function tasks() {
  const made = sandbox.tasks(1_000_000);
  const payload = async (id: string) => {
    const headers = { authorization: 'Token key' };
    const response = await sandbox.fetch(`${url}/ent/v2/tasks/${id}/creations`, { headers });
    return ((await response.json()) as { payload?: string }).payload;
  };
  return Promise.all(made.map(async ({ id, credits }) => ({ id, credits, key: await payload(id) })));
}

respondTo(
  { url },
  {
    tasks,
    faults: ({ faults }) => sandbox.setFaults(faults as Fault[]),
    /** How many callbacks are still to be posted. */
    open: async () => {
      await sandbox.idle();
      return sandbox.callbacks().filter(({ outcome }) => outcome === 'waiting' || outcome === 'retrying').length;
    },
  },
);
