import { execFile } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { newFolder } from '../../support/new-folder.js';
import { needs } from '../../support/optional-tools.js';

const folder = newFolder(afterAll);

/** Takes the picture of a heading in a color, and compares it with the last one. */
const look = (color: string, ...args: readonly string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const program = 'node_modules/@playwright/test/cli.js';
    const all = [program, 'test', '--config', 'contract-tests/docs/look/config-program.ts', ...args];
    const env = { ...process.env, LOOK_COLOR: color, LOOK_FOLDER: folder };
    execFile(process.execPath, all, { env }, (error, stdout) => resolve({ code: error ? 1 : 0, text: stdout }));
  });

it('fails for a picture that has changed by a shade, and names it', needs('browser'), async () => {
  expect(await look('#333333', '--update-snapshots=all')).toMatchObject({ code: 0 });
  expect(await look('#333333')).toMatchObject({ code: 0 });
  const changed = await look('#443333');
  expect(changed.code).toBe(1);
  expect(changed.text).toMatch(/\d+ pixels \(ratio .* are different/);
  expect(changed.text).toContain('200-light-heading.png');
});
