import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DocumentFile } from './tool.js';

/** Texts, which change nothing for the generated code that is checked. */
const texts = ['description', 'summary', 'title'];

/**
 * A hash of what generators read in a document: paths, schemas and examples, without texts, extensions and the version. Two
 * documents with the same one have the same results.
 */
export function fingerprintOf({ info: _, tags: __, ...document }: { info?: object; tags?: object }): string {
  const bare = JSON.stringify(document, (key, value) =>
    key.startsWith('x-') || (texts.includes(key) && typeof value === 'string') ? undefined : value,
  );
  return createHash('sha256').update(bare).digest('hex').slice(0, 16);
}

/** The fingerprint of a document as it is now. */
export const currentFingerprint = (file: DocumentFile): string =>
  fingerprintOf(JSON.parse(readFileSync(new URL(`../../generated/${file}`, import.meta.url), 'utf8')));
