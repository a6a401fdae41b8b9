import type { IncomingMessage, ServerResponse } from 'node:http';
import { drain } from '../../http/node.js';
import { maxTimerDelay } from '../../shared/delay.js';
import type { SandboxHttpResponse } from '../http/message.js';

/** Longer texts are turned into bytes before they are sent. */
const longestText = 100_000;

/** A long text would take room in the heap for as long as a slow caller reads; bytes are outside of it. */
const outsideHeap = (body: SandboxHttpResponse['body']) =>
  typeof body === 'string' && body.length > longestText ? Buffer.from(body) : body;

/** Sends an answer, or lets happen to it what its mishap says. */
export function send(reply: SandboxHttpResponse, request: IncomingMessage, response: ServerResponse): void {
  const { kind, delay = 0 } = reply.mishap ?? {};
  if (delay > 0) {
    const later = { ...reply, mishap: { ...(kind && { kind }) } };
    const timer = setTimeout(() => send(later, request, response), Math.min(delay, maxTimerDelay));
    response.once('close', () => clearTimeout(timer));
    return;
  }
  if (kind === 'hang') return;
  if (kind === 'lost') {
    response.destroy();
    return;
  }
  const { status, headers } = reply;
  const body = outsideHeap(reply.body);
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  response.writeHead(status, {
    ...headers,
    'content-length': length,
    ...(!request.complete && { connection: 'close' }),
  });
  if (kind === 'cut') response.write(Buffer.from(body).subarray(0, Math.floor(length / 2)), () => response.destroy());
  // Node sends a text together with the headers, and bytes apart from them.
  else if (request.complete) response.end(request.method === 'HEAD' ? undefined : body);
  else {
    response.write(body);
    drain(request, () => response.end());
  }
}
