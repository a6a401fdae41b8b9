import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';

const folder = mkdtempSync(join(tmpdir(), 'docs-look-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Takes the picture of a heading in a color, and compares it with the last one. */
const look = (color: string, ...args: readonly string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const program = 'node_modules/@playwright/test/cli.js';
    const all = [program, 'test', '--config', 'contract-tests/docs/look/config-program.ts', ...args];
    const env = { ...process.env, LOOK_COLOR: color, LOOK_FOLDER: folder };
    execFile(process.execPath, all, { env }, (error, stdout) =>
      resolve({ code: error ? 1 : 0, text: stdout.replaceAll(folder, '<folder>') }),
    );
  });

describe('the comparison of pictures', needs('browser'), () => {
  it('names a picture that has changed, also by a shade, or reports that none has', async () => {
    const first = await look('#333333', '--update-snapshots=all');
    expect(first).toMatchObject({ code: 0, text: expect.stringContaining('1 picture: kept.') });
    const same = await look('#333333');
    expect(same).toMatchObject({ code: 0 });
    expect(same.text).toContain('1 picture: nothing has changed.');
    const changed = await look('#443333');
    expect(changed.code).toBe(1);
    expect(changed.text).toMatch(
      /1 picture, 1 of them not as the last time:\n {2}200-light-heading: \d+ pixels differ, see .*heading-diff\.png/,
    );
  });

  it('explains why there is no comparison', async () => {
    expect(await look('#333333', '--grep', 'nothing')).toMatchObject({
      code: 1,
      text: expect.stringContaining('No picture was taken.'),
    });
  });
});
