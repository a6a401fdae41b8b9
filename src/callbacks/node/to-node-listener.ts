import { ConfigurationError } from '../../errors/configuration-error.js';
import { drain } from '../../http/node.js';
import { reasonOf } from '../../shared/reason-of.js';
import { Rejection } from '../refusal.js';
import { type NodeRequest, type NodeResponse, toRequest } from './to-request.js';

export type { NodeRequest, NodeResponse } from './to-request.js';

/**
 * Makes a handler one for the servers of Node, and for Express:
 *
 *     createServer(toNodeListener(callbacks)).listen(3000);
 *     app.post('/hooks', toNodeListener(callbacks)); // before app.use(express.json())
 */
export function toNodeListener(
  handler: (request: Request) => Promise<Response>,
): (request: NodeRequest, response: NodeResponse) => void {
  if (typeof handler !== 'function') {
    throw new ConfigurationError('toNodeListener takes a handler, such as createCallbackHandler gives.');
  }
  return (request, response) => {
    // To write to somebody who has left is nobody's failure, and must not end the process.
    response.on('error', () => {});
    answer(handler, request)
      .then((given) => send(given, request, response))
      .catch((error) => {
        console.error(`A callback could not be answered: ${reasonOf(error)}`);
        response.statusCode = 500;
        response.end();
      });
  };
}

async function answer(handler: (request: Request) => Promise<Response>, request: NodeRequest): Promise<Response> {
  let readable: Request;
  try {
    readable = toRequest(request);
  } catch (error) {
    if (!(error instanceof Rejection)) return unreadable().toResponse();
    console.error(error.message);
    return error.toResponse();
  }
  const given = await handler(readable);
  // What nobody has read must not hold up the rest.
  if (!readable.bodyUsed && !readable.body?.locked) await readable.body?.cancel().catch(() => {});
  return given;
}

/** Node takes requests that the Fetch API has no form for, such as TRACE. */
const unreadable = () => new Rejection(400, 'bad_request', 'This is no request that a receiver of callbacks can read.');

/** Bytes that are let through of a stranger: a body of an ordinary size. Each byte more would be garbage in memory. */
const mostOfStrangers = 2 ** 14;

/** Sends a response of the Fetch API by Node. */
export async function send(answer: Response, request: NodeRequest, response: NodeResponse): Promise<void> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => void response.setHeader(name, value));
  if (request.complete) {
    response.end(bytes);
    return;
  }
  // The response need not wait for the rest of the body, and another request cannot come after it. With its length, the caller
  // sees its end at once.
  response.setHeader('connection', 'close');
  response.setHeader('content-length', `${bytes.length}`);
  response.write(bytes);
  const isStranger = answer.status === 401;
  drain(request, () => response.end(), isStranger ? mostOfStrangers : undefined);
}
