/**
 * Spans of OpenTelemetry for operations, waits and requests.
 *
 *     import { GenMedia } from 'genmedia';
 *     import { otel } from 'genmedia/otel';
 *
 *     const gen = new GenMedia({ trace: otel() });
 *
 * @packageDocumentation
 */

import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  type TracerProvider,
  trace as traceApi,
} from '@opentelemetry/api';
import { version } from '../../generated/constants.js';
import { checkOptions, objectWith, trueOrFalse } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import type { Trace, TraceScope } from '../transport/event.js';

/** Options of `otel`. */
export interface OtelOptions {
  /** Creates the spans. Default: the provider that the application has registered. */
  tracerProvider?: TracerProvider | undefined;
  /**
   * Whether each HTTP request gets a span. With `false` they are left to an instrumentation of `fetch`, such as
   * `@opentelemetry/instrumentation-undici`, whose spans become children too. Default: `true`.
   */
  httpSpans?: boolean | undefined;
}

/**
 * Creates a span for each operation, each wait for a task and each HTTP request, as `trace` of a client. Requests are children
 * of their operation, and polls of their wait. Attributes follow the semantic conventions of OpenTelemetry. No span contains
 * the key, a body or a query.
 *
 *     const gen = new GenMedia({ trace: otel() });
 */
export function otel(options: OtelOptions = {}): Trace {
  // As a client calls `trace`.
  if (typeof (options as { type?: unknown })?.type === 'string')
    throw new ConfigurationError('otel was passed as trace without being called: pass trace: otel().');
  checkOptions('otel', options, {
    tracerProvider: objectWith('a TracerProvider', 'getTracer'),
    httpSpans: trueOrFalse,
  });
  const { tracerProvider, httpSpans = true } = options;
  // Asked for each span, since a provider may be registered after the client was created.
  const tracer = (): Tracer => (tracerProvider ?? traceApi).getTracer('genmedia', version);
  return guarded((scope, run) => {
    if (scope.type === 'request' && !httpSpans) return run();
    const parent = context.active();
    const span = tracer().startSpan(nameOf(scope), { kind: kindOf(scope), attributes: attributesOf(scope) }, parent);
    return inSpan(span, parent, scope, run);
  });
}

/**
 * Runs a part of a call in a span. Whatever the span does, the part runs once and its outcome is the result, since it may have
 * been paid for. Other errors are logged.
 */
const guarded =
  (trace: Trace): Trace =>
  async (scope, run) => {
    let running: ReturnType<typeof run> | undefined;
    let failure: unknown;
    const once = () => {
      if (!running) {
        running = (async () => run())();
        running.catch((error) => {
          failure = error;
        });
      }
      return running;
    };
    try {
      await trace(scope, once);
    } catch (error) {
      await running?.catch(() => {});
      if (error !== failure) console.error(error);
    }
    return once();
  };

async function inSpan<T>(span: Span, parent: Context, scope: TraceScope, run: () => Promise<T>): Promise<T> {
  try {
    const result = await context.with(traceApi.setSpan(parent, span), run);
    if (scope.type === 'request') noteStatus(span, (result as Response).status);
    else noteTask(span, Object(result), scope);
    return result;
  } catch (error) {
    noteError(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** What a response has reported of a task: of one that was created, or of one that was read. */
function noteTask(span: Span, result: { id?: unknown; raw?: object; credits?: unknown }, { taskId }: TraceScope): void {
  const { id, raw = result } = result;
  const { credits } = raw as { credits?: unknown };
  if (taskId === undefined && typeof id === 'string') span.setAttribute('genmedia.task_id', id);
  if (typeof credits === 'number') span.setAttribute('genmedia.credits', credits);
}

function noteStatus(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status < 400) return;
  span.setAttribute('error.type', `${status}`);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A message may quote a response, and that a prompt, so it is left out. */
function noteError(span: Span, error: unknown): void {
  span.setAttribute('error.type', `${(error as Error | undefined)?.name ?? 'Error'}`);
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (!(error instanceof GenMediaError)) return;
  const { status, requestId, taskId } = error as GenMediaError & { status?: number };
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (requestId !== undefined) span.setAttribute('genmedia.request_id', requestId);
  if (taskId !== undefined) span.setAttribute('genmedia.task_id', taskId);
}

function nameOf(scope: TraceScope): string {
  if (scope.type === 'request') return `${scope.method} ${templateOf(scope.url)}`;
  return scope.type === 'wait' ? 'wait for task' : `${scope.operation}`;
}

/** The path of a URL as the document has it. `URL` encodes the braces. */
const templateOf = (url: string): string => new URL(url).pathname.replace(/%7B(\w+)%7D/gi, '{$1}');

/** A wait sends nothing by itself. */
const kindOf = ({ type }: TraceScope): SpanKind => (type === 'request' ? SpanKind.CLIENT : SpanKind.INTERNAL);

function attributesOf(scope: TraceScope): Attributes {
  const { operation, taskId } = scope;
  const subject: Attributes = {
    ...(operation !== undefined && { 'genmedia.operation': operation }),
    ...(taskId !== undefined && { 'genmedia.task_id': taskId }),
  };
  if (scope.type !== 'request' && typeof scope.model === 'string') subject['genmedia.model'] = scope.model;
  if (scope.type !== 'request') return subject;
  const { protocol, hostname, port } = new URL(scope.url);
  return {
    ...subject,
    'http.request.method': scope.method,
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
    'url.full': taskId === undefined ? scope.url : scope.url.replace('{id}', encodeURIComponent(taskId)),
    'url.template': templateOf(scope.url),
    'url.scheme': protocol.slice(0, -1),
    // The first request is not a resend.
    ...(scope.attempt > 1 && { 'http.request.resend_count': scope.attempt - 1 }),
  };
}
