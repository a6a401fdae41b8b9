import { isHost } from '../../http/node.js';
import { callbackHeader } from './callback-header.js';
import type { SandboxHttpRequest } from './message.js';
import { Rejection } from './rejection.js';

/**
 * Whether a host, as `URL` spells it, is this machine. `127.1` and the like have become `127.0.0.1` by then. Of names only
 * `localhost` and what ends with it count: other names lead wherever their owners want.
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
 * A page elsewhere can make a browser send requests here. Then `Origin` names the page or, where it has made a name of its
 * own lead to this machine, `Host` names it (DNS rebinding). Such a page is of the same origin for the browser, which then
 * sends neither `Origin` nor `Sec-Fetch-Site` with a GET over plain HTTP: so the host is checked always.
 */

/** Keeps strangers from the controls. */
export function assertSameOrigin(call: SandboxHttpRequest, hosts: readonly string[]): void {
  const { method, header } = call;
  const host = header('host') ?? '';
  refuseHost(host, call, hosts);
  const origin = header('origin');
  const isOwn = origin === undefined || toUrl(origin)?.host === toUrl(`http://${host}`)?.host;
  const site = header('sec-fetch-site') ?? 'none';
  // Whoever follows a link sees the page for themselves; the page with the link sees nothing of it.
  const isVisit =
    method === 'GET' && header('sec-fetch-mode') === 'navigate' && header('sec-fetch-dest') === 'document';
  if (!isOwn || (site !== 'same-origin' && site !== 'none' && !isVisit)) {
    throw new Rejection(403, 'forbidden', 'The controls are not for pages of other origins.');
  }
  // A task could name the controls as its callback_url, here or of another sandbox, also behind a proxy.
  if (header(callbackHeader) !== undefined) {
    throw new Rejection(403, 'forbidden', 'The controls take no callbacks: this request was posted by a sandbox.');
  }
}

/**
 * Keeps pages from the service that have made a name lead here. Code of the same process may use any name, since no browser
 * can send its requests. Nor does any browser leave out the host, as old programs with HTTP/1.0 do.
 */
export function assertNotRebound(call: SandboxHttpRequest, hosts: readonly string[]): void {
  const { header, isInProcess } = call;
  const host = header('host') ?? '';
  const isOfBrowser = header('origin') !== undefined || header('sec-fetch-site') !== undefined;
  if (isOfBrowser || (!isInProcess && host !== '')) refuseHost(host, call, hosts);
}

function refuseHost(host: string, { isServedAt }: SandboxHttpRequest, hosts: readonly string[]): void {
  // Most requests by far, and quicker than to parse a URL.
  if (/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return;
  const { hostname } = (isHost(host) && toUrl(`http://${host}`)) || { hostname: '' };
  if (isLoopback(hostname) || hosts.includes(hostname) || (hostname !== '' && isServedAt?.(hostname))) return;
  const name = hostname || 'name';
  const how = `Where it is a name of this sandbox, allow it: createSandbox({ hosts: ['${name}'] }), or --hosts ${name} of the command.`;
  throw new Rejection(403, 'forbidden', `The host ${JSON.stringify(host.slice(0, 100))} is not this machine. ${how}`);
}

const toUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);
