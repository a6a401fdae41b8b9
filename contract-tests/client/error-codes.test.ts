import { describe, expect, it, vi } from 'vitest';
import { JournalError } from '../../src/batch/index.js';
import { DownloadError } from '../../src/download/index.js';
import * as genmedia from '../../src/index.js';
import { InProgressError } from '../../src/once/index.js';
import { failure } from './failure.js';
import { client, request } from './faulty-service.js';
import { dropsConnection, responds } from './server.js';

const { isGenMediaError } = genmedia;

/** They are part of the interface: programs compare them. */
const codes = {
  AbortError: 'abort',
  ConfigurationError: 'configuration',
  DeadlineError: 'deadline',
  InvalidRequestError: 'invalid_request',
  NetworkError: 'network',
  OutcomeUnknownError: 'outcome_unknown',
  RejectedError: 'rejected',
  TaskFailedError: 'task_failed',
  TimeoutError: 'timeout',
  UnreadableResponseError: 'unreadable_response',
};

describe('the code of an error', () => {
  it('gives each class of errors a code of its own', () => {
    const classes = Object.entries(genmedia).filter(([name]) => /^(?!GenMediaError)[A-Z].*Error$/.test(name));
    const found = classes.map(([name, type]) => {
      const error = Object.assign(Object.create((type as { prototype: object }).prototype), { name });
      return [name, error.code];
    });
    expect(Object.fromEntries(found)).toEqual(codes);
    const others = [new JournalError('x'), new DownloadError('x'), new InProgressError('x', 1)];
    expect(others.map(({ code }) => code)).toEqual(['journal', 'download', 'in_progress']);
  });

  it('puts the code into what a call throws, and into its JSON', async () => {
    const gen = await client([responds(400, { message: 'no' }), dropsConnection]);
    const rejected = await failure(gen.text2video.create(request));
    expect([rejected.code, JSON.parse(JSON.stringify(rejected)).code]).toEqual(['rejected', 'rejected']);
    expect((await failure(gen.text2video.create(request))).code).toBe('outcome_unknown');
  });
});

describe('isGenMediaError', () => {
  it('recognizes the errors of another copy of the package, for which instanceof is false', async () => {
    vi.resetModules();
    const other = await import('../../src/index.js');
    const error = new other.RejectedError({ status: 400 });
    expect(error).not.toBeInstanceOf(genmedia.RejectedError);
    expect(isGenMediaError(error)).toBe(true);
    expect(isGenMediaError(error, 'rejected') && error.status).toBe(400);
    expect(isGenMediaError(error, 'task_failed')).toBe(false);
  });

  it.each([[undefined], [null], ['rejected'], [new Error('x')], [{ code: 'rejected' }]])(
    'returns false for %o',
    (other) => {
      expect(isGenMediaError(other)).toBe(false);
    },
  );
});

describe('a baseUrl with the path of the service', () => {
  it.each([
    ['https://service.example/ent/v2', 'the URL before /ent/v2, which the client adds: https://service.example.'],
    ['https://service.example/ent/v2/', 'the URL before /ent/v2, which the client adds: https://service.example.'],
    ['http://localhost:4020/gate/ent/v1', 'the URL before /ent/v1, which the client adds: http://localhost:4020/gate.'],
    ['http://localhost/ent/v2/text2video', 'the URL before /ent/v2, which the client adds: http://localhost.'],
  ])('rejects the baseUrl %s with the one to pass', (baseUrl, message) => {
    const create = () => new genmedia.GenMedia({ baseUrl, apiKey: 'k' });
    expect(create).toThrow(genmedia.ConfigurationError);
    expect(create).toThrow(`baseUrl must be ${message}`);
    expect(() => genmedia.createApiClient({ baseUrl, apiKey: 'k' })).toThrow(message);
  });

  it.each(['https://service.example/client', 'https://service.example/ent', 'https://service.example/ent/v22'])(
    'accepts the baseUrl %s, which does not have the path of the service',
    (baseUrl) => expect(() => new genmedia.GenMedia({ baseUrl, apiKey: 'k' })).not.toThrow(),
  );
});
