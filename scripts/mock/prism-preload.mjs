import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, ServerResponse } from 'node:http';

// Runs in the process of Prism, before Prism.

// Ends with standard input, which ends when the process that started this one is gone, however it went.
process.stdin.on('end', () => process.exit()).resume();

/** The response to the request that the current code works on. */
const responses = new AsyncLocalStorage();

const { emit } = Server.prototype;

Server.prototype.emit = function (event, ...args) {
  const [, response] = args;
  // Only this process knows that it is the one that responds on the port.
  if (event === 'listening') process.send?.({ listening: true });
  if (event === 'error') process.send?.({ error: args[0]?.message });
  // By default it closes a connection after five idle seconds, perhaps just when the next request is sent. Clients close theirs.
  if (event === 'listening') this.keepAliveTimeout = 0;
  return event === 'request'
    ? responses.run(response, () => emit.call(this, event, ...args))
    : emit.call(this, event, ...args);
};

/**
 * Prism does not catch what fails in its handler, such as a URL, a `Content-Type` or an `Accept` that it cannot read, and would
 * end. It is the request that is wrong.
 */
process.on('unhandledRejection', (error) => {
  const response = responses.getStore();
  if (!response) throw error;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(400, { 'content-type': 'application/json', connection: 'close' });
  const message = `Prism cannot read this request: ${error instanceof Error ? error.message : error}.`;
  response.end(JSON.stringify({ error: { code: 'bad_request', message } }));
});

/** Clients reject a response whose headers are too long together: Node's fetch from 16 KiB, other servers and proxies from 8. */
const maxLength = 7000;

/** What Prism puts before violations that it has cut off. */
const cutOff = 'Too many violations! ';

const { setHeader } = ServerResponse.prototype;

/**
 * Prism writes names and values of a rejected body, and patterns of the document, into headers. Node throws if they have
 * a character outside Latin-1 or a control character, and Prism would end.
 */
ServerResponse.prototype.setHeader = function (name, value) {
  return setHeader.call(this, name, typeof value === 'string' ? toHeader(value) : value);
};

/** A value as ASCII that is not too long. JSON stays JSON with the same meaning, as far as it fits. */
function toHeader(value) {
  const text = value.replace(/[^\t\x20-\x7e]/g, toEscape);
  const list = text.startsWith(cutOff) ? text.slice(cutOff.length) : text;
  if (list === text && text.length <= maxLength) return text;
  return list.startsWith('[{') ? firstOf(list) : text.slice(0, maxLength);
}

const toEscape = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The objects of a list in JSON that are complete and fit, and one more that says that others are left out. */
function firstOf(list) {
  const others =
    '{"location":[],"severity":"Error","code":"more","message":"More violations, or longer ones, than fit here"}]';
  let end = 1;
  let depth = 0;
  for (const { 0: token, index } of list.slice(0, maxLength - others.length).matchAll(/"(?:[^"\\]|\\.)*"|"|[{}]/g)) {
    if (token === '"') break; // A text that is cut off.
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (token === '}' && depth === 0) end = index + 1;
  }
  return list.slice(0, end) + (end > 1 ? ',' : '') + others;
}
