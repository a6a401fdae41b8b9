import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { readDockerfile } from '../support/dockerfile.js';
import { lacks } from '../support/posix.js';

/** Runs what the image of the sandbox runs, without docker: the last RUN of its build, its ENTRYPOINT and its HEALTHCHECK. */
export function describeImage(folder: string, tarball: () => string, npmEnvironment: () => NodeJS.ProcessEnv): void {
  describe.skipIf(lacks('shell'))('image of the sandbox', () => {
    const app = join(folder, 'app');
    const [build, , image] = readDockerfile('docker/Dockerfile');
    const { services } = parse(readFileSync('docker/compose.yaml', 'utf8'));
    let port: number;
    let server: ChildProcess;
    let output = '';

    beforeAll(async () => {
      mkdirSync(app);
      copyFileSync(tarball(), join(app, basename(tarball())));
      // Without one, npm would install into the project of the folder above.
      writeFileSync(join(app, 'package.json'), '{ "private": true }');
      // The registry is in this process, so it must not wait for npm.
      await promisify(execFile)('sh', ['-c', build?.all('RUN').at(-1) ?? ''], { cwd: app, env: npmEnvironment() });

      port = await reservePort();
      const [file = '', ...args] = [...(image?.list('ENTRYPOINT') ?? []), ...services.sandbox.command];
      server = spawn(file, [...args, '--port', `${port}`], { cwd: app });
      server.stdout?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }, 300_000);
    afterAll(() => void server?.kill('SIGKILL'));

    /** The exit code of the HEALTHCHECK, with the port of this test. */
    const health = (at: number) =>
      new Promise<number | null>((done) => {
        const [file = '', ...args] = image?.list('HEALTHCHECK') ?? [];
        const check = spawn(
          file,
          args.map((text) => text.replace(':4020', `:${at}`)),
          { cwd: app, stdio: 'ignore' },
        );
        check.once('close', done);
      });

    it('becomes healthy only with a running sandbox', async () => {
      await expect.poll(() => health(port), { timeout: 60_000 }).toBe(0);
      expect(await health(await reservePort())).toBe(1);
    });

    it.each([
      ['sandbox:4020', 401],
      ['127.0.0.1:4020', 401],
      // As Testcontainers publishes it, on any port.
      ['localhost:32768', 401],
      ['evil.example', 403],
    ])('responds to the host %s with %i', async (host, status) => {
      const response = await new Promise<number | undefined>((done, fail) => {
        const sent = request({ port, host: '127.0.0.1', path: '/ent/v2/subjects', headers: { host } }, (received) => {
          received.resume();
          done(received.statusCode);
        });
        sent.once('error', fail).end();
      });
      expect(response).toBe(status);
    });

    it('makes a video for the application of the compose example, which gets its callbacks', async () => {
      const [, script = ''] = services.app.command;
      expect(services.app.volumes).toEqual([`./${basename(script)}:${script}:ro`]);
      const env = {
        ...process.env,
        ...services.app.environment,
        GENMEDIA_BASE_URL: `http://127.0.0.1:${port}`,
        CALLBACK_URL: `http://127.0.0.1:${await reservePort()}/updates`,
      };
      const printed = await new Promise<string>((done, fail) => {
        const started = spawn(process.execPath, [resolve('docker', basename(script))], { env, timeout: 60_000 });
        let text = '';
        for (const stream of [started.stdout, started.stderr]) {
          stream.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
        }
        started.once('error', fail).once('close', (code) => (code === 0 ? done(text) : fail(new Error(text))));
      });
      expect(printed).toMatch(/^created [0-9a-f-]{36}$/m);
      expect(printed).toMatch(/^success http:\/\/127\.0\.0\.1:\d+\/_sandbox\/results\/\S+\.mp4/m);
      expect(output).toContain('  200  genq2  ');
    });

    it('exits at once when docker stops it', async () => {
      const ended = new Promise((done) => server.once('close', done));
      server.kill('SIGTERM');
      expect(await ended).toBe(0);
    });
  });
}
