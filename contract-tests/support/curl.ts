import { findPrograms } from './programs.js';

/** Whether commands that people paste can be run: `it.skipIf(!hasCurl)`. */
export const hasCurl = findPrograms('curl').length > 0;

if (!hasCurl) {
  console.warn('NO CURL: the commands of the docs are not run. Install it, such as with `apt-get install curl`.');
}
