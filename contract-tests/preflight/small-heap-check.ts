/**
 * Checks one large file in a process of its own, and writes how many bytes its memory has grown at most: `png`, or `png lines` for
 * a data URI of lines. Linux can forget the highest memory that it has seen (proc(5), clear_refs).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { preflight, preflightFile } from '../../src/preflight/index.js';
import { dataUri } from './files/data-uri.js';
import { jpeg, png } from './files/images.js';
import { movie } from './files/movies.js';
import { mp3, mp3FrameSeconds } from './files/sounds.js';

const bytes = 20 * 1024 * 1024 - 1;

type Field = 'images' | 'videos' | 'sounds';
const files: Record<string, { field: Field; type: string; small: Uint8Array; make: () => Uint8Array }> = {
  png: { field: 'images', type: 'image/png', small: png(99, 99), make: () => png(256, 256, bytes) },
  jpeg: {
    field: 'images',
    type: 'image/jpeg',
    small: jpeg(99, 99),
    make: () => jpeg(256, 256, Array(320).fill(new Uint8Array(65_500))),
  },
  mp4: {
    field: 'videos',
    type: 'video/mp4',
    small: movie({ seconds: 4 }),
    make: () => movie({ seconds: 4, isLast: true, filler: bytes - 1_000 }),
  },
  mp3: { field: 'sounds', type: 'audio/mpeg', small: mp3(500), make: () => mp3((bytes / 96) * mp3FrameSeconds) },
  unknown: { field: 'images', type: 'image/png', small: png(9, 9), make: () => new Uint8Array(bytes).fill(7) },
};

const memory = (field: string) =>
  1024 * Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);

async function growth(run: () => Promise<unknown>): Promise<number> {
  // Other threads free what is left of making the file.
  for (let count = 0; count < 5; count += 1) {
    globalThis.gc?.();
    await setTimeout(20);
  }
  writeFileSync('/proc/self/clear_refs', '5');
  const before = memory('VmRSS');
  await run();
  return memory('VmHWM') - before;
}

/** One piece in memory, as JSON.parse makes it. What was put together from pieces would be copied when it is first read. */
const flat = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

async function main([name = '', form]: string[]) {
  const { field, type, small, make } = files[name] as (typeof files)[string];
  const body = { model: field === 'sounds' ? 'genq3-drama' : 'genq2-pro', prompt: 'A walk' };
  const check = (text: string) => preflight('createReference2Video', { ...body, [field]: [text] });
  // What is loaded and compiled once is not part of a check.
  for (let count = 0; count < 10; count += 1) await check(dataUri(type, small));
  if (form === 'bytes') {
    const file = make();
    return growth(() => preflightFile(file, { for: 'createReference2Video', field }));
  }
  const text = textOf(type, make, form === 'lines');
  return growth(() => check(text));
}

/** In a function of its own, so that nothing else of it stays in memory. */
function textOf(type: string, make: () => Uint8Array, hasLines: boolean): string {
  const uri = dataUri(type, make());
  if (!hasLines) return flat(uri);
  // Not by an expression: it keeps the last text that it was used on.
  return flat(
    Array.from({ length: Math.ceil(uri.length / 76) }, (_, at) => uri.slice(76 * at, 76 * at + 76)).join('\n'),
  );
}

main(process.argv.slice(2)).then(console.log);
