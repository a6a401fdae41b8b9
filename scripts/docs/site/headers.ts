/**
 * Headers that a server should send with each file of the docs: pages must not be embedded, and types must not be guessed. A
 * policy in a `meta` element cannot forbid embedding.
 */
export const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The file `_headers`, which Netlify, Cloudflare Pages and others read. GitHub Pages does not, and sends no such headers. */
export const headersFile = `/*\n${Object.entries(headers)
  .map(([name, value]) => `  ${name}: ${value}\n`)
  .join('')}`;
