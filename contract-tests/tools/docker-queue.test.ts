import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile } from '../support/dockerfile.js';

const file = 'docker/queue/Dockerfile';
const stages = readDockerfile(file);
const [buildStage, image] = stages;
const [sandboxBuild] = readDockerfile('docker/Dockerfile');
const { services } = parse(readFileSync('docker/queue/compose.yaml', 'utf8'), { merge: true });
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the Dockerfile of the queue', () => {
  it('builds the package like the one of the sandbox', () => {
    expect(stages).toHaveLength(2);
    expect(buildStage?.all('COPY')).toEqual(sandboxBuild?.all('COPY'));
    expect(sandboxBuild?.from).toContain(buildStage?.from);
    expect(buildStage?.from).toContain(image?.from);
  });

  it('installs the supported versions without scripts, and runs without privileges or a shell', () => {
    const { bullmq, ioredis } = manifest.peerDependencies;
    const major = (range: string) => /\d+/.exec(range)?.[0];
    expect(image?.one('RUN')).toMatch(/^npm install --omit=dev --ignore-scripts /);
    expect(image?.one('RUN')).toContain(` bullmq@${major(bullmq)} ioredis@${major(ioredis)} `);
    expect(image?.one('USER')).toBe('node');
    expect(image?.list('ENTRYPOINT')).toEqual(['node']);
  });

  it('copies its files and no others', () => {
    const [, programs = ''] = image?.all('COPY') ?? [];
    const copied = [...(buildStage?.all('COPY') ?? []), programs].flatMap((text) => text.split(' ').slice(0, -1));
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    const [first, ...allowed] = readFileSync(`${file}.dockerignore`, 'utf8').trim().split('\n');
    expect(first).toBe('*');
    expect(allowed.map((line) => line.replace(/^!/, '')).sort()).toEqual([...copied].sort());
    expect(services.worker.build).toEqual({ context: '../..', dockerfile: file });
    for (const name of ['worker', 'receiver', 'app']) {
      // Built once. A second build of one name would be another image.
      expect([services[name].image, name, 'build' in services[name]]).toEqual([
        'genmedia-queue',
        name,
        name === 'worker',
      ]);
      expect(programs).toContain(`docker/queue/${services[name].command[0]}`);
    }
  });
});

describe('the compose example of the queue', () => {
  it('declares two workers, names that reach each other, and a Redis that keeps its jobs', () => {
    const { redis, sandbox, worker, receiver, app } = services;
    expect(worker.deploy.replicas).toBe(2);
    for (const { environment } of [worker, receiver, app]) expect(environment.REDIS_URL).toBe('redis://redis:6379');
    expect(worker.environment.GENMEDIA_BASE_URL).toBe('http://sandbox:4020');
    // Only workers have the key.
    for (const { environment } of [receiver, app]) expect(environment).not.toHaveProperty('GENMEDIA_API_KEY');
    const host = sandbox.command[sandbox.command.indexOf('--callback-host') + 1];
    expect(host).toBe('receiver');
    expect(new URL(app.environment.CALLBACK_URL)).toMatchObject({ hostname: host, port: '3000' });
    expect(app.environment.CALLBACK_URL).toBe(receiver.environment.CALLBACK_URL);
    expect(redis.command.join(' ')).toContain('--appendonly yes --maxmemory-policy noeviction');
    expect(Object.keys(app.depends_on).sort()).toEqual(['receiver', 'redis', 'sandbox', 'worker']);
  });
});
