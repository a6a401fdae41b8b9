import { describe, expect, it, vi } from 'vitest';
import { GenMedia, type GenMediaEvent, OutcomeUnknownError, RejectedError } from '../../src/index.js';
import { logEvents } from '../../src/logger/index.js';
import { otel } from '../../src/otel/index.js';
import { failure } from './failure.js';
import { client, created, request, server } from './faulty-service.js';
import { responds } from './server.js';

const levels = ['error', 'warn', 'info', 'debug'] as const;

describe('a logger whose functions are async and fail', () => {
  const failing = Object.fromEntries(
    levels.map((level) => [
      level,
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw new Error('the log server is down');
      },
    ]),
  ) as never;

  it.each(['debug', 'info'] as const)('continues a call whose logger fails at level %s', async (logLevel) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const gen = await client([responds(200, created)], { logger: failing, logLevel });
    expect((await gen.text2video.create(request)).id).toBe('task-1');
    // The setup of the tests fails if a rejection is left unhandled.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(`${printed.mock.calls}`).toContain('the log server is down');
    printed.mockRestore();
  });

  it('continues a call if the logger of logEvents fails', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onEvent = logEvents({ logger: failing, logLevel: 'debug' });
    const gen = await client([responds(200, created)], { onEvent });
    expect((await gen.text2video.create(request)).id).toBe('task-1');
    await new Promise((resolve) => setTimeout(resolve, 100));
    printed.mockRestore();
  });
});

describe('a text of the service with line feeds and escape sequences', () => {
  const text = 'odd\nINFO forged\u001b[2J\u0085\u0007';

  it('writes the text of the service as one line into every log', async () => {
    const lines: string[] = [];
    const seen = new AbortController();
    const log = (line: string) => {
      lines.push(line);
      if (line.includes('odd')) seen.abort();
    };
    const logger = Object.fromEntries(levels.map((level) => [level, log])) as never;
    const gen = await client([responds(200, { id: 'task-1', state: text })], { logger, logLevel: 'debug' });
    await failure(gen.tasks.wait('task-1', { firstPollAfter: 0, signal: seen.signal }));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).not.toMatch(/\p{Cc}/u);
    expect(lines.join()).toContain('odd INFO forged [2J');
  });

  it('writes the text of the service as one line into the warning of a client without a log', async () => {
    const seen = new AbortController();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => seen.abort());
    const gen = await client([responds(200, { id: 'task-1', state: text })]);
    await failure(gen.tasks.wait('task-1', { firstPollAfter: 0, signal: seen.signal }));
    expect(warn.mock.calls).toHaveLength(1);
    expect(`${warn.mock.calls}`).not.toMatch(/\p{Cc}/u);
    warn.mockRestore();
  });

  it.each([
    ['a rejection', responds(400, text)],
    ['a failed task', responds(200, { id: 'task-1', state: 'failed', err_code: text })],
  ])('writes the text of the service as one line into the message of %s', async (_, behaviour) => {
    const gen = await client([behaviour]);
    const error = await failure(gen.text2video.create(request));
    expect(error.message).toContain('odd INFO forged');
    expect(error.message).not.toMatch(/\p{Cc}/u);
  });
});

describe('an id of a task', () => {
  it('rejects a task id that contains the key, and keeps it out of URLs, errors, events and spans', async () => {
    const apiKey = 'key-that-stays-secret';
    const events: GenMediaEvent[] = [];
    const gen = await client([responds(200, { task_id: apiKey, state: 'created' })], {
      apiKey,
      onEvent: (event) => events.push(event),
      trace: otel(),
    });
    const error = await failure(gen.text2video.run(request));
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(JSON.stringify([error, error.message, error.stack, error.cause, events])).not.toContain(apiKey);
    expect(server?.received).toHaveLength(1);
  });

  it('rejects a task id with half a character in the response to a create', async () => {
    const gen = await client([responds(200, '{"task_id":"\\ud800","state":"created"}')]);
    expect(await failure(gen.text2video.create(request))).toBeInstanceOf(OutcomeUnknownError);
  });

  it('rejects a wait for a task id with half a character, and sends nothing', async () => {
    const gen = await client([responds(200, { id: 'x', state: 'success' })]);
    const error = await failure(gen.tasks.wait('a\ud800b'));
    expect(error.name).toBe('InvalidRequestError');
    expect(server?.received).toEqual([]);
  });

  it('accepts a task id with a character beyond the first plane', async () => {
    const gen = await client([responds(200, { task_id: 'a\u{1f3ac}b', state: 'created' })]);
    expect((await gen.text2video.create(request)).id).toBe('a\u{1f3ac}b');
  });
});

describe('status 407', () => {
  it('reports status 407 of the service as a rejection, and sends the create once', async () => {
    const gen = await client([responds(407, { error: 'log in' })]);
    const error = await failure(gen.text2video.create(request));
    expect(error).toBeInstanceOf(RejectedError);
    expect(error).toMatchObject({ status: 407, message: 'createText2Video was rejected with status 407' });
    expect(server?.received).toHaveLength(1);
  });

  it('reports status 407 that a fetch returns as a rejection', async () => {
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      return new Response('{}', { status: 407 });
    };
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1', apiKey: 'k', fetch });
    expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'RejectedError', status: 407 });
    expect(calls).toBe(1);
  });
});
