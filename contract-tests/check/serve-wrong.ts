import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { changeRequests, changeResponses, type Fetch, key, reject } from './open-server.js';

type Body = Record<string, unknown>;
type Fault = (next: Fetch) => Fetch;

/** Faults of one operation each, by name. */
export const faults = {
  /** Accepts a duration above 10. */
  longVideos: changeRequests('/text2video', (body) => ({
    ...body,
    ...(Number(body.duration) > 10 && { duration: 5 }),
  })),
  /** Accepts a prompt above the limit. */
  longPrompts: changeRequests('/text2video', (body) => ({
    ...body,
    ...(String(body.prompt).length > 5000 && { prompt: 'x' }),
  })),
  /** Rejects videos from text in the format 9:16. */
  noPortrait: reject('/text2video', ({ aspect_ratio }) => aspect_ratio === '9:16'),
  /** Returns the number of credits as a text. */
  creditsAsText: changeResponses('/text2video', (body: Body) => ({ ...body, credits: String(body.credits) })),
  /** Loses the payload of a task. */
  noPayload: changeResponses('/creations', ({ payload: _, ...body }: Body) => body),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** A server on a port of this machine, with faults that can be mended one by one. */
export async function serveWrong(...names: FaultName[]) {
  const sandbox = createSandbox({ speed: 200, apiKey: key });
  const current = new Set<FaultName>(names);
  const requests: { path: string; authorization: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const body = await text(request);
    requests.push({ path, authorization: headers.authorization, body });
    const init: RequestInit = { method, headers: headers as Record<string, string>, ...(body && { body }) };
    const next: Fetch = (target, options) => sandbox.fetch(target, options);
    const serve = [...current].reduce((inner, name) => faults[name](inner), next);
    const { status, ...rest } = await serve(`http://${headers.host}${path}`, init).then(async (result) => ({
      status: result.status,
      headers: Object.fromEntries(result.headers),
      body: Buffer.from(await result.arrayBuffer()),
    }));
    const { 'content-length': _, ...kept } = rest.headers;
    response.writeHead(status, kept).end(rest.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await sandbox.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requests, mend: (name: FaultName) => current.delete(name) };
}
