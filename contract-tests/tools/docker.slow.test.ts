import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile } from '../support/dockerfile.js';

const stages = readDockerfile('docker/Dockerfile');
const [buildStage, image] = stages;
const compose = parse(readFileSync('docker/compose.yaml', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** What the first stage copies from the repository. */
const copied = buildStage?.all('COPY').flatMap((text) => text.split(' ').slice(0, -1)) ?? [];
const isCopied = (path: string) => copied.some((source) => path === source || path.startsWith(`${source}/`));

describe('the Dockerfile', () => {
  it('has a stage that builds, and one that is shipped', () => {
    expect(stages).toHaveLength(2);
  });

  it('names a major version of Node that the package supports, in a small variant', () => {
    for (const { from } of stages) expect(from).toMatch(/^node:(22|24)-alpine\b/);
    expect(new Set(stages.map(({ from }) => from.split(' ')[0])).size).toBe(1);
    expect(compose.services.app.image).toBe(image?.from);
  });

  it('runs without privileges, and without a shell between it and its signals', () => {
    expect(image?.one('USER')).toBe('node');
    const { order = [] } = image ?? {};
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
    expect(image?.list('ENTRYPOINT')).toEqual(expect.arrayContaining(['sandbox', '--host', '0.0.0.0']));
  });

  it('listens where it says', () => {
    expect(image?.one('EXPOSE')).toBe('4020');
    expect(image?.one('HEALTHCHECK')).toContain('http://127.0.0.1:4020/_sandbox/');
    expect(readFileSync('src/cli/sandbox/run-sandbox.ts', 'utf8')).toContain("values.port ?? '4020'");
  });

  it('installs what the lock file says, without scripts of packages', () => {
    expect(buildStage?.all('RUN')).toEqual(['npm ci --ignore-scripts', 'npm pack']);
    expect(image?.one('RUN')).toMatch(/^npm install --omit=dev --ignore-scripts /);
  });

  it('copies what the build reads, and what the package contains', async () => {
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    const entryPoints = ['scripts/build.ts', 'src/cli/main.ts', 'src/index.ts', 'src/sandbox/node/index.ts'];
    const { metafile } = await build({
      entryPoints,
      outdir: 'dist',
      ...{ bundle: true, write: false, metafile: true, format: 'esm', platform: 'node', packages: 'external' },
    });
    const read = Object.keys(metafile.inputs);
    expect(read).toContain('generated/validators.js');
    expect(read.filter((path) => !isCopied(path))).toEqual([]);
    const packed = ['LICENSE', 'README.md', ...manifest.files].filter((path) => !/^(!|dist\/)/.test(path));
    expect(packed.filter((path) => !isCopied(path))).toEqual([]);
  });

  it('gets these files and no others: no sources of tests, no repository, no keys', () => {
    const [first, ...allowed] = readFileSync('docker/Dockerfile.dockerignore', 'utf8').trim().split('\n');
    expect(first).toBe('*');
    expect(allowed.map((line) => line.replace(/^!/, '')).sort()).toEqual([...copied].sort());
  });
});

describe('the compose example', () => {
  const { sandbox, app } = compose.services;

  it('builds this image, and publishes it on this machine only', () => {
    expect(sandbox.build).toEqual({ context: '..', dockerfile: 'docker/Dockerfile' });
    expect(sandbox.ports).toEqual(['127.0.0.1:4020:4020']);
  });

  it('has names that reach each other', () => {
    const { hostname, port } = new URL(app.environment.GENMEDIA_BASE_URL);
    expect([Object.keys(compose.services), port]).toEqual([expect.arrayContaining([hostname]), '4020']);
    const options = [...(image?.list('ENTRYPOINT') ?? []), ...sandbox.command];
    expect(options[options.indexOf('--hosts') + 1]).toBe(hostname);
    expect(options[options.indexOf('--callback-host') + 1]).toBe(new URL(app.environment.CALLBACK_URL).hostname);
    expect(app.depends_on.sandbox).toEqual({ condition: 'service_healthy' });
  });
});
