import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { fromEnvironment } from '../shared/from-environment.js';
import type { FileRequest, FileResponse, ResolvedAddress, SendRequest } from './file-response.js';

/**
 * Sends requests with `node:http` and `node:https`, which connect only to the IP addresses that were checked. `undefined`
 * outside Node: Deno, Bun and Workers have these modules too, but do not document that they follow the option `lookup`.
 */
export function sendByNode(): SendRequest | undefined {
  const { process, navigator } = globalThis as { process?: NodeJS.Process; navigator?: { userAgent?: string } };
  const { bun, deno }: Record<string, string | undefined> = process?.versions ?? {};
  const isOther = bun !== undefined || deno !== undefined || navigator?.userAgent === 'Cloudflare-Workers';
  if (process?.release?.name !== 'node' || isOther) return undefined;
  const http = process.getBuiltinModule('node:http');
  const https = process.getBuiltinModule('node:https');
  return (request) => send(request.url.protocol === 'https:' ? https.request : http.request, request);
}

/** Whether Node sends the requests of its `fetch` through a proxy, because of `NODE_USE_ENV_PROXY` or `--use-env-proxy`. */
export function isProxied(): boolean {
  const options = `${fromEnvironment('NODE_OPTIONS')} ${globalThis.process?.execArgv}`;
  return fromEnvironment('NODE_USE_ENV_PROXY') === '1' || options.includes('--use-env-proxy');
}

function send(
  request: typeof import('node:http').request,
  { url, method, headers, body, addresses, signal }: FileRequest,
): Promise<FileResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      path: url.pathname + url.search,
      ...(method && { method }),
      headers: { ...headers, 'user-agent': 'genmedia' },
      // A connection of its own: the global agent may send to a proxy, or reuse one to an IP address that was not checked.
      agent: false,
      signal,
      ...(addresses && { lookup: lookupOf(addresses) }),
    });
    outgoing.on('response', (response) => {
      // A connection may break when nobody reads its body any more.
      response.on('error', () => {});
      resolve({
        status: response.statusCode ?? 0,
        header: (name) => response.headers[name]?.toString(),
        body: decoded(response),
        cancel: () => void response.destroy(),
      });
    });
    outgoing.on('error', reject);
    // After status 101 there is neither a response nor an error.
    outgoing.on('close', () => reject(new Error('The connection was closed.')));
    outgoing.end(body);
  });
}

/** Resolves every name to these IP addresses. */
function lookupOf(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_, { all }, callback) => {
    const [first] = addresses;
    queueMicrotask(() => {
      if (all) callback(null, [...addresses]);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
}

/** The body as `fetch` returns it. It was requested without compression, which not every server follows. */
function decoded(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const { createUnzip, createBrotliDecompress } = process.getBuiltinModule('node:zlib');
  const encoding = response.headers['content-encoding'] ?? '';
  const isBrotli = /^br$/i.test(encoding);
  if (!isBrotli && !/^(x-gzip|gzip|deflate)$/i.test(encoding)) return response;
  const decoder = isBrotli ? createBrotliDecompress() : createUnzip();
  return process.getBuiltinModule('node:stream').pipeline(response, decoder, () => {});
}
