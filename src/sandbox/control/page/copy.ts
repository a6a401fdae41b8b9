import { operations } from '../../../../generated/operations.js';
import { parseOrUndefined } from '../../../shared/parse-or-undefined.js';
import { shellQuote } from '../../../shared/shell-quote.js';
import type { OperationId } from '../../../terms/operation.js';
import type { LoggedExchange } from '../../log/traffic.js';
import { clientMethods } from './client-methods.js';

/** Headers that belong to a connection or to the program that sent the request. */
const ownHeaders =
  /^(host|connection|content-length|user-agent|accept(-.*)?|sec-.*|origin|referer|authorization|cookie|transfer-encoding)$/;

type Sent = Pick<LoggedExchange, 'method' | 'path' | 'query' | 'operation' | 'request'>;

const pathOf = ({ path, query }: Sent) => `${path}${query ? `?${query}` : ''}`;

const hasKey = ({ request }: Sent) => request.headers.authorization !== undefined;

/** Headers that change what the request does. */
const headersOf = ({ request }: Sent) => Object.entries(request.headers).filter(([name]) => !ownHeaders.test(name));

/** The request as a command. The key comes from the environment, so that it does not get into a history. */
export function toCurl(sent: Sent): string {
  const lines = [
    `curl -X ${sent.method} ${shellQuote(location.origin + pathOf(sent))}`,
    ...(hasKey(sent) ? ['-H "Authorization: Token $GENMEDIA_API_KEY"'] : []),
    ...headersOf(sent).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(sent.request.body === undefined ? [] : [`--data-raw ${shellQuote(sent.request.body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** The request as TypeScript with the client; for a path that the service does not have, with `fetch`. */
export function toTypeScript(sent: Sent): string {
  const operation = sent.operation as OperationId;
  const [, path] = operations[operation] ?? [];
  const { body } = sent.request;
  const json = body === undefined ? undefined : parseOrUndefined(body);
  if (path === undefined || (body !== undefined && json === undefined)) return toFetch(sent);
  const [before = '', after = ''] = path.split('{id}');
  const id = sent.path.slice(before.length, sent.path.length - after.length);
  const fault = sent.request.headers['x-sandbox-fault'];
  const values = [
    ...(path.includes('{id}') ? [decodeURIComponent(id)] : []),
    ...(json === undefined ? [] : [json]),
    ...(fault === undefined ? [] : [{ extraHeaders: { 'x-sandbox-fault': fault } }]),
  ];
  return [
    `import { GenMedia } from 'genmedia';`,
    '',
    '// Reads GENMEDIA_API_KEY.',
    `const gen = new GenMedia({ baseUrl: ${JSON.stringify(location.origin)} });`,
    '',
    `const response = await gen.${clientMethods[operation]}(${values.map(toLiteral).join(', ')});`,
    'console.log(response);',
    '',
  ].join('\n');
}

/** A value as TypeScript: JSON, without the quotes around names. */
const toLiteral = (value: unknown) => JSON.stringify(value, null, 2).replace(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:');

function toFetch(sent: Sent): string {
  const headers = JSON.stringify(Object.fromEntries(headersOf(sent)));
  const body = sent.request.body === undefined ? '' : `, body: ${JSON.stringify(sent.request.body)}`;
  return `const response = await fetch(${JSON.stringify(location.origin + pathOf(sent))}, { method: ${JSON.stringify(sent.method)}, headers: ${headers}${body} });\n`;
}
