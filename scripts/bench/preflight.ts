import { preflight as check } from '../../src/preflight/index.js';
import { makeMedia } from '../../src/sandbox/media/index.js';
import { validateRequest } from '../../src/validate/index.js';
import type { Measured } from './measured.js';
import { inRounds, quartersOf } from './rounds.js';

const maxExtraMicroseconds = 10;

/** Compares a check before sending with `JSON.parse` of a body with a large image, and with the validators. */
export async function preflight(): Promise<Measured> {
  const text = JSON.stringify({ model: 'genq3-turbo', images: [largeImage()] });
  const large = JSON.parse(text);
  const plain = { model: 'genq2', prompt: 'A lighthouse in a storm', duration: 5 };
  const image = await inRounds(
    { parse: async () => JSON.parse(text), preflight: async () => check('createImg2Video', large) },
    { rounds: 5, time: 0, iterations: 10 },
  );
  const words = await inRounds(
    {
      validate: async () => validateRequest('createText2Video', plain),
      preflight: async () => check('createText2Video', plain),
    },
    { rounds: 5, time: 0, iterations: 20_000 },
  );
  const timeOf = ({ byClock }: { byClock: number[] }) => quartersOf(byClock).median;
  const extra = timeOf(words.preflight) - timeOf(words.validate);
  const [parsing, checking] = [timeOf(image.parse) / 1000, timeOf(image.preflight) / 1000];
  console.log(
    `A body with an image of 10 MB: JSON.parse ${parsing.toFixed(2)} ms, preflight ${checking.toFixed(2)} ms`,
  );
  console.log(`A request of text alone: ${extra.toFixed(2)} µs more than the validators`);
  return {
    over: [
      ...(checking < parsing ? [] : ['The image takes longer than JSON.parse of the body']),
      ...(extra < maxExtraMicroseconds ? [] : [`The text takes ${maxExtraMicroseconds} µs or more`]),
    ],
  };
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
