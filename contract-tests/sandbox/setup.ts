import { afterEach, beforeEach, expect } from 'vitest';
import { GenMedia, type GenMediaOptions } from '../../src/index.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';
import { serve as serveSandbox } from '../../src/sandbox/node/index.js';
import { type Behaviour, responds, type Server, serve } from '../client/server.js';

export const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;

const closers: (() => Promise<void>)[] = [];
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeEach(() => void process.on('unhandledRejection', note));
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
  process.off('unhandledRejection', note);
  expect(unhandled.splice(0)).toEqual([]);
});

/** A sandbox, by default with a stopped clock. It is closed after the test, and no rejection may be left unhandled. */
export function open(options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox({ speed: 0, ...options });
  closers.push(() => sandbox.close());
  return sandbox;
}

/** A client of a sandbox in the same process. */
export function clientOf({ fetch }: Sandbox, options: GenMediaOptions = {}): GenMedia {
  return new GenMedia({ baseUrl: 'http://localhost', apiKey: 'key', retries: 0, fetch, ...options });
}

/** Both of them. */
export function openStopped(options: SandboxOptions = {}, client: GenMediaOptions = {}) {
  const sandbox = open(options);
  return { sandbox, gen: clientOf(sandbox, client) };
}

/** The ways into a sandbox: what calls it, and where it is. */
export const transports: [string, (sandbox: Sandbox, options?: GenMediaOptions) => Promise<Transport>][] = [
  [
    'in process',
    async (sandbox, options) => ({ gen: clientOf(sandbox, options), fetch: sandbox.fetch, url: 'http://localhost' }),
  ],
  [
    'over HTTP',
    async (sandbox, options) => {
      const { url, close } = await serveSandbox(sandbox, { port: 0 });
      closers.push(close);
      return { gen: new GenMedia({ baseUrl: url, apiKey: 'key', retries: 0, ...options }), fetch, url };
    },
  ],
];

interface Transport {
  gen: GenMedia;
  fetch: Sandbox['fetch'];
  url: string;
}

/** A receiver of callbacks, closed after the test. Default behaviour: status 200. */
export async function receive(...behaviours: Behaviour[]): Promise<Server> {
  const receiver = await serve(...(behaviours.length > 0 ? behaviours : [responds(200)]));
  closers.push(receiver.close);
  return receiver;
}

/** Options of a call that asks for faults. */
export const byHeader = (fault: string) => ({ extraHeaders: { 'x-sandbox-fault': fault } });

/** The states that were posted to a receiver. */
export const statesOf = ({ received }: Server): string[] => received.map(({ body }) => JSON.parse(body).state);
