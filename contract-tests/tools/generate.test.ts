import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A copy of what `npm run generate` reads and writes. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'genmedia-generate-'));
  for (const name of ['openapi', 'generated', 'scripts', 'src', 'package.json', 'redocly.yaml', 'tsconfig.json']) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true }));

function generate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('npm run generate', () => {
  it('finds nothing to do in this repository', () => {
    expect(generate('--check')).toEqual({ status: 0, said: 'generated/ is up to date.\n' });
  });

  it('fails with --check when the document has changed, names the command to run and writes nothing', () => {
    const bundle = join(copy, 'generated/openapi.json');
    const before = readFileSync(bundle, 'utf8');
    appendFileSync(join(copy, 'openapi/fields/Seed.yaml'), 'maximum: 4294967295\n');
    const { status, said } = generate('--check');
    expect(status).toBe(1);
    expect(said).toBe(
      'Out of date: generated/openapi.json, generated/openapi.yaml, generated/schema.d.ts, generated/schema.d.cts, ' +
        'generated/validators.js. Run `npm run generate` and commit the result.\n',
    );
    expect(readFileSync(bundle, 'utf8')).toBe(before);
  });

  it('takes the change over, and then has nothing to do', () => {
    expect(generate().status).toBe(0);
    for (const file of ['openapi.json', 'openapi.yaml', 'schema.d.ts', 'schema.d.cts', 'validators.js']) {
      expect(readFileSync(join(copy, 'generated', file), 'utf8'), file).toContain('4294967295');
    }
    expect(generate('--check').status).toBe(0);
  });

  it('finds a file that nothing makes any more, and takes it away', () => {
    writeFileSync(join(copy, 'generated/old.js'), '');
    expect(generate('--check')).toMatchObject({
      status: 1,
      said: expect.stringContaining('Out of date: generated/old.js.'),
    });
    expect(generate().status).toBe(0);
    expect(existsSync(join(copy, 'generated/old.js'))).toBe(false);
  });

  it('says which file it could not read', () => {
    rmSync(join(copy, 'openapi/fields/Seed.yaml'));
    const { status, said } = generate('--check');
    expect(status).toBe(1);
    expect(said).toContain('Seed.yaml');
    expect(said).not.toContain('    at ');
  });
});
