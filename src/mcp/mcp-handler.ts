import { createMcpHandler } from '@modelcontextprotocol/server';
import { end, type McpOptions, toMedia } from './options.js';
import { createServer, toolsOf } from './server.js';

/** A server for web requests. */
export interface McpHandler {
  /** Responds to a request. Anyone who can send one can spend credits: check who sends it before. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends calls that wait. Creates that are being sent are recorded first. */
  readonly close: () => Promise<void>;
}

/** Largest body: the largest request of the document is 20 MB. */
const maxRequestBodySize = 30 * 2 ** 20;

/**
 * Serves MCP over HTTP, for any framework that has web requests. Without a base URL and a key it runs on a sandbox of its own.
 *
 *     const mcp = mcpHandler({ records: redisRecords(redis), maxCredits: 200, confirmAbove: 50 });
 *     app.post('/mcp', (context: { req: { raw: Request } }) => mcp.fetch(context.req.raw));
 */
export function mcpHandler(options: McpOptions = {}): McpHandler {
  const media = toMedia(options);
  const tools = toolsOf(media);
  const handler = createMcpHandler(() => createServer(media, tools), { maxRequestBodySize });
  return {
    fetch: (request) => handler.fetch(request),
    async close() {
      await end(media);
      await handler.close();
    },
  };
}
