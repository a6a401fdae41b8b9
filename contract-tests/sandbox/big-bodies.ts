import { setTimeout } from 'node:timers/promises';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { largeImage } from './large-image.js';
import { post } from './raw.js';

/*
 * A process of its own, with a small heap: `node --expose-gc --max-old-space-size=700 --import tsx big-bodies.ts`. It sends
 * big bodies to a sandbox and prints what came back, and how much memory is still in use, in megabytes.
 */

const sandbox = createSandbox();
const { url, close } = await serve(sandbox, { port: 0 });
const megabytes = (count: number, text = 'x') => text.repeat((count * 2 ** 20) / text.length);

async function used(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    gc?.();
    await setTimeout(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 2 ** 20);
}

const bytes = Buffer.from(JSON.stringify({ story: 'pigsy', images: Array(3).fill(largeImage(5 * 2 ** 20)) }));
const before = await used();
// All are under way at the same time: none ends before each has sent everything or has a response.
let waiting = 30;
let open = () => {};
const gate = new Promise<void>((resolve) => {
  open = resolve;
});
async function* inTwo() {
  yield bytes.subarray(0, -1);
  waiting -= 1;
  if (waiting === 0) open();
  await gate;
  yield bytes.subarray(-1);
}
const responses = await Promise.all(
  Array.from({ length: waiting }, async () => {
    const { status, text, retryAfter } = await post(`${url}/ent/v2/template-story`, inTwo(), bytes.length);
    return { status, length: text.length, retryAfter };
  }),
);
const afterMany = (await used()) - before;

/** Each leaves something in the log of requests. */
const logged: [what: string, path: string, body: object | string][] = [
  ['a long prompt', 'text2video', { model: 'genq2', prompt: megabytes(4) }],
  ['a long ratio', 'text2video', { model: 'genq2', prompt: 'A', aspect_ratio: megabytes(4) }],
  ['a long model', 'text2video', { model: megabytes(4, 'm o d e l ') }],
  ['a long name', 'text2video', { model: 'genq2', prompt: 'A', [megabytes(4)]: 1 }],
  ['no JSON', 'text2video', `{"model":${megabytes(4)}`],
  ['a large image', 'template-story', { story: 'pigsy', images: [largeImage(4 * 2 ** 20)] }],
  ['a long identifier', 'ad-one-click/edit', { ad_one_click_task_id: megabytes(4), type: 'generate_bgm', prompt: 'A' }],
];
const left: Record<string, number> = {};
for (const [what, path, body] of logged) {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const start = await used();
  for (let count = 0; count < 6; count += 1) await post(`${url}/ent/v2/${path}`, [bytes], bytes.length);
  left[what] = (await used()) - start;
}
await close();
await sandbox.close();

/** The callbacks of a task are still to come when it is dropped. */
const small = createSandbox({ speed: 0, maxCharacters: 2 ** 21 });
const start = await used();
for (let count = 0; count < 30; count += 1) {
  const headers = { authorization: 'Token key', 'content-type': 'application/json' };
  const callback_url = `http://127.0.0.1:9/${megabytes(1)}`;
  const body = JSON.stringify({ model: 'genq2', prompt: 'A', payload: megabytes(1), callback_url });
  await small.fetch('http://localhost/ent/v2/text2video', { method: 'POST', headers, body });
}
left['callbacks of dropped tasks'] = (await used()) - start;
await small.close();
console.log(JSON.stringify({ responses, afterMany, left, peak: Math.round(process.resourceUsage().maxRSS / 1024) }));
