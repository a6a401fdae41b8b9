import { operations } from '../../../generated/operations.js';
import { behaviours } from '../../../generated/service.js';
import { placeholderKey } from '../../check/server-access.js';
import { taskIdOf } from '../../terms/task-handle.js';

/** High enough that callbacks are retried and URLs expire within seconds. */
const speed = 200;

/** Long enough that the states before the end can be read. */
const timing = { end: '60s' } as const;

/** Starts a sandbox for one check, on a free port of this machine, with a task to read. */
export async function startSandbox(): Promise<{ url: string; task: string; close: () => Promise<void> }> {
  const [{ createSandbox }, { serve }] = await Promise.all([
    import('../../sandbox/index.js'),
    import('../../sandbox/node/index.js'),
  ]);
  const sandbox = createSandbox({ speed, timing });
  const server = await serve(sandbox, { port: 0 });
  const close = async () => {
    await server.close();
    await sandbox.close();
  };
  return { url: server.url, task: await createTask(server.url), close };
}

async function createTask(url: string): Promise<string> {
  const [method, path] = operations.createText2Video;
  const [body] = Object.values(behaviours.createText2Video.examples);
  const headers = { authorization: `Token ${placeholderKey}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  return taskIdOf((await response.json()) as object) as string;
}
