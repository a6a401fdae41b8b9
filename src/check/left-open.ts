import type { OpenPlace } from '../../generated/left-open.js';
import { behaviours } from '../../generated/service.js';
import { isObject } from '../shared/is-object.js';
import type { OperationId } from '../terms/operation.js';

/**
 * Why the service leaves open whether a request is accepted, as a sentence. The document accepts it, and a server that
 * rejects it is not wrong. `undefined` if the service documents all of it.
 */
export async function leftOpenIn(operation: OperationId, body: unknown): Promise<string | undefined> {
  // Servers that accept all that the document accepts do not need it.
  const { openPlaces, openRequests } = await import('../../generated/left-open.js');
  const { selector } = behaviours[operation];
  const variant = selector && isObject(body) ? String((body as Record<string, unknown>)[selector]) : '';
  const places = (openRequests[operation]?.[variant] ?? []).map((index) => openPlaces[index] as OpenPlace);
  return places.find((place) => valuesAt(body, place.at).some((value) => isOpen(place, value)))?.why;
}

function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return value === undefined ? [] : [value];
  if (key === '[]') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(value) ? valuesAt((value as Record<string, unknown>)[key], rest) : [];
}

function isOpen(
  { except, matching, shorterThan = 0, longerThan = Number.POSITIVE_INFINITY }: OpenPlace,
  value: unknown,
) {
  if (except) return !except.includes(value);
  if (typeof value !== 'string' && !Array.isArray(value)) return false;
  if (matching !== undefined) return new RegExp(matching, 's').test(String(value));
  return value.length < shorterThan || value.length > longerThan;
}
