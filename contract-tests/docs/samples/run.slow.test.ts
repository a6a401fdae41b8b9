import { readdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newFolder } from '../../support/new-folder.js';
import { runSample } from './samples.js';

const folder = newFolder(afterAll);

/** A sample with these lines. */
function sample(...lines: string[]): string {
  const file = join(folder, `sample-${readdirSync(folder).length}.ts`);
  writeFileSync(file, lines.join('\n'));
  return file;
}

describe('a failed run of a sample', () => {
  it('ends when the sample sends a request to another machine', async () => {
    const failing = runSample(sample("await fetch('https://example.com/start.png');", 'export {};'));
    await expect(failing).rejects.toThrow('The sample asks https://example.com.');
  });

  it('ends when the sample leaves a server open', async () => {
    const failing = runSample(
      sample(
        "import { once } from 'node:events';",
        "import { createServer } from 'node:http';",
        "globalThis.left = createServer().listen(0, '127.0.0.1');",
        "await once(globalThis.left, 'listening');",
      ),
    );
    await expect(failing).rejects.toThrow('The sample leaves a server open.');
    (globalThis as { left?: Server }).left?.close();
  });
});
