import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { startRedis } from '../../scripts/soak/redis-server.js';
import { needs } from '../support/optional-tools.js';
import { run } from './project.js';

/** Runs the programs of docker/queue/compose.yaml as processes, in a project that has installed the package and bullmq. */
export function describeQueue(folder: string): void {
  describe('genmedia/bullmq', { timeout: 600_000 }, () => {
    it('loads all other entries without bullmq', () => {
      const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
      const entries = Object.keys(exports)
        .filter((name) => typeof exports[name] !== 'string' && exports[name].import?.default)
        .map((name) => `genmedia${name.slice(1)}`);
      expect(entries).toContain('genmedia/bullmq');
      const program = `for (const name of ${JSON.stringify(entries)})
        await import(name).catch(({ message }) => console.log(name, message));`;
      const printed = run(process.execPath, ['--input-type=module', '-e', program], folder);
      // OpenTelemetry and the Model Context Protocol are optional too.
      const missing = printed.trim().split('\n');
      expect(missing.map((line) => line.split(' ')[0]).toSorted()).toEqual([
        'genmedia/bullmq',
        'genmedia/mcp',
        'genmedia/otel',
      ]);
      expect(printed).toContain("genmedia/bullmq Cannot find package 'bullmq'");
    });

    it('runs the programs of the compose example', needs('redis'), async () => {
      const { services } = parse(readFileSync('docker/queue/compose.yaml', 'utf8'), { merge: true });
      const project = join(folder, 'queue');
      const modules = join(project, 'node_modules');
      mkdirSync(modules, { recursive: true });
      for (const name of ['genmedia', 'openapi-fetch', 'openapi-typescript-helpers'])
        cpSync(join(folder, 'node_modules', name), join(modules, name), { recursive: true });
      for (const name of ['bullmq', 'ioredis'])
        symlinkSync(resolve('node_modules', name), join(modules, name), 'junction');
      writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
      for (const name of ['worker', 'receiver', 'app'])
        copyFileSync(join('docker/queue', `${name}.mjs`), join(project, `${name}.mjs`));

      const redis = await startRedis(mkdtempSync(join(folder, 'redis-')), ...services.redis.command.slice(1));
      onTestFinished(redis.stop);
      const [sandboxPort, callbackPort] = [await reservePort(), await reservePort()];
      const command = [join(modules, 'genmedia/dist/esm/cli/main.js'), 'sandbox', ...services.sandbox.command];
      const sandbox = start(project, [...command, '--port', `${sandboxPort}`], {});
      await expect.poll(() => sandbox.output(), { timeout: 60_000 }).toContain(`:${sandboxPort}`);
      const launch = ({ command, environment }: { command: string[]; environment: Record<string, string> }) =>
        start(project, command, {
          ...environment,
          REDIS_URL: `redis://127.0.0.1:${redis.port}`,
          CALLBACK_URL: `${environment.CALLBACK_URL}`.replace('receiver:3000', `127.0.0.1:${callbackPort}`),
          ...(environment.GENMEDIA_BASE_URL && { GENMEDIA_BASE_URL: `http://127.0.0.1:${sandboxPort}` }),
        });
      const workers = Array.from({ length: services.worker.deploy.replicas }, () => launch(services.worker));
      const receiver = launch(services.receiver);
      await expect.poll(() => receiver.output(), { timeout: 60_000 }).toContain('listening');
      const app = launch(services.app);
      expect(await app.ended, app.output()).toBe(0);
      const lines = app.output().trim().split('\n');
      expect(lines).toHaveLength(10);
      for (const [index, line] of lines.entries()) expect(line).toMatch(new RegExp(`^order-${index} success http:`));
      // Each was finished by one worker, and callbacks have arrived.
      const done = workers.flatMap((worker) => worker.output().match(/done order-\d/g) ?? []);
      expect(new Set(done).size).toBe(10);
      for (const program of [...workers, receiver]) {
        program.child.kill('SIGTERM');
        expect(await program.ended, program.output()).toBe(0);
      }
    });
  });
}

/** A program that is killed after the test at the latest. */
function start(cwd: string, args: string[], more: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, args, { cwd, env: { ...process.env, ...more } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { child, output: () => text, ended: once(child, 'close').then(([code]) => code) };
}
