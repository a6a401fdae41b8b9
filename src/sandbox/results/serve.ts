import type { SandboxState } from '../core/state.js';
import type { SandboxHttpRequest, SandboxHttpResponse } from '../http/message.js';
import { SandboxRejection } from '../http/rejection.js';
import { makeMedia, type ResultFile } from '../media/index.js';
import type { StoredTask } from '../tasks/task.js';
import { findResult } from './find.js';
import { type ResultName, resultsPath } from './url.js';

export const isResult = (path: string) => path.startsWith(resultsPath);

/** Serves a file of a task, or a range of it. It needs no key, and none should be sent. */
export function serveResult(state: SandboxState, request: SandboxHttpRequest): SandboxHttpResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new SandboxRejection(405, 'method_not_allowed', 'A file can only be read.', {
      headers: { allow: 'GET, HEAD' },
    });
  }
  const found = findResult(state, request);
  if (!found)
    throw new SandboxRejection(
      404,
      'unknown_path',
      'This sandbox has no such file. Its URLs are in the response to a read of their task.',
    );
  const { task, name, hasExpired } = found;
  if (hasExpired) {
    throw new SandboxRejection(410, 'url_expired', 'This URL has expired. Read the task again to get a new one.');
  }
  return toResponse(mediaOf(task, name), request, `"${task.id}-${name}"`);
}

/** Serves a file to the page of the sandbox, by its path: never expired, and not counted as a request of a program. */
export function serveFile(state: SandboxState, request: SandboxHttpRequest, path: string): SandboxHttpResponse {
  const found = findResult(state, { path: resultsPath + path, query: '' });
  if (!found)
    throw new SandboxRejection(
      404,
      'unknown_path',
      'This sandbox has no such file. Its URLs are in the response to a read of their task.',
    );
  return toResponse(mediaOf(found.task, found.name), request, `"${found.task.id}-${found.name}"`);
}

function toResponse({ bytes, type }: ResultFile, request: SandboxHttpRequest, etag: string): SandboxHttpResponse {
  const headers = { 'content-type': type, 'accept-ranges': 'bytes', etag, 'cache-control': 'private' };
  const isSame = request.header('if-range') === undefined || request.header('if-range') === etag;
  const range = isSame ? rangeOf(request.header('range'), bytes.length) : undefined;
  if (range === 'none') {
    throw new SandboxRejection(416, 'range_not_satisfiable', `The file has ${bytes.length} bytes.`, {
      headers: { 'content-range': `bytes */${bytes.length}` },
    });
  }
  if (!range) return { status: 200, headers, body: bytes };
  const contentRange = `bytes ${range.first}-${range.last}/${bytes.length}`;
  const body = bytes.slice(range.first, range.last + 1);
  return { status: 206, headers: { ...headers, 'content-range': contentRange }, body };
}

/** The colour follows from the id of the task. The watermarked file has another one. */
function mediaOf({ id, creation }: StoredTask, name: ResultName): ResultFile {
  const { kind, aspectRatio, seconds } = creation;
  const digits = Number.parseInt(id.slice(0, 6), 16);
  const shift = name === 'watermarked' ? 8 : 0;
  const level = (bits: number) => 64 + ((digits >> ((bits + shift) % 24)) & 127);
  const colour = [level(0), level(8), level(16)] as const;
  return makeMedia({ kind: name === 'cover' ? 'image' : kind, aspectRatio, seconds, colour });
}

/**
 * The range of a file that the header `Range` requests (RFC 9110, 14.2): `undefined` for the whole file, also for several
 * ranges and for an invalid header; `none` for a range that the file does not have.
 */
function rangeOf(header: string | undefined, length: number): { first: number; last: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' ? 'none' : { first: Math.max(0, length - Number(last)), last: length - 1 };
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return Number(first) < length ? { first: Number(first), last: end } : 'none';
}
