import { ConfigurationError } from '../../errors/configuration-error.js';
import { framingHeaders, sendBody } from '../../http/node.js';
import { reasonOf } from '../../shared/reason-of.js';
import { RejectedCallback } from '../callback-rejection.js';
import { type NodeRequest, toRequest } from './to-request.js';

export type { NodeRequest } from './to-request.js';

/** The part of a response of Node that is used. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  write(bytes: Uint8Array): unknown;
  end(bytes?: Uint8Array): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own arguments.
  on(event: string, listener: (...values: any[]) => void): unknown;
}

/**
 * Turns a handler into a listener for servers of Node, and for Express:
 *
 *     createServer(toNodeListener(callbacks)).listen(3000);
 *     app.post('/hooks', toNodeListener(callbacks)); // before app.use(express.json())
 */
export function toNodeListener(
  handler: (request: Request) => Promise<Response>,
): (request: NodeRequest, response: NodeResponse) => void {
  if (typeof handler !== 'function') {
    throw new ConfigurationError('toNodeListener takes a handler, such as the one that createCallbackHandler returns.');
  }
  return (request, response) => {
    // A caller that has closed its connection is not an error, and must not end the process.
    response.on('error', () => {});
    respond(handler, request)
      .then((result) => sendResponse(result, request, response))
      .catch((error) => {
        console.error(`The response to a callback could not be sent: ${reasonOf(error)}`);
        response.statusCode = 500;
        response.end();
      });
  };
}

async function respond(handler: (request: Request) => Promise<Response>, request: NodeRequest): Promise<Response> {
  let webRequest: Request;
  try {
    webRequest = toRequest(request);
  } catch (error) {
    if (!(error instanceof RejectedCallback)) return unsupported().toResponse();
    console.error(error.message);
    return error.toResponse();
  }
  const response = await handler(webRequest);
  // An unread body must not block the rest of the request.
  if (!webRequest.bodyUsed && !webRequest.body?.locked) await webRequest.body?.cancel().catch(() => {});
  return response;
}

/** Node accepts requests that the Fetch API does not support, such as TRACE. */
const unsupported = () =>
  new RejectedCallback(400, 'bad_request', 'This is not a request that a receiver of callbacks can read.');

/** Bytes that are read from an unauthorized caller: the size of an ordinary body. Each byte more is garbage in memory. */
const maxUnauthorizedBytes = 2 ** 14;

/** Sends a response of the Fetch API with Node. */
async function sendResponse(webResponse: Response, request: NodeRequest, response: NodeResponse): Promise<void> {
  const bytes = new Uint8Array(await webResponse.arrayBuffer());
  response.statusCode = webResponse.status;
  webResponse.headers.forEach((value, name) => void response.setHeader(name, value));
  if (!request.complete) {
    for (const [name, value] of Object.entries(framingHeaders(request, bytes.length))) response.setHeader(name, value);
  }
  sendBody(bytes, request, response, webResponse.status === 401 ? maxUnauthorizedBytes : undefined);
}
