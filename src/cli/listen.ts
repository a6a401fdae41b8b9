import { createServer, type IncomingMessage } from 'node:http';
import { isObject } from '../shared/is-object.js';
import { reasonOf } from '../shared/reason-of.js';
import { portFrom } from './port.js';
import { type Command, type Usage, UsageError } from './shell/command.js';
import { parse } from './shell/parse.js';
import { note, paint, plain, print } from './shell/terminal.js';
import { untilSignal } from './until-signal.js';

const usage = {
  command: 'genmedia listen',
  description:
    'Receives callbacks, prints each in a line, and forwards it unchanged. The service gets the response of the URL that it was forwarded to, so that it sends an update again that was not accepted. Without --forward-to it gets 200. Pass the URL of this command as callback_url. Ctrl-C stops it.',
  options: {
    'forward-to': { value: '<url>', help: 'URL of your receiver, such as localhost:3000/hooks' },
    port: { value: '<number>', default: '4030', help: 'port to listen on' },
    host: {
      value: '<host>',
      default: '127.0.0.1',
      help: 'host name or IP address to listen on; by default only this machine reaches it',
    },
    json: { help: 'print each callback as one line of JSON, with its body' },
  },
  examples: [
    ['genmedia listen --forward-to localhost:3000/hooks', 'see what your receiver gets'],
    ['genmedia listen --json | jq .body', 'the bodies'],
  ],
} as const satisfies Usage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values } = parse(usage, args);
    const target = values['forward-to'] === undefined ? undefined : targetFrom(values['forward-to']);
    const { validateCallback } = await import('../callbacks/read-callback.js');
    const port = await portFrom('port', values.port, values.host);
    const server = createServer(async (request, response) => {
      const body = await read(request).catch(() => undefined);
      const outcome = body === undefined ? tooLarge : await forward(request, body, target);
      response.writeHead(outcome.status, { 'content-type': outcome.type ?? 'application/json' }).end(outcome.body);
      if (body !== undefined)
        report(request, body, { ...outcome, target, json: values.json, validate: validateCallback });
    });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, values.host, resolve));
    const url = `http://${values.host.includes(':') ? `[${values.host}]` : values.host}:${port}/`;
    note(`Listening for callbacks: ${url}${target ? `, forwarding to ${target.href}` : ''} (Ctrl-C stops it)`);
    await untilSignal();
    server.close();
    server.closeAllConnections();
    return 0;
  },
};

/** `localhost:3000/hooks` is meant as http. */
function targetFrom(text: string): URL {
  const url = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(url) || !new URL(url).hostname) {
    throw new UsageError(`--forward-to takes an http or https URL, such as localhost:3000/hooks, not ${text}.`);
  }
  return new URL(url);
}

/** Larger than every callback of the document. */
const maxBytes = 2 ** 24;

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface Outcome {
  readonly status: number;
  readonly type?: string | null;
  readonly body: string | Uint8Array;
  /** Why it could not be forwarded. */
  readonly problem?: string;
}

const tooLarge: Outcome = { status: 413, body: '{}' };

/** Headers of one connection, and those that `fetch` sets. */
const ownHeaders = /^(host|connection|keep-alive|transfer-encoding|content-length|upgrade|te|trailer|expect|proxy-.*)$/;

/** Milliseconds that a receiver may take. */
const timeout = 30_000;

async function forward(request: IncomingMessage, body: Buffer, target: URL | undefined): Promise<Outcome> {
  if (!target) return { status: 200, body: '{}' };
  const url = new URL(target);
  // A token in the URL of the callback is for the receiver.
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  for (const [name, value] of searchParams) url.searchParams.append(name, value);
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    ownHeaders.test(name) || value === undefined ? [] : [[name, [value].flat().join(', ')]],
  );
  try {
    const { method = 'POST' } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const response = await fetch(url, {
      method,
      headers,
      ...(hasBody && { body: new Uint8Array(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const type = response.headers.get('content-type');
    return { status: response.status, type, body: new Uint8Array(await response.arrayBuffer()) };
  } catch (error) {
    return { status: 502, body: '{}', problem: reasonOf(Object(error).cause ?? error) };
  }
}

interface Reported extends Outcome {
  readonly target: URL | undefined;
  readonly json: boolean;
  /** Throws if a body is not a callback of the document. */
  readonly validate: (body: object) => unknown;
}

function report(request: IncomingMessage, bytes: Buffer, { status, problem, target, json, validate }: Reported): void {
  const { body, violation } = inspect(bytes, validate);
  const { id, state } = Object(isObject(body) ? body : {}) as { id?: unknown; state?: unknown };
  const at = new Date().toISOString();
  if (json) {
    const forwarded = target && { forwardedTo: target.href, ...(problem && { problem }) };
    print(JSON.stringify({ at, taskId: id, state, status, ...forwarded, violation, body }));
    return;
  }
  const result = problem ? `${status}, ${target?.host} could not be reached: ${problem}` : `${status}`;
  const color = status < 300 ? 'green' : 'red';
  const where = target ? `${paint('dim', '→')} ${paint(color, plain(result))}` : paint(color, result);
  print(`${at.slice(11, 19)}  ${plain(`${id ?? request.method}  ${state ?? 'not a callback'}`)}  ${where}`);
  if (violation) print(`          ${paint('yellow', plain(violation))}`);
}

/** The parsed body, and how it differs from every callback of the document. */
function inspect(bytes: Buffer, validate: Reported['validate']): { body: unknown; violation?: string } {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString());
  } catch {
    return { body: bytes.toString(), violation: 'The body is not JSON.' };
  }
  if (!isObject(body)) return { body, violation: 'The body is not a JSON object.' };
  try {
    validate(body);
    return { body };
  } catch (error) {
    return { body, violation: `Not as the document says: ${(error as Error).message}` };
  }
}
