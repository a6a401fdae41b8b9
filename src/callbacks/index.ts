export { CallbackError } from './callback-error.js';
export { type CallbackContext, type CallbackHandler, createCallbackHandler } from './create-callback-handler.js';
export type { Inbox } from './inbox.js';
export { type NodeRequest, type NodeResponse, toNodeListener } from './node/to-node-listener.js';
export type { CallbackHandlerOptions, CallbackUpdate } from './options.js';
export type { CallbackRefusal, CallbackRefusalCode } from './refusal.js';
export { type SignedWithOptions, signedWith } from './signed-with.js';
export { type InboxStorage, type StorageInboxOptions, storageInbox } from './storage-inbox.js';
export type { ReceivedCallback, Verify } from './verify.js';
