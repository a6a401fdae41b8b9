import { operations } from '../../../generated/operations.js';
import { bodies } from '../../../generated/validators.js';
import { notJson } from '../../shared/json-problem.js';
import { parseUrl } from '../../shared/parse-url.js';
import type { OperationId } from '../../terms/operation.js';
import { UsageError } from '../shell/command.js';
import type { Found, FoundBody } from './found-body.js';

/** The part of a HAR recording (http://www.softwareishard.com/blog/har-12-spec) that is read. */
interface Entry {
  request?: { method?: string; url?: string; postData?: { text?: string } };
  response?: { status?: number; content?: { text?: string; encoding?: string } };
}

/** The requests and responses of a recording, by method and path. Only the form of successful responses is documented. */
export function fromHar(file: string, recording: unknown, json: string): Found {
  const { entries } = (recording as { log: { entries?: unknown } }).log;
  if (!Array.isArray(entries))
    throw new UsageError(`${file} is a HAR recording without a list at log.entries. Record it again.`);
  const found = entries.map((entry: Entry, at) => bodiesIn({ file, json }, entry ?? {}, at));
  return { bodies: found.flatMap((one) => one ?? []), skipped: found.filter((one) => one === undefined).length };
}

function bodiesIn(
  source: { file: string; json: string },
  { request, response }: Entry,
  at: number,
): FoundBody[] | undefined {
  const operation = operationOf(request?.method, request?.url);
  if (!operation) return undefined;
  const { request: name, response: responseName }: { request?: FoundBody['name']; response: FoundBody['name'] } =
    bodies[operation];
  const found: FoundBody[] = [];
  const place = `entry ${at + 1}, ${operation}`;
  if (name) {
    const pointer = `/log/entries/${at}/request/postData/text`;
    found.push({ ...source, place: `${place}, request`, pointer, name, operation, ...jsonOf(request?.postData?.text) });
  }
  if (response?.status === 200) {
    const { text, encoding } = response.content ?? {};
    const decoded = encoding === 'base64' ? Buffer.from(text ?? '', 'base64').toString() : text;
    const pointer = `/log/entries/${at}/response/content/text`;
    found.push({ ...source, place: `${place}, response`, pointer, name: responseName, ...jsonOf(decoded) });
  }
  return found;
}

function jsonOf(text: string | undefined): { body: unknown; problem?: string } {
  try {
    return { body: JSON.parse(text ?? '') };
  } catch {
    return { body: undefined, problem: text ? notJson(text) : 'it was not recorded. Record it with bodies' };
  }
}

/** The operation that a request calls, whatever the server has before its path. */
function operationOf(method: string | undefined, url: string | undefined): OperationId | undefined {
  const { pathname } = parseUrl(url ?? '') ?? {};
  if (pathname === undefined) return undefined;
  const [operation] =
    Object.entries(operations).find(([, [verb, path]]) => {
      const pattern = path.replace(/[.*+?^$|()[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+');
      return verb === method?.toUpperCase() && new RegExp(`${pattern}/?$`).test(pathname);
    }) ?? [];
  return operation as OperationId | undefined;
}
