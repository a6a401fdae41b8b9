import { idIn } from '../../../../src/page-kit/message.js';
import type { Outcome } from '../../../../src/page-kit/response-view.js';
import type { TryItNeed } from '../../try-it/try-it-data.js';
import { sendRequest, type Target } from './request-sender.js';

/** What was created for an operation that needs something. */
interface Prepared {
  id: string;
  /** Values of the fields that name it or its parts. */
  fields: Record<string, unknown>;
}

interface Preparation {
  need: TryItNeed;
  target: Target;
  /** Ends a task at once. Another server cannot be asked for it. */
  finish: ((id: string) => Promise<void>) | undefined;
  signal: AbortSignal;
}

/** Another server takes some seconds. */
const [maxReads, readEveryMs] = [40, 1000];

/** Creates what an operation needs, by the requests that a program would send. Throws with a sentence if that fails. */
export async function prepare({ need, target, finish, signal }: Preparation): Promise<Prepared> {
  const { method, path, body, pointers, partsPath, fields } = need;
  const created = bodyOf(await sendRequest({ method, path, body: JSON.stringify(body) }, target, signal));
  const id = idIn(created, pointers);
  if (id === undefined) throw new Error('The response has no identifier.');
  let parts = new Map<string, string[]>();
  if (partsPath) {
    await finish?.(id);
    for (let reads = 0; parts.size === 0 && reads < maxReads; reads += 1) {
      if (reads > 0) await new Promise((resolve) => setTimeout(resolve, readEveryMs));
      const detail = bodyOf(
        await sendRequest({ method: 'GET', path: partsPath.replace('{id}', encodeURIComponent(id)) }, target, signal),
      );
      parts = partsIn(detail);
    }
  }
  return { id, fields: Object.fromEntries(fields.map((name) => [name, valueFor(name, id, parts)])) };
}

function bodyOf({ response, failure }: Outcome): unknown {
  if (!response) throw new Error(failure);
  if (response.status < 200 || response.status > 299)
    throw new Error(`The response has status ${response.status}: ${response.text.slice(0, 300)}`);
  return JSON.parse(response.text);
}

/** `video_task_ids` names the parts of the type `generate_video`, and a field without such parts the whole. */
function valueFor(name: string, id: string, parts: ReadonlyMap<string, readonly string[]>): unknown {
  const ids = parts.get(`generate_${name.replace(/_task_ids?$/, '')}`);
  if (!ids) return id;
  return name.endsWith('s') ? ids : ids.at(-1);
}

/** The last record of each array of records, by type. */
function partsIn(detail: unknown, parts = new Map<string, string[]>()): Map<string, string[]> {
  if (Array.isArray(detail)) {
    const last = Object(detail.at(-1));
    if (typeof last.type === 'string' && typeof last.id === 'string') {
      parts.set(last.type, [...(parts.get(last.type) ?? []), last.id]);
    } else for (const item of detail) partsIn(item, parts);
  } else if (typeof detail === 'object' && detail !== null) {
    for (const value of Object.values(detail)) partsIn(value, parts);
  }
  return parts;
}
