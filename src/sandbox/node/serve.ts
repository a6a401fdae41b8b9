import { checkOptions, kindOf, type OptionRules, wholeMilliseconds, wholeNumber } from '../../errors/check-options.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { hostOf } from '../../http/known-host.js';
import { startServer } from '../../http/start-server.js';
import type { Sandbox } from '../core/sandbox.js';
import { sendResponse } from './send-response.js';
import { ServerRequest } from './server-request.js';

/** Options of `serve`. */
export interface ServeOptions {
  /** Port to listen on; 0 for any free port. Default: 4020. */
  port?: number | undefined;
  /**
   * Host name or IP address to listen on. Default: 127.0.0.1, which only this machine can reach. Requests are accepted for
   * this host, the names of this machine, and `hosts` of the sandbox.
   */
  host?: string | undefined;
  /** Milliseconds in which a request has to arrive. Default: 60,000. */
  requestTimeout?: number | undefined;
}

const rules: OptionRules<ServeOptions> = {
  port: wholeNumber(0, 65_535),
  host: {
    mustBe: 'a host name or an IP address, such as 127.0.0.1',
    fits: (host) => typeof host === 'string' && host !== '',
  },
  requestTimeout: wholeMilliseconds(0),
};

/** Codes of errors for a host that nothing can listen on. */
const unknownHost: readonly string[] = ['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'];

/** A sandbox that is served over HTTP. */
export interface SandboxServer {
  /** URL of the sandbox, such as `http://127.0.0.1:4020`. */
  url: string;
  /** Stops the server. The sandbox can still be used. */
  close: () => Promise<void>;
  /** The same, for `await using server = await serve(sandbox)`. */
  [Symbol.asyncDispose]: () => Promise<void>;
}

/**
 * Serves a sandbox over HTTP, by default only on this machine.
 *
 *     const { url, close } = await serve(createSandbox(), { port: 0 });
 */
export async function serve(sandbox: Sandbox, options: ServeOptions = {}): Promise<SandboxServer> {
  if (typeof sandbox?.respond !== 'function') {
    throw new ConfigurationError(
      `The first argument of serve must be a sandbox, such as createSandbox returns, not ${kindOf(sandbox)}: serve(createSandbox(), { port: 0 }).`,
    );
  }
  checkOptions('serve', options, rules);
  const { port = 4020, host = '127.0.0.1', requestTimeout = 60_000 } = options;
  const serverHost = hostOf(host);
  // A failure of the sandbox is reported by itself, and becomes a response.
  const settings = { port, host, requestTimeout, onFailure: () => {} };
  const started = startServer(settings, async (request, response, server) => {
    sendResponse(await sandbox.respond(new ServerRequest(request, server, serverHost)), request, response);
  });
  const { url, close } = await started.catch((error: NodeJS.ErrnoException) => {
    const help = 'It listens on 127.0.0.1 by default; 0.0.0.0 is every interface';
    const message = unknownHost.includes(`${error.code}`)
      ? `host ${host} is not a host of this machine. ${help}.`
      : error.code === 'EADDRINUSE' && `Port ${port} is taken (EADDRINUSE). Pass another port, or 0 for any free one.`;
    throw message ? Object.assign(new ConfigurationError(message), { cause: error }) : error;
  });
  return { url, close, [Symbol.asyncDispose]: close };
}
