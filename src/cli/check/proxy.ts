import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { RecordedExchange } from '../../check/index.js';
import { hostnameIn, isLoopback } from '../../http/known-host.js';
import { startServer } from '../../http/start-server.js';
import { reasonOf } from '../../shared/reason-of.js';

/** Bytes of a body that are kept to be checked. Larger ones only pass. */
const maxKeptBytes = 2 ** 25;

/** Bytes that are kept at a time, of all bodies together. What does not fit only passes. */
const maxTotalBytes = 2 ** 26;

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
  const kept = new KeptBodies();
  const onFailure = (error: unknown) => console.error(`A request failed in the proxy: ${reasonOf(error)}`);
  return startServer({ port, host: '127.0.0.1', onFailure }, (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const reject = (status: number, text: string) => {
      incoming.resume();
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(status, { 'content-type': 'text/plain' }).end(`${text}\n`);
    };
    // A page of another origin can make its own name resolve to this machine.
    if (!isLoopback(hostnameIn(headers.host)) || headers['sec-fetch-site'] === 'cross-site') {
      reject(403, 'Pages of other origins may not use the proxy.');
      return;
    }
    const sent = kept.keep(incoming, outgoing);
    const path = base.pathname.replace(/\/+$/, '') + url;
    // A new connection for each request: the server may be closing an idle one just when a create is sent on it.
    const upstream = send(base, { agent: false, method, path, headers: { ...passedOn(incoming), host: base.host } });
    upstream.on('response', (response) => {
      const { statusCode = 0, statusMessage = '' } = response;
      if (statusCode < 100 || statusCode > 999) {
        response.destroy();
        reject(502, `${to} responded with the status ${statusCode}.`);
        return;
      }
      const received = kept.keep(response, outgoing);
      outgoing.writeHead(
        statusCode,
        /^[\t\x20-\x7e]*$/.test(statusMessage) ? statusMessage : '',
        rawHeadersOf(response),
      );
      response.pipe(outgoing);
      response.on('end', () => {
        const { authorization } = headers;
        onExchange({ method, url, authorization, status: statusCode, requestText: sent(), responseText: received() });
      });
      response.on('error', () => outgoing.destroy());
    });
    upstream.on('error', (error) => reject(502, `${to} cannot be reached: ${error.message}`));
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  });
}

/**
 * The headers of a request that are passed on. How its body is delimited stays as it was: without that, Node would send the
 * body of a GET as a second request.
 */
function passedOn({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
  return headers['transfer-encoding'] === undefined ? passed : { ...passed, 'transfer-encoding': 'chunked' };
}

const rawHeadersOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, index, all) => !hopByHop.includes((all[index - (index % 2)] ?? '').toLowerCase()));

/** Keeps what passes, within limits. */
class KeptBodies {
  #total = 0;

  /** Returns a function for the text, or for `undefined` if it is too large or compressed. It is kept until `until` is closed. */
  keep(message: IncomingMessage, until: ServerResponse): () => string | undefined {
    const { 'content-encoding': encoding = 'identity' } = message.headers;
    let chunks: Buffer[] | undefined = encoding === 'identity' ? [] : undefined;
    let bytes = 0;
    const drop = () => {
      this.#total -= bytes;
      bytes = 0;
      chunks = undefined;
    };
    message.on('data', (chunk: Buffer) => {
      if (!chunks) return;
      bytes += chunk.length;
      this.#total += chunk.length;
      chunks.push(chunk);
      if (bytes > maxKeptBytes || this.#total > maxTotalBytes) drop();
    });
    until.on('close', drop);
    return () => chunks && Buffer.concat(chunks).toString();
  }
}
