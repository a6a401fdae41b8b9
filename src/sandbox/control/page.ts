import { html, icon, script, style } from '../../../generated/sandbox-page.js';
import type { SandboxHttpResponse } from '../http/message.js';
import { prefix } from '../http/prefix.js';

/**
 * What the browser is told of the page: it takes scripts, styles and files from the sandbox only, asks nobody else, and is
 * shown in no frame. So even a text that slipped in as markup could do nothing.
 */
const guards = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

const toReply = (type: string, body: string): SandboxHttpResponse => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, ...guards },
  body,
});

/** The page and its files, by path. Its addresses are relative, so it is found with a slash at the end. */
export const pages: Readonly<Record<string, SandboxHttpResponse>> = {
  [prefix]: { status: 302, headers: { location: `${prefix}/`, ...guards }, body: '' },
  [`${prefix}/`]: toReply('text/html', html),
  [`${prefix}/page.css`]: toReply('text/css', style),
  [`${prefix}/page.js`]: toReply('text/javascript', script),
  [`${prefix}/page.svg`]: toReply('image/svg+xml', icon),
};
