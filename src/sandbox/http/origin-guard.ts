import { isHost } from '../../http/node.js';
import { callbackHeader } from './callback-header.js';
import type { SandboxHttpRequest } from './message.js';
import { SandboxRejection } from './rejection.js';

/**
 * Whether a host, in the spelling of `URL`, is this machine. `URL` has already turned `127.1` and the like into `127.0.0.1`.
 * The only names that count are `localhost` and its subdomains: other names can resolve to any machine.
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

/*
 * A page of another origin can make a browser send requests here. Then `Origin` names the page or, if the page has made its
 * own name resolve to this machine (DNS rebinding), `Host` does. To the browser, such a page has the same origin, so it sends
 * neither `Origin` nor `Sec-Fetch-Site` with a GET over plain HTTP. Therefore the host is always checked.
 */

/** Rejects requests to the controls that pages of other origins send, unless these are allowed. */
export function assertSameOrigin(request: SandboxHttpRequest, hosts: readonly string[], isAnyAllowed: boolean): void {
  const { method, header } = request;
  const host = header('host') ?? '';
  assertKnownHost(host, request, hosts);
  const origin = header('origin');
  const isOwn = origin === undefined || toUrl(origin)?.host === toUrl(`http://${host}`)?.host;
  const site = header('sec-fetch-site') ?? 'none';
  // A person who follows a link sees the controls; the page with the link cannot read them.
  const isVisit =
    method === 'GET' && header('sec-fetch-mode') === 'navigate' && header('sec-fetch-dest') === 'document';
  if (!isAnyAllowed && (!isOwn || (site !== 'same-origin' && site !== 'none' && !isVisit))) {
    throw new SandboxRejection(403, 'forbidden', 'Pages of other origins may not use the controls.');
  }
  // A task could name the controls of this or another sandbox as its callback_url, even behind a proxy.
  if (header(callbackHeader) !== undefined) {
    throw new SandboxRejection(403, 'forbidden', 'The controls accept no callbacks: a sandbox posted this request.');
  }
}

/**
 * Rejects requests to the service from pages that have made a name resolve to this machine. Code of this process may use any
 * name, since a browser cannot send its requests. A browser never omits the host, as old programs with HTTP/1.0 do.
 */
export function assertNotRebound(request: SandboxHttpRequest, hosts: readonly string[]): void {
  const { header, isInProcess } = request;
  const host = header('host') ?? '';
  const isFromBrowser = header('origin') !== undefined || header('sec-fetch-site') !== undefined;
  if (isFromBrowser || (!isInProcess && host !== '')) assertKnownHost(host, request, hosts);
}

function assertKnownHost(host: string, { isServedAt }: SandboxHttpRequest, hosts: readonly string[]): void {
  // Almost all requests, and faster than parsing a URL.
  if (/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return;
  const { hostname } = (isHost(host) && toUrl(`http://${host}`)) || { hostname: '' };
  if (isLoopback(hostname) || hosts.includes(hostname) || (hostname !== '' && isServedAt?.(hostname))) return;
  const name = hostname || 'name';
  const help = `If it is a name of this sandbox, allow it: createSandbox({ hosts: ['${name}'] }), or --hosts ${name} of the command.`;
  throw new SandboxRejection(
    403,
    'forbidden',
    `The host ${JSON.stringify(host.slice(0, 100))} is not this machine. ${help}`,
  );
}

const toUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);
