import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../scripts/lib/listen.js';

export interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What a server does after it has read a request completely. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export interface Server {
  url: string;
  received: Received[];
  close: () => Promise<void>;
}

/** A real server: each request gets the next behaviour, and the last behaviour applies to all further requests. */
export async function serve(...behaviours: Behaviour[]): Promise<Server> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      behaviours[Math.min(received.length, behaviours.length) - 1]?.(response, request);
    });
  });
  return { received, ...(await listen(server)) };
}

export const responds =
  (status: number, body: unknown = '', headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  };

/** Reads the request and drops the connection: the client cannot know what happened to the request. */
export const dropsConnection: Behaviour = (response) => response.destroy();

/** Reads the request and resets the connection. */
export const resetsConnection: Behaviour = (_, request) => request.socket.resetAndDestroy();

/** Sends less than Content-Length announces, then drops the connection. */
export const cutsResponse =
  (text: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': `${text.length + 100}` });
    response.write(text, () => response.destroy());
  };

/** Reads the request and never responds. */
export const hangs: Behaviour = () => {};
