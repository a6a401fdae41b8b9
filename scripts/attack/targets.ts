import { resolve } from 'node:path';
import { findPrograms } from '../lib/programs.js';
import { reservePort } from '../lib/reserve-port.js';
import { correct, startOddServer } from './odd-server.js';
import { sendRaw } from './raw-request.js';
import { type Attacked, AttackedProcess, type Target } from './target.js';
import { workerTarget } from './worker-target.js';

const command = resolve('src/cli/main.ts');
const headers = {
  authorization: 'Token key',
  'content-type': 'application/json',
  host: '127.0.0.1',
  ...Object.fromEntries([correct.split(': ')]),
};

async function post(port: number, path: string, body: object): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`POST ${path} got ${response.status}: ${await response.text()}`);
  return response;
}

const createOn = async (port: number, number: number): Promise<string> => {
  const body = {
    model: 'genq2',
    prompt: 'A lighthouse',
    payload: `${number}`,
    callback_url: 'http://127.0.0.1:1/hooks',
  };
  return ((await (await post(port, '/ent/v2/text2video', body)).json()) as { task_id: string }).task_id;
};

/** Tasks among these that a sandbox does not have. */
async function missingOn(port: number, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    ids.map(async (id) => (await fetch(`http://127.0.0.1:${port}/ent/v2/tasks/${id}/creations`, { headers })).status),
  );
  return ids.filter((_, index) => found[index] !== 200).map((id) => `task ${id} is lost`);
}

async function start(name: string, args: (port: number) => string[], ready: string) {
  const port = await reservePort();
  const process = new AttackedProcess(args(port));
  await process.untilPrinted(ready).catch((error) => {
    throw new Error(`${name}: ${(error as Error).message}`);
  });
  return { name, port, process, attack: (requests: readonly Buffer[]) => sendAll(port, requests) };
}

/** Requests that are sent at a time. */
const width = 16;

async function sendAll(port: number, requests: readonly Buffer[]): Promise<Attacked> {
  let responses = 0;
  for (let start = 0; start < requests.length; start += width) {
    const statuses = await Promise.all(requests.slice(start, start + width).map((bytes) => sendRaw(port, bytes)));
    responses += statuses.filter((status) => status > 0).length;
    if (statuses.includes(500)) return { requests: start + width, responses, problem: 'responded with 500' };
  }
  return { requests: requests.length, responses };
}

async function sandboxTarget(): Promise<Target> {
  const started = await start('sandbox', (port) => [command, 'sandbox', '--port', `${port}`, '--quiet'], 'Inspect');
  const ids: string[] = [];
  return {
    ...started,
    maxMegabytes: 700,
    use: async (number) => void ids.push(await createOn(started.port, number)),
    // The hostile requests may have created many tasks, and the oldest are dropped then.
    problems: () => missingOn(started.port, ids.slice(-1000)),
  };
}

/** The receiver, and `listen` in front of another one. */
async function receiverTargets(): Promise<Target[]> {
  const program = resolve('scripts/attack/programs/receiver.ts');
  const startReceiver = () => start('receiver', (port) => [program, `${port}`], 'ready');
  const [receiver, behind] = await Promise.all([startReceiver(), startReceiver()]);
  const forwarding = ['listen', '--forward-to', `127.0.0.1:${behind.port}/hooks`, '--json'];
  const listening = await start('listen', (port) => [command, ...forwarding, '--port', `${port}`], 'Ctrl-C');
  const toTarget = (started: typeof receiver, counting: AttackedProcess): Target => {
    const keys: string[] = [];
    return {
      ...started,
      maxMegabytes: 500,
      use: async (number) => {
        const update = {
          id: `${started.name}-${number}`,
          state: 'success',
          err_code: '',
          credits: 1,
          payload: '',
          creations: [],
        };
        keys.push(`${update.id} success`);
        await post(started.port, '/hooks', update);
      },
      problems: async () => {
        const handled: Record<string, number> = await counting.ask({});
        return keys.flatMap((key) => (handled[key] === 1 ? [] : [`${key} was handled ${handled[key] ?? 0} times`]));
      },
    };
  };
  return [toTarget(receiver, receiver.process), toTarget(listening, behind.process)];
}

async function proxyTarget(random: () => number): Promise<Target> {
  const behind = await start('sandbox', (port) => [command, 'sandbox', '--port', `${port}`, '--quiet'], 'Inspect');
  const between = await startOddServer(behind.port, random);
  const started = await start(
    'check --proxy',
    (port) => [command, 'check', '--proxy', `${port}`, '--to', between.url],
    'Ctrl-C',
  );
  const ids: string[] = [];
  return {
    ...started,
    maxMegabytes: 500,
    use: async (number) => void ids.push(await createOn(started.port, number)),
    problems: () => missingOn(behind.port, ids.slice(-1000)),
    stop: async () => between.close(),
  };
}

/** Whether this machine can run a worker. */
export const hasRedis = (): boolean => findPrograms('redis-server').length > 0;

/** Every process that this package ships and that others can reach. A worker needs Redis, and is left out without it. */
export async function startTargets(random: () => number, seconds: number): Promise<Target[]> {
  const [sandbox, receivers, proxy, workers] = await Promise.all([
    sandboxTarget(),
    receiverTargets(),
    proxyTarget(random),
    hasRedis() ? workerTarget(random, seconds).then((worker) => [worker]) : [],
  ]);
  return [sandbox, ...receivers, proxy, ...workers];
}
