import { readFile } from 'node:fs/promises';
import { UsageError } from './command.js';
import { cannotRead } from './file-errors.js';

/** The text of a file that was named. Throws a `UsageError` if it cannot be read. */
export async function readText(file: string, reasons?: Readonly<Record<string, string>>): Promise<string> {
  const text = await readFile(file, 'utf8').catch(cannotRead(file || 'The file without a name', reasons));
  if (/^\ufffd\ufffd/.test(text)) throw new UsageError(`${file} is not UTF-8, but perhaps UTF-16. Save it as UTF-8.`);
  // Editors of Windows begin a file with a byte order mark.
  return text.replace(/^\ufeff/, '');
}
