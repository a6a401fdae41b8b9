import { runCommand } from '../../src/cli/run.js';
import { preflight } from '../../src/preflight/index.js';
import { makeMedia } from '../../src/sandbox/media/index.js';
import { validateRequest } from '../../src/validate/index.js';

const runs = 15;

/** The lowest of some runs, in milliseconds: what else the machine does only makes them slower. */
async function lowest(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < runs; count += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

/** A png of 10 MB less a few bytes, which every field accepts: a small one with a chunk that decoders skip. */
function largeImage(): string {
  const { bytes } = makeMedia({ kind: 'image', colour: [18, 120, 140] });
  const filler = Buffer.alloc(10 * 1024 * 1024 - bytes.length - 100);
  filler.writeUInt32BE(filler.length - 12);
  filler.write('fiLl', 4);
  for (let at = 8; at < filler.length - 4; at += 1) filler[at] = (at * 2_654_435_761) >>> 24;
  // After the signature and the header.
  const image = Buffer.concat([bytes.subarray(0, 33), filler, bytes.subarray(33)]);
  return `data:image/png;base64,${image.toString('base64')}`;
}

/** Prints what a check costs, and fails if it is more than promised. */
async function main() {
  const text = JSON.stringify({ model: 'genq3-turbo', images: [largeImage()] });
  const body = JSON.parse(text);
  const parse = await lowest(() => JSON.parse(text));
  const image = await lowest(() => preflight('createImg2Video', body));
  console.log(`A body with an image of 10 MB: JSON.parse ${parse.toFixed(2)} ms, preflight ${image.toFixed(2)} ms`);

  const plain = { model: 'genq2', prompt: 'A lighthouse in a storm', duration: 5 };
  const calls = 20_000;
  const each = async (run: () => unknown) => {
    for (let count = 0; count < calls; count += 1) await run();
  };
  const validated = await lowest(() => each(() => validateRequest('createText2Video', plain)));
  const checked = await lowest(() => each(() => preflight('createText2Video', plain)));
  const extra = ((checked - validated) * 1000) / calls;
  console.log(`A request of text alone: ${extra.toFixed(2)} µs more than the validators`);
  if (image >= parse) throw new Error('The image takes longer than JSON.parse of the body.');
  if (extra >= 10) throw new Error('The text takes 10 µs or more.');
}

await runCommand(main);
