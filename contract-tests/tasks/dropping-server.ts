import { onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import type { Sandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';

/** A sandbox on a server that can stop and start again. */
export async function droppingServer(sandbox: Sandbox) {
  const server = await serve(sandbox, { port: await reservePort() });
  onTestFinished(server.close);
  let refused = 0;
  return {
    url: server.url,
    /** How many connections failed with ECONNREFUSED. */
    refused: () => refused,
    /** Sends a request and counts ECONNREFUSED. */
    fetch: (url: string, init: RequestInit) =>
      fetch(url, init).catch((error) => {
        if (error.cause?.code === 'ECONNREFUSED') refused += 1;
        throw error;
      }),
    leave: server.close,
    async comeBack() {
      const again = await serve(sandbox, { port: Number(new URL(server.url).port) });
      onTestFinished(again.close);
    },
  };
}
