import { GrowingBytes } from '../../shared/bytes.js';
import { maxTimerDelay, onAbort, delay as wait } from '../../shared/delay.js';
import type { Respond, SandboxHttpRequest, SandboxHttpResponse } from './message.js';
import { Rejection } from './rejection.js';

/** Wraps what handles calls into a `fetch`. */
export function toFetch(handle: Respond): (input: Request | URL | string, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal, method } = request;
    signal.throwIfAborted();
    const reply = await unlessAborted(signal, handle(toCall(request)));
    signal.throwIfAborted();
    const { kind, delay = 0 } = reply.mishap ?? {};
    if (delay > 0) await wait(Math.min(delay, maxTimerDelay), signal);
    if (kind === 'hang') await unlessAborted(signal, new Promise(() => {}));
    if (kind === 'lost') throw lostConnection();
    const body = method === 'HEAD' ? null : kind === 'cut' ? cut(reply) : reply.body;
    return new Response(body, { status: reply.status, headers: reply.headers });
  };
}

function toCall(request: Request): SandboxHttpRequest {
  const { origin, host, pathname, search } = new URL(request.url);
  return {
    method: request.method,
    origin,
    path: pathname,
    query: search.slice(1),
    header: (name) => request.headers.get(name) ?? (name === 'host' ? host : undefined),
    // A server that hands on the requests it gets, as Workers do, hands on their `Host`. Programs do not set it.
    isInProcess: !request.headers.has('host'),
    read: (meter) => readAll(request.body, meter),
  };
}

async function readAll(body: ReadableStream<Uint8Array> | null, meter: (bytes: number) => void): Promise<Uint8Array> {
  const bytes = new GrowingBytes();
  // Not `for await`: streams of older browsers cannot be iterated.
  const reader = body?.getReader();
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      meter(read.value.length);
      bytes.add(read.value);
    }
  } catch (error) {
    void reader?.cancel().catch(() => {});
    throw error instanceof Rejection ? error : new Rejection(400, 'bad_request', 'The body broke off.');
  }
  return bytes.view();
}

/** Half of an answer, and then the connection breaks. */
function cut({ body }: SandboxHttpResponse): ReadableStream<Uint8Array> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
    },
    pull(controller) {
      controller.error(lostConnection());
    },
  });
}

/** As Node tells it: the request was sent, and what became of it nobody knows. */
function lostConnection(): TypeError {
  const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  return new TypeError('fetch failed', { cause });
}

/** Whoever aborts does not wait. The signal is not aborted yet. */
function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = onAbort(signal, () => reject(signal.reason));
    promise.then(resolve, reject).finally(forget);
  });
}
