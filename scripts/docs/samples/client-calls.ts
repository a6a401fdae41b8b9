import type { GenMedia } from '../../../src/client/gen-media.js';
import { Generators } from '../../../src/client/generators.js';
import { Subjects } from '../../../src/client/subjects.js';
import { Tasks } from '../../../src/tasks/tasks.js';
import type { Call, Send } from '../../../src/transport/call.js';

/** How the client calls an operation. */
export interface ClientCall {
  /** `text2video.run`. */
  method: string;
  /** Its arguments, in their order. */
  takes: ('id' | 'body')[];
}

/**
 * The methods of the client, by the operation that each calls. Each method is called once, on a client that records what it
 * would send, so that there is no second list of them. `run` is preferred to `create`, otherwise the first method counts.
 */
export function clientCalls(): ReadonlyMap<string, ClientCall> {
  const calls = new Map<string, ClientCall>();
  const given = [{}, {}];
  let method = '';
  const note = (operation: string, call: Call) => {
    const takes = given.flatMap((value): ClientCall['takes'] => {
      if (value === call.body) return ['body'];
      return value === call.task || value === (call.id as unknown) ? ['id'] : [];
    });
    if (!calls.has(operation) || method.endsWith('.run')) calls.set(operation, { method, takes });
    return new Promise<never>(() => {});
  };
  for (const [name, part] of Object.entries(recordingClient(note))) {
    for (const own of methodsOf(part)) {
      method = `${name}.${own}`;
      try {
        Reflect.get(part, own).apply(part, given);
      } catch {
        // A method that rejects its arguments first is called by no sample.
      }
    }
  }
  return calls;
}

/** The parts of the client that have methods for operations. */
function recordingClient(note: (operation: string, call: Call) => Promise<never>) {
  const send = Object.assign(note, { emit: undefined, trace: () => new Promise<never>(() => {}) }) as unknown as Send;
  const tasks = new Tasks(send);
  const parts: Pick<GenMedia, keyof Generators | 'tasks' | 'subjects'> = {
    ...new Generators(send, tasks),
    tasks,
    subjects: new Subjects(send),
  };
  return parts;
}

/** The names of the methods of an object, those of its own class first. A generator is a function that has its methods itself. */
function methodsOf(object: object): string[] {
  if (typeof object === 'function') return Object.keys(object);
  const prototype = Object.getPrototypeOf(object);
  if (prototype === Object.prototype) return [];
  const own = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  return [...own, ...methodsOf(prototype)];
}
