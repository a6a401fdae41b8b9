/**
 * Counts the credits that a process spends.
 *
 *     import { GenMedia } from 'genmedia';
 *     import { countCredits } from 'genmedia/credits';
 *
 *     const credits = countCredits();
 *     const gen = new GenMedia({ fetch: credits.fetch });
 *     await gen.text2video.run({ model: 'genq2', prompt: 'A lighthouse' });
 *     console.log(credits.total);
 *
 * @packageDocumentation
 */

import { kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { BoundedMap } from '../shared/bounded-map.js';
import { GrowingBytes } from '../shared/bytes.js';
import type { Fetch } from '../shared/fetch.js';
import { isObject } from '../shared/is-object.js';
import { taskIdOf } from '../terms/task-handle.js';

/** What tasks cost, according to the responses of the service. */
export interface CreditCount {
  /** Sends a request and counts the credits in its response: pass it to the client. */
  readonly fetch: Fetch;
  /** Credits of all tasks, each counted once, as last reported. */
  readonly total: number;
  /** Number of tasks whose credits were reported. */
  readonly tasks: number;
}

/** Beyond it the oldest tasks are evicted. They stay in the total, and would count again if they were read again. */
const maxTasks = 100_000;

/**
 * Counts what a process spends. Several clients can share a count.
 *
 *     const credits = countCredits();
 *     const gen = new GenMedia({ fetch: credits.fetch });
 *     console.log(credits.total);
 */
export function countCredits(fetch: Fetch = (url, init) => globalThis.fetch(url, init)): CreditCount {
  if (typeof fetch !== 'function') {
    throw new ConfigurationError(
      `The argument of countCredits must be a function such as fetch, or be left out, not ${kindOf(fetch)}. Pass the fetch that it returns to a client: new GenMedia({ fetch: countCredits().fetch }).`,
    );
  }
  const known = new BoundedMap<number>(maxTasks);
  let total = 0;
  let tasks = 0;

  const count = (body: unknown) => {
    if (!isObject(body)) return;
    const { credits } = body as { credits?: unknown };
    const id = taskIdOf(body);
    if (!id || typeof credits !== 'number') return;
    const before = known.get(id);
    if (before === undefined) tasks += 1;
    total += credits - (before ?? 0);
    known.set(id, credits);
  };

  return {
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      // Files are passed through.
      if (!response.ok || !/json|^text\/plain|^$/i.test(response.headers.get('content-type') ?? '')) return response;
      const { text, body } = await readAhead(response.body);
      try {
        count(JSON.parse(text));
      } catch {
        // The client reports invalid JSON.
      }
      return new Response(body, { status: response.status, headers: response.headers });
    },
    get total() {
      return total;
    },
    get tasks() {
      return tasks;
    },
  };
}

/** Credits of larger responses are not counted. By default the client rejects these. */
const maxBytes = 2 ** 25;

/** Reads a body, and returns it as an unread stream too. One that is too large has no text, and is streamed. */
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

/** A body that was partly read. */
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
