import type { Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type CheckOptions, checkServer } from '../../src/check/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { listenOn } from '../support/listen-on.js';
import { brokenRules, key } from './open-server.js';

/** Serves one request on each connection. When a second one arrives, it closes the connection without a response. */
async function serveOncePerConnection(isLost: (body: string) => boolean = () => false) {
  const sandbox = createSandbox({ speed: 200 });
  onTestFinished(() => sandbox.close());
  const served = new WeakSet<Socket>();
  const counts = { closed: 0, lost: 0 };
  const baseUrl = await listenOn((request, response) => {
    if (served.has(request.socket)) {
      counts.closed += 1;
      request.socket.destroy();
      return;
    }
    served.add(request.socket);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      if (isLost(body)) {
        counts.lost += 1;
        request.socket.destroy();
        return;
      }
      const { method = '', url = '', headers } = request;
      const { authorization } = headers;
      const result = await sandbox.fetch(`http://localhost${url}`, {
        method,
        headers: { ...(authorization !== undefined && { authorization }), 'content-type': 'application/json' },
        ...(method !== 'GET' && { body }),
      });
      response.writeHead(result.status, { 'content-type': 'application/json' }).end(await result.text());
    });
  });
  const check = (options: Partial<CheckOptions>) => checkServer({ baseUrl, apiKey: key, seed: 7, ...options });
  return { check, counts };
}

it.each([
  ['read', 1],
  ['refusals', 1],
  ['refusals', 8],
] as const)(
  'accepts a connection that the server closes, with profile %s and concurrency %i',
  async (profile, concurrency) => {
    const { check, counts } = await serveOncePerConnection();
    const report = await check({ profile, concurrency, only: ['createMv: a', 'createMv: prompt', 'without a key'] });
    expect(brokenRules(report)).toEqual([]);
    expect(report.stopped).toBe(undefined);
    // Otherwise the test would show nothing.
    expect(counts.closed).toBeGreaterThan(0);
  },
);

it.each(['stateless', 'full'] as const)(
  'sends no creates on a connection that may be closing, with profile %s',
  async (profile) => {
    const { check, counts } = await serveOncePerConnection();
    const report = await check({ profile, only: ['createMv: prompt', 'getTaskCreations: a task ends'] });
    expect(brokenRules(report)).toEqual([]);
    expect(report.stopped).toBe(undefined);
    expect(counts.closed).toBe(0);
  },
);

it.each([
  ['stateless', 1],
  ['refusals', 3],
] as const)('reports a request that closes its connection every time, with profile %s', async (profile, times) => {
  const { check, counts } = await serveOncePerConnection((body) => body === 'null');
  const report = await check({ profile, concurrency: 1, only: ['createMv: a body is an object'] });
  expect(brokenRules(report)).toEqual(['createMv: a body is an object']);
  expect(report.rules[0]?.violations[0]?.actual).toMatch(/^got no response: /);
  expect(counts.lost).toBeLessThanOrEqual(times);
});
