import { readFile } from 'node:fs/promises';
import { toMockDocument } from './mock-document.js';
import { type Prism, startPrism } from './prism.js';

/** Starts Prism over generated/openapi.json, changed to reject a malformed `Authorization` too. */
export async function startMock(port: number): Promise<Prism> {
  const file = new URL('../../generated/openapi.json', import.meta.url);
  return startPrism(toMockDocument(JSON.parse(await readFile(file, 'utf8'))), port);
}
