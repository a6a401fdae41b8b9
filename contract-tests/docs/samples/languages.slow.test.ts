import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { format, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SampleRequest } from '../../../scripts/docs/samples/request.js';
import { typescriptOf } from '../../../scripts/docs/samples/typescript.js';
import { newFolder } from '../../support/new-folder.js';
import { isInstalling, onDemandFolder } from '../../support/on-demand-packages.js';
import { needs, pathOf, skippedFor } from '../../support/optional-tools.js';
import { pythonWithRequests } from '../../support/python.js';
import { allRequests, samplesIn, unknownToClient } from './all-requests.js';
import { faultsOf, openPrepared, type Prepared } from './prepared-sandbox.js';
import { pythonRunner } from './python-runner.js';

const folder = newFolder(afterAll);
let prepared: Prepared;

beforeAll(async () => {
  prepared = await openPrepared();
});
afterAll(() => prepared.close());

/** Writes all samples of a language to files. */
function filesIn(language: Parameters<typeof samplesIn>[0]) {
  return samplesIn(language).map((sample) => {
    const file = join(folder, `${sample.name}.${language}`);
    writeFileSync(file, sample.code);
    return { ...sample, file };
  });
}

describe('samples that are run', () => {
  it('reaches the sandbox in TypeScript, and prints the URL of a result or a response', async () => {
    let printed: string[] = [];
    const received = await prepared.during(async () => {
      printed = await runModules(filesIn('ts'));
    });
    expect(faultsOf(allRequests, received, prepared, { mayPoll: true })).toEqual([]);
    expect(printed.filter((line) => line.includes('undefined'))).toEqual([]);
    const created = received.filter(({ operation, status }) => operation === 'getTaskCreations' && status === 200);
    expect(printed.filter((line) => line.startsWith('http'))).toHaveLength(
      new Set(created.map(({ path }) => path)).size - 1,
    );
  });

  it('reaches the sandbox in TypeScript with the raw client, where the client has no method', async () => {
    const files = unknownToClient.map((request) => {
      const file = join(folder, `${request.operationId}.ts`);
      writeFileSync(file, typescriptOf(request, { makesTask: true }));
      // What it is in fact, for the sandbox.
      return { request: { ...request, operationId: request.operationId.replace('Again', '') }, file };
    });
    const described = files.map(({ request }) => request);
    const received = await prepared.during(() => runModules(files));
    expect(faultsOf(described, received, prepared)).toEqual([]);
  });

  it('reaches the sandbox in JavaScript with fetch, and prints the response', async () => {
    let printed: string[] = [];
    const received = await prepared.during(async () => {
      printed = await runModules(filesIn('js'));
    });
    expect(faultsOf(allRequests, received, prepared)).toEqual([]);
    expect(printed.filter((line) => !line.startsWith('200 {'))).toEqual([]);
  });

  it('reaches the sandbox with curl, pasted into a shell', needs('curl'), async () => {
    const samples = samplesIn('sh');
    // Makes curl quiet and print the status, without changing the command.
    writeFileSync(join(folder, '.curlrc'), 'silent\nshow-error\nwrite-out = " %{http_code}\\n"\n');
    const script = samples.flatMap(({ request, code }) => [
      ...Object.entries(prepared.environmentOf(request)).map(([name, value]) => `export ${name}='${value}'`),
      code,
    ]);
    writeFileSync(join(folder, 'all.sh'), script.join('\n'));
    let output = { stdout: '', stderr: '' };
    const received = await prepared.during(async () => {
      const env = { PATH: process.env.PATH, HOME: folder };
      output = await promisify(execFile)('sh', ['-u', join(folder, 'all.sh')], { env });
    });
    expect(faultsOf(allRequests, received, prepared)).toEqual([]);
    expect(output.stderr).toBe('');
    const lines = output.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(samples.length);
    expect(lines.filter((line) => !/^\{.*\} 200$/s.test(line))).toEqual([]);
  });

  const python = pythonWithRequests();
  const inPython = async (program: string, ...args: string[]) => {
    const programs = filesIn('py').map(({ request, file }) => ({ file, environment: prepared.environmentOf(request) }));
    const runner = spawn(program, ['-c', pythonRunner, ...args]);
    runner.stdin.end(JSON.stringify(programs));
    const [output, errors] = await Promise.all([text(runner.stdout), text(runner.stderr)]);
    expect(errors).toBe('');
    const results: { output?: string; error?: string }[] = JSON.parse(output);
    expect(results.flatMap(({ error }) => error ?? [])).toEqual([]);
    expect(results).toHaveLength(programs.length);
    return results;
  };

  it('compiles samples in Python', needs('python'), async () => {
    await inPython(pathOf('python') ?? '', 'compile');
  });

  it('reaches the sandbox in Python', python.needed, async () => {
    let results: { output?: string }[] = [];
    const received = await prepared.during(async () => {
      results = await inPython(python.program);
    });
    expect(faultsOf(allRequests, received, prepared)).toEqual([]);
    expect(results.filter(({ output }) => !output?.startsWith('200 {'))).toEqual([]);
  });

  // The first build takes minutes of CPU time.
  it('reaches the sandbox in Go, built and run on demand', {
    ...(isInstalling ? needs('go') : skippedFor('programs in Go', 'on demand')),
    timeout: 600_000,
  }, async () => {
    const go = pathOf('go');
    const own = join(folder, 'go');
    mkdirSync(own);
    writeFileSync(join(own, 'go.mod'), 'module samples\n\ngo 1.21\n');
    // All of them in one program, which is linked once.
    const calls = samplesIn('go').map(({ request, code, name }) => {
      expect(code).toContain('\nfunc main() {\n');
      writeFileSync(join(own, `${name}.go`), code.replace('\nfunc main() {\n', `\nfunc ${name}() {\n`));
      const environment = Object.entries(prepared.environmentOf(request));
      return [...environment.map(([key, value]) => `os.Setenv("${key}", "${value}")`), `${name}()`].join('\n');
    });
    writeFileSync(join(own, 'main.go'), `package main\n\nimport "os"\n\nfunc main() {\n${calls.join('\n')}\n}\n`);
    const env = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '', GOCACHE: onDemandFolder('go-build') };
    const run = promisify(execFile);
    await run(go ?? '', ['vet', '.'], { cwd: own, env });
    await run(go ?? '', ['build', '-o', 'samples', '.'], { cwd: own, env });
    let stdout = '';
    const received = await prepared.during(async () => {
      ({ stdout } = await run(join(own, 'samples'), { cwd: own, env }));
    });
    expect(faultsOf(allRequests, received, prepared)).toEqual([]);
    expect(stdout.match(/^200 OK map\[/gm)).toHaveLength(calls.length);
  });
});

/** Imports modules, those with the same environment at the same time. Returns what they print. */
async function runModules(files: readonly { request: SampleRequest; file: string }[]): Promise<string[]> {
  const printed: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((...values) => void printed.push(format(...values)));
  try {
    const tasks = [...new Set(files.map(({ request }) => prepared.environmentOf(request).TASK_ID))];
    for (const task of tasks) {
      const group = files.filter(({ request }) => prepared.environmentOf(request).TASK_ID === task);
      for (const [name, value] of Object.entries(prepared.environmentOf(group[0]?.request ?? fail()))) {
        vi.stubEnv(name, value);
      }
      // All of them end before the next test, also if one throws.
      const ended = await Promise.allSettled(group.map(({ file }) => import(/* @vite-ignore */ file)));
      expect(ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
    }
  } finally {
    spy.mockRestore();
    vi.unstubAllEnvs();
  }
  return printed;
}

function fail(): never {
  throw new Error('There are no samples.');
}
