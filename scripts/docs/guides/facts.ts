import {
  callbackOf,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  resolveSchema,
} from '../../document/document.js';
import { inMegabytes } from '../../document/media-words.js';
import { list } from '../../document/words.js';
import { onceFor } from '../../lib/once-for.js';
import { undocumentedEntries } from './parts/undocumented-entries.js';

/** What replaces `{{name}}` in a guide: plain text from the document, so that no guide can contradict it. */
export const factsOf = onceFor((document: OpenApiDocument): Record<string, string> => {
  const operations = operationsOf(document).map(({ operation }) => operation);
  return {
    operations: String(operations.length),
    ...firstPollsOf(operations),
    ...lifetimesOf(document),
    ...deliveryOf(document, operations),
    ...surchargeOf(document),
    ...versionsOf(document),
    ...limitsOf(operations),
    ...undocumentedOf(document),
  };
});

function firstPollsOf(operations: readonly Operation[]): Record<string, string> {
  const text2video = operations.find(({ operationId }) => operationId === 'createText2Video');
  return {
    'text2video-first-poll': duration(known(text2video?.['x-first-poll-after'], 'x-first-poll-after of text2video')),
  };
}

/** How long the URL of a result works. */
function lifetimesOf({ components }: OpenApiDocument): Record<string, string> {
  const lifetime = known(components.schemas.ResultUrl?.['x-url-lifetime'], 'x-url-lifetime of ResultUrl');
  return {
    'result-lifetime': duration(lifetime.seconds),
    'film-lifetime': duration(known(lifetime.adFilmSeconds, 'adFilmSeconds of ResultUrl')),
  };
}

/** How callbacks are delivered, which is the same for all of them. */
function deliveryOf(document: OpenApiDocument, operations: readonly Operation[]): Record<string, string> {
  const callbacks = operations.flatMap((operation) => callbackOf(operation, document) ?? []);
  const deliveries = callbacks.flatMap(({ 'x-callback-delivery': delivery }) => delivery ?? []);
  const { states, retriedStates, retries } = only(
    deliveries.map(({ signed: _, ...delivery }) => delivery),
    'x-callback-delivery',
  );
  return {
    'callback-operations': String(callbacks.length),
    'callback-states': list(states),
    'callback-retried-states': list(retriedStates),
    'callback-retries': String(retries),
  };
}

/** The only documented price. */
function surchargeOf(document: OpenApiDocument): Record<string, string> {
  const fields = Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties),
  );
  const priced = fields.flatMap(([name, field]) => {
    const { 'x-credits': surcharge } = resolveSchema(field, document);
    return surcharge ? [[name, surcharge] as const] : [];
  });
  const [field, { extraPerSecond, upToSeconds }] = only(priced, 'x-credits');
  return {
    'surcharge-field': field,
    'surcharge-per-second': String(extraPerSecond),
    'surcharge-up-to': duration(known(upToSeconds, 'upToSeconds of x-credits')),
  };
}

/** The versions that there are: of the document, and of endpoints in their paths. */
function versionsOf({ info, paths: operations }: OpenApiDocument): Record<string, string> {
  const paths = Object.keys(operations).map((path) => path.split('/')[2] ?? '');
  return { version: info.version, 'path-versions': list([...new Set(paths)].sort(), 'and') };
}

/** The largest request, which is the same wherever there is a limit. */
function limitsOf(operations: readonly Operation[]): Record<string, string> {
  const sizes = operations.flatMap(({ requestBody }) => requestBody?.['x-max-bytes'] ?? []);
  return { 'body-limit': inMegabytes(Number(only(sizes.map(String), 'x-max-bytes'))) };
}

function undocumentedOf(document: OpenApiDocument): Record<string, string> {
  return { undocumented: String(undocumentedEntries(document).length) };
}

/** Seconds in the largest unit that leaves a whole number: `24 hours`, `one hour`, `20 seconds`. */
export function duration(seconds: number): string {
  const [size, unit] = units.find(([size]) => seconds % size === 0) ?? [1, 'second'];
  const count = seconds / size;
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}

const units: readonly [size: number, name: string][] = [
  [3600, 'hour'],
  [60, 'minute'],
];

/** The value that all of them have. Throws if they differ: then no sentence of a guide would be true for all. */
function only<T>(values: readonly T[], what: string): T {
  const [value] = values;
  const different = new Set(values.map((item) => JSON.stringify(item)));
  if (value !== undefined && different.size === 1) return value;
  throw new Error(`A guide names one ${what}, but the document has ${different.size} different ones.`);
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`A guide names ${what}, which the document does not have.`);
  return value;
}
