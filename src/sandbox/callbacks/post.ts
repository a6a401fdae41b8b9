import { reasonOf, type Thrown } from '../../shared/reason-of.js';
import { callbackHeader } from '../http/callback-header.js';

/** Sends a request. */
export type Deliver = (request: Request) => Promise<Response>;

export interface CallbackRequest {
  url: string;
  body: string;
  /** Gives the headers that authenticate it. */
  sign: () => Promise<Record<string, string>>;
  /** Takes it back when it is aborted. */
  limit: AbortController;
}

/** How long a receiver may take. The service does not show its own limit. */
const longestAnswer = 5000;

/** Posts a callback once. Gives the status, or what went wrong. */
export async function postCallback(
  deliver: Deliver,
  letter: CallbackRequest,
): Promise<{ status?: number; error?: string }> {
  const { url, body, sign, limit } = letter;
  const late = () => limit.abort(new Error(`no answer within ${longestAnswer} ms`));
  const timer = setTimeout(late, longestAnswer);
  const stopped = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true });
  });
  const send = async () => {
    const headers = { 'content-type': 'application/json', ...(await sign()), [callbackHeader]: '1' };
    return deliver(new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal: limit.signal }));
  };
  try {
    const response = await Promise.race([send(), stopped]);
    // What the receiver says is not of interest, and must not fill the memory.
    void response.body?.cancel().catch(() => {});
    return { status: response.status };
  } catch (error) {
    return { error: reasonOf(error, causeFirst) };
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch failed` alone tells nothing; the cause does. */
const causeFirst = ({ message, cause }: Thrown) => cause?.message || cause?.code || message;
