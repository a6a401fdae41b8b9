import { drain } from '../../http/drain.js';
import type { NodeRequest, NodeResponse } from './message.js';

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
