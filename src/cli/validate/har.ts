import { bodies } from '../../../generated/validators.js';
import { bodiesOf, entriesOf, type HarEntry } from '../../check/har.js';
import { operationAt } from '../../check/operation-at.js';
import { notJson } from '../../shared/json-problem.js';
import { UsageError } from '../shell/command.js';
import type { Found, FoundBody } from './found-body.js';

/** The requests and responses of a recording, by method and path. Only the form of successful responses is documented. */
export function fromHar(file: string, recording: unknown, json: string): Found {
  const entries = entriesOf(recording);
  if (!entries) throw new UsageError(`${file} is a HAR recording without an array at log.entries. Record it again.`);
  const found = entries.map((entry, at) => bodiesIn({ file, json }, entry ?? {}, at));
  return { bodies: found.flatMap((one) => one ?? []), skipped: found.filter((one) => one === undefined).length };
}

function bodiesIn(source: { file: string; json: string }, entry: HarEntry, at: number): FoundBody[] | undefined {
  const { method = '', url = '' } = entry.request ?? {};
  const operation = operationAt(method.toUpperCase(), url);
  if (!operation) return undefined;
  const { request: name, response: responseName }: { request?: FoundBody['name']; response: FoundBody['name'] } =
    bodies[operation];
  const { requestText, responseText } = bodiesOf(entry);
  const found: FoundBody[] = [];
  const place = `entry ${at + 1}, ${operation}`;
  if (name) {
    const pointer = `/log/entries/${at}/request/postData/text`;
    found.push({ ...source, place: `${place}, request`, pointer, name, operation, ...jsonOf(requestText) });
  }
  if (entry.response?.status === 200) {
    const pointer = `/log/entries/${at}/response/content/text`;
    found.push({ ...source, place: `${place}, response`, pointer, name: responseName, ...jsonOf(responseText) });
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
