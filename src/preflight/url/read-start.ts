import { GrowingBytes } from '../../shared/bytes.js';
import type { FileResponse } from './file-response.js';

/** The first bytes of a body, at most `limit`. What follows is not awaited: it may never come, or never end. */
export async function readStart({ body }: FileResponse, limit: number, signal: AbortSignal): Promise<Uint8Array> {
  const bytes = new GrowingBytes();
  for await (const chunk of body) {
    // A fetch may ignore the signal.
    signal.throwIfAborted();
    bytes.add(chunk.subarray(0, limit - bytes.length));
    if (bytes.length === limit) break;
  }
  return bytes.view();
}
