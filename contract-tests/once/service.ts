import { onTestFinished } from 'vitest';
import { serveCounting } from '../../scripts/soak/queue/counting-server.js';
import { createSandbox } from '../../src/sandbox/index.js';

/** A sandbox over HTTP. `posts` are the payloads of the creates that arrived, or their prompts. */
export async function serveService() {
  const sandbox = createSandbox({ speed: 0 });
  onTestFinished(() => sandbox.close());
  const posts: string[] = [];
  let hook: () => unknown = () => {};
  const server = await serveCounting(sandbox, {
    received: async (method, body) => {
      if (method !== 'POST') return;
      const { payload, prompt } = JSON.parse(body);
      posts.push(payload ?? prompt);
      await hook();
    },
  });
  onTestFinished(server.close);
  const onCreate = (next: typeof hook) => {
    hook = next;
  };
  return { sandbox, posts, baseUrl: server.url, onCreate };
}
