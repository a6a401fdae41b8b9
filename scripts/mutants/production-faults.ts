import { type Edit, editsIn } from './fault.js';

const transport = editsIn('src/transport');
const logger = editsIn('src/logger');
const otel = editsIn('src/otel');

/** What goes wrong in what a program needs in production: events, spans, responses, middleware and the arguments of `fetch`. */
export const productionEdits: readonly Edit[] = [
  transport('the key in an event', 'send.ts', 'onEvent(clean(event))', 'onEvent(event)'),
  transport(
    'an event that ends a call',
    'send.ts',
    '(async () => onEvent(clean(event)))().catch(console.error)',
    'onEvent(clean(event))',
  ),
  transport('a retry that nobody hears of', 'send.ts', "emit?.({ type: 'retry'", "false && emit?.({ type: 'retry'"),
  transport('an attempt counted from 0', 'send.ts', 'let number = 1', 'let number = 0'),
  transport('an unhandled rejection of withResponse', 'send.ts', '        markHandled(result);\n', ''),
  transport('a lost response at time 0 reported as unsent', 'fetch-once.ts', 'startedAt !== undefined', '!!startedAt'),
  transport('a query in an event', 'fetch-once.ts', 'baseUrl + schemaPath }', 'baseUrl + JSON.stringify(params) }'),
  transport('a Request that nobody needs', 'fetch-once.ts', 'response = middleware?.length', 'response = middleware'),
  transport('a default query not sent', 'prepare.ts', '...clientQuery, ', ''),
  transport(
    'a default query that overrides',
    'prepare.ts',
    '...clientQuery, ...extraQuery',
    '...extraQuery, ...clientQuery',
  ),
  transport('default headers not sent', 'options.ts', '...extraHeaders, authorization', 'authorization'),
  transport('default headers not checked', 'options.ts', '  checkHeaders(extraHeaders);\n', ''),
  transport('no user agent', 'options.ts', "'user-agent': agent, ", ''),
  transport('a user agent that a browser asks about', 'options.ts', 'isBrowser() ? undefined : ', ''),
  transport('cookies in an error', 'response-headers.ts', "'set-cookie': _", "'set-cookie2': _"),
  transport('the key in a header of an error', 'response-headers.ts', 'clean(others)', 'others'),
  transport('middleware in one order', 'middleware.ts', '[...middleware].reverse()', '[...middleware]'),
  transport(
    'a replaced request not sent',
    'middleware.ts',
    'request = result ?? request',
    'request = request ?? result',
  ),
  transport('a response of middleware ignored', 'middleware.ts', 'if (result instanceof Response) return result;', ''),
  transport('a body without its length', 'send-request.ts', '(await request.text()) || null', 'request.body'),
  ['a message missing in JSON', 'src/errors/gen-media-error.ts', ', message: this.message', ''],
  ['no request id', 'src/errors/gen-media-error.ts', "headers?.['x-request-id'] ??", ''],
  ['a lost redirect reported as unsent', 'src/errors/network-error.ts', 'URL\\W+(undefined', 'URL\\W+(http|undefined'],
  ['rejected arguments reported as a payment', 'src/errors/network-error.ts', 'Failed to (parse URL|', 'Failed to ('],
  ['CORS not named', 'src/errors/network-error.ts', '!isBrowser() ||', 'isBrowser() ||'],
  ['CORS named on the same origin', 'src/errors/network-error.ts', ' || isSameOrigin', ''],
  ['extensions lost by withOptions', 'src/client/gen-media.ts', 'other.use(extension)', 'other.use(() => ({}))'],
  [
    'options lost by withOptions',
    'src/client/gen-media.ts',
    '{ ...this.#options, ...options }',
    '{ ...options, baseUrl: this.#options.baseUrl }',
  ],
  ['a warning in spite of onEvent', 'src/tasks/task-poller.ts', '        else console.warn(', '        console.warn('],
  [
    'a poll that nobody hears of',
    'src/tasks/task-poller.ts',
    "emit?.({ type: 'poll'",
    "false && emit?.({ type: 'poll'",
  ],
  [
    'a created task that nobody hears of',
    'src/tasks/created-task.ts',
    "emit?.({ type: 'task'",
    "false && emit?.({ type: 'task'",
  ],
  ['one slow-down reported many times', 'src/batch/adaptive-limiter.ts', 'if (isFirst) this.#emit', 'this.#emit'],
  logger('a level that hides warnings', 'index.ts', '<= limit', '< limit'),
  logger('the variable of the environment ignored', 'index.ts', 'env?.GENMEDIA_LOG', 'env?.LOG'),
  logger('a lost response logged as usual', 'index.ts', "? 'warn' : 'info'", "? 'debug' : 'info'"),
  otel('a span that never ends', 'index.ts', '    span.end();\n', ''),
  otel('requests outside of their operation', 'index.ts', 'traceApi.setSpan(parent, span)', 'parent'),
  otel('the first request counted as a resend', 'index.ts', 'scope.attempt > 1', 'scope.attempt > 0'),
  otel('a rejection without an error', 'index.ts', 'status < 400', 'status < 500'),
  otel('two spans for one request', 'index.ts', "scope.type === 'request' && !httpSpans", 'false'),
];
