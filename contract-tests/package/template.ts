import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withNode } from '../support/npm.js';

const source = 'openapi/code-samples/contract-checks';

/** Tests that the template of a repository is green as it is, and red if something is out of contract. It uses the package above it. */
export function describeTemplate(folder: string): void {
  describe('the template of a repository with contract checks', () => {
    const project = join(folder, 'contract-checks');
    const test = () => {
      const {
        GENMEDIA_BASE_URL: _,
        GENMEDIA_API_KEY: __,
        NODE_OPTIONS: ___,
        NODE_TEST_CONTEXT: ____,
        ...env
      } = process.env;
      const { status, stdout } = spawnSync(...withNode('npm', ['test', '--', '--test-reporter=tap']), {
        cwd: project,
        encoding: 'utf8',
        env,
      });
      return { status, stdout };
    };

    it('passes as written', () => {
      cpSync(source, project, { recursive: true });
      const { status, stdout } = test();
      expect(stdout).toMatch(/^# fail 0$/m);
      expect(status).toBe(0);
      expect(stdout).toMatch(/^ *ok \d+ - createText2Video: duration is a whole number from 1 to 10$/m);
      expect(stdout).toMatch(/^ *ok \d+ - callbacks: the end of a task is posted to its callback_url$/m);
      expect(stdout).toMatch(/^ *ok \d+ - Text2VideoRequest\.lighthouse\.json is in contract$/m);
      expect(Number(/^# tests (\d+)$/m.exec(stdout)?.[1])).toBeGreaterThan(40);
    });

    it('fails if a body is out of contract', () => {
      const file = join(project, 'contract/Text2VideoRequest.lighthouse.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('5', '11'));
      writeFileSync(join(project, 'test/server.test.js'), '');
      const { status, stdout } = test();
      expect(status).toBe(1);
      expect(stdout).toMatch(/^ *not ok \d+ - Text2VideoRequest\.lighthouse\.json is in contract$/m);
      expect(stdout).toContain('duration must be at most 10, not 11.');
    });
  });
}
