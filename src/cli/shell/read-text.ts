import { readFile } from 'node:fs/promises';
import { cannotRead } from './file-errors.js';

/** The text of a file that was named. Throws a `UsageError` if it cannot be read. */
export const readText = (file: string, reasons?: Readonly<Record<string, string>>): Promise<string> =>
  readFile(file, 'utf8').catch(cannotRead(file || 'The file without a name', reasons));
