import type { Exchange } from './connection.js';
import { isNotFound } from './presence.js';

/** What a server has made of a request. `unclear` is neither: it failed, or it does not have the operation. */
export interface ServerVerdict {
  kind: 'accepted' | 'rejected' | 'unclear';
  /** Completes "It". */
  text: string;
}

export interface Expectation {
  /** Whether the identifier in the request may be one that the server does not know, so that it may be not found. */
  isUnknownId?: boolean | undefined;
  /** Whether the request has no valid key. */
  isUnauthorized?: boolean | undefined;
}

/** The service does not document its rejection codes, so any 4xx that can refer to the request counts as a rejection. */
export function verdictOf(
  { status, shown }: Pick<Exchange, 'status' | 'shown'>,
  { isUnknownId, isUnauthorized }: Expectation = {},
): ServerVerdict {
  if (status === undefined) return { kind: 'unclear', text: `got ${shown}` };
  if (status >= 200 && status < 300) return { kind: 'accepted', text: `was accepted: ${shown}` };
  const unclear = (why: string): ServerVerdict => ({ kind: 'unclear', text: `${why}: ${shown}` });
  if (status >= 500) return unclear('made the server fail');
  if (status < 400) return unclear('was redirected');
  // A server may say so of what is not there, too.
  const isOfKey = status === 401 || (status === 403 && !isUnknownId);
  if (isOfKey && !isUnauthorized) return unclear('was rejected because of the key');
  if (isNotFound({ status }) && !isUnknownId) return unclear('was sent to an operation that is missing');
  if (status === 429) return unclear('was rejected because of too many requests');
  return { kind: 'rejected', text: `was rejected: ${shown}` };
}

/** What a server does that rejects a request, which the document accepts and the service does not document. */
export const narrower = (actual: string): string => `${actual}, narrower than the document, which does not say`;

/** What a server accepts that the document rejects, though the service does not say so. */
export const wider = (actual: string): string => `${actual}, wider than the document, which reads it otherwise`;
