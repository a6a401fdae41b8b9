import { download } from '../../src/download/index.js';
import { GenMedia } from '../../src/index.js';

// Loads a file in a process of its own, and prints how much memory it had in use meanwhile.

const [url = '', target = ''] = process.argv.slice(2);

/** Bytes of buffers that are still needed. Garbage is collected concurrently, so it gets two turns. */
async function inUse(): Promise<number> {
  for (let turn = 0; turn < 2; turn += 1) {
    globalThis.gc?.();
    await new Promise(setImmediate);
  }
  return process.memoryUsage().arrayBuffers;
}

const gen = new GenMedia({ baseUrl: 'http://127.0.0.1:9', apiKey: 'key' }).use(download);
const counts: number[] = [];
const onProgress = async () => void counts.push(await inUse());
const { bytes } = await gen.download(url, target, { onProgress });
console.log(JSON.stringify({ bytes, counts }));
