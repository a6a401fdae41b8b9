import { afterEach, describe, expect, it, vi } from 'vitest';
import { GenMedia, type GenMediaEvent, type GenMediaOptions } from '../../src/index.js';
import { type LogLevel, logEvents } from '../../src/logger/index.js';
import { failure } from '../client/failure.js';
import { client, created, request } from '../client/faulty-service.js';
import { dropsConnection, responds } from '../client/server.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A logger, and its lines. */
function recorder() {
  const lines: [level: string, message: string, event: GenMediaEvent][] = [];
  const at = (level: string) => (message: string, event: GenMediaEvent) => void lines.push([level, message, event]);
  return { lines, logger: { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') } };
}

const about = { operation: 'createText2Video', taskId: 'task-1' } as const;
const sent = { ...about, attempt: 1, method: 'POST', url: 'https://service.example/ent/v2/text2video' } as const;
const error = { message: 'createText2Video got no response: reset' } as never;

describe('logEvents', () => {
  it('says that logEvents was not called', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const gen = await client([responds(200, created)], { onEvent: logEvents as never });
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
    await vi.waitFor(() => expect(`${print.mock.calls[0]?.[0]}`).toContain('Call it: onEvent: logEvents().'));
  });

  it.each<[GenMediaEvent, string, string]>([
    [
      { type: 'request', ...sent },
      'debug',
      'createText2Video of task task-1: POST https://service.example/ent/v2/text2video, attempt 1',
    ],
    [
      { type: 'response', ...sent, status: 200, requestId: 'r', milliseconds: 12.4, error: undefined },
      'debug',
      'createText2Video of task task-1: 200 after 12 ms, request id r',
    ],
    [
      { type: 'response', ...sent, status: 429, requestId: undefined, milliseconds: 1, error },
      'info',
      'createText2Video of task task-1: got no response: reset after 1 ms',
    ],
    [
      { type: 'response', ...sent, status: undefined, requestId: undefined, milliseconds: 1, error },
      'warn',
      'createText2Video of task task-1: got no response: reset after 1 ms',
    ],
    [
      { type: 'retry', ...about, attempt: 1, reason: 'createText2Video was busy', delay: 500.2 },
      'info',
      'createText2Video of task task-1: attempt 2 in 500 ms, since it was busy',
    ],
    [
      { type: 'poll', ...about, state: undefined, timeLeft: 60_000 },
      'debug',
      'task task-1: poll, last state unknown, 60.0 s until the deadline',
    ],
    [{ type: 'task', ...about, state: 'processing', progress: 40 }, 'info', 'task task-1: processing 40'],
    [
      { type: 'unknown-state', ...about, state: 'paused' },
      'warn',
      'task task-1: paused is a state that the document does not know',
    ],
    [{ type: 'warning', ...about, reason: 'timeout is 60 ms.' }, 'warn', 'timeout is 60 ms.'],
    [
      { type: 'slow-down', ...about, reason: 'it was busy', delay: 5000, limit: 16 },
      'warn',
      'batch: pauses for 5.0 s and then sends 16 requests at a time, since it was busy',
    ],
  ])('logs %j', (event, level, message) => {
    const { logger, lines } = recorder();
    logEvents({ logger, logLevel: 'debug' })(event);
    expect(lines).toEqual([[level, `genmedia: ${message}`, event]]);
  });

  it.each<[LogLevel | undefined, string | undefined, string[]]>([
    ['off', 'debug', []],
    ['warn', undefined, ['warn']],
    [undefined, undefined, ['warn']],
    [undefined, '', ['warn']],
    [undefined, 'info', ['warn', 'info']],
    ['debug', 'off', ['warn', 'info', 'debug']],
  ])('takes logLevel %s before GENMEDIA_LOG %s, and logs %j', (logLevel, variable, levels) => {
    vi.stubEnv('GENMEDIA_LOG', variable);
    const { logger, lines } = recorder();
    const log = logEvents({ logger, logLevel });
    log({ type: 'unknown-state', ...about, state: 'paused' });
    log({ type: 'task', ...about, state: 'processing', progress: undefined });
    log({ type: 'request', ...sent });
    expect(lines.map(([level]) => level)).toEqual(levels);
  });

  it('rejects levels and loggers that it cannot use', () => {
    expect(() => logEvents({ logLevel: 'verbose' as never })).toThrow(
      'logLevel must be one of off, error, warn, info, debug, not "verbose".',
    );
    expect(() => logEvents({ logger: { info() {} } as never })).toThrow('without error, warn, debug');
    expect(() => logEvents({ level: 'info' } as never)).toThrow(
      'logEvents has no option level. Did you mean logLevel?',
    );
    vi.stubEnv('GENMEDIA_LOG', 'loud');
    expect(() => logEvents()).toThrow('GENMEDIA_LOG must be one of off, error, warn, info, debug, not "loud".');
  });

  it('logs a client without its key', async () => {
    const { logger, lines } = recorder();
    const apiKey = 'secret-key-1';
    const onEvent = logEvents({ logger, logLevel: 'debug' });
    const gen = await client([responds(200, created), dropsConnection], { onEvent, apiKey, retries: 0 });
    await gen.text2video.create(request);
    await failure(gen.tasks.get('task-1'));
    expect(lines.map(([level]) => level)).toEqual(['debug', 'debug', 'info', 'debug', 'warn']);
    expect(JSON.stringify(lines)).not.toContain(apiKey);
  });

  it('uses the console by default', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('reset') }));
    const gen = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k', fetch, retries: 0, onEvent: logEvents() });
    await failure(gen.tasks.get('task-1'));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(`${warn.mock.calls[0]?.[0]}`).toMatch(/^genmedia: getTaskCreations of task task-1: .*reset after \d+ ms$/);
  });
});

