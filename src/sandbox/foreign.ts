import { isLoopback } from './loopback.js';
import type { Call } from './message.js';
import { Refusal } from './refusal.js';

/*
 * A page elsewhere can make a browser send requests here. Then `Origin` names the page or, where it has made a name of its
 * own lead to this machine, `Host` names it (DNS rebinding).
 */

/** Keeps strangers from the controls. */
export function refuseForeign({ method, header }: Call, hosts: readonly string[]): void {
  const host = header('host') ?? '';
  refuseHost(host, hosts);
  const origin = header('origin');
  const isOwn = origin === undefined || toUrl(origin)?.host === toUrl(`http://${host}`)?.host;
  const site = header('sec-fetch-site') ?? 'none';
  // Whoever follows a link sees the page for themselves; the page with the link sees nothing of it.
  const isVisit =
    method === 'GET' && header('sec-fetch-mode') === 'navigate' && header('sec-fetch-dest') === 'document';
  if (!isOwn || (site !== 'same-origin' && site !== 'none' && !isVisit)) {
    throw new Refusal(403, 'forbidden', 'The controls are not for pages of other origins.');
  }
}

/**
 * Keeps pages from the service that have made a name lead here. Programs come with whatever name the sandbox has for them;
 * only browsers tell where a request comes from.
 */
export function refuseRebound({ header }: Call, hosts: readonly string[]): void {
  if (header('origin') !== undefined || header('sec-fetch-site') !== undefined) refuseHost(header('host') ?? '', hosts);
}

function refuseHost(host: string, hosts: readonly string[]): void {
  const { hostname } = toUrl(`http://${host}`) ?? { hostname: '' };
  if (isLoopback(hostname) || hosts.includes(hostname)) return;
  throw new Refusal(403, 'forbidden', `The host ${host.slice(0, 100)} is not this machine. Allow it with hosts.`);
}

const toUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);
