import { taskIdOf } from '../contract/task-handle.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { BoundedMap } from '../shared/bounded-map.js';
import { GrowingBytes } from '../shared/bytes.js';
import { isObject } from '../shared/is-object.js';

/** What tasks cost, as the answers of the service tell. */
export interface CreditCount {
  /** Sends a request and counts what its answer tells: pass it to the client. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Credits of all tasks that were seen, each counted once with what was last told of it. */
  readonly total: number;
  /** How many tasks told their credits. */
  readonly tasks: number;
}

/** Beyond it the oldest are forgotten. They stay in the total, and would count anew if they were read again. */
const maxTasks = 100_000;

/**
 * Counts what a process spends. Several clients can share a count.
 *
 *     const credits = countCredits();
 *     const gen = new GenMedia({ fetch: credits.fetch });
 *     console.log(credits.total);
 */
export function countCredits(fetch: CreditCount['fetch'] = (request) => globalThis.fetch(request)): CreditCount {
  if (typeof fetch !== 'function') throw new ConfigurationError('countCredits takes a function such as fetch.');
  const known = new BoundedMap<number>(maxTasks);
  let total = 0;
  let tasks = 0;

  const count = (answer: unknown) => {
    if (!isObject(answer)) return;
    const { credits } = answer as { credits?: unknown };
    const id = taskIdOf(answer);
    if (!id || typeof credits !== 'number') return;
    const before = known.get(id);
    if (before === undefined) tasks += 1;
    total += credits - (before ?? 0);
    known.set(id, credits);
  };

  return {
    fetch: async (request) => {
      const answer = await fetch(request);
      // Files are passed on as they come.
      if (!answer.ok || !/json|^text\/plain|^$/i.test(answer.headers.get('content-type') ?? '')) return answer;
      const { text, body } = await readAhead(answer.body);
      try {
        count(JSON.parse(text));
      } catch {
        // The client reports what is wrong with it.
      }
      return new Response(body, { status: answer.status, headers: answer.headers });
    },
    get total() {
      return total;
    },
    get tasks() {
      return tasks;
    },
  };
}

/** Credits of larger responses are not counted. By default the client takes none of these. */
const maxBytes = 2 ** 25;

/** Reads a body, and gives it unread too. One that is too large has no text, and comes as it is read. */
async function readAhead(
  source: ReadableStream<Uint8Array> | null,
): Promise<{ text: string; body: ReadableStream<Uint8Array> | null }> {
  const reader = source?.getReader();
  if (!reader) return { text: '', body: null };
  const bytes = new GrowingBytes();
  while (bytes.length <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) {
      const all = bytes.view();
      return { text: new TextDecoder().decode(all), body: all.length > 0 ? continued(all, reader) : null };
    }
    bytes.add(value);
  }
  return { text: '', body: continued(bytes.view(), reader) };
}

/** A body of which some was read. */
function continued(start: Uint8Array, reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(start),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (value) controller.enqueue(value);
      if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