describe('a client', () => {
  const fails = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('reset') }));
  const connection = { baseUrl: 'http://localhost', apiKey: 'k', fetch: fails, retries: 0 };
  const levelsOf = async (options: GenMediaOptions, variable?: string) => {
    vi.stubEnv('GENMEDIA_LOG', variable);
    const { logger, lines } = recorder();
    for (const level of ['error', 'warn', 'info', 'debug'] as const) {
      vi.spyOn(console, level).mockImplementation((message, event) => logger[level](message, event));
    }
    await failure(new GenMedia({ ...connection, ...options }).tasks.get('task-1'));
    return lines.map(([level]) => level);
  };

  it.each<[GenMediaOptions, string | undefined, string[]]>([
    [{}, undefined, []],
    [{}, 'warn', ['warn']],
    [{}, 'debug', ['debug', 'warn']],
    [{ logLevel: 'debug' }, undefined, ['debug', 'warn']],
    [{ logLevel: 'off' }, 'debug', []],
    [{ onEvent: () => {} }, undefined, []],
    [{ onEvent: () => {} }, 'debug', ['debug', 'warn']],
  ])('logs with the options %j and GENMEDIA_LOG %s to the console: %j', async (options, variable, levels) => {
    expect(await levelsOf(options, variable)).toEqual(levels);
  });

  it('logs to its logger from warn on, and nothing to the console', async () => {
    const { logger, lines } = recorder();
    expect(await levelsOf({ logger })).toEqual([]);
    expect(lines.map(([level]) => level)).toEqual(['warn']);
  });

  it('calls onEvent at once with a logger, and once for each event with other options', async () => {
    const { logger, lines } = recorder();
    const events: string[] = [];
    const onEvent = ({ type }: GenMediaEvent) => events.push(type);
    const gen = new GenMedia({ ...connection, logger, logLevel: 'debug', onEvent }).withOptions({ timeout: 1000 });
    await failure(gen.tasks.get('task-1'));
    expect(events).toEqual(['request', 'response']);
    expect(lines).toHaveLength(2);
  });

  it('rejects levels and loggers that it cannot use when it is created', () => {
    const create = (options: object) => () => new GenMedia({ ...connection, ...options });
    const takes = 'logLevel or GENMEDIA_LOG must be one of off, error, warn, info, debug, not';
    expect(create({ logLevel: 'verbose' })).toThrow(`${takes} verbose.`);
    expect(create({ logger: { ...console, debug: undefined } })).toThrow(
      'logger must be an object with the functions error, warn, info, debug.',
    );
    expect(create({ logger: console, onEvent: 'log' })).toThrow('onEvent must be a function');
    expect(create({ logger: console, trace: {} })).toThrow('trace must be a function');
    vi.stubEnv('GENMEDIA_LOG', 'loud');
    expect(create({})).toThrow(`${takes} loud.`);
  });

  it('creates a client where a program may not read its environment', () => {
    const forbidden = () => {
      throw new Error('Requires env access.');
    };
    vi.stubGlobal('process', { env: new Proxy({}, { get: forbidden }) });
    expect(() => new GenMedia(connection)).not.toThrow();
    expect(() => new GenMedia({ apiKey: 'k' })).toThrow('baseUrl is missing.');
    vi.unstubAllGlobals();
  });

  it('continues if the logger throws', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const logger = {
      ...recorder().logger,
      warn: () => {
        throw new Error('disk full');
      },
    };
    const onEvent = () => Promise.reject(new Error('no metrics'));
    const gen = new GenMedia({ ...connection, logger, onEvent });
    expect((await failure(gen.tasks.get('task-1'))).message).toContain('reset');
    for (const message of ['disk full', 'no metrics']) {
      await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message })));
    }
  });
});
