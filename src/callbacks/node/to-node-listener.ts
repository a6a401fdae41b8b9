import { ConfigurationError } from '../../errors/configuration-error.js';
import { sendBody } from '../../http/node.js';
import { nodeListener } from '../../shared/node-listener.js';
import { reasonOf } from '../../shared/reason-of.js';
import { type NodeRequest, toRequest } from './to-request.js';

export type { NodeRequest } from './to-request.js';

/** The part of a response of Node that is used. */
export interface NodeResponse {
  /** Status of the response. */
  statusCode: number;
  /** Sets a header. */
  setHeader(name: string, value: string): unknown;
  /** Sends a part of the body. */
  write(bytes: Uint8Array): unknown;
  /** Ends the response. */
  end(bytes?: Uint8Array): unknown;
  /** Adds a listener for an event. */
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own arguments.
  on(event: string, listener: (...values: any[]) => void): unknown;
}

/** The part of a request of Fastify that is used. */
export interface FastifyRequestLike {
  /** The request of Node. */
  readonly raw: NodeRequest;
  /** The body, as Fastify has parsed it. */
  readonly body?: unknown;
}

/** The part of a reply of Fastify that is used. */
export interface FastifyReplyLike {
  /** The response of Node. */
  readonly raw: NodeResponse;
  /** Makes Fastify leave the response alone. */
  hijack(): unknown;
}

/**
 * Turns a handler into a listener for servers of Node, for Express and for Fastify:
 *
 *     import { createServer } from 'node:http';
 *
 *     createServer(toNodeListener(callbacks)).listen(3000);
 *     app.post('/hooks', toNodeListener(callbacks));
 *
 * A body that a parser has read is accepted if `verify` does not need the bytes as they were sent. For a signature, mount it
 * before parsers such as `express.json()`.
 */
export function toNodeListener(
  handler: (request: Request) => Promise<Response>,
): (request: NodeRequest | FastifyRequestLike, response: NodeResponse | FastifyReplyLike) => void {
  if (typeof handler !== 'function') {
    throw new ConfigurationError(
      'The argument of toNodeListener must be a handler, such as the one that createCallbackHandler returns.',
    );
  }
  const listen = (request: NodeRequest, response: NodeResponse, body: unknown) => {
    // A caller that has closed its connection is not an error, and must not end the process.
    response.on('error', () => {});
    respond(handler, request, body)
      .then((result) => sendResponse(result, request, response))
      .catch((error) => {
        console.error(`The response to a callback could not be sent: ${reasonOf(error)}`);
        response.statusCode = 500;
        response.end();
      });
  };
  const listener: ReturnType<typeof toNodeListener> = (request, response) => {
    if (!Object(response).on && !Object(response).hijack) {
      throw new ConfigurationError(
        'The arguments of this listener must be the request and the response of Node. For a Request, call the handler itself: handler(request).',
      );
    }
    if (!('raw' in request)) {
      listen(request, response as NodeResponse, request.body);
      return;
    }
    const reply = response as FastifyReplyLike;
    reply.hijack();
    listen(request.raw, reply.raw, request.body);
  };
  return Object.assign(listener, { [nodeListener]: true });
}

async function respond(
  handler: (request: Request) => Promise<Response>,
  request: NodeRequest,
  body: unknown,
): Promise<Response> {
  const webRequest = toRequest(request, body);
  const response = await handler(webRequest);
  // An unread body must not block the rest of the request.
  if (!webRequest.bodyUsed && !webRequest.body?.locked) await webRequest.body?.cancel().catch(() => {});
  return response;
}

/** Bytes that are read from an unauthorized caller: the size of an ordinary body. Each byte more is garbage in memory. */
const maxUnauthorizedBytes = 2 ** 14;

/** Sends a response of the Fetch API with Node. */
async function sendResponse(webResponse: Response, request: NodeRequest, response: NodeResponse): Promise<void> {
  const bytes = new Uint8Array(await webResponse.arrayBuffer());
  response.statusCode = webResponse.status;
  webResponse.headers.forEach((value, name) => void response.setHeader(name, value));
  if (!request.complete) {
    // No other request can follow on the connection. The length lets the caller find the end of the response at once.
    response.setHeader('connection', 'close');
    response.setHeader('content-length', `${bytes.length}`);
  }
  sendBody(bytes, request, response, webResponse.status === 401 ? maxUnauthorizedBytes : undefined);
}
