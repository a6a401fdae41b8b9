import type { ServerResponse } from 'node:http';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve as serveSandbox } from '../../src/sandbox/node/index.js';
import { connectBrowser } from '../support/browser.js';
import { needs } from '../support/optional-tools.js';
import { responds, serve } from './server.js';

/** The client as a script for pages. */
async function bundle(): Promise<string> {
  const contents = `import { GenMedia } from './src/index.js'; globalThis.GenMedia = GenMedia;`;
  const stdin = { contents, resolveDir: process.cwd() };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, platform: 'browser', format: 'iife' });
  return `${outputFiles[0]?.text}`.replaceAll('</script', '<\\/script');
}

it(
  'names CORS in the error of a browser where that may be the reason, and nowhere else',
  needs('browser'),
  async () => {
    const html = { 'content-type': 'text/html' };
    const script = await bundle();
    const page = await serve((response, request) => {
      if (request.method === 'POST') return response.destroy();
      responds(200, `<!doctype html><script>${script}</script>`, html)(response, request);
    });
    const allows = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const lost = await serve((response, request) => {
      if (request.method === 'POST') response.destroy();
      else responds(204, '', allows)(response, request);
    });
    const sandbox = createSandbox();
    const blocked = await serveSandbox(sandbox, { port: 0 });
    const browser = await connectBrowser();
    try {
      const tab = await browser.newPage();
      await tab.goto(page.url);
      const create = (baseUrl: string) =>
        tab.evaluate(async (url) => {
          // biome-ignore lint/suspicious/noExplicitAny: the page has its own types.
          const gen = new (globalThis as any).GenMedia({ baseUrl: url, apiKey: 'key', retries: 0 });
          const prompt = 'A lighthouse in a storm';
          // biome-ignore lint/suspicious/noExplicitAny: as above.
          const toText = ({ name, message }: any) => `${name}: ${message}`;
          return gen.text2video.create({ model: 'genq2', prompt }).then(JSON.stringify, toText);
        }, baseUrl);
      const hint = 'The console says whether CORS blocked the request';
      // The preflight of the browser is rejected.
      expect(await create(blocked.url)).toBe(
        'OutcomeUnknownError: createText2Video got no usable response, so its outcome is unknown: its task may cost credits. Do not send it again before you know, such as by callbacks. ' +
          `createText2Video got no response: Failed to fetch. ${hint}`,
      );
      expect(sandbox.tasks()).toEqual([]);
      expect(await create(lost.url)).toContain(hint);
      expect(lost.received.map(({ method }) => method)).toContain('POST');
      // On the same origin there is no CORS, as with a route of your own that passes requests on.
      expect(await create(page.url)).toMatch(/got no response: Failed to fetch$/);
      for (const { headers } of [...page.received, ...lost.received]) {
        expect(`${headers['user-agent']}`).not.toContain('genmedia');
        expect(`${headers['access-control-request-headers']}`).not.toContain('user-agent');
      }
    } finally {
      await browser.close();
      await Promise.all([page.close(), lost.close(), blocked.close(), sandbox.close()]);
    }
  },
);

it('puts the line of the caller into the stacks of errors in a browser', needs('browser'), async () => {
  const script = await bundle();
  const page = await serve((response, { method, url }) => {
    if (method === 'GET' && url === '/') return sendHtml(response, `<!doctype html><script>${script}</script>`);
    if (method === 'POST') return response.destroy();
    response.writeHead(404).end('{}');
  });
  const browser = await connectBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(page.url);
    const stacks: string[] = await tab.evaluate(async (baseUrl) => {
      // biome-ignore lint/suspicious/noExplicitAny: the page has its own types.
      const gen = new (globalThis as any).GenMedia({ baseUrl, apiKey: 'key', retries: 0 });
      const request = { model: 'genq2', prompt: 'A lighthouse in a storm' };
      const uses = [
        () => gen.text2video.run(request),
        () => gen.text2video.create(5),
        () => gen.tasks.get('task-1'),
        () => gen.tasks.wait('task-1', { firstPollAfter: 0 }),
        () => gen.tasks.wait({ id: 'task-1', createdAt: Date.now() }, { firstPollAfter: 0, interval: 1, deadline: 1 }),
      ];
      const caller = {
        async makeVideoForOrder(use: () => Promise<never>) {
          await Promise.resolve();
          return await use();
        },
      };
      return Promise.all(
        uses.map((use) => caller.makeVideoForOrder(use).catch((error) => `${error.name} ${error.stack}`)),
      );
    }, page.url);
    expect(stacks.map((stack) => stack.split(' ')[0])).toEqual([
      'OutcomeUnknownError',
      'InvalidRequestError',
      'RejectedError',
      'RejectedError',
      'DeadlineError',
    ]);
    for (const stack of stacks) expect(stack).toContain('makeVideoForOrder');
  } finally {
    await browser.close();
    await page.close();
  }
});

const sendHtml = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(text);
