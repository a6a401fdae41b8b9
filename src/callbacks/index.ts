/**
 * The receiver of callbacks, for Node, Express, Fastify, Hono, Next.js and Workers.
 *
 *     import { createServer } from 'node:http';
 *     import { createCallbackHandler, toNodeListener, tokenInUrl } from 'genmedia/callbacks';
 *
 *     const callbacks = createCallbackHandler({
 *       verify: tokenInUrl(token),
 *       onUpdate: ({ taskId, state }) => console.log(taskId, state),
 *     });
 *     createServer(toNodeListener(callbacks)).listen(3000);
 *
 * @packageDocumentation
 */

export { CallbackError } from './callback-error.js';
export type { CallbackRejection, CallbackRejectionCode } from './callback-rejection.js';
export { type CallbackHandler, createCallbackHandler } from './create-callback-handler.js';
export type { CallbackContext, HonoContext } from './hono-context.js';
export type { Claim, ClaimResult, Inbox } from './inbox.js';
export {
  type FastifyReplyLike,
  type FastifyRequestLike,
  type NodeRequest,
  type NodeResponse,
  toNodeListener,
} from './node/to-node-listener.js';
export type { CallbackHandlerOptions, CallbackUpdate } from './options.js';
export type { IoRedisClient, NodeRedisClient } from './redis-commands.js';
export { type RedisInboxOptions, redisInbox } from './redis-inbox.js';
export { type SignedWithOptions, signedWith } from './signed-with.js';
export { type InboxStorage, type StorageInboxOptions, storageInbox } from './storage-inbox.js';
export { type TokenInUrlOptions, tokenInUrl } from './token-in-url.js';
export { type CallbackHead, type ReceivedCallback, type Verify, withoutBody } from './verify.js';
