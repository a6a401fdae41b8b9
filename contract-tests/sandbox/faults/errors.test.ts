import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../../src/index.js';
import { createSandbox, type Fault } from '../../../src/sandbox/index.js';
import { failure } from '../../client/failure.js';
import { byHeader, open, request, transports } from '../setup.js';

const names =
  'status, lost, cut, hang, slow, html, unknown-state, failed, callback-lost, callback-doubled, callback-delayed, callback-out-of-order';
const errorStatus = 'a status from 400 to 599';
const duration = 'a string with a unit such as 500ms, 30s, 5m, 24h or 2d, or a number of milliseconds from 0';

/** Faults that are invalid in a header and in a list, and the message. */
const wrong: [string, object, string][] = [
  ['lots', { fault: 'lots' }, `A fault is one of ${names}, not lots.`],
  ['toString', { fault: 'toString' }, `A fault is one of ${names}, not toString.`],
  ['', { fault: '' }, `A fault is one of ${names}, not .`],
  ['lost; by=1s', { fault: 'lost', by: '1s' }, 'The fault lost has no field by. It has operation, times, for, chance.'],
  ['lost; time=1', { fault: 'lost', time: 1 }, 'The fault lost has no field time. Did you mean times?'],
  ['fail', { fault: 'fail' }, 'There is no fault fail. Did you mean failed?'],
  [
    'lost; operation=text2video',
    { fault: 'lost', operation: 'text2video' },
    'operation of lost must be .*, not text2video. Did you mean createText2Video?',
  ],
  [
    'lost; __proto__=1',
    JSON.parse('{"fault":"lost","__proto__":1}'),
    'The fault lost has no field __proto__. It has .*.',
  ],
  ['status', { fault: 'status' }, `status needs code: ${errorStatus}.`],
  ['slow', { fault: 'slow' }, `slow needs by: ${duration}.`],
  ['callback-delayed', { fault: 'callback-delayed' }, `callback-delayed needs by: ${duration}.`],
  ['status; code=399', { fault: 'status', code: 399 }, `code of status must be ${errorStatus}, not 399.`],
  ['status; code=600', { fault: 'status', code: 600 }, `code of status must be ${errorStatus}, not 600.`],
  ['status; code=404.5', { fault: 'status', code: 404.5 }, `code of status must be ${errorStatus}, not 404.5.`],
  ['status; code=', { fault: 'status', code: '' }, `code of status must be ${errorStatus}, not .`],
  [
    'html; code=199',
    { fault: 'html', code: 199 },
    'code of html must be a status from 200 to 599 that has a body, not 199.',
  ],
  [
    'html; code=204',
    { fault: 'html', code: 204 },
    'code of html must be a status from 200 to 599 that has a body, not 204.',
  ],
  ['slow; by=soon', { fault: 'slow', by: 'soon' }, `by of slow must be ${duration}, not soon.`],
  ['slow; by=-1s', { fault: 'slow', by: '-1s' }, `by of slow must be ${duration}, not -1s.`],
  ['failed; errCode=', { fault: 'failed', errCode: '' }, 'errCode of failed must be a string that is not empty, not .'],
  [
    'unknown-state; state=success',
    { fault: 'unknown-state', state: 'success' },
    'state of unknown-state must be a state other than created, queueing, processing, success, failed, not success.',
  ],
  ['lost; chance=2', { fault: 'lost', chance: 2 }, 'chance of lost must be a number from 0 to 1, not 2.'],
  ['lost; chance=NaN', { fault: 'lost', chance: 'NaN' }, 'chance of lost must be a number from 0 to 1, not NaN.'],
  ['lost; times=0', { fault: 'lost', times: 0 }, 'times of lost must be a whole number from 1, not 0.'],
  ['lost; for=ever', { fault: 'lost', for: 'ever' }, `for of lost must be ${duration}, not ever.`],
  ['lost; operation=x', { fault: 'lost', operation: 'x' }, 'operation of lost must be results or one of .*, not x.'],
];

/** Faults that are invalid in the header of a create. */
const wrongHeaders: [string, string][] = [
  ['lost; times=2', 'times is only for faults that apply to all requests.'],
  ['lost; for=1s', 'for is only for faults that apply to all requests.'],
  ['lost; operation=results', 'operation is only for faults that apply to all requests.'],
  ['failed, lots', `A fault is one of ${names}, not lots.`],
  ['failed,', `A fault is one of ${names}, not .`],
  [
    'status=503',
    'There is no fault status=503. Write it as status; code=<a status from 400 to 599>, with a ; before each field.',
  ],
  ['503', 'There is no fault 503. Write it as status; code=<a status from 400 to 599>, with a ; before each field.'],
  ['lost: 2', 'There is no fault lost: 2. Write it as lost, with a ; before each field.'],
  ['failed; fault=lost', 'failed .*fault.*'],
  ['failed; errCode=a; errCode=b', 'failed .*errCode.*'],
];

/** The sentence as a pattern; `.*` stays one. */
const sentence = (text: string) => new RegExp(`${text.replaceAll(/[[\].?]/g, '\\$&').replaceAll('\\.*', '.*')}$`);

