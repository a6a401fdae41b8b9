import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../support/new-folder.js';

/** A copy of the files that `npm run generate` reads and writes. */
const copy = newFolder(afterAll);

beforeAll(() => {
  const folders = ['openapi', 'generated', 'scripts', 'src'];
  for (const name of [...folders, 'CHANGELOG.md', 'package.json', 'redocly.yaml', 'tsconfig.json']) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
});

function generate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const old = 'generated/old.js';
const guide = 'generated/docs/guides/costs.md';
const remade = [
  ...['openapi.json', 'openapi.yaml', 'openapi-3.0.json', 'schema.d.ts', 'schema.d.cts', 'models.js'],
  ...['validators.js', 'openapi-sandbox.json'],
].map((name) => `generated/${name}`);

// A run takes seconds, so the cases build on each other: two changes are found, then applied, by one run each. That there is
// nothing to do in this repository, `npm run check` finds out, with which `npm test` begins.
describe('npm run generate', { timeout: 600_000 }, () => {
  it('fails with --check if the document has changed or a file is obsolete, and names the command to run', () => {
    appendFileSync(join(copy, 'openapi/fields/Seed.yaml'), 'maximum: 4294967295\n');
    writeFileSync(join(copy, old), '');
    appendFileSync(join(copy, guide), 'Edited by hand.\n');
    const bundle = join(copy, 'generated/openapi.json');
    const before = readFileSync(bundle, 'utf8');
    expect(generate('--check')).toEqual({
      status: 1,
      output: `Out of date: ${[old, ...remade, guide].join(', ')}. Run \`npm run generate\` and commit the result.\n`,
    });
    expect(readFileSync(bundle, 'utf8')).toBe(before);
    expect(existsSync(join(copy, old))).toBe(true);
  });

  it('applies the change', () => {
    expect(generate().status).toBe(0);
    for (const file of remade) expect(readFileSync(join(copy, file), 'utf8'), file).toContain('4294967295');
  });

  it('removes the obsolete file, and writes the guide again', () => {
    expect(existsSync(join(copy, old))).toBe(false);
    expect(readFileSync(join(copy, guide), 'utf8')).toBe(readFileSync(guide, 'utf8'));
  });

  it('does nothing after that', () => {
    expect(generate('--check')).toEqual({ status: 0, output: 'generated/ is up to date.\n' });
  });

  it('names the file that it could not read', () => {
    rmSync(join(copy, 'openapi/fields/Seed.yaml'));
    const { status, output } = generate('--check');
    expect(status).toBe(1);
    expect(output).toContain('Seed.yaml');
    expect(output).not.toContain('    at ');
  });
});
