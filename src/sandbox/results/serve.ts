import type { SandboxHttpRequest, SandboxHttpResponse } from '../http/message.js';
import { Rejection } from '../http/rejection.js';
import { type MediaFile, makeMedia } from '../media/index.js';
import type { SandboxState } from '../state.js';
import { type StoredTask, stateOf } from '../tasks/task.js';
import { fileOf, maxLifetimeOf, type ResultName, resultsOf, resultsPath } from './address.js';

export const isResult = (path: string) => path.startsWith(resultsPath);

/** Serves a file of a task, or a part of it. No key is needed, and none should be sent. */
export function serveResult(world: SandboxState, call: SandboxHttpRequest): SandboxHttpResponse {
  if (call.method !== 'GET' && call.method !== 'HEAD') {
    throw new Rejection(405, 'method_not_allowed', 'A file can be read only.', { headers: { allow: 'GET, HEAD' } });
  }
  const [id = '', file] = call.path.slice(resultsPath.length).split('/');
  const task = world.tasks.get(id);
  const name = task && resultsOf(task).find((one) => fileOf(task, one) === file);
  const now = world.clock.now();
  if (!task || !name || stateOf(task, now) !== 'success')
    throw new Rejection(404, 'unknown_path', 'There is no such file.');
  const expires = Number(new URLSearchParams(call.query).get('expires'));
  if (!(now < expires && expires <= now + maxLifetimeOf(task))) {
    throw new Rejection(410, 'url_expired', 'This address has expired. Read the task again: it gives a new one.');
  }
  return toReply(mediaOf(task, name), call, `"${id}-${name}"`);
}

function toReply({ bytes, type }: MediaFile, call: SandboxHttpRequest, etag: string): SandboxHttpResponse {
  const headers = { 'content-type': type, 'accept-ranges': 'bytes', etag, 'cache-control': 'private' };
  const isSame = call.header('if-range') === undefined || call.header('if-range') === etag;
  const range = isSame ? rangeOf(call.header('range'), bytes.length) : undefined;
  if (range === 'none') {
    throw new Rejection(416, 'range_not_satisfiable', `The file has ${bytes.length} bytes.`, {
      headers: { 'content-range': `bytes */${bytes.length}` },
    });
  }
  if (!range) return { status: 200, headers, body: bytes };
  const contentRange = `bytes ${range.first}-${range.last}/${bytes.length}`;
  const body = bytes.slice(range.first, range.last + 1);
  return { status: 206, headers: { ...headers, 'content-range': contentRange }, body };
}

/** Each task has a colour of its own, and its watermarked result another. */
function mediaOf({ id, creation }: StoredTask, name: ResultName): MediaFile {
  const { kind, aspectRatio, seconds } = creation;
  const digits = Number.parseInt(id.slice(0, 6), 16);
  const shift = name === 'watermarked' ? 8 : 0;
  const level = (bits: number) => 64 + ((digits >> ((bits + shift) % 24)) & 127);
  const colour = [level(0), level(8), level(16)] as const;
  return makeMedia({ kind: name === 'cover' ? 'image' : kind, aspectRatio, seconds, colour });
}

/**
 * The part of a file that a header `Range` asks for (RFC 9110, 14.2): `undefined` for all of it, as also for several
 * parts and what cannot be read, `none` for a part that is not there.
 */
export function rangeOf(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' ? 'none' : { first: Math.max(0, length - Number(last)), last: length - 1 };
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return Number(first) < length ? { first: Number(first), last: end } : 'none';
}
