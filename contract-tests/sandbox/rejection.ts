import { expect } from 'vitest';
import { key, openSandbox, type ParsedResponse, type Send, type Transport } from './transports.js';

/** Where a callback would go, if there was one. */
export const callback_url = 'http://127.0.0.1:9/hook';

/** A sandbox that must stay as it is: no task, no callback. */
export async function uncovered(transport: Transport, work: (ask: Send) => Promise<void>, options = {}) {
  const posted: string[] = [];
  const deliver = async ({ url }: Request) => {
    posted.push(url);
    return new Response();
  };
  const { sandbox, ask } = await openSandbox(transport, { speed: 0, deliver, ...options });
  await work(ask);
  await sandbox.advance('1h');
  expect({ tasks: sandbox.tasks(), posted, callbacks: sandbox.callbacks() }).toEqual({
    tasks: [],
    posted: [],
    callbacks: [],
  });
  expect((await ask('GET /ent/v2/subjects', { headers: { authorization: `Token ${key}` } })).text).not.toContain('id');
}

/** Expects a rejection with a status, a code and a message. */
export function expectRejection(
  { status, error, headers }: ParsedResponse,
  expected: number,
  code: string,
  message: RegExp | string = /./,
) {
  expect({ status, code: error?.code }).toEqual({ status: expected, code });
  expect(error.message).toMatch(message);
  expect(error.message).toMatch(/[.?]$/);
  expect(headers.get('content-type')).toBe('application/json');
}
