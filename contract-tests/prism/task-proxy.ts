import { type Received, type Server, serve } from '../client/server.js';
import { operations } from '../support/document.js';

/**
 * The responses of the service, call by call: names of examples in the document, by method and path of the operation. The
 * last one is repeated. An operation without an entry responds with its first example.
 */
export type ResponseSequence = Record<string, string[]>;

/**
 * A proxy in front of Prism whose tasks make progress. Prism is stateless and responds to every call alike; the proxy
 * requests the next example call by call. A rejection by Prism or its `sl-violations` are passed on unchanged.
 *
 *     const service = await startTaskProxy(await prism(), {
 *       'GET /ent/v2/tasks/{id}/creations': ['created', 'processing', 'success'],
 *     });
 */
export async function startTaskProxy(prism: string, responses: ResponseSequence): Promise<Server> {
  const sequences = Object.entries(responses).map(([operation, examples]) => ({
    calls: callsOf(operation),
    examples: [...examples],
  }));
  const next = ({ method, url }: Received) => {
    const examples = sequences.find(({ calls }) => calls.test(`${method} ${url}`))?.examples ?? [];
    return examples.length > 1 ? examples.shift() : examples[0];
  };

  const server = await serve(async (response) => {
    const call = server.received.at(-1) as Received;
    try {
      const reply = await forward(prism, call, next(call));
      const headers = pick(Object.fromEntries(reply.headers), 'content-type', 'sl-violations');
      response.writeHead(reply.status, headers).end(aboutTask(call.url ?? '', await reply.text()));
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain' }).end(`Prism did not respond: ${error}`);
    }
  });
  return server;
}

/**
 * Prism responds with the identifier of its example, whatever was requested. A service returns the requested task, and the
 * client accepts no other.
 */
export function aboutTask(path: string, text: string): string {
  const [, id] = /\/tasks\/([^/]+)\/creations/.exec(path) ?? [];
  return id ? JSON.stringify({ ...JSON.parse(text), id: decodeURIComponent(id) }) : text;
}

function forward(prism: string, { method = '', url, headers, body }: Received, example?: string): Promise<Response> {
  return fetch(`${prism}${url}`, {
    method,
    headers: {
      ...pick(headers, 'authorization', 'content-type'),
      ...(example && { prefer: `example=${example}` }),
    },
    body: method === 'GET' ? null : body,
  });
}

/** `GET /ent/v2/tasks/{id}/creations` → a pattern of its calls. An entry for an unknown operation would never be used. */
function callsOf(operation: string): RegExp {
  if (!operations.some(({ method, path }) => `${method.toUpperCase()} ${path}` === operation)) {
    throw new Error(`The document has no operation ${operation}.`);
  }
  return new RegExp(`^${operation.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
}

function pick(headers: NodeJS.Dict<string | string[]>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, `${headers[name]}`]] : [])));
}
