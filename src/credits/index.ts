import { BoundedMap } from '../bounded-map.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { isObject } from '../is-object.js';
import { taskIdOf } from '../task-id.js';

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
const mostTasks = 100_000;

/**
 * Counts what a process spends. Several clients can share a count.
 *
 *     const credits = countCredits();
 *     const gen = new GenMedia({ fetch: credits.fetch });
 *     console.log(credits.total);
 */
export function countCredits(fetch: CreditCount['fetch'] = (request) => globalThis.fetch(request)): CreditCount {
  if (typeof fetch !== 'function') throw new ConfigurationError('countCredits takes a function such as fetch.');
  const known = new BoundedMap<number>(mostTasks);
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
      const bytes = await answer.arrayBuffer();
      try {
        count(JSON.parse(new TextDecoder().decode(bytes)));
      } catch {
        // The client tells what is wrong with it.
      }
      return new Response(bytes.byteLength > 0 ? bytes : null, { status: answer.status, headers: answer.headers });
    },
    get total() {
      return total;
    },
    get tasks() {
      return tasks;
    },
  };
}
