import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../../scripts/lib/listen.js';

/** Starts a real server, which is closed after the test, and returns its URL. */
export async function listenOn(listener: RequestListener): Promise<string> {
  const { url, close } = await listen(createServer(listener));
  onTestFinished(close);
  return url;
}
