import { behaviours } from '../../generated/service.js';
import { createSandbox } from '../../src/sandbox/index.js';

/*
 * Run by the bench in a process of its own, with --expose-gc: how much memory a task takes, and whether the first of
 * many is still there.
 */

const count = Number(process.argv[2]);
const body = JSON.stringify(Object.values(behaviours.createText2Video.examples).at(-1));
const heap = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const headers = { authorization: 'Token key', 'content-type': 'application/json' };
const sandbox = createSandbox({ speed: 0 });
const create = async () => {
  const response = await sandbox.fetch('http://localhost/ent/v2/text2video', { method: 'POST', headers, body });
  return ((await response.json()) as { task_id: string }).task_id;
};

// The log of requests is full before it counts.
for (let index = 0; index < 3000; index += 1) await create();
await sandbox.reset();
for (let index = 0; index < 2000; index += 1) await create();
const before = heap();
const first = await create();
for (let index = 1; index < count; index += 1) await create();
const after = heap();
await sandbox.advance('1m');
const read = await sandbox.fetch(`http://localhost/ent/v2/tasks/${first}/creations`, { headers });
const { state } = (await read.json()) as { state: string };
console.log(JSON.stringify({ bytesPerTask: (after - before) / count, megabytes: after / 1e6, state }));
