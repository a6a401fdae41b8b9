import { readFile } from 'node:fs/promises';
import { keepRunning, type Mock } from './keep-running.js';
import { toMockDocument } from './mock-document.js';
import { startPrism } from './prism.js';

/** Keeps Prism running over generated/openapi.json, changed to reject a malformed `Authorization` too. */
export async function startMock(port: number): Promise<Mock> {
  const file = new URL('../../generated/openapi.json', import.meta.url);
  const document = toMockDocument(JSON.parse(await readFile(file, 'utf8')));
  return keepRunning((signal) => startPrism(document, port, signal));
}
