import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { isInstalling } from '../support/on-demand-packages.js';
import { skippedFor } from '../support/optional-tools.js';

const docker = (...words: string[]) => spawnSync('docker', words, { encoding: 'utf8', maxBuffer: 100_000_000 });

/** It pulls images and installs packages, so it runs with `npm run test:on-demand` only, and where docker and compose are. */
const hasDocker = isInstalling && docker('info').status === 0 && docker('compose', 'version').status === 0;

/** As it is on disk. Compressed, as it is pulled, it is less than half of that. */
const maxImageBytes = 180_000_000;

/** In one file, since both publish the same port. */
describe('images of docker', hasDocker ? {} : skippedFor('docker with compose', 'on demand'), () => {
  it.each([
    ['docker/compose.yaml', /success http:\/\/sandbox:4020\/_sandbox\/results\//],
    ['docker/queue/compose.yaml', /order-9 success http:\/\/sandbox:4020\/_sandbox\/results\//],
  ])('runs %s, where each service ends with 0', { timeout: 1_800_000 }, (file, result) => {
    // A project of its own, so that nothing is removed that somebody else runs or keeps.
    const compose = (...words: string[]) => docker('compose', '-p', 'genmedia-test', '-f', file, ...words);
    try {
      const { status, stdout, stderr } = compose('up', '--build', '--exit-code-from', 'app');
      expect(stdout + stderr).toMatch(result);
      expect(status).toBe(0);
      const ended = compose('ps', '--all', '--format', '{{.Service}} {{.ExitCode}}').stdout.trim().split('\n');
      const services = compose('config', '--services').stdout.trim().split('\n');
      expect([...new Set(ended)].sort()).toEqual(services.map((name) => `${name} 0`).sort());
    } finally {
      compose('down', '--rmi', 'local', '--volumes');
    }
  });

  it('runs the sandbox without privileges, healthy, until it is stopped', { timeout: 1_800_000 }, () => {
    const name = 'genmedia-test-sandbox';
    try {
      expect(docker('build', '-f', 'docker/Dockerfile', '-t', name, '.')).toMatchObject({ status: 0 });
      expect(docker('run', '-d', '--name', name, name, '--speed', '60')).toMatchObject({ status: 0 });
      const health = () => docker('inspect', '-f', '{{.State.Health.Status}}', name).stdout.trim();
      const until = Date.now() + 60_000;
      while (health() === 'starting' && Date.now() < until) spawnSync('sleep', ['0.5']);
      expect(health()).toBe('healthy');
      expect(docker('exec', name, 'id', '-u').stdout.trim()).toBe('1000');
      expect(Number(docker('image', 'inspect', '-f', '{{.Size}}', name).stdout)).toBeLessThan(maxImageBytes);
      docker('stop', name);
      // 137 would be a process that had to be killed.
      expect(docker('inspect', '-f', '{{.State.ExitCode}}', name).stdout.trim()).toBe('0');
    } finally {
      docker('rm', '-f', name);
      docker('image', 'rm', name);
    }
  });
});
