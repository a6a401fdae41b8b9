/** Made from openapi/ by `npm run generate`. */
import type { TaskState } from './schema.js';
/** Version of the document, and of the package. */
export declare const version: string;
/** States of a task, in the order that they come. */
export declare const states: readonly TaskState[];
/** Seconds that a URL works, by the schema of the URL. */
export declare const urlLifetimes: Readonly<Record<'ResultUrl' | 'FilmUrl' | 'SpeechUrl', { readonly seconds: number; readonly adFilmSeconds?: number }>>;
/** Largest request in bytes that the document names anywhere. */
export declare const largestBody: number;
/** Most characters of a payload. */
export declare const longestPayload: number;
/** Header of a response that advises when to poll, in milliseconds. An extension of ours, which the service does not document. */
export declare const pollAdviceHeader: string;
/** The same for a client that shows progress: milliseconds until the task changes next. */
export declare const nextChangeHeader: string;
