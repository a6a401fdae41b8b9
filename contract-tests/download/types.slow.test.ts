import { expect, it } from 'vitest';
import { compile } from '../types/compile.js';

const head = `import type { Download } from '../../src/download/index.js';\ndeclare const download: Download;`;

it('reports compile errors of a download to a file by its options', () => {
  const [toFile, toStream, wrong] = compile(head, [
    `download('task', 'film.mp4', { maxBytes: 1 }).then(({ path }) => path);`,
    `download('task', undefined, { maxBytes: 1 }).then(({ stream }) => stream);`,
    `download('task', 'film.mp4', { maxBytes: '1GB' });`,
  ]);
  expect([toFile, toStream]).toEqual(['', '']);
  // What an editor shows first is what is said of the last form.
  expect(wrong).toMatch(/Type 'string' is not assignable to type 'number'\.$/);
});
