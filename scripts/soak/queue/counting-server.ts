import type { Sandbox } from '../../../src/sandbox/index.js';
import type { Listening } from '../../lib/listen.js';
import { serveFetch } from '../../lib/serve-fetch.js';

/** What is called for each request before it is handled, and for its response, with status 0 where the connection breaks. */
interface Hooks {
  received: (method: string, body: string) => unknown;
  responded?: (method: string, body: string, status: number) => unknown;
}

/** Serves a sandbox over HTTP and reports each request. */
export const serveCounting = (sandbox: Sandbox, { received, responded }: Hooks): Promise<Listening> =>
  serveFetch(async (url, init) => {
    const { method, body = '' } = init;
    await received(method, body);
    const response = await sandbox.fetch(url, init).catch((error) => {
      responded?.(method, body, 0);
      throw error;
    });
    responded?.(method, body, response.status);
    return response;
  });
