import { afterEach, beforeEach, expect } from 'vitest';
import { GenMedia, type GenMediaOptions } from '../../src/index.js';
import { type Behaviour, type Server, serve } from './server.js';

export const request = { model: 'genq2', prompt: 'A lighthouse in a storm' } as const;
export const created = { task_id: 'task-1', state: 'created' };
export const task = { id: 'task-1', state: 'processing' };

/** The server of the current test. */
export let server: Server | undefined;

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeEach(() => void process.on('unhandledRejection', note));
afterEach(async () => {
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  await server?.close();
});

/** A client of a service with these behaviours. It closes after the test; no rejection may stay unhandled. */
export async function client(behaviours: Behaviour[], options: GenMediaOptions = {}): Promise<GenMedia> {
  server = await serve(...behaviours);
  return new GenMedia({ baseUrl: server.url, apiKey: 'k', ...options });
}
