import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve as serveSandbox } from '../../src/sandbox/node/index.js';
import { createTask } from '../check/open-server.js';
import { responds, serve } from '../client/server.js';
import { needs } from '../support/optional-tools.js';
import { runAction, runGitLab, runScript, runWorkflow, type StepResult } from './pipelines.js';

const statuses = (steps: readonly StepResult[]) => steps.map(({ status }) => status);
const logOf = (steps: readonly StepResult[]) =>
  steps.map(({ command, output }) => `$ ${command}\n${output}`).join('\n');
const key = 'sk-live-0123456789';
const workflow = '.github/workflows/contract.yml';
const action = resolve('action.yml');

/** Tests that what other repositories run in their CI is green as written, and red if something is out of contract. */
export function describeCi(folder: string, npmEnvironment: () => NodeJS.ProcessEnv): void {
  describe('contract checks in the CI of an empty repository', needs('bash'), () => {
    let env: NodeJS.ProcessEnv;
    const repository = join(folder, 'repository');
    beforeAll(async () => {
      env = { ...npmEnvironment(), CI: 'true' };
      mkdirSync(repository);
      await type(repository, 'npx --yes genmedia init ci', 'npm install');
    }, 600_000);

    /** Types commands as a developer does, each of which must succeed. */
    const type = async (cwd: string, ...commands: string[]) => {
      for (const command of commands) {
        const { status, output } = await runScript(cwd, [], command, env);
        expect([command, status, output]).toEqual([command, 0, output]);
      }
    };
    /** A copy of the repository, and how to run pipelines in it: as `npm ci` would leave it, which takes the longest. */
    const copy = () => {
      const cwd = mkdtempSync(join(folder, 'repository-'));
      cpSync(repository, cwd, { recursive: true, verbatimSymlinks: true });
      return { cwd, settings: { env, without: 'npm ci' } };
    };
    const wrongBody = (cwd: string) =>
      writeFileSync(
        join(cwd, 'contract/bodies/Text2VideoRequest.wrong.json'),
        '{ "model": "genq2", "prompt": "A lighthouse", "duration": 11 }',
      );
    const acceptsEverything = async () => {
      const server = await serve(responds(200, { task_id: 'task-1', state: 'created' }));
      onTestFinished(server.close);
      return server;
    };

    it('passes on GitHub as written', async () => {
      const { steps } = await runWorkflow(repository, workflow, { env });
      expect(statuses(steps), logOf(steps)).toEqual([0, 0, 0, 0]);
      expect(logOf(steps)).toContain('2 bodies are valid.');
      expect(logOf(steps)).toContain('No changes.');
      expect(logOf(steps)).not.toContain('::error');
    });

    it('fails on GitHub for a wrong body and a server that accepts too much, after one request', async () => {
      const { cwd, settings } = copy();
      const server = await acceptsEverything();
      await type(cwd, `npx genmedia init ci github --force --server ${server.url}`);
      wrongBody(cwd);
      const contexts = { secrets: { GENMEDIA_API_KEY: key } };
      const { steps, isGreen } = await runWorkflow(cwd, workflow, { ...settings, contexts });
      expect(isGreen).toBe(false);
      expect(statuses(steps), logOf(steps)).toEqual([1, 1, 0]);
      expect(logOf(steps)).toMatch(
        /^::error file=contract\/bodies\/Text2VideoRequest\.wrong\.json,line=1::.*duration must be at most 10, not 11\.$/m,
      );
      expect(logOf(steps)).toMatch(/^::error title=.*must be rejected, but was accepted: 200 /m);
      expect(server.received.filter(({ method }) => method === 'POST').length).toBeLessThanOrEqual(1);
      expect(server.received.some(({ headers }) => headers.authorization === `Token ${key}`)).toBe(true);
      expect(logOf(steps)).not.toContain(key);
    });

    it('passes on GitLab as written, and fails for a wrong body', async () => {
      const { cwd, settings } = copy();
      await type(cwd, 'npx genmedia init ci gitlab');
      const { steps } = await runGitLab(cwd, settings);
      expect(statuses(steps), logOf(steps)).toEqual([0, 0, 0]);
      wrongBody(cwd);
      expect(statuses((await runGitLab(cwd, settings)).steps)).toEqual([1]);
    });

    it('passes as the action for a server in contract', async () => {
      const { cwd, settings } = copy();
      const sandbox = createSandbox({ apiKey: key });
      const { url, close } = await serveSandbox(sandbox, { port: 0 });
      onTestFinished(async () => {
        await close();
        await sandbox.close();
      });
      const task = await createTask(sandbox);
      const inputs = { server: url, 'api-key': key, profile: 'read', task, 'fail-on': 'patch' };
      const { steps } = await runAction(cwd, action, inputs, settings);
      expect(statuses(steps), logOf(steps)).toEqual([0, 0, 0, 0]);
      expect(sandbox.requests().some(({ status }) => status === 401)).toBe(true);
      expect(logOf(steps)).not.toContain(key);
    });

    it('fails as the action for a server that needs no key, and never runs an input as code', async () => {
      const { cwd, settings } = copy();
      const server = await acceptsEverything();
      const inputs = { bodies: 'none"; cover made; "', server: server.url, 'api-key': key, profile: 'read' };
      const { steps, isGreen } = await runAction(cwd, action, inputs, settings);
      expect(isGreen).toBe(false);
      expect(statuses(steps), logOf(steps)).toEqual([2, 0, 1, 0]);
      expect(logOf(steps)).toMatch(/^::error title=.*a request without a key is rejected/m);
      expect(server.received.every(({ method }) => method === 'GET')).toBe(true);
      expect(logOf(steps)).not.toContain(key);
      expect(existsSync(join(cwd, 'made'))).toBe(false);
    });

    it('runs nothing but npm ci as the action with empty inputs', async () => {
      const { cwd, settings } = copy();
      const { steps } = await runAction(cwd, action, { bodies: '', test: '', base: '' }, settings);
      expect(steps).toEqual([]);
    });
  });
}
