import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from '../message.js';
import { longestTimer } from '../timer.js';

/** Sends an answer, or lets happen to it what its mishap says. */
export function send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  const { kind, delay = 0 } = reply.mishap ?? {};
  if (delay > 0) {
    const later = { ...reply, mishap: { ...(kind && { kind }) } };
    const timer = setTimeout(() => send(later, request, response), Math.min(delay, longestTimer));
    response.once('close', () => clearTimeout(timer));
    return;
  }
  if (kind === 'hang') return;
  if (kind === 'lost') {
    response.destroy();
    return;
  }
  const { status, headers, body } = reply;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(!request.complete && { connection: 'close' }),
  });
  if (kind === 'cut') response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
  else if (request.complete) response.end(request.method === 'HEAD' ? undefined : bytes);
  else {
    response.write(bytes);
    drain(request, () => response.end());
  }
}

/** More of an unwanted body is not let through. */
const mostDrained = 2 ** 26;

/** Lets a body through that nobody wants: many callers send all of it before they read why it was refused. */
function drain(request: IncomingMessage, end: () => void): void {
  let count = 0;
  request.on('data', ({ length }: Buffer) => {
    count += length;
    if (count > mostDrained) end();
  });
  request.once('end', end).once('close', end).resume();
}
