import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fetch, GenMediaOptions } from '../../src/index.js';
import { otel } from '../../src/otel/index.js';
import { failure } from '../client/failure.js';
import { client, created, request, server } from '../client/faulty-service.js';
import { dropsConnection, responds } from '../client/server.js';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

beforeAll(() => provider.register());
afterAll(() => {
  context.disable();
  trace.disable();
  propagation.disable();
});
beforeEach(() => exporter.reset());

const spans = () => exporter.getFinishedSpans();
const named = (name: string): ReadableSpan[] => spans().filter((span) => span.name === name);
const parentOf = ({ parentSpanContext }: ReadableSpan) =>
  spans().find((span) => span.spanContext().spanId === parentSpanContext?.spanId)?.name;

const traced = (options: GenMediaOptions = {}): GenMediaOptions => ({
  trace: otel(),
  apiKey: 'secret-key-1',
  ...options,
});

describe('otel', () => {
  it('creates a span for an operation, with its requests as children', async () => {
    const gen = await client(
      [responds(429, '', { 'retry-after': '0' }), responds(200, { ...created, credits: 20 })],
      traced(),
    );
    await gen.text2video.create(request, { extraQuery: { token: 'hush' } });
    const [operation] = named('createText2Video');
    expect(operation).toMatchObject({ kind: SpanKind.INTERNAL, status: { code: SpanStatusCode.UNSET } });
    expect(operation?.attributes).toEqual({
      'genmedia.operation': 'createText2Video',
      'genmedia.model': 'genq2',
      'genmedia.task_id': 'task-1',
      'genmedia.credits': 20,
    });
    const requests = named('POST /ent/v2/text2video');
    const { port } = new URL(`${server?.url}`);
    const common = {
      'genmedia.operation': 'createText2Video',
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'server.port': Number(port),
      'url.full': `${server?.url}/ent/v2/text2video`,
      'url.template': '/ent/v2/text2video',
      'url.scheme': 'http',
    };
    expect(requests.map(({ attributes }) => attributes)).toEqual([
      { ...common, 'http.response.status_code': 429, 'error.type': '429' },
      { ...common, 'http.request.resend_count': 1, 'http.response.status_code': 200 },
    ]);
    expect(requests.map(({ kind, status }) => [kind, status.code])).toEqual([
      [SpanKind.CLIENT, SpanStatusCode.ERROR],
      [SpanKind.CLIENT, SpanStatusCode.UNSET],
    ]);
    expect(requests.map(parentOf)).toEqual(['createText2Video', 'createText2Video']);
    expect(operation?.instrumentationScope).toMatchObject({ name: 'genmedia', version: expect.stringMatching(/^\d/) });
  });

  it('creates a span for a wait, with its polls as children, below the span of the caller', async () => {
    const done = { id: 'task-1', state: 'success', creations: [] };
    const gen = await client([responds(200, created), responds(200, done)], traced());
    const tracer = trace.getTracer('app');
    await tracer.startActiveSpan('job', async (span: Span) => {
      await gen.text2video.run(request, { firstPollAfter: 0 });
      span.end();
    });
    const [wait] = named('wait for task');
    expect(wait?.attributes).toEqual({ 'genmedia.operation': 'createText2Video', 'genmedia.task_id': 'task-1' });
    expect(named('createText2Video').map(parentOf)).toEqual(['job']);
    expect(parentOf(wait as ReadableSpan)).toBe('job');
    expect(named('getTaskCreations').map(parentOf)).toEqual(['wait for task']);
    const [poll] = named('GET /ent/v2/tasks/{id}/creations');
    expect(parentOf(poll as ReadableSpan)).toBe('getTaskCreations');
    expect(poll?.attributes).toMatchObject({
      'url.full': `${server?.url}/ent/v2/tasks/task-1/creations`,
      'url.template': '/ent/v2/tasks/{id}/creations',
      'genmedia.task_id': 'task-1',
    });
  });

  it('records what failed, and never the key', async () => {
    const quotes = responds(401, 'No such key: secret-key-1', { 'x-request-id': 'req-7' });
    const gen = await client([quotes, dropsConnection], traced({ retries: 0 }));
    await failure(gen.text2video.create(request));
    const [rejected] = named('createText2Video');
    // A message would quote the response, and that may quote a prompt.
    expect(rejected?.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(rejected?.attributes).toMatchObject({
      'error.type': 'RejectedError',
      'http.response.status_code': 401,
      'genmedia.request_id': 'req-7',
    });
    exporter.reset();
    await failure(gen.text2video.create(request));
    expect(named('POST /ent/v2/text2video')[0]).toMatchObject({
      attributes: { 'error.type': 'TypeError' },
      status: { code: SpanStatusCode.ERROR },
    });
    expect(named('createText2Video')[0]?.attributes).toMatchObject({ 'error.type': 'OutcomeUnknownError' });
    const text = JSON.stringify(
      spans().map(({ name, attributes, status, events }) => ({ name, attributes, status, events })),
    );
    expect(text).not.toContain('secret-key-1');
    expect(text).not.toContain('hush');
  });

  it('never changes the outcome of a call, whatever its spans do', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const span = {
      setAttribute() {},
      setStatus() {},
      end: () => {
        throw new Error('exporter full');
      },
    };
    const failing = { getTracer: () => ({ startSpan: () => span }) } as never;
    const gone = {
      getTracer: () => {
        throw new Error('no provider');
      },
    } as never;
    for (const tracerProvider of [failing, gone]) {
      const gen = await client([responds(200, created)], { trace: otel({ tracerProvider }) });
      expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
      expect(server?.received).toHaveLength(1);
      await server?.close();
    }
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  });

  it('records the status of a response of another class, as of undici and node-fetch', async () => {
    const fetch: Fetch = async (url, init) => {
      const response = await globalThis.fetch(url, init);
      const { status, ok, headers, body } = response;
      return { status, ok, headers, body, text: () => response.text() } as never;
    };
    const gen = await client([responds(400, '')], traced({ fetch }));
    await failure(gen.text2video.create(request));
    expect(named('POST /ent/v2/text2video')[0]?.attributes).toMatchObject({ 'http.response.status_code': 400 });
  });

  it('leaves HTTP spans to an instrumentation, which finds the span of the operation', async () => {
    const fetch: Fetch = (url, init) =>
      trace.getTracer('undici').startActiveSpan('POST', async (span) => {
        try {
          return await globalThis.fetch(url, init);
        } finally {
          span.end();
        }
      });
    const gen = await client([responds(200, created)], traced({ trace: otel({ httpSpans: false }), fetch }));
    await gen.text2video.create(request);
    expect(spans().map(({ name }) => name)).toEqual(['POST', 'createText2Video']);
    expect(named('POST').map(parentOf)).toEqual(['createText2Video']);
  });

  it('uses a provider of its own, and rejects a value that is not one', async () => {
    const own = new InMemorySpanExporter();
    const tracerProvider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(own)] });
    const gen = await client([responds(200, created)], traced({ trace: otel({ tracerProvider }) }));
    await gen.text2video.create(request);
    expect([own.getFinishedSpans().length, spans().length]).toEqual([2, 0]);
    expect(() => otel({ tracerProvider: {} as never })).toThrow('tracerProvider must be a TracerProvider');
    expect(() => otel({ http: false } as never)).toThrow('otel has no option http.');
  });
});

it('says that otel was not called', async () => {
  const gen = await client([responds(200, created)], { trace: otel as never });
  expect((await failure(gen.text2video.create(request))).message).toBe(
    'otel was passed as trace without being called: pass trace: otel().',
  );
  expect(server?.received).toEqual([]);
});
