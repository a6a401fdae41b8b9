import { lacks } from './posix.js';
import { findPrograms } from './programs.js';

/** Whether commands that people paste into a shell can be run: `it.skipIf(!hasCurl)`. */
export const hasCurl = !lacks('shell') && findPrograms('curl').length > 0;

if (!hasCurl && process.platform !== 'win32') {
  console.warn('NO CURL: the commands of the docs are not run. Install it, such as with `apt-get install curl`.');
}
