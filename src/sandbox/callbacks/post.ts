import { kindOf } from '../../errors/check-options.js';
import { reasonOf, type Thrown } from '../../shared/reason-of.js';
import type { Deliver } from '../core/options.js';
import { callbackHeader } from '../http/origin-guard.js';
import type { Headers, LoggedMessage } from '../log/traffic.js';
import { maxReceiptLength, shownHeaders } from '../log/traffic-log.js';

interface CallbackRequest {
  url: string;
  body: string;
  /** The headers that authenticate it. */
  signature: Promise<Record<string, string>>;
  /** Aborts it, also at the timeout. */
  controller: AbortController;
}

/** How long a receiver may take. An assumption: the service does not document its own limit. */
const timeoutMs = 5000;

/** What was posted and returned, for the log. */
export interface PostTrace {
  headers: Headers;
  /** Its body is added as soon as it has arrived, which nothing waits for. */
  response?: LoggedMessage & { status: number };
}

/** Posts a callback once. Returns the status, or what went wrong, and fills in `trace`. */
export async function postCallback(
  deliver: Deliver,
  request: CallbackRequest,
  trace: PostTrace = { headers: {} },
): Promise<{ status?: number; error?: string }> {
  const { url, body, signature, controller } = request;
  const { signal } = controller;
  const abort = () => controller.abort(new Error(`no response within ${timeoutMs} ms`));
  const timer = setTimeout(abort, timeoutMs);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const send = async () => {
    const headers = { 'content-type': 'application/json', ...(await signature), [callbackHeader]: '1' };
    trace.headers = headers;
    return deliver(new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal }));
  };
  try {
    const response = await Promise.race([send(), aborted]);
    if (typeof response?.status !== 'number')
      throw new TypeError(`deliver must return a Response, not ${kindOf(response)}`);
    const received = { status: response.status, headers: shownHeaders(Object.fromEntries(response.headers)), size: 0 };
    trace.response = received;
    void readReceipt(response, received).catch(() => {});
    return { status: response.status };
  } catch (error) {
    return { error: reasonOf(error, causeFirst) };
  } finally {
    clearTimeout(timer);
  }
}

/** The message `fetch failed` is useless without its cause. */
const causeFirst = ({ message, cause }: Thrown) => cause?.message || cause?.code || message;

/** Reads the beginning of the body for the log. The rest is not used, and must not fill the memory. */
async function readReceipt({ body }: Response, received: LoggedMessage): Promise<void> {
  if (!body) return;
  const reader = body.getReader();
  const cancel = () => reader.cancel().catch(() => {});
  const timer: { unref?: () => void } | number = setTimeout(cancel, timeoutMs);
  if (typeof timer === 'object') timer.unref?.();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      received.size += chunk.value.length;
      text += decoder.decode(chunk.value.subarray(0, maxReceiptLength), { stream: true });
      if (received.size >= maxReceiptLength) break;
    }
  } finally {
    clearTimeout(timer as ReturnType<typeof setTimeout>);
    if (text !== '') received.body = text.slice(0, maxReceiptLength);
    await cancel();
  }
}
