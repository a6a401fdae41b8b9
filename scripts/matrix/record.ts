import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { currentFingerprint } from './fingerprint.js';
import type { Result } from './report.js';
import type { Tool } from './tool.js';

/** The results that the guide has, written by `npm run matrix -- --write`. */
export const resultsFile = fileURLToPath(new URL('results.json', import.meta.url));

/** A result, with what it was found with. */
export interface Recorded extends Pick<Tool, 'id' | 'version' | 'document'> {
  /** Of the document that it was found with. */
  fingerprint: string;
  commands: string[];
  result: Result;
}

export const readRecords = (): Recorded[] => JSON.parse(readFileSync(resultsFile, 'utf8'));

/** The results that were found before paths, schemas or examples of the document changed. They may be different now. */
export const olderThanDocument = (records: readonly Recorded[]): Recorded[] =>
  records.filter(({ document, fingerprint }) => fingerprint !== currentFingerprint(document));

export const recordOf = ({ id, version, document, install, generate }: Tool, result: Result): Recorded => ({
  id,
  version,
  document,
  fingerprint: currentFingerprint(document),
  commands: [...install, ...generate],
  result,
});
