import { CallbackReceiver, type CheckOptions, type CheckReport, checkServer } from '../../src/check/index.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A server in this process: a sandbox whose tasks take a moment, with what makes it wrong. */
export interface ServerParts {
  sandbox?: SandboxOptions;
  /** Changes how requests are served. */
  wrap?: (next: Fetch) => Fetch;
  /** Changes how a callback is posted. `post` posts it, and returns the status of the response. */
  deliver?: (
    post: (request: { method: string; url: string; body: string }) => number,
    url: string,
    body: string,
  ) => number;
  /** Whether the server has a task, which the check reads. */
  isTaskRead?: boolean;
}

export const key = 'sk-live-0123456789';

const baseUrl = 'http://localhost';

/** Creates a task in a sandbox, and returns its id. */
export async function createTask(sandbox: Sandbox): Promise<string> {
  const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ model: 'genq2', prompt: 'A lighthouse' });
  const response = await sandbox.fetch(`${baseUrl}/ent/v2/text2video`, { method: 'POST', headers, body });
  return ((await response.json()) as { task_id: string }).task_id;
}

/** Checks a server in this process. */
export async function checkInProcess(
  options: Partial<CheckOptions>,
  { sandbox: sandboxOptions = {}, wrap = (next) => next, deliver, isTaskRead }: ServerParts = {},
  check: (options: CheckOptions) => Promise<CheckReport> = checkServer,
): Promise<CheckReport> {
  const receiver = new CallbackReceiver(`${baseUrl}/hooks`);
  const post = ({ method, url, body }: { method: string; url: string; body: string }) =>
    receiver.handle(method, new URL(url).pathname, body);
  const sandbox = createSandbox({
    speed: 200,
    ...sandboxOptions,
    deliver: async (request) => {
      const { url } = request;
      const body = await request.text();
      const status = deliver ? deliver(post, url, body) : post({ method: 'POST', url, body });
      return new Response(null, { status });
    },
  });
  const serve = wrap((url, init) => sandbox.fetch(url, init));
  const fetch = (async (input: string, init: RequestInit = {}) => serve(input, init)) as typeof globalThis.fetch;
  const task = isTaskRead ? await createTask(sandbox) : undefined;
  try {
    return await check({ baseUrl, apiKey: key, seed: 7, receiver, fetch, task, ...options });
  } finally {
    await sandbox.close();
  }
}

/** The broken rules of a report, as `subject: rule`. */
export const brokenRules = ({ rules }: CheckReport): string[] =>
  rules.filter(({ status }) => status === 'broken').map(({ subject, rule }) => `${subject}: ${rule}`);

/** Serves requests with another body. */
export const changeRequests =
  (path: string, change: (body: Record<string, unknown>) => unknown) =>
  (next: Fetch): Fetch =>
  (url, init) => {
    if (!isTo(path, url) || typeof init.body !== 'string') return next(url, init);
    const body = parsed(init.body);
    const changed =
      typeof body === 'object' && body !== null ? change(body as Record<string, unknown>) : change({ $: body });
    return next(url, { ...init, body: JSON.stringify(changed) });
  };

type Body = Record<string, unknown>;

/** Responds to accepted requests with another body. */
export const changeResponses =
  (path: string, change: (body: Body, request: { url: string; init: RequestInit }) => unknown, status = 200) =>
  (next: Fetch): Fetch =>
  async (url, init) => {
    const response = await next(url, init);
    if (!isTo(path, url) || response.status !== 200) return response;
    const changed = change((await response.json()) as Body, { url, init });
    // By its clock, the check knows which URLs of results have expired.
    return Response.json(changed, { status, headers: { date: response.headers.get('date') ?? '' } });
  };

/** Rejects some requests. */
export const reject =
  (path: string, isRejected: (body: Body) => boolean) =>
  (next: Fetch): Fetch =>
  async (url, init) => {
    const isWrong = isTo(path, url) && typeof init.body === 'string' && isRejected((parsed(init.body) ?? {}) as Body);
    return isWrong ? Response.json({ error: 'rejected' }, { status: 400 }) : next(url, init);
  };

export const isTo = (path: string, url: string) => new URL(url).pathname.includes(path);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
