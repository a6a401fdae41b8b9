import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile } from '../support/dockerfile.js';

const stages = readDockerfile('docker/Dockerfile');
const [buildStage, node, image] = stages;
const compose = parse(readFileSync('docker/compose.yaml', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** What the first stage copies from the repository. */
const copied = buildStage?.all('COPY').flatMap((text) => text.split(' ').slice(0, -1)) ?? [];
const isCopied = (path: string) => copied.some((source) => path === source || path.startsWith(`${source}/`));

describe('the Dockerfile', () => {
  it('builds with a major version of Node that the package supports, and ships the same, without npm', () => {
    expect(stages).toHaveLength(3);
    const [, version = ''] =
      /^--platform=\$BUILDPLATFORM (node:(?:22|24)-alpine) AS build$/.exec(buildStage?.from ?? '') ?? [];
    expect(node?.from).toBe(`${version} AS node`);
    expect(image?.from).toBe('alpine:3');
    expect(compose.services.app.image).toBe(version);
    const shipped = image?.all('COPY').flatMap((text) => text.split(' ').slice(1, -1));
    expect(shipped).toEqual(['/usr/local/bin/node', '/usr/lib/libstdc++.so.6', '/usr/lib/libgcc_s.so.1', '/app']);
  });

  it('runs nothing of another architecture, so that one machine builds for all', () => {
    for (const stage of [node, image]) expect(stage?.all('RUN')).toEqual([]);
  });

  it('runs without privileges, and without a shell that catches its signals', () => {
    expect(image?.one('USER')).toBe('1000:1000');
    const { order = [] } = image ?? {};
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('COPY'));
    expect(image?.list('ENTRYPOINT')).toEqual(expect.arrayContaining(['sandbox', '--host', '0.0.0.0']));
  });

  it('listens on the documented port', () => {
    expect(image?.one('EXPOSE')).toBe('4020');
    expect(image?.one('HEALTHCHECK')).toContain('http://127.0.0.1:4020/_sandbox/');
    expect(readFileSync('src/cli/sandbox/run-sandbox.ts', 'utf8')).toContain("values.port ?? '4020'");
  });

  it('installs the versions of the lock file, without scripts of packages', () => {
    expect(buildStage?.all('RUN')).toEqual([
      'npm ci --ignore-scripts',
      'mkdir /app && npm pack --pack-destination /app',
      expect.stringMatching(/^npm install --omit=dev --ignore-scripts /),
    ]);
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

  it('copies these files and no others: no sources of tests, no repository, no keys', () => {
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

  it('uses names that reach each other', () => {
    const { hostname, port } = new URL(app.environment.GENMEDIA_BASE_URL);
    expect([Object.keys(compose.services), port]).toEqual([expect.arrayContaining([hostname]), '4020']);
    const options = [...(image?.list('ENTRYPOINT') ?? []), ...sandbox.command];
    expect(options[options.indexOf('--hosts') + 1]).toBe(hostname);
    expect(options[options.indexOf('--callback-host') + 1]).toBe(new URL(app.environment.CALLBACK_URL).hostname);
    expect(app.depends_on.sandbox).toEqual({ condition: 'service_healthy' });
  });
});
