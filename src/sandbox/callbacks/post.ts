import { excerpt } from '../../excerpt.js';

/** Sends a request. */
export type Deliver = (request: Request) => Promise<Response>;

/** How long a receiver may take. The service does not show its own limit. */
const longestAnswer = 5000;

/** Posts a callback once. Gives the status, or what went wrong. */
export async function post(
  deliver: Deliver,
  url: string,
  body: string,
  sign: () => Promise<Record<string, string>>,
): Promise<{ status?: number; error?: string }> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`no answer within ${longestAnswer} ms`);
      limit.abort(error);
      reject(error);
    }, longestAnswer);
  });
  try {
    const send = async () => {
      const headers = { 'content-type': 'application/json', ...(await sign()) };
      return deliver(new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal: limit.signal }));
    };
    const response = await Promise.race([send(), late]);
    // What the receiver says is not of interest, and must not fill the memory.
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    return { error: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch failed` alone tells nothing; the cause does. */
function reasonOf(error: unknown): string {
  const { message, cause } = Object(error) as { message?: string; cause?: { message?: string; code?: string } };
  return excerpt(cause?.message || cause?.code || message || String(error));
}
