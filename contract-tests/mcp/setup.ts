import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import type { McpOptions } from '../../src/mcp/index.js';
import { mcpHandler } from '../../src/mcp/index.js';
import { memoryRecords } from '../../src/once/index.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';

/** The key of the service in these tests. It must be in nothing that a server writes. */
export const apiKey = 'key-that-stays-secret-4711';

/** The newest protocol of the official client; its default is that of 2025. */
export const newest = { versionNegotiation: { mode: { pin: '2026-07-28' } } } as const satisfies ClientOptions;

/** A request for a video. */
export const video = { model: 'genq2', prompt: 'A lighthouse in a storm', duration: 5 };

/** A service: a sandbox whose clock stands still, and the number of creates that it got. */
export function startService(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ speed: 0, apiKey, ...options });
  onTestFinished(() => sandbox.close());
  return { sandbox, posts: () => postsOf(sandbox) };
}

const postsOf = (sandbox: Sandbox) => sandbox.requests(1000).filter(({ method }) => method === 'POST').length;

/** Options of a server for that service. */
export const serviceOptions = (sandbox: Sandbox, more: McpOptions = {}): McpOptions => ({
  records: memoryRecords(),
  ...more,
  client: { baseUrl: 'http://service.test', apiKey, fetch: sandbox.fetch, ...more.client },
});

/** What a tool has returned. */
export interface Called {
  text: string;
  fields: Record<string, unknown> & { data?: Record<string, unknown> };
  isError: boolean;
}

export type Call = (name: string, args?: object, options?: Parameters<Client['callTool']>[1]) => Promise<Called>;

/** Calls of a client. Everything that it got is kept in `written`. */
export function callsOf(client: Client): { call: Call; written: string[] } {
  const written: string[] = [];
  const call: Call = async (name, args = {}, options) => {
    const result = await client.callTool({ name, arguments: { ...args } }, options);
    written.push(JSON.stringify(result));
    const content = result.content as { type: string; text?: string }[];
    const text = content.flatMap((one) => one.text ?? []).join('\n');
    return { text, fields: (result.structuredContent ?? {}) as Called['fields'], isError: result.isError === true };
  };
  return { call, written };
}

/** The official client, connected to a server over web requests. */
export async function connect(options: McpOptions, clientOptions: ClientOptions = newest) {
  const handler = mcpHandler(options);
  const fetch = async (url: string | URL, init?: RequestInit) => handler.fetch(new Request(url, init));
  const client = new Client({ name: 'test', version: '1' }, clientOptions);
  await client.connect(new StreamableHTTPClientTransport(new URL('http://mcp.test/mcp'), { fetch }));
  onTestFinished(async () => {
    await client.close();
    await handler.close();
  });
  return { client, handler, ...callsOf(client) };
}
