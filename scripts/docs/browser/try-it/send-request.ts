/** A request to the service, in the page or on another server. */
export interface TriedRequest {
  method: string;
  path: string;
  body?: string;
}

/** The outcome of a request. */
export interface Outcome {
  request: TriedRequest;
  /** Where it was sent to. */
  origin: string;
  isInPage: boolean;
  milliseconds: number;
  /** Of a response. */
  response?: { status: number; statusText: string; headers: [string, string][]; text: string };
  /** Why there is no response. */
  failure?: string;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Target {
  origin: string;
  isInPage: boolean;
  /** Never shown and never stored. */
  key: string;
  fetch: Fetch;
}

/** Sends a request. It never throws. */
export async function sendRequest(request: TriedRequest, target: Target, signal: AbortSignal): Promise<Outcome> {
  const { origin, isInPage, key, fetch } = target;
  const startedAt = performance.now();
  const headers: Record<string, string> = { authorization: `Token ${key}` };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  const outcome = (rest: Pick<Outcome, 'response' | 'failure'>): Outcome => ({
    request,
    origin,
    isInPage,
    milliseconds: performance.now() - startedAt,
    ...rest,
  });
  try {
    const init: RequestInit = { method: request.method, headers, signal };
    if (request.body !== undefined) init.body = request.body;
    // Nothing of the page is sent along.
    if (!isInPage) Object.assign(init, { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
    const response = await fetch(origin + request.path, init);
    const text = await response.text();
    const { status, statusText } = response;
    return outcome({
      response: { status, statusText, headers: [...response.headers], text: withoutKey(text, key, isInPage) },
    });
  } catch {
    return outcome({ failure: failureOf(signal, isInPage, origin) });
  }
}

/** A server may send a key back. */
const withoutKey = (text: string, key: string, isInPage: boolean) =>
  isInPage || key.length < 2 ? text : text.replaceAll(key, '[key]');

function failureOf(signal: AbortSignal, isInPage: boolean, origin: string): string {
  if (signal.aborted) return 'You stopped waiting. Whether the request was handled is unknown.';
  if (isInPage) {
    return 'The connection broke and the response is lost. The task may exist all the same: check the list of tasks before you send again.';
  }
  return `${origin} did not respond, or does not allow pages of other origins. Start it with npx genmedia sandbox --cors.`;
}
