/**
 * What a server should send with each file of the docs: nobody may show a page inside a page of their own, and no file is
 * taken for another type. A policy in a `meta` element cannot forbid the first.
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
