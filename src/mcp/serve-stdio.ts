import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { version } from '../../generated/constants.js';
import { createSandbox } from '../sandbox/index.js';
import { serve } from '../sandbox/node/index.js';
import type { Redact } from '../shared/redact.js';
import { end, type McpOptions, sandboxSpeed, toMedia } from './options.js';
import { sandboxTools } from './sandbox-tools.js';
import { addTools, createServer, toolsOf } from './server.js';
import type { Tool } from './tool.js';

/** Serves the tools on stdin and stdout, until `ended` resolves. `sandboxUrl` is where its own sandbox is served. */
export async function serveMedia(options: McpOptions, ended: Promise<unknown>, sandboxUrl?: string): Promise<void> {
  const media = toMedia(options, sandboxUrl);
  const tools = toolsOf(media);
  await serveUntil(ended, () => createServer(media, tools), media.redact);
  await end(media);
}

/** The same on a sandbox of its own, which is served over HTTP so that the URLs of results can be opened. */
export async function serveOnSandbox(
  options: McpOptions,
  ended: Promise<unknown>,
  onServed: (url: string) => void,
): Promise<void> {
  const sandbox = createSandbox({ speed: sandboxSpeed });
  const server = await serve(sandbox, { port: 0 });
  onServed(server.url);
  try {
    await serveMedia(options, ended, server.url);
  } finally {
    await server.close();
    await sandbox.close();
  }
}

/** Serves the controls of a sandbox on stdin and stdout. */
export async function serveSandbox(url: string, apiKey: string, ended: Promise<unknown>): Promise<void> {
  const tools: readonly Tool[] = sandboxTools(url, apiKey);
  await serveUntil(
    ended,
    () => {
      const instructions = `Controls a sandbox of the media service at ${url}, for tests. Nothing is paid.`;
      const server = new McpServer({ name: 'genmedia-sandbox', version }, { instructions });
      addTools(server, tools, { isSandbox: true, redact: asIs });
      return server;
    },
    asIs,
  );
}

/** The key of a sandbox is not a secret. */
const asIs: Redact = (value) => value;

async function serveUntil(ended: Promise<unknown>, create: () => McpServer, redact: Redact): Promise<void> {
  const handle = serveStdio(create, { onerror: ({ message }) => console.error(redact(message)) });
  const closed = new Promise((resolve) => process.stdin.once('end', resolve).once('close', resolve));
  await Promise.race([ended, closed]);
  await handle.close();
}
