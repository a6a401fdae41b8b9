/** Made from openapi/ by `npm run generate`. */
import type { operations as Operations } from './schema.js';
export declare const operations: Record<keyof Operations, readonly [method: string, path: string, firstPollAfter?: number, isOpen?: boolean]>;
