import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

describe('a body in chunks of one byte', () => {
  it.each([
    ['the receiver of callbacks', 400],
    ['the receiver of callbacks on Node', 400],
    ['the sandbox', 400],
    ['the sandbox on Node', 400],
    ['the count of credits', 200],
  ])('takes a few bytes of memory for each chunk, not hundreds: %s', { timeout: 120_000 }, async (reader, status) => {
    const args = [
      '--expose-gc',
      '--max-old-space-size=256',
      '--import',
      'tsx',
      resolve('contract-tests/http/tiny-chunks.ts'),
    ];
    const { stdout } = await run(process.execPath, [...args, reader]);
    const result = JSON.parse(stdout) as { status: number; taken: number };
    expect(result.status).toBe(status);
    expect(result.taken).toBeLessThan(40);
  });
});
