import type { Fetch } from '../shared/fetch.js';
import type { FileRequest, FileResponse, SendRequest } from './file-response.js';

/** Sends requests with a `fetch`. Names are resolved by it, and browsers follow redirects by their own rules. */
export function sendByFetch(fetch: Fetch): SendRequest {
  return async (request) => {
    const response = await fetch(request.url.href, toInit(request, 'manual'));
    // Browsers hide where a redirect leads, and protect private networks themselves.
    return toFileResponse(
      response.type === 'opaqueredirect' ? await fetch(request.url.href, toInit(request, 'follow')) : response,
      request.signal,
    );
  };
}

function toInit({ method, headers, body, signal }: FileRequest, redirect: 'manual' | 'follow'): RequestInit {
  return {
    ...(method && { method }),
    ...(body !== undefined && { body }),
    headers,
    redirect,
    signal,
    // No cookies, and not the page that sends it. Workers have neither, and throw for what they do not have.
    ...('credentials' in Request.prototype && { credentials: 'omit', referrerPolicy: 'no-referrer' }),
  };
}

function toFileResponse(response: Response, signal: AbortSignal): FileResponse {
  const { status, headers, body, redirected, url, type } = response;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  // A locked stream can be cancelled only by its reader.
  const cancel = () => void (reader ?? body)?.cancel().catch(() => {});
  async function* chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    reader = body?.getReader();
    if (!reader) return;
    try {
      // Not `for await`: streams of older browsers cannot be iterated.
      for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
    } finally {
      cancel();
    }
  }
  // A fetch that ignores the signal may respond after the time is over.
  if (signal.aborted) cancel();
  return {
    status,
    header: (name) => headers.get(name) ?? undefined,
    body: chunks(),
    cancel,
    followedTo: redirected ? url : undefined,
    hidesHeaders: type === 'cors',
  };
}
