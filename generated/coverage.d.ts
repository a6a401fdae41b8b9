/** Made from openapi/ by `npm run generate`. */
import type { operations as Operations } from './schema.js';
/** Fields of requests, such as `assets.name`, also where `assets` is a list. */
export declare const requestFields: Readonly<Record<keyof Operations, readonly string[]>>;
/** Fields of responses and callbacks that contain a URL of a result. */
export declare const urlFields: readonly string[];
/** Statuses with which the sandbox responds. Those of the service are undocumented. */
export declare const sandboxStatuses: readonly string[];
