import { isLoopback } from '../callbacks/loopback.js';
import type { Call } from '../message.js';
import { Refusal } from '../refusal.js';

/**
 * Keeps strangers from the controls. A page elsewhere can make a browser send requests here: then `Origin` names the page,
 * or, where it has made its own name lead to this machine, `Host` names it (DNS rebinding).
 */
export function refuseForeign({ method, header }: Call, hosts: readonly string[]): void {
  const host = header('host') ?? '';
  const { hostname } = toUrl(`http://${host}`) ?? { hostname: '' };
  if (!isLoopback(hostname) && !hosts.includes(hostname)) {
    throw new Refusal(
      403,
      'forbidden',
      `The controls are not for the host ${host.slice(0, 100)}. Allow it with hosts.`,
    );
  }
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

const toUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);
