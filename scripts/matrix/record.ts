import { fileURLToPath } from 'node:url';
import type { Result } from './report.js';
import type { Tool } from './tool.js';

/** The results that the guide has, written by `npm run matrix -- --write`. */
export const resultsFile = fileURLToPath(new URL('results.json', import.meta.url));

/** A result, with what it was found with. */
export interface Recorded extends Pick<Tool, 'id' | 'version' | 'document'> {
  commands: string[];
  result: Result;
}

export const recordOf = ({ id, version, document, install, generate }: Tool, result: Result): Recorded => ({
  id,
  version,
  document,
  commands: [...install, ...generate],
  result,
});
