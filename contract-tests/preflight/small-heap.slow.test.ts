import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../support/new-folder.js';

const canMeasure = existsSync('/proc/self/clear_refs');
if (!canMeasure) console.warn('NO /proc: how much memory a check takes is not measured. Run the tests on Linux.');

const program = join(newFolder(afterAll), 'check.mjs');

/** Bytes of the file, and of its text as Base64. */
const fileBytes = 20 * 1024 * 1024;
const textBytes = (fileBytes * 4) / 3;

/** Bytes that the memory of a process grows at most while it checks a file. Its heap has room for one text and not for two more. */
async function growth(...args: string[]): Promise<number> {
  const options = ['--expose-gc', '--max-old-space-size=100', '--max-semi-space-size=1'];
  // glibc must not keep what was freed, or the next large piece would not be seen.
  const env = { ...process.env, MALLOC_TRIM_THRESHOLD_: '0', MALLOC_MMAP_THRESHOLD_: '65536' };
  const { stdout } = await promisify(execFile)(process.execPath, [...options, program, ...args], { env });
  return Number(stdout);
}

describe.skipIf(!canMeasure)('a file of 20 MB', () => {
  beforeAll(async () => {
    const entryPoints = ['contract-tests/preflight/small-heap-check.ts'];
    await build({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm' });
  });

  it.each(['png', 'jpeg', 'mp4', 'mp3', 'unknown'])(
    'measures %s in a data URI or as bytes in little memory',
    async (name) => {
      expect(await growth(name)).toBeLessThan(textBytes / 2);
      expect(await growth(name, 'bytes')).toBeLessThan(fileBytes / 2);
    },
  );

  it.each(['png', 'unknown'])('decodes %s in a data URI of lines once, in little memory', async (name) => {
    expect(await growth(name, 'lines')).toBeLessThan(textBytes);
  });
});
