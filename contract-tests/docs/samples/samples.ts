import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { vi } from 'vitest';
import { metItemsOf } from '../../../scripts/docs/guides/parts/sample-coverage.js';
import { filesIn } from '../../../scripts/lib/files-in.js';
import { Coverage } from '../../../src/check/index.js';
import { createSandbox, type Sandbox, type SandboxOptions, type SandboxRequest } from '../../../src/sandbox/index.js';
import { inSimulatedTime, type Work } from './simulated-time.js';

/** The folder of the code samples. */
export const samplesFolder = fileURLToPath(new URL('../../../openapi/code-samples', import.meta.url));

/** The URL of the sandbox of a sample, as with `npm start`. */
export const baseUrl = 'http://127.0.0.1:4020';

interface SampleOptions {
  /** Options of its sandbox. Its clock follows the simulated time. */
  sandbox?: SandboxOptions;
  /** Files in its working folder, by path. */
  files?: Record<string, string | Uint8Array>;
  /** Environment variables in addition to GENMEDIA_BASE_URL and GENMEDIA_API_KEY. */
  env?: Record<string, string>;
}

export interface SampleRun {
  /** What each `console.log` wrote. */
  output: string[];
  /** What each `console.warn` and `console.error` wrote. */
  warnings: string[];
  /** Requests that the sandbox received, oldest first. */
  requests: SandboxRequest[];
  sandbox: Sandbox;
  /** The files in its working folder after it ended, by path. */
  files: Record<string, Uint8Array>;
  /** Its duration in seconds of simulated time. */
  seconds: number;
}

let runs = 0;
const coverage = new Coverage();

/** What the samples that were run so far have used of the document, as it is stored for the docs. */
export const metBySamples = (): string => `${JSON.stringify(metItemsOf(coverage.report()), null, 2)}\n`;

/**
 * Runs a code sample as a user would, with `genmedia` from src/, against its own sandbox and in simulated time: requests
 * to GENMEDIA_BASE_URL go to the sandbox, other requests to this machine go there, and nothing leaves the machine.
 * Rejects with what the sample throws, and if it leaves a server open. Run one at a time.
 *
 *     const { output, requests } = await runSample('guides/first-call.ts');
 */
export async function runSample(file: string, options: SampleOptions = {}): Promise<SampleRun> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'genmedia-sample-')));
  write(folder, options.files ?? {});
  // Loaded later, these would take real time during a request, and simulated time would pass.
  await Promise.all([import('../../../src/preflight/run-rules.js'), import('image-size'), import('mediabunny')]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  const startedAt = Date.now();
  const sandbox = createSandbox({ coverage, ...options.sandbox });
  const line = fetchTo(sandbox);
  const crypto = watchCrypto();
  const work = () => (crypto.isBusy() ? 'outside' : line.work());
  const world = enter(folder, line.fetch, { GENMEDIA_BASE_URL: baseUrl, GENMEDIA_API_KEY: 'key', ...options.env });
  try {
    runs += 1;
    // Vite knows paths with slashes only.
    const url = `${resolve(samplesFolder, file).replaceAll(sep, '/')}?run=${runs}`;
    await inSimulatedTime(import(/* @vite-ignore */ url), work);
    if (openServers() > world.servers) throw new Error('The sample leaves a server open.');
    const { output, warnings } = world;
    const seconds = (Date.now() - startedAt) / 1000;
    return { output, warnings, requests: sandbox.requests().reverse(), sandbox, files: read(folder), seconds };
  } finally {
    world.leave();
    crypto.leave();
    vi.useRealTimers();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

const openServers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;

/** A `fetch` that leads to a sandbox, and the requests in flight. */
function fetchTo(sandbox: Sandbox) {
  const { fetch } = globalThis;
  const underWay = { inside: 0, outside: 0 };
  const sendOutside = async (request: Request) => {
    const { origin, hostname } = new URL(request.url);
    if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new TypeError(`The sample asks ${origin}.`);
    const response = await fetch(request);
    // All of it is real work, so it is done while time stands still.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  };
  return {
    work: (): Work => (underWay.outside > 0 ? 'outside' : underWay.inside > 0 ? 'inside' : 'none'),
    fetch: async (input: Request | URL | string, init?: RequestInit) => {
      const request = new Request(input, init);
      const place = new URL(request.url).origin === baseUrl ? 'inside' : 'outside';
      underWay[place] += 1;
      try {
        return await (place === 'inside' ? sandbox.fetch(request) : sendOutside(request));
      } finally {
        underWay[place] -= 1;
      }
    },
  };
}

/** Tracks work in other threads of this process: time stands still for it as for a request. */
function watchCrypto() {
  let underWay = 0;
  const methods = ['importKey', 'sign', 'verify', 'digest'] as const;
  const spies = methods.map((name) => {
    const compute = crypto.subtle[name].bind(crypto.subtle) as (...values: unknown[]) => Promise<never>;
    return vi.spyOn(crypto.subtle, name).mockImplementation(async (...values: unknown[]) => {
      underWay += 1;
      try {
        return await compute(...values);
      } finally {
        underWay -= 1;
      }
    });
  });
  return {
    isBusy: () => underWay > 0,
    leave: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** Prepares the environment of a sample: folder, network, environment variables and console. */
function enter(folder: string, fetch: typeof globalThis.fetch, variables: Record<string, string>) {
  const before = {
    fetch: globalThis.fetch,
    env: { ...process.env },
    folder: process.cwd(),
    exitCode: process.exitCode,
  };
  const output: string[] = [];
  const warnings: string[] = [];
  const take = (method: 'log' | 'info' | 'warn' | 'error', lines: string[]) =>
    vi.spyOn(console, method).mockImplementation((...values) => void lines.push(format(...values)));
  const spies = [take('log', output), take('info', output), take('warn', warnings), take('error', warnings)];
  Object.assign(process.env, variables);
  process.chdir(folder);
  globalThis.fetch = fetch;
  return {
    output,
    warnings,
    servers: openServers(),
    leave: () => {
      for (const spy of spies) spy.mockRestore();
      for (const name of Object.keys(variables)) delete process.env[name];
      Object.assign(process.env, before.env);
      process.chdir(before.folder);
      process.exitCode = before.exitCode;
      globalThis.fetch = before.fetch;
    },
  };
}

function write(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

function read(folder: string): Record<string, Uint8Array> {
  const names = filesIn(folder);
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name))]));
}
