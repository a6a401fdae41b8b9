import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { operations } from '../../support/document.js';
import { readSite } from '../site/site.js';

/** What a phone loads for the page of an operation, compressed as hosts do. */
const maxBytes = 60_000;

it.each(operations.map(({ operation }) => operation.operationId))(
  'transfers at most 60 kB for the page of %s with all that it loads',
  async (operationId) => {
    const page = await readSite(`reference/${operationId}.html`);
    const [head = ''] = page.split('</head>');
    const files = [...head.matchAll(/(?:src|href)="\.\.\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(4);
    const texts = [page, ...(await Promise.all(files.map(readSite)))];
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    // A measurement of nothing would pass too.
    expect(bytes).toBeGreaterThan(10_000);
  },
);
