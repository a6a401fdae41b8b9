import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '../../src/sandbox/index.js';
import { openStore } from '../../src/sandbox/node/index.js';

/** Fills a small disk with the store of a sandbox, makes room again, and continues with it. Prints what was seen. */
const disk = process.argv[2] as string;
const folder = join(disk, 'data');
const filler = join(disk, 'filler');
const headers = { authorization: 'Token key', 'content-type': 'application/json' };
console.error = () => {};

type Sandbox = ReturnType<typeof createSandbox>;

async function create(sandbox: Sandbox): Promise<string | undefined> {
  const body = JSON.stringify({ model: 'genq2', prompt: 'A lighthouse', payload: crypto.randomUUID().repeat(50) });
  const response = await sandbox.fetch('http://localhost/ent/v2/text2video', { method: 'POST', headers, body });
  return response.ok ? ((await response.json()) as { task_id: string }).task_id : undefined;
}

const statusOf = async (sandbox: Sandbox, id: string) =>
  (await sandbox.fetch(`http://localhost/ent/v2/tasks/${id}/creations`, { headers })).status;

const sandbox = createSandbox({ store: await openStore(folder) });
const accepted: string[] = [];
for (let count = 0; count < 20; count += 1) accepted.push((await create(sandbox)) as string);
// All that is left, but for a little.
for (let size = 2 ** 20; size > 2 ** 12; size /= 2) {
  try {
    writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
  } catch {
    // It was more than that.
  }
}
let rejected = 0;
for (let count = 0; count < 200 && rejected < 30; count += 1) {
  const id = await create(sandbox);
  if (id) accepted.push(id);
  else rejected += 1;
}
const { counts } = (await (await sandbox.fetch('http://localhost/_sandbox/state')).json()) as { counts: object };
const readWhileFull = await statusOf(sandbox, accepted[0] as string);
rmSync(filler);
let acceptedLater = 0;
for (let count = 0; count < 10; count += 1) {
  const id = await create(sandbox);
  if (id) accepted.push(id);
  if (id) acceptedLater += 1;
}
await sandbox.close();

const next = createSandbox({ store: await openStore(folder) });
const found = await Promise.all(accepted.map((id) => statusOf(next, id)));
await next.close();
const lost = found.filter((status) => status !== 200).length;
console.log(JSON.stringify({ accepted: accepted.length, rejected, readWhileFull, acceptedLater, lost, ...counts }));
