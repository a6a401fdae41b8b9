import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sendBody } from '../../http/node.js';
import { maxTimerDelay } from '../../shared/delay.js';
import type { SandboxHttpResponse } from '../http/message.js';

/** Longer strings are converted to bytes before they are sent. */
const maxTextLength = 100_000;

/** A long string takes heap memory for as long as a slow caller reads it; bytes are outside the heap. */
const outsideHeap = (body: SandboxHttpResponse['body']) =>
  typeof body === 'string' && body.length > maxTextLength ? Buffer.from(body) : body;

/** Sends a response, or fails as its fault says. */
export function sendResponse(result: SandboxHttpResponse, request: IncomingMessage, response: ServerResponse): void {
  const { kind, delay = 0 } = result.connectionFault ?? {};
  if (delay > 0) {
    const later = { ...result, connectionFault: { ...(kind && { kind }) } };
    const timer = setTimeout(() => sendResponse(later, request, response), Math.min(delay, maxTimerDelay));
    response.once('close', () => clearTimeout(timer));
    return;
  }
  if (kind === 'hang') return;
  if (kind === 'lost') {
    response.destroy();
    return;
  }
  const body = outsideHeap(result.body);
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  const headers: OutgoingHttpHeaders = Object.assign({ 'content-length': length }, result.headers);
  // While its request is still arriving, no other request can follow on the connection.
  if (!request.complete) headers.connection = 'close';
  response.writeHead(result.status, headers);
  if (kind === 'cut') response.write(Buffer.from(body).subarray(0, Math.floor(length / 2)), () => response.destroy());
  // Node sends a string together with the headers, and bytes separately.
  else sendBody(request.method === 'HEAD' ? undefined : body, request, response);
}
