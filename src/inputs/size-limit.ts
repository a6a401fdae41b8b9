import type { InvalidRequestError } from '../errors/invalid-request-error.js';
import type { FilePurpose } from '../preflight/preflight-file.js';
import { invalidInput, maxFileBytes, tooLargeForRequest } from './data-uri.js';

/** How much of a file is read. */
export interface SizeLimit {
  readonly maxBytes: number;
  /** The error for a larger file. Its size is passed if it is known. */
  readonly tooLarge: (what: string, size?: number) => InvalidRequestError;
}

/** The limit of the field that a file is for, or that of a whole request, which no file exceeds. */
export async function sizeLimitFor(purpose: FilePurpose | undefined): Promise<SizeLimit> {
  const ofRequest = { maxBytes: maxFileBytes, tooLarge: tooLargeForRequest };
  if (!purpose) return ofRequest;
  // Loaded only if it is used: it measures files.
  const { largestFileFor } = await import('../preflight/preflight-file.js');
  const limit = largestFileFor(purpose);
  if (!limit || limit.bytes >= maxFileBytes) return ofRequest;
  const { bytes: maxBytes, rule, allowed } = limit;
  const { for: operation, field } = purpose;
  const tooLarge = (what: string, size?: number) => {
    const actual = size === undefined ? `more than ${maxBytes}` : `${size}`;
    const message = `${what} has ${actual} bytes; as a data URI, ${field} of ${operation} accepts at most ${maxBytes}.`;
    return invalidInput(
      { rule, allowed, message: `${message} Make it smaller, or put it on a server and pass its URL.` },
      { operation },
    );
  };
  return { maxBytes, tooLarge };
}
