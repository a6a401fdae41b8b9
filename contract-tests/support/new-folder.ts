import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder. It is gone after the test, or after all tests of a file with `newFolder(afterAll)`. */
export function newFolder(after: (remove: () => void) => unknown = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'genmedia-test-')));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
