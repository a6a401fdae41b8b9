import { reasonOf, type Thrown } from '../../shared/reason-of.js';
import { callbackHeader } from '../http/callback-header.js';

/** Sends a request, as `fetch` does. */
export type Deliver = (request: Request) => Promise<Response>;

export interface CallbackRequest {
  url: string;
  body: string;
  /** Returns the headers that authenticate it. */
  sign: () => Promise<Record<string, string>>;
  /** Aborts it, also at the timeout. */
  controller: AbortController;
}

/** How long a receiver may take. An assumption: the service does not document its own limit. */
const timeoutMs = 5000;

/** Posts a callback once. Returns the status, or what went wrong. */
export async function postCallback(
  deliver: Deliver,
  request: CallbackRequest,
): Promise<{ status?: number; error?: string }> {
  const { url, body, sign, controller } = request;
  const { signal } = controller;
  const abort = () => controller.abort(new Error(`no response within ${timeoutMs} ms`));
  const timer = setTimeout(abort, timeoutMs);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const send = async () => {
    const headers = { 'content-type': 'application/json', ...(await sign()), [callbackHeader]: '1' };
    return deliver(new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal }));
  };
  try {
    const response = await Promise.race([send(), aborted]);
    // The body is not used, and must not fill the memory.
    void response.body?.cancel().catch(() => {});
    return { status: response.status };
  } catch (error) {
    return { error: reasonOf(error, causeFirst) };
  } finally {
    clearTimeout(timer);
  }
}

/** The message `fetch failed` is useless without its cause. */
const causeFirst = ({ message, cause }: Thrown) => cause?.message || cause?.code || message;
