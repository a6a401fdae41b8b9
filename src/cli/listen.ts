import { BodyBudget } from '../callbacks/body-budget.js';
import { toNodeListener } from '../callbacks/node/to-node-listener.js';
import { toHandlerSettings } from '../callbacks/options.js';
import { readCallbackBody } from '../callbacks/read-callback-body.js';
import { parseJson } from '../http/json-body.js';
import { hostnameIn, hostOf, isLoopback } from '../http/known-host.js';
import { createMeter, readBody } from '../http/read-body.js';
import { Rejection } from '../http/rejection.js';
import { startServer } from '../http/start-server.js';
import { inOwnBuffer } from '../shared/bytes.js';
import { isObject } from '../shared/is-object.js';
import { parseUrl } from '../shared/parse-url.js';
import { reasonOf } from '../shared/reason-of.js';
import { excerpt } from '../shared/text.js';
import { checkHostNames } from './host-names.js';
import { portFrom } from './port.js';
import { type Command, type CommandUsage, UsageError } from './shell/command.js';
import { continueAfterErrors } from './shell/continue-after-errors.js';
import { parse } from './shell/parse.js';
import { note, paint, plain, print } from './shell/terminal.js';
import { untilSignal } from './until-signal.js';

const usage = {
  command: 'genmedia listen',
  extraWord: (word: string) =>
    /^\d+$/.test(word) ? `A port is an option: --port ${word}.` : `Your receiver is an option: --forward-to ${word}.`,
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
    hosts: {
      value: '<name>',
      multiple: true,
      help: 'also accept callbacks that were sent to this host name, such as that of a tunnel',
    },
    json: { help: 'print each callback as one line of JSON, with its body' },
  },
  examples: [
    ['genmedia listen --forward-to localhost:3000/hooks', 'see what your receiver gets'],
    ['genmedia listen --hosts abc.tunnel.example', 'behind a tunnel'],
    ['genmedia listen --json | jq .body', 'the bodies'],
  ],
} as const satisfies CommandUsage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values } = parse(usage, args);
    const { hosts, host, json } = values;
    checkHostNames('hosts', hosts);
    const target = values['forward-to'] === undefined ? undefined : targetFrom(values['forward-to']);
    const { validateCallback } = await import('../callbacks/read-callback.js');
    const port = await portFrom('port', values.port, host);
    if (target) assertOther(target, port, host);
    const loop = new LoopGuard(target);
    const closing = new AbortController();
    const isOpen = !isLoopback(hostOf(host)) || hosts.includes('*');
    const receive = createReceiver({
      rejectionFor: (headers) => rejectionFor(headers, isOpen ? undefined : hosts) ?? loop.rejectionFor(headers),
      forward: (request, body) => forward(request, body, { target, loop, closing: closing.signal }),
      report: (body, outcome) => report(body, { ...outcome, target, json, validate: validateCallback }),
    });
    const onFailure = (error: unknown) => note(`This callback failed: ${reasonOf(error)}`);
    const { close } = await startServer({ port, host, onFailure }, toNodeListener(receive));
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
    note(`Listening for callbacks: ${url}${target ? `, forwarding to ${target.href}` : ''} (Ctrl-C stops it)`);
    continueAfterErrors();
    await untilSignal();
    // Otherwise a receiver that does not respond keeps the process alive.
    closing.abort(new Error('this command was stopped'));
    await close();
    return 0;
  },
};

/** Rejects the URL of this command as that of the receiver: it would forward a callback to itself without end. */
function assertOther(target: URL, port: number, host: string): void {
  const name = hostOf(target.hostname);
  const { networkInterfaces } = process.getBuiltinModule('node:os');
  const interfaces = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const isOwn =
    [hostOf(host), '0.0.0.0', '[::]'].includes(name) ||
    isLoopback(name) ||
    // 127.0.0.1 as IPv6.
    name.startsWith('[::ffff:7f') ||
    (!isLoopback(hostOf(host)) && interfaces.some(({ address }) => hostOf(address) === name));
  if (Number(target.port || defaultPorts[target.protocol]) !== port || !isOwn) return;
  throw new UsageError(
    `--forward-to ${target.href} is this command itself, which listens on port ${port}. Pass the URL of your receiver, or ` +
      'another port for this command, such as --port 4031.',
  );
}

