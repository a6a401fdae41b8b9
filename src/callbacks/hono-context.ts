import { markRewritten } from './rewritten-body.js';

/** What a platform such as Workers passes along with a request. */
export interface CallbackContext {
  /** Keeps the program alive until a promise is settled, even after the response has been sent. */
  waitUntil?(promise: Promise<unknown>): void;
}

/** The part of a context of Hono that is used. */
export interface HonoContext {
  /** The request, as Hono wraps it. */
  readonly req: {
    readonly raw: Request;
    /** The body, also if a middleware has read it with a method of `req`. */
    text?(): Promise<string>;
  };
  /** A getter, which throws on platforms that have none. */
  readonly executionCtx?: CallbackContext;
}

export const isHonoContext = (received: Request | HonoContext): received is HonoContext =>
  typeof (received as Partial<HonoContext> | undefined)?.req?.raw === 'object';

/** The request of a context of Hono, and the context of its platform. */
export async function fromHono(hono: HonoContext): Promise<{ request: Request; context: CallbackContext | undefined }> {
  return { request: await requestOf(hono), context: executionContextOf(hono) };
}

async function requestOf({ req }: HonoContext): Promise<Request> {
  const { raw } = req;
  if (!raw.bodyUsed || !req.text) return raw;
  // Hono keeps what its own methods have read. Otherwise the body is gone, and the request is rejected as it is.
  const body = await req.text().catch(() => undefined);
  const { url, method, headers } = raw;
  return body === undefined ? raw : markRewritten(new Request(url, { method, headers, body }));
}

function executionContextOf(hono: HonoContext): CallbackContext | undefined {
  try {
    return hono.executionCtx;
  } catch {
    return undefined;
  }
}
