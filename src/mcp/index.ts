/**
 * A server of the Model Context Protocol that you host: an assistant creates media with it, each intent once and within limits. It
 * needs `@modelcontextprotocol/server` 2. Node, Bun and Deno only.
 *
 *     import { mcpHandler } from 'genmedia/mcp';
 *     import { folderRecords } from 'genmedia/once';
 *
 *     const mcp = mcpHandler({ records: folderRecords('.genmedia'), maxCredits: 200 });
 *     const response = await mcp.fetch(incoming);
 *
 * @packageDocumentation
 */

export { type McpHandler, mcpHandler } from './mcp-handler.js';
export type { McpOptions } from './options.js';