const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Names the commands that have forwarded a callback. */
const loopHeader = 'genmedia-forwarded-by';

/** Finds callbacks that this command has forwarded and that have come back, through whatever else. */
class LoopGuard {
  readonly #own = crypto.randomUUID();
  readonly #target: URL | undefined;
  #isReported = false;

  constructor(target: URL | undefined) {
    this.#target = target;
  }

  rejectionFor(headers: Headers): Rejection | undefined {
    if (!headers.get(loopHeader)?.includes(this.#own)) return undefined;
    const message = `--forward-to ${this.#target?.href} leads back to this command. Pass the URL of your receiver.`;
    if (!this.#isReported) note(paint('red', plain(message), process.stderr));
    this.#isReported = true;
    return new Rejection(508, 'loop', message);
  }

  headerFor(headers: Headers): readonly [string, string] {
    const others = headers.get(loopHeader);
    return [loopHeader, others ? `${others}, ${this.#own}` : this.#own];
  }
}

/** `localhost:3000/hooks` is meant as http. */
function targetFrom(text: string): URL {
  const [, port, path] = /^:?(\d+)(\/.*)?$/.exec(text) ?? [];
  // `3000` would be read as the IP address 0.0.11.184.
  if (port !== undefined)
    throw new UsageError(`--forward-to needs a host, not only a port: --forward-to localhost:${port}${path ?? '/'}.`);
  const url = parseUrl(/^[a-z][a-z\d+.-]*:(\/|$)/i.test(text) ? text : `http://${text}`);
  if (url?.username || url?.password) {
    throw new UsageError(
      '--forward-to must be a URL without a user and a password: they cannot be sent along. Leave them out.',
    );
  }
  if (url?.hostname && /^https?:$/.test(url.protocol) && !text.startsWith('/')) return url;
  const help = /:\d{5,}/.test(text) ? ' A port is at most 65535.' : '';
  throw new UsageError(`--forward-to must be an http or https URL, such as localhost:3000/hooks, not ${text}.${help}`);
}

interface Parts {
  readonly rejectionFor: (headers: Headers) => Rejection | undefined;
  readonly forward: (request: Request, body: Uint8Array<ArrayBuffer>) => Promise<Outcome>;
  readonly report: (body: Uint8Array, outcome: Outcome) => void;
}

/** Reads callbacks within the limits of a receiver. */
function createReceiver({ rejectionFor: toRejection, forward: pass, report: show }: Parts) {
  const limits = toHandlerSettings({});
  const budget = new BodyBudget(limits);
  const receive = async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') throw new Rejection(405, 'method_not_allowed', 'A callback is a POST request.');
    const rejection = toRejection(request.headers);
    if (rejection) throw rejection;
    const { bytes, release } = await readCallbackBody(request, limits, budget);
    try {
      const outcome = await pass(request, bytes);
      show(bytes, outcome);
      const { status, type, body } = outcome;
      const headers = { 'content-type': type ?? 'application/json' };
      return new Response(withoutBody.includes(status) ? null : body, { status, headers });
    } finally {
      release();
    }
  };
  return (request: Request) =>
    receive(request).catch((error: unknown) => {
      if (error instanceof Rejection) return error.toResponse();
      throw error;
    });
}

/** Statuses of responses that must not have a body. */
const withoutBody = [204, 205, 304];

/** Why a request is not a callback of the service: a page in a browser can send requests to this machine, too. */
function rejectionFor(headers: Headers, hosts: readonly string[] | undefined): Rejection | undefined {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (headers.has('origin') || (site !== 'none' && site !== 'same-origin')) {
    return new Rejection(403, 'forbidden', 'Pages in a browser may not send callbacks.');
  }
  const name = hostnameIn(headers.get('host'));
  if (!hosts || isLoopback(name) || hosts.includes(name)) return undefined;
  const help = `If it is that of a tunnel, allow it: --hosts ${name || 'name'}`;
  return new Rejection(403, 'forbidden', `The host ${JSON.stringify(name)} is not this machine. ${help}`);
}

/** What the service gets, and what went wrong. */
interface Outcome {
  readonly status: number;
  readonly type?: string | null;
  readonly body: Uint8Array<ArrayBuffer> | string;
  readonly problem?: string;
}

/** Headers of one connection, and those that `fetch` sets. */
const ownHeaders = /^(host|connection|keep-alive|transfer-encoding|content-length|upgrade|te|trailer|expect|proxy-.*)$/;

/** Milliseconds that the receiver may take. */
const timeout = 30_000;

/** Bytes of its response. */
const maxBytes = 2 ** 24;

interface Forwarding {
  readonly target: URL | undefined;
  readonly loop: LoopGuard;
  /** Aborted when the command ends. */
  readonly closing: AbortSignal;
}

async function forward(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  { target, loop, closing }: Forwarding,
): Promise<Outcome> {
  if (!target) return { status: 200, body: '{}' };
  const url = new URL(target);
  // A token in the URL of the callback is for the receiver.
  for (const [name, value] of parseUrl(request.url)?.searchParams ?? []) url.searchParams.append(name, value);
  const headers = [...request.headers].filter(([name]) => !ownHeaders.test(name) && name !== loopHeader);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), closing]);
    const sent = [...headers, loop.headerFor(request.headers)] as [string, string][];
    const response = await fetch(url, { method: 'POST', headers: sent, body, redirect: 'manual', signal });
    const { status } = response;
    if (status < 200 || status > 599) return { status: 502, body: '{}', problem: `it responded with status ${status}` };
    return { status, type: response.headers.get('content-type'), body: await bytesOf(response) };
  } catch (error) {
    return { status: 502, body: '{}', problem: reasonOf(Object(error).cause ?? error) };
  }
}

