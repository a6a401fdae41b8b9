import { kindOf } from '../../errors/check-options.js';
import { readBody } from '../../http/read-body.js';
import { delay, maxTimerDelay, unlessAborted } from '../../shared/delay.js';
import { parseUrl } from '../../shared/parse-url.js';
import { excerpt } from '../../shared/text.js';
import type { Respond, SandboxHttpRequest, SandboxHttpResponse } from './message.js';
import { SandboxRejection } from './rejection.js';

/** Turns a function that responds to requests into a `fetch`. */
export function toFetch(respond: Respond): (input: Request | URL | string, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    const request = toRequest(input, init);
    request.signal.throwIfAborted();
    const pending = { input, request };
    keep(pending);
    try {
      return await toResponse(request, await unlessAborted(respond(toHttpRequest(request)), request.signal));
    } finally {
      underWay.delete(pending);
    }
  };
}

/** Requests without a response. In Node, the abort of a signal does not reach a request that nobody refers to. */
const underWay = new Set<object>();

/** A request that hangs and that nobody aborts has no end, so the oldest ones are not kept. */
const maxUnderWay = 1000;

function keep(pending: object): void {
  underWay.add(pending);
  if (underWay.size > maxUnderWay) underWay.delete(underWay.values().next().value as object);
}

async function toResponse({ method, signal }: Request, response: SandboxHttpResponse): Promise<Response> {
  signal.throwIfAborted();
  const { kind, delay: milliseconds = 0 } = response.connectionFault ?? {};
  if (milliseconds > 0) await delay(Math.min(milliseconds, maxTimerDelay), signal);
  if (kind === 'hang') await unlessAborted(new Promise(() => {}), signal);
  if (kind === 'lost') throw connectionError();
  const body = method === 'HEAD' ? null : kind === 'cut' ? cutInHalf(response) : response.body;
  return new Response(body as string, { status: response.status, headers: response.headers });
}

/** A path alone has no origin, and the error of the platform does not say what to add. */
function toRequest(input: Request | URL | string, init: RequestInit | undefined): Request {
  try {
    return new Request(input, init);
  } catch (cause) {
    if (parseUrl(`${input}`)) throw cause;
    const path = typeof input === 'string' ? input : '/ent/v2/subjects';
    const found = typeof input === 'string' ? excerpt(input) : kindOf(input);
    const example = `http://localhost${path.startsWith('/') ? '' : '/'}${excerpt(path)}`;
    throw new TypeError(
      `The first argument of the fetch of a sandbox must be a whole URL, such as ${example}, not ${found}.`,
      { cause },
    );
  }
}

function toHttpRequest(request: Request): SandboxHttpRequest {
  const { origin, host, pathname, search } = new URL(request.url);
  return {
    method: request.method,
    origin,
    path: pathname,
    query: search.slice(1),
    header: (name) => request.headers.get(name) ?? (name === 'host' ? host : undefined),
    headers: () => Object.fromEntries(request.headers),
    // A server that passes its requests on, as Workers do, passes on their `Host` header. Programs do not set it.
    isInProcess: !request.headers.has('host'),
    read: async (meter) => {
      // In Firefox, 153 at least, a request has no `body`.
      const body = request.body === undefined ? (await request.blob()).stream() : request.body;
      return body ? readBody(body, { meter, brokenOff }) : new Uint8Array();
    },
  };
}

const brokenOff = () => new SandboxRejection(400, 'bad_request', 'The request body ended early.');

/** Half of a response, and then the connection breaks. */
function cutInHalf({ body }: SandboxHttpResponse): ReadableStream<Uint8Array> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
    },
    pull(controller) {
      controller.error(connectionError());
    },
  });
}

/** The error that Node throws if the request was sent and its outcome is unknown. */
function connectionError(): TypeError {
  const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  return new TypeError('fetch failed', { cause });
}
