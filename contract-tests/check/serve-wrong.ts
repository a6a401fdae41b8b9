import { onTestFinished } from 'vitest';
import { serveFetch } from '../../scripts/lib/serve-fetch.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { changeRequests, changeResponses, type Fetch, key, reject } from './open-server.js';

type Body = Record<string, unknown>;
type Fault = (next: Fetch) => Fetch;

/** Faults of one operation each, by name. */
const faults = {
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

type FaultName = keyof typeof faults;

/** A server on a port of this machine, with faults that can be mended one by one. */
export async function serveWrong(...names: FaultName[]) {
  const sandbox = createSandbox({ speed: 200, apiKey: key });
  const current = new Set<FaultName>(names);
  const requests: { path: string; authorization: string | undefined; body: string }[] = [];
  const { url, close } = await serveFetch((target, init) => {
    const { headers, body = '' } = init;
    requests.push({ path: new URL(target).pathname, authorization: headers.authorization, body });
    const serve = [...current].reduce<Fetch>((inner, name) => faults[name](inner), sandbox.fetch);
    return serve(target, init);
  });
  onTestFinished(async () => {
    await close();
    await sandbox.close();
  });
  return { url, requests, mend: (name: FaultName) => current.delete(name) };
}
