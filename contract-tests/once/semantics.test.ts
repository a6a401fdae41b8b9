import { describe, expect, it } from 'vitest';
import { createCallbackHandler } from '../../src/callbacks/index.js';
import {
  ConfigurationError,
  type Fetch,
  InvalidRequestError,
  OutcomeUnknownError,
  RejectedError,
} from '../../src/index.js';
import { InProgressError, memoryRecords, type Records } from '../../src/once/index.js';
import { failure } from '../client/failure.js';
import { guide } from '../docs/guides/guides.js';
import { pass } from '../tasks/simulated.js';
import { atOnce, ends, killOnTheWay, setup, untilResolved, untilSent, video } from './setup.js';

const key = 'order-1042';
const lease = 90_000;

/** The rows of the table in the guide, by what a call finds. */
const rows: Record<string, () => Promise<void>> = {
  'a free key': async () => {
    const { process, creates, records } = setup();
    const { handle, isNew } = await atOnce(process().create(key, video()));
    expect([handle.operation, isNew, creates()]).toEqual(['createText2Video', true, 1]);
    expect(await records.open()).toEqual([]);
  },

  'a key with a task': async () => {
    const { process, creates } = setup();
    const { handle } = await atOnce(process().create(key, video()));
    const again = await Promise.all([process(), process(), process()].map((one) => one.create(key, video())));
    expect(again).toEqual([1, 2, 3].map(() => ({ handle, isNew: false })));
    expect((await atOnce(process().create('order-1043', video()))).handle.id).not.toBe(handle.id);
    expect(creates()).toBe(2);
  },

  'a key whose request is being sent': async () => {
    const { process, creates, gen } = setup();
    const slow = slowFetch(gen.fetch, 3000);
    const first = process({ fetch: slow }).create(key, video());
    await untilSent(creates, 1);
    const waiting = process().create(key, video());
    const impatient = await failure(process({}, { wait: 0 }).create(key, video()));
    expect(impatient).toBeInstanceOf(InProgressError);
    expect(impatient).toMatchObject({ key, retryAfter: lease, code: 'in_progress' });
    expect((await ends(waiting)).handle).toEqual((await first).handle);
    expect(creates()).toBe(1);
  },

  'a key whose process ended while its request was being sent': async () => {
    const all = setup();
    await killOnTheWay(all, key);
    const early = failure(all.process().create(key, video()));
    expect(await ends(early)).toBeInstanceOf(InProgressError);
    await pass(lease);
    const late = await atOnce(failure(all.process().create(key, video())));
    expect(late).toBeInstanceOf(OutcomeUnknownError);
    expect(late).toMatchObject({ key, operation: 'createText2Video' });
    expect(late.message).toContain(`with key "${key}" was being sent when its process ended`);
    expect(all.creates()).toBe(1);
  },

  'a key whose response was lost': async () => {
    const { process, creates, sandbox } = setup();
    sandbox.setFaults([{ fault: 'lost', times: 1 }]);
    const own = await atOnce(failure(process().create(key, video())));
    const others = await atOnce(failure(process().create(key, video())));
    for (const error of [own, others]) {
      expect(error).toBeInstanceOf(OutcomeUnknownError);
      expect(error).toMatchObject({ key });
    }
    expect(others.message).toBe(own.message);
    expect(creates()).toBe(1);
  },

  'a key whose request was rejected': async () => {
    const { process, creates, sandbox, records } = setup();
    sandbox.setFaults([{ fault: 'status', code: 403, times: 1 }]);
    expect(await atOnce(failure(process().create(key, video())))).toBeInstanceOf(RejectedError);
    expect(await records.read(key)).toBeUndefined();
    expect(await atOnce(process().create(key, video()))).toMatchObject({ isNew: true });
    expect(creates()).toBe(2);
  },

  'a key whose request got 429, or no connection': async () => {
    const { process, creates, sandbox, gen } = setup();
    sandbox.setFaults([{ fault: 'status', code: 429, retryAfter: 1000, times: 1 }]);
    expect(await atOnce(failure(process().create(key, video())))).toMatchObject({ status: 429, retryAfter: 1000 });
    const unreachable: Fetch = () =>
      Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: connectError }));
    expect(await atOnce(failure(process({ fetch: unreachable }).create(key, video())))).toMatchObject({
      code: 'network',
    });
    expect(await atOnce(process({ fetch: gen.fetch }).create(key, video()))).toMatchObject({ isNew: true });
    expect(creates()).toBe(2);
  },

  'a key whose request was never sent': async () => {
    const { process, creates, records } = setup();
    const validate = () => [{ path: '/prompt', rule: 'maxLength', message: 'It is too long.' }];
    expect(await atOnce(failure(process({ validate }).create(key, video())))).toBeInstanceOf(InvalidRequestError);
    const options = { onSending: () => Promise.reject(new Error('not today')) };
    expect(await atOnce(failure(process().create(key, { ...video(), options })))).toMatchObject({
      message: 'not today',
    });
    const unknown = { ...video(), generator: 'text2vid' } as never;
    expect(await atOnce(failure(process().create(key, unknown)))).toBeInstanceOf(ConfigurationError);
    expect([await records.read(key), creates()]).toEqual([undefined, 0]);
    await atOnce(process().create(key, video()));
    expect(creates()).toBe(1);
  },

  'a key of another request': async () => {
    const { process, creates } = setup();
    await atOnce(process().create(key, video({ seed: 1 })));
    const others: [object, string][] = [
      [video({ seed: 2 }), 'seed differs'],
      [video({ seed: 1, payload: 'x' }), 'payload differs'],
      [video(), 'seed differs'],
      [{ generator: 'speech', request: video({ seed: 1, model: 'genq1' }).request }, 'generator, model differ'],
      [{ ...video({ seed: 1 }), options: { extraBody: { style: 'oil' } } }, 'style differs'],
    ];
    for (const [task, difference] of others) {
      const error = await atOnce(failure(process().create(key, task as never)));
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.message).toContain(`Key "${key}" belongs to another request: ${difference}.`);
    }
    // The order of fields, and fields that JSON leaves out, do not matter.
    const { request } = video({ seed: 1 });
    const same = { generator: 'text2video', request: { callback_url: undefined, seed: 1, ...request } } as const;
    expect(await atOnce(process().create(key, same))).toMatchObject({ isNew: false });
    expect(creates()).toBe(1);
  },

  'a key that `resolve(key, { handle })` has decided': async () => {
    const all = setup();
    await killOnTheWay(all, key);
    await pass(lease);
    const [{ id } = { id: '' }] = all.sandbox.tasks();
    await all.process().resolve(key, { handle: { id } });
    expect(await atOnce(all.process().create(key, video()))).toMatchObject({ handle: { id }, isNew: false });
    expect([all.creates(), await all.process().unknown()]).toEqual([1, []]);
  },

  "a key that `resolve(key, 'not created')` has decided": async () => {
    const all = setup();
    await killOnTheWay(all, key);
    expect(await atOnce(failure(all.process().resolve(key, 'not created')))).toBeInstanceOf(InProgressError);
    await pass(lease);
    await all.process().resolve(key, 'not created');
    expect(await atOnce(all.process().create(key, video()))).toMatchObject({ isNew: true });
    expect(all.creates()).toBe(2);
  },

  'a key whose task a callback has reported': async () => {
    const records = memoryRecords();
    const all = setup({ deliver: (request) => callbacks(request) }, records);
    const callbacks = createCallbackHandler({ onUpdate: all.process().onUpdate });
    const task = video({ payload: key, callback_url: 'http://localhost/hooks' });
    await killOnTheWay(all, key, task);
    await pass(lease);
    await untilResolved(all.records);
    expect(await atOnce(all.process().create(key, task))).toMatchObject({
      handle: { id: all.sandbox.tasks()[0]?.id, operation: 'createText2Video' },
      isNew: false,
    });
    expect(all.creates()).toBe(1);
  },

  'a key whose process was stopped, and got its response later': async () => {
    const { process, creates, stopped: stoppedFor } = setup();
    const stopped = stoppedFor(lease).create(key, video());
    await untilSent(creates, 1);
    await pass(lease + 1);
    expect(await atOnce(failure(process().create(key, video())))).toBeInstanceOf(OutcomeUnknownError);
    const { handle } = await ends(stopped);
    expect(await atOnce(process().create(key, video()))).toEqual({ handle, isNew: false });
    expect(creates()).toBe(1);
  },

  'a key whose task has failed': async () => {
    const { process, sandbox, creates } = setup();
    const { handle } = await atOnce(process().create(key, video()));
    sandbox.fail(handle.id);
    expect(await atOnce(process().create(key, video()))).toEqual({ handle, isNew: false });
    expect(await atOnce(process().poll(handle))).toMatchObject({ isDone: true, task: { state: 'failed' } });
    expect(creates()).toBe(1);
  },

  'records that cannot be read or written': async () => {
    for (const method of ['read', 'claim'] as const) {
      const { process, creates } = setup(
        {},
        failing(method, () => true),
      );
      const error = await ends(failure(process().create(key, video())));
      expect(error.message).toContain('the disk is full. Nothing was sent by this call');
      expect(creates()).toBe(0);
    }
  },

  'records that cannot be written once there is a task': async () => {
    let isFull = true;
    const { process, creates } = setup(
      {},
      failing('replace', () => isFull),
    );
    const error = await ends(failure(process().create(key, video())));
    expect(error.message).toContain(`with key "${key}" has created task ${error.handle.id}`);
    isFull = false;
    await pass(lease);
    expect(await atOnce(failure(process().create(key, video())))).toBeInstanceOf(OutcomeUnknownError);
    await process().resolve(key, { handle: error.handle });
    expect(await atOnce(process().create(key, video()))).toEqual({ handle: error.handle, isNew: false });
    expect(creates()).toBe(1);
  },
};

const connectError = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

/** The same, with a response that is late. */
const slowFetch =
  (fetch: Fetch, milliseconds: number): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return response;
  };

/** Records of which one method fails. */
function failing(method: keyof Records, isFull: () => boolean): Records {
  const records = memoryRecords();
  const fail = async (...args: never[]) => {
    if (isFull()) throw new Error('the disk is full');
    return (records[method] as (...args: never[]) => Promise<never>)(...args);
  };
  return { ...records, [method]: fail };
}

describe('a call of create', () => {
  it.each(Object.entries(rows))('has the documented result for %s', (_, run) => run());

  it('covers exactly the states that the guide lists', () => {
    const [, table = ''] = /^\| A call finds .*\n\|[ -|]*\n((?:\|.*\n)+)/m.exec(guide('create-once')) ?? [];
    const listed = table.split('\n').flatMap((row) => row.split('|')[1]?.trim() || []);
    expect(listed).toEqual(Object.keys(rows));
  });
});