describe.each(transports)('an invalid header of faults %s', (_, enter) => {
  it.each([...wrong.map(([header, , message]) => [header, message] as const), ...wrongHeaders])(
    'rejects the header %s with a message, and creates nothing',
    async (header, message) => {
      const sandbox = open();
      const { gen } = await enter(sandbox);
      const error = await failure(gen.text2video.create(request, byHeader(header)));
      expect(error).toMatchObject({ name: 'RejectedError', status: 400, body: { error: { code: 'invalid_fault' } } });
      expect(error.body.error.message).toMatch(sentence(`^x-sandbox-fault: ${message}`));
      expect(sandbox.tasks()).toEqual([]);
    },
  );

  it.each([
    ['failed', 'listSubjects'],
    ['unknown-state', 'createSubject'],
    ['unknown-state', 'listSubjects'],
    ['failed', 'createSubject'],
    ['failed', 'updateSubject'],
    ['callback-lost', 'createGeneralOneClick'],
    ['callback-doubled', 'editGeneralOneClick'],
    ['callback-lost', 'createSpeech'],
  ] as const)('says that %s has no effect on %s', async (fault, operation) => {
    const { gen } = await enter(open());
    const options = byHeader(fault);
    const speech = { model: 'speech-02-hd', text: 'Hello', voice_setting_voice_id: 'a' };
    const { id } = (await gen.generalOneClick.create({})) as { id: string };
    const calls = {
      listSubjects: () => gen.subjects.list(options),
      createSubject: () => gen.subjects.create({}, options),
      updateSubject: () => gen.subjects.update('a', {}, options),
      createGeneralOneClick: () => gen.generalOneClick.create({}, options),
      editGeneralOneClick: () => gen.generalOneClick.edit(id, {}, options),
      // biome-ignore lint/suspicious/noExplicitAny: it is rejected before it is validated.
      createSpeech: () => gen.speech.create(speech as any, options),
    };
    const error = await failure(calls[operation]());
    expect(error).toMatchObject({ status: 400, body: { error: { code: 'invalid_fault' } } });
    const affected = {
      failed: 'operations that create a task, such as createText2Video',
      'unknown-state': 'operations that read the state of a task, such as getTaskCreations',
      'callback-lost': 'operations that create a task with callbacks, such as createText2Video',
      'callback-doubled': 'operations that create a task with callbacks, such as createText2Video',
    }[fault];
    const more = fault === 'failed' ? ' sandbox.fail ends a task that exists.' : '';
    expect(error.body.error.message).toBe(
      `x-sandbox-fault: ${fault} has no effect on ${operation}. It affects ${affected}. Send it with one of them.${more}`,
    );
  });
});

describe('an invalid list of faults', () => {
  const lists: [string, unknown, string][] = [
    ...wrong.map(([header, fault, message]): [string, unknown, string] => [
      header,
      [{ fault: 'cut' }, fault],
      `faults[1]: ${message}`,
    ]),
    ['no list', { fault: 'lost' }, 'faults must be an array such as .*, not an object.'],
    ['nothing', undefined, 'faults must be an array such as .*, not undefined.'],
    ['a text', 'lost', 'faults must be an array such as .*, not "lost".'],
    ['a list of nothing', [null], `A fault is one of ${names}, not null.`],
    ['a list of texts', ['lost'], 'A fault is an object such as .*.'],
    [
      'a number as a code',
      [{ fault: 'failed', errCode: 1 }],
      'errCode of failed must be a string that is not empty, not 1.',
    ],
    ['a list as a duration', [{ fault: 'slow', by: [1] }], `by of slow must be ${duration}, not [1].`],
  ];

  it.each(lists)('rejects %s, and keeps the faults before it', (_, list, message) => {
    const before: Fault[] = [{ fault: 'status', code: 500, times: 3 }];
    const sandbox = open({ faults: before });
    const set = () => sandbox.setFaults(list as Fault[]);
    expect(set).toThrow(ConfigurationError);
    expect(set).toThrow(sentence(`^${message}`));
    expect(sandbox.faults()).toEqual(before);
    if (list !== undefined) expect(() => createSandbox({ faults: list as Fault[] })).toThrow(ConfigurationError);
  });
});

it('rejects a fault in a list that has no effect on its operation', () => {
  const set = (fault: Fault['fault'], operation: Fault['operation']) => () =>
    open().setFaults([{ fault, operation } as Fault]);
  expect(set('failed', 'getTaskCreations')).toThrow(
    'failed has no effect on getTaskCreations. It affects operations that create a task, such as createText2Video. Name one ' +
      'of them, or leave operation out. sandbox.fail ends a task that exists.',
  );
  expect(set('unknown-state', 'createText2Video')).toThrow(
    'unknown-state has no effect on createText2Video. It affects operations that read the state of a task, such as ' +
      'getTaskCreations. Name one of them, or leave operation out.',
  );
  expect(set('callback-lost', 'results')).toThrow('It affects operations that create a task with callbacks, such as ');
});
