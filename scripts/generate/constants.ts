import { type OpenApiDocument, operationsOf } from '../document/document.js';

/** A module of the few facts about the service that small parts of the package need, and nobody pays for the rest. */
export function toConstants(document: OpenApiDocument): string {
  const { schemas } = document.components;
  const lifetimes = Object.entries(schemas).map(([name, schema]) => [name, schema['x-url-lifetime']]);
  const bodies = operationsOf(document).map(({ operation }) => operation.requestBody?.['x-max-bytes'] ?? 0);
  const constants = {
    version: document.info.version,
    states: schemas.TaskState?.enum,
    urlLifetimes: Object.fromEntries(lifetimes.filter(([, lifetime]) => lifetime)),
    largestBody: Math.max(...bodies),
    longestPayload: schemas.Payload?.maxLength,
    pollAdviceHeader: document['x-poll-advice'].header,
    nextChangeHeader: document['x-poll-advice'].changeHeader,
  };
  const text = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`,
  );
  return `// Made from openapi/ by \`npm run generate\`.\n${text.join('')}`;
}

/** Types of that module. */
export const constantTypes = `/** Made from openapi/ by \`npm run generate\`. */
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
`;
