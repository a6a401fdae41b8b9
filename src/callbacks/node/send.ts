import { drain } from '../../drain.js';
import type { NodeRequest, NodeResponse } from './message.js';

/** Sends an answer of the Fetch API by Node. */
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
  drain(request, () => response.end());
}
