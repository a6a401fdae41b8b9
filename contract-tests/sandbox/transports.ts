import { expect, onTestFinished } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';
import { type ServeOptions, serve } from '../../src/sandbox/node/index.js';
import type { Violation } from '../../src/terms/violation.js';
import { expectDocumented } from './documented.js';

export const key = 'sk-live-0123456789';

export interface ParsedResponse {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests read responses as plain JSON.
  body: any;
  error: { code: string; message: string; violations?: Violation[] };
}

export interface RequestParts {
  /** `undefined` leaves a header out. */
  headers?: Record<string, string | undefined>;
  /** Strings and bytes are sent as they are, everything else as JSON. */
  body?: unknown;
}

/**
 * Sends a request: `ask('POST /ent/v2/text2video', { body })`. Default headers: a key and the media type of JSON. A rejection
 * must be one that `openapi-sandbox.json` lists.
 */
export type Send = (line: string, parts?: RequestParts) => Promise<ParsedResponse>;

export interface OpenSandbox {
  sandbox: Sandbox;
  ask: Send;
  url: string;
}

export type Transport = 'in process' | 'over HTTP';

export const transports: Transport[] = ['in process', 'over HTTP'];

/** A new sandbox, reached in process or over HTTP. It is closed after the test. */
export async function openSandbox(
  transport: Transport,
  options: SandboxOptions = {},
  serving: ServeOptions = {},
): Promise<OpenSandbox> {
  const sandbox = createSandbox(options);
  onTestFinished(() => sandbox.close());
  if (transport === 'in process')
    return { sandbox, ask: senderOf(sandbox.fetch, 'http://127.0.0.1'), url: 'http://127.0.0.1' };
  const { url, close } = await serve(sandbox, { port: 0, ...serving });
  onTestFinished(close);
  return { sandbox, ask: senderOf(fetch, url), url };
}

function senderOf(send: Sandbox['fetch'], url: string): Send {
  return async (line, { headers = {}, body } = {}) => {
    const [method = '', path = ''] = line.split(/ (.*)/s);
    const all = { authorization: `Token ${key}`, 'content-type': 'application/json', ...headers };
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const asIs = typeof body === 'string' || body instanceof Uint8Array || body === undefined;
    // As bytes: for a string, fetch would add a media type of its own.
    const content = asIs ? body : JSON.stringify(body);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const response = await send(url + path, {
      method,
      headers: given,
      ...(bytes && { body: bytes as Uint8Array<ArrayBuffer> }),
    });
    const { status, headers: received } = response;
    const text = await response.text();
    if (method !== 'HEAD') expectDocumented({ method, path, status, headers: received, text });
    const parsed = parse(text);
    return { status, headers: received, text, body: parsed, error: parsed?.error };
  };
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A valid request. */
export const video = { model: 'genq2', prompt: 'A lighthouse in a storm' };

/** Expects that the next request is served. */
export async function expectServed({ ask, sandbox }: OpenSandbox) {
  const { status, body } = await ask('POST /ent/v2/text2video', { body: video });
  expect(status).toBe(200);
  expect(sandbox.tasks(1)).toMatchObject([{ id: body.task_id }]);
  expect((await ask('GET /ent/v2/subjects')).status).toBe(200);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
}
