import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OpenApiDocument } from '../document/document.js';

export interface Prism {
  url: string;
  /** Resolves when Prism was stopped, and rejects when it ended by itself or was killed. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

const cli = fileURLToPath(new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url));
const preload = new URL('prism-preload.mjs', import.meta.url).href;

/** A start takes two or three seconds, and much longer on a busy machine. */
const maxStartMs = 180_000;

/** Starts Prism over a document and waits until it responds. The signal stops it, also while it is starting. */
export async function startPrism(document: OpenApiDocument, port: number, signal?: AbortSignal): Promise<Prism> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-mock-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));

  const node = ['--no-deprecation', '--import', preload];
  const quietly = ['--verboseLevel', 'fatal', '--multiprocess', 'false'];
  const args = [...node, cli, 'mock', file, '--port', `${port}`, ...quietly];
  // Prism watches its document. By default that takes one of the few file watchers that a user has, and without a free one
  // Prism ends. It can poll the file instead.
  const env = { ...process.env, CHOKIDAR_USEPOLLING: '1' };
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit', 'ipc'], env });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2000);
  });
  // Another server on the port would respond too.
  let isListening = false;
  child.on('message', ({ error }: { listening?: true; error?: string }) => {
    if (error) output += `${error}\n`;
    else isListening = true;
  });
  let isStopped = false;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('close', (code, killedBy) => {
      if (isStopped) resolve();
      else reject(new Error(`Prism ended with ${code === null ? killedBy : `code ${code}`}.\n${output}`.trim()));
    });
  });
  // If nobody awaits it, its rejection must not end this process.
  ended.catch(() => {});
  const stop = () => {
    isStopped = true;
    child.kill();
    return ended;
  };
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  child.once('close', () => signal?.removeEventListener('abort', stop));

  const url = `http://127.0.0.1:${port}`;
  const running = () => child.exitCode === null && child.signalCode === null;
  const isReady = async () => isListening && (await responds(url));
  const deadline = Date.now() + maxStartMs;
  while (running() && Date.now() < deadline && !(await isReady())) await delay(50);
  await rm(folder, { recursive: true });
  if (!running()) await ended;
  if (Date.now() >= deadline) {
    await stop();
    throw new Error(`Prism does not respond.\n${output}`);
  }
  return { url, ended, stop };
}

function responds(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );
}
