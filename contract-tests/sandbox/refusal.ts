import { expect } from 'vitest';
import { type Answer, type Ask, type Door, enter, key } from './doors.js';

/** Where a callback would go, if there was one. */
export const callback_url = 'http://127.0.0.1:9/hook';

/** A sandbox that must stay as it is: no task, no callback. */
export async function untouched(door: Door, work: (ask: Ask) => Promise<void>, options = {}) {
  const posted: string[] = [];
  const deliver = async ({ url }: Request) => {
    posted.push(url);
    return new Response();
  };
  const { sandbox, ask } = await enter(door, { speed: 0, deliver, ...options });
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
export function expectRefusal(
  { status, error, headers }: Answer,
  expected: number,
  code: string,
  says: RegExp | string = /./,
) {
  expect({ status, code: error?.code }).toEqual({ status: expected, code });
  expect(error.message).toMatch(says);
  expect(error.message).toMatch(/[.?]$/);
  expect(headers.get('content-type')).toBe('application/json');
}
