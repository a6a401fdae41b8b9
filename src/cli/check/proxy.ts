import { createServer, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { RecordedExchange } from '../../check/index.js';

/** Bytes of a body that are kept to be checked. Larger ones only pass. */
const maxKeptBytes = 2 ** 25;

/** Headers that are about one connection, and not about the message. */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/**
 * Passes requests on to a server, and its responses back, as they arrive. Nothing is changed but the header Host. Each
 * exchange is reported when it has ended.
 */
export async function startProxy(
  port: number,
  to: string,
  onExchange: (exchange: RecordedExchange) => void,
): Promise<{ close: () => Promise<void> }> {
  const base = new URL(to);
  const send = base.protocol === 'https:' ? requestHttps : requestHttp;
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
    const path = base.pathname.replace(/\/+$/, '') + url;
    const sent = keep(incoming, headers['content-encoding']);
    const upstream = send(base, { method, path, headers: { ...passed, host: base.host } }, (response) => {
      const received = keep(response, response.headers['content-encoding']);
      const raw = response.rawHeaders.filter(
        (_, index, all) => !hopByHop.includes((all[index - (index % 2)] ?? '').toLowerCase()),
      );
      outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, raw);
      response.pipe(outgoing);
      response.on('end', () =>
        onExchange({
          method,
          url,
          authorization: headers.authorization,
          requestText: sent(),
          status: response.statusCode ?? 0,
          responseText: received(),
        }),
      );
      response.on('error', () => outgoing.destroy());
    });
    upstream.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`${to} cannot be reached: ${error.message}\n`);
    });
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Keeps what passes. Returns the text, or `undefined` if it is too large or compressed. */
function keep(message: IncomingMessage, encoding: string | undefined): () => string | undefined {
  const chunks: Buffer[] = [];
  let bytes = 0;
  message.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxKeptBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  return () =>
    bytes > maxKeptBytes || (encoding && encoding !== 'identity') ? undefined : Buffer.concat(chunks).toString();
}
