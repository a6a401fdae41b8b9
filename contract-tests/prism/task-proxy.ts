import { type Received, type Server, serve } from '../client/server.js';
import { operations } from '../support/document.js';

/**
 * What the service answers, one call after the other: the names of examples in the document, by method and path of the
 * operation. The last one stays. An operation that is not in the story answers with its first example.
 */
export type Story = Record<string, string[]>;

/**
 * A server that tells a story. Prism has no memory and answers every call alike; this stands before it and asks, call by
 * call, for the next example. What Prism thinks of the request, a refusal or `sl-violations`, goes through unchanged.
 *
 *     const service = await tell(await prism(), {
 *       'GET /ent/v2/tasks/{id}/creations': ['created', 'processing', 'success'],
 *     });
 */
export async function tell(prism: string, story: Story): Promise<Server> {
  const plots = Object.entries(story).map(([operation, examples]) => ({
    calls: callsOf(operation),
    examples: [...examples],
  }));
  const next = ({ method, url }: Received) => {
    const examples = plots.find(({ calls }) => calls.test(`${method} ${url}`))?.examples ?? [];
    return examples.length > 1 ? examples.shift() : examples[0];
  };

  const server = await serve(async (response) => {
    const call = server.received.at(-1) as Received;
    try {
      const answer = await ask(prism, call, next(call));
      const headers = pick(Object.fromEntries(answer.headers), 'content-type', 'sl-violations');
      response.writeHead(answer.status, headers).end(aboutTask(call.url ?? '', await answer.text()));
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain' }).end(`Prism did not answer: ${error}`);
    }
  });
  return server;
}

/**
 * Prism answers with the identifier of its example, whatever was asked for. A service answers about the task that was asked
 * for, and the client takes no other.
 */
export function aboutTask(path: string, text: string): string {
  const [, id] = /\/tasks\/([^/]+)\/creations/.exec(path) ?? [];
  return id ? JSON.stringify({ ...JSON.parse(text), id: decodeURIComponent(id) }) : text;
}

function ask(prism: string, { method = '', url, headers, body }: Received, example?: string): Promise<Response> {
  return fetch(`${prism}${url}`, {
    method,
    headers: {
      ...pick(headers, 'authorization', 'content-type'),
      ...(example && { prefer: `example=${example}` }),
    },
    body: method === 'GET' ? null : body,
  });
}

/** `GET /ent/v2/tasks/{id}/creations` → a pattern of its calls. A story about no operation would never be told. */
function callsOf(operation: string): RegExp {
  if (!operations.some(({ method, path }) => `${method.toUpperCase()} ${path}` === operation)) {
    throw new Error(`The document has no operation ${operation}.`);
  }
  return new RegExp(`^${operation.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
}

function pick(headers: NodeJS.Dict<string | string[]>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, `${headers[name]}`]] : [])));
}
