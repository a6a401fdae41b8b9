import { expect, it } from 'vitest';
import { startPrism } from '../../scripts/mock/prism.js';
import { responds, serve } from '../client/server.js';
import { document } from '../support/document.js';

/** One is enough, and is read quickly. */
const onePath = Object.fromEntries(Object.entries(document.paths).slice(-1));

it('does not take another server on the port for a running mock', { timeout: 300_000 }, async () => {
  const other = await serve(responds(200, {}));
  try {
    const started = startPrism({ ...document, paths: onePath }, Number(new URL(other.url).port));
    await expect(started).rejects.toThrow('EADDRINUSE');
    expect(other.received).toEqual([]);
  } finally {
    await other.close();
  }
});
