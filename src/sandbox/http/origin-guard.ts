import { hostnameIn, isLoopback } from '../../http/known-host.js';
import { parseUrl } from '../../shared/parse-url.js';
import type { SandboxHttpRequest } from './message.js';
import { SandboxRejection } from './rejection.js';

/** Header of every callback that a sandbox posts, so that the controls of any sandbox can reject it. */
export const callbackHeader = 'x-sandbox-callback';

/*
 * A page of another origin can make a browser send requests here. Then `Origin` names the page or, if the page has made its
 * own name resolve to this machine (DNS rebinding), `Host` does. To the browser, such a page has the same origin, so it sends
 * neither `Origin` nor `Sec-Fetch-Site` with a GET over plain HTTP. Therefore the host is always checked.
 */

/** Rejects requests to the controls that pages of other origins send, unless these are allowed. */
export function assertSameOrigin(request: SandboxHttpRequest, hosts: readonly string[], isAnyAllowed: boolean): void {
  const host = request.header('host') ?? '';
  assertKnownHost(host, request, hosts);
  const origin = request.header('origin');
  const isOwn = origin === undefined || parseUrl(origin)?.host === parseUrl(`http://${host}`)?.host;
  const site = request.header('sec-fetch-site') ?? 'none';
  // A person who follows a link sees the controls; the page with the link cannot read them.
  const isVisit =
    request.method === 'GET' &&
    request.header('sec-fetch-mode') === 'navigate' &&
    request.header('sec-fetch-dest') === 'document';
  if (!isAnyAllowed && (!isOwn || (site !== 'same-origin' && site !== 'none' && !isVisit))) {
    throw new SandboxRejection(403, 'forbidden', 'Pages of other origins may not use the controls.');
  }
  // A task could name the controls of this or another sandbox as its callback_url, even behind a proxy.
  if (request.header(callbackHeader) !== undefined) {
    throw new SandboxRejection(403, 'forbidden', 'The controls accept no callbacks: a sandbox posted this request.');
  }
}

/**
 * Rejects requests to the service from pages that have made a name resolve to this machine. Code of this process may use any
 * name, since a browser cannot send its requests. A browser never omits the host, as old programs with HTTP/1.0 do.
 */
export function assertNotRebound(request: SandboxHttpRequest, hosts: readonly string[]): void {
  const host = request.header('host') ?? '';
  const isFromBrowser = request.header('origin') !== undefined || request.header('sec-fetch-site') !== undefined;
  if (isFromBrowser || (!request.isInProcess && host !== '')) assertKnownHost(host, request, hosts);
}

function assertKnownHost(host: string, request: SandboxHttpRequest, hosts: readonly string[]): void {
  const hostname = hostnameIn(host);
  if (isLoopback(hostname) || hosts.includes(hostname) || (hostname !== '' && request.isServedAt?.(hostname))) return;
  const name = hostname || 'name';
  const help = `If it is a name of this sandbox, allow it: createSandbox({ hosts: ['${name}'] }), or --hosts ${name} of the command.`;
  throw new SandboxRejection(
    403,
    'forbidden',
    `The host ${JSON.stringify(host.slice(0, 100))} is not this machine. ${help}`,
  );
}
