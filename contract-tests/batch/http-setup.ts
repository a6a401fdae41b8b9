import { onTestFinished } from 'vitest';
import { serveCounting } from '../../scripts/soak/queue/counting-server.js';
import type { Sandbox } from '../../src/sandbox/index.js';

/** A sandbox over HTTP that reports each create on arrival, before it is processed. */
export async function serveWithHook(sandbox: Sandbox, onCreate: (payload: number) => void): Promise<string> {
  const { url, close } = await serveCounting(sandbox, {
    received: (method, body) => {
      if (method === 'POST') onCreate(Number(JSON.parse(body).payload));
    },
  });
  onTestFinished(close);
  return url;
}
