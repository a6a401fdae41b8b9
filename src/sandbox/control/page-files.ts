import { html, icon, script, style } from '../../../generated/sandbox-page.js';
import type { SandboxHttpResponse } from '../http/message.js';
import { prefix } from '../http/message.js';

/**
 * The page loads scripts, styles and files only from the sandbox, sends requests only there, and cannot be framed. So markup
 * in a text could do no harm, even if it were inserted by mistake.
 */
const securityHeaders = {
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

const toResponse = (type: string, body: string): SandboxHttpResponse => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, ...securityHeaders },
  body,
});

/** The page and its files, by path. Its URLs are relative, so its own URL must end with a slash. */
export const pageFiles: Readonly<Record<string, SandboxHttpResponse>> = {
  [prefix]: { status: 302, headers: { location: `${prefix}/`, ...securityHeaders }, body: '' },
  [`${prefix}/`]: toResponse('text/html', html),
  [`${prefix}/page.css`]: toResponse('text/css', style),
  [`${prefix}/page.js`]: toResponse('text/javascript', script),
  [`${prefix}/page.svg`]: toResponse('image/svg+xml', icon),
};