async function bytesOf({ body, headers }: Response): Promise<Uint8Array<ArrayBuffer> | string> {
  if (!body) return '';
  const tooLarge = () => new Rejection(502, 'too_large', `its response has more than ${maxBytes} bytes`);
  const contentLength = headers.get('content-length');
  const meter = createMeter({ maxBytes, contentLength, tooLarge, charge: () => {} });
  return inOwnBuffer(await readBody(body, { meter, brokenOff: () => new Rejection(502, 'broken', 'it broke off') }));
}

interface Reported extends Outcome {
  readonly target: URL | undefined;
  readonly json: boolean;
  /** Throws if a body is not a callback of the document. */
  readonly validate: (body: object) => unknown;
}

function report(bytes: Uint8Array, { status, problem, target, json, validate }: Reported): void {
  const { body, violation } = inspect(bytes, validate);
  const { id, state } = Object(isObject(body) ? body : {}) as { id?: unknown; state?: unknown };
  const at = new Date().toISOString();
  if (json) {
    const forwarded = target && { forwardedTo: target.href, ...(problem && { problem }) };
    print(JSON.stringify({ at, taskId: id, state, status, ...forwarded, violation, body }));
    return;
  }
  const result = problem
    ? `${status}, ${target?.host} could not be reached: ${problem}. Start your receiver there, or correct --forward-to`
    : `${status}`;
  const color = status < 300 ? 'green' : 'red';
  const where = target ? `${paint('dim', '→')} ${paint(color, plain(result))}` : paint(color, result);
  print(`${at.slice(11, 19)}  ${plain(`${id ?? 'POST'}  ${state ?? 'not a callback'}`)}  ${where}`);
  if (violation) print(`          ${paint('yellow', plain(violation))}`);
}

/** The parsed body, and how it differs from every callback of the document. */
function inspect(bytes: Uint8Array, validate: Reported['validate']): { body: unknown; violation?: string } {
  const text = new TextDecoder().decode(bytes);
  let body: unknown;
  try {
    body = parseJson(text);
  } catch (error) {
    return { body: excerpt(text), violation: reasonOf(error) };
  }
  if (!isObject(body)) return { body, violation: 'The body is not a JSON object.' };
  try {
    validate(body);
    return { body };
  } catch (error) {
    return { body, violation: `Not as the document says: ${(error as Error).message}` };
  }
}
