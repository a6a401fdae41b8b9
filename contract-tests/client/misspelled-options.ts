import { it } from 'vitest';
import { createGenMediaProvider, tools } from '../../src/ai/index.js';
import { batch, fileJournal, storageJournal } from '../../src/batch/index.js';
import { createMediaQueue, createMediaWorker } from '../../src/bullmq/index.js';
import { createCallbackHandler, redisInbox, signedWith, storageInbox, tokenInUrl } from '../../src/callbacks/index.js';
import { checkServer, contractTests, TrafficCheck } from '../../src/check/index.js';
import { download } from '../../src/download/index.js';
import { createApiClient, GenMedia } from '../../src/index.js';
import { fromBlob, fromBytes, fromFile, fromResponse, fromStream } from '../../src/inputs/index.js';
import { logEvents } from '../../src/logger/index.js';
import { mcpHandler } from '../../src/mcp/index.js';
import {
  fileRecords,
  folderRecords,
  memoryRecords,
  once,
  postgresRecords,
  recordsTests,
  redisRecords,
} from '../../src/once/index.js';
import { otel } from '../../src/otel/index.js';
import { assertPreflight, preflight, preflightFile } from '../../src/preflight/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { requests } from '../support/requests-of-generators.js';

export const { text2video: request, adFilm } = requests;
export const baseUrl = 'http://localhost';
/** URLs that were requested. */
export const sent: string[] = [];
const sandbox = createSandbox({ timing: { end: 0 } });
export const fetch: typeof sandbox.fetch = (...call) => {
  sent.push(`${call[0]}`);
  return sandbox.fetch(...call);
};
export const gen = new GenMedia({ baseUrl, apiKey: 'k', fetch, retries: 0 }).use(batch).use(download);
export const item = { generator: 'text2video', request } as const;
const storage = { setItem: () => {}, getItem: () => null, removeItem: () => {}, getKeys: () => [], getItems: () => [] };

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bytesFor = {
  fromBytes: () => png,
  fromFile: () => 'openapi/docs/pictures/docs.png',
  fromBlob: () => new Blob([png]),
  fromStream: () => new Blob([png]).stream(),
  fromResponse: () => new Response(png),
};

/** The name of a function in the docs of the package, a call with options, a misspelled one, and what it says. */
type Row = [name: string, call: (options: never) => unknown, options: object, message: string];

/** Every public function that takes options. After a comma stands what of it a row is about. */
export const misspelled: Row[] = [
  [
    'GenMedia',
    (options) => new GenMedia(options),
    { maxRetries: 5 },
    'GenMedia has no option maxRetries. Did you mean retries?',
  ],
  [
    'GenMedia, in wait',
    (wait) => new GenMedia({ baseUrl, apiKey: 'k', wait }),
    { intervall: 5 },
    'wait has no option intervall. Did you mean interval?',
  ],
  [
    'GenMedia.withOptions',
    (options) => gen.withOptions(options),
    { timeouts: 5 },
    'withOptions has no option timeouts. Did you mean timeout?',
  ],
  [
    'createApiClient',
    (options) => createApiClient(options),
    { baseURL: baseUrl, apiKey: 'k' },
    'createApiClient has no option baseURL. Did you mean baseUrl?',
  ],
  [
    'MediaGenerator.create',
    (options) => gen.text2video.create(request, options),
    { extraHeader: {} },
    'createText2Video has no option extraHeader. Did you mean extraHeaders?',
  ],
  [
    'MediaGenerator.create, with an option of run',
    (options) => gen.text2video.create(request, options),
    { onCreated: () => {} },
    'createText2Video has no option onCreated. It has signal, timeout, extraHeaders, extraQuery, retries, extraBody, onSending.',
  ],
  [
    'MediaGenerator.run',
    (options) => gen.text2video.run(request, options),
    { pollInterval: 5 },
    'createText2Video has no option pollInterval. Did you mean interval?',
  ],
  [
    'GenMedia.create',
    (options) => gen.create(item, options),
    { retry: 0 },
    'createText2Video has no option retry. Did you mean retries?',
  ],
  [
    'GenMedia.run',
    (options) => gen.run(item, options),
    { deadLine: 5 },
    'createText2Video has no option deadLine. Did you mean deadline?',
  ],
  [
    'GenMedia.create, in its task',
    (options) => gen.create({ ...item, ...(options as object) }),
    { option: {} },
    'The task of create has no field option. Did you mean options?',
  ],
  [
    'GenMedia.create, in the options of its task',
    (options) => gen.create({ ...item, options }),
    { timeOut: 5 },
    'createText2Video has no option timeOut. Did you mean timeout?',
  ],
  [
    'AdFilmGenerator.edit',
    (options) => gen.adFilm.edit({} as never, options),
    { signals: 5 },
    'editAdFilm has no option signals. Did you mean signal?',
  ],
  [
    'AdFilmGenerator.compose',
    (options) => gen.adFilm.compose({} as never, options),
    { signals: 5 },
    'composeAdFilm has no option signals. Did you mean signal?',
  ],
  [
    'AdFilmGenerator.get',
    (options) => gen.adFilm.get('film-1', options),
    { signals: 5 },
    'getAdFilm has no option signals. Did you mean signal?',
  ],
  [
    'GeneralOneClickGenerator.create',
    (options) => gen.generalOneClick.create({}, options),
    { signals: 5 },
    'createGeneralOneClick has no option signals. Did you mean signal?',
  ],
  [
    'GeneralOneClickGenerator.get',
    (options) => gen.generalOneClick.get('task-1', options),
    { signals: 5 },
    'getGeneralOneClick has no option signals. Did you mean signal?',
  ],
  [
    'GeneralOneClickGenerator.edit',
    (options) => gen.generalOneClick.edit('task-1', {}, options),
    { signals: 5 },
    'editGeneralOneClick has no option signals. Did you mean signal?',
  ],
  [
    'GeneralOneClickGenerator.compose',
    (options) => gen.generalOneClick.compose('task-1', {}, options),
    { signals: 5 },
    'composeGeneralOneClick has no option signals. Did you mean signal?',
  ],
  [
    'Subjects.list',
    (options) => gen.subjects.list(options),
    { extraQueries: {} },
    'listSubjects has no option extraQueries. Did you mean extraQuery?',
  ],
  [
    'Subjects.create',
    (options) => gen.subjects.create({}, options),
    { extraQueries: {} },
    'createSubject has no option extraQueries. Did you mean extraQuery?',
  ],
  [
    'Subjects.update',
    (options) => gen.subjects.update('s', {}, options),
    { extraQueries: {} },
    'updateSubject has no option extraQueries. Did you mean extraQuery?',
  ],
  [
    'Tasks.get',
    (options) => gen.tasks.get('task-1', options),
    { time_out: 5 },
    'getTaskCreations has no option time_out. Did you mean timeout?',
  ],
  [
    'Tasks.wait',
    (options) => gen.tasks.wait('task-1', options),
    { maxIntervall: 5 },
    'The wait for task task-1 has no option maxIntervall. Did you mean maxInterval?',
  ],
  [
    'Tasks.wait, with an option of run',
    (options) => gen.tasks.wait('task-1', options),
    { retries: 5 },
    'The wait for task task-1 has no option retries. It has',
  ],
  [
    'Tasks.resume',
    (options) => gen.tasks.resume({ id: 'task-1' }, options),
    { firstPoll: 5 },
    'The wait for task task-1 has no option firstPoll. Did you mean firstPollAfter?',
  ],
  [
    'Tasks.watch',
    (options) => gen.tasks.watch('task-1', options).next(),
    { callback: {} },
    'The wait for task task-1 has no option callback. Did you mean callbacks?',
  ],
  [
    'BatchMethod',
    (options) => gen.batch([item], options),
    { concurency: 5 },
    'batch has no option concurency. Did you mean concurrency?',
  ],
  [
    'BatchMethod, in an item',
    (options) => gen.batch([item, { ...item, ...(options as object) }]),
    { option: {} },
    'Item 1 of the batch has no field option. Did you mean options?',
  ],
  [
    'BatchMethod, in the options of an item',
    (options) => gen.batch([{ ...item, options }]),
    { signal: AbortSignal.abort() },
    'Item 0 of the batch: options.signal must be left out',
  ],
  [
    'BatchMethod.resume',
    (options) => gen.batch.resume(fileJournal('none'), options),
    { resent: 5 },
    'batch.resume has no option resent. Did you mean resend?',
  ],
  [
    'storageJournal',
    (options) => storageJournal(storage as never, options),
    { prefixes: '' },
    'storageJournal has no option prefixes. Did you mean prefix?',
  ],
  [
    'MediaQueue.add',
    (options) => withQueue((queue) => queue.add(item, options)),
    { jobID: 'order-7' },
    'add has no option jobID. Did you mean jobId?',
  ],
  [
    'MediaQueue.addBulk',
    (options) => withQueue((queue) => queue.addBulk([{ item, options }])),
    { prio: 1 },
    'addBulk has no option prio. Did you mean priority?',
  ],
  [
    'MediaQueue.addBulk, in an entry',
    (options) => withQueue((queue) => queue.addBulk([{ item, ...(options as object) }])),
    { option: {} },
    'Job 0 of addBulk has no field option. Did you mean options?',
  ],
  [
    'MediaQueue.add, in its item',
    (options) => withQueue((queue) => queue.add({ ...item, ...(options as object) })),
    { option: {} },
    'The job has no field option. Did you mean options?',
  ],
  [
    'once',
    (options) => once(gen, memoryRecords(), options),
    { leases: 90_000 },
    'once has no option leases. Did you mean lease?',
  ],
  [
    'fileRecords',
    (options) => fileRecords('none', options),
    { tl: 60 },
    'fileRecords has no option tl. Did you mean ttl?',
  ],
  [
    'folderRecords',
    (options) => folderRecords('none', options),
    { tl: 60 },
    'folderRecords has no option tl. Did you mean ttl?',
  ],
  [
    'redisRecords',
    (options) => redisRecords({ get: () => {}, eval: () => {} } as never, options),
    { prefixes: 'a' },
    'redisRecords has no option prefixes. Did you mean prefix?',
  ],
  [
    'postgresRecords',
    (options) => postgresRecords({ query: async () => ({ rows: [] }) } as never, options),
    { tables: 'a' },
    'postgresRecords has no option tables. Did you mean table?',
  ],
  [
    'recordsTests',
    (options) => recordsTests({ test: it, open: memoryRecords, ...(options as object) }),
    { opens: memoryRecords },
    'recordsTests has no option opens. Did you mean open?',
  ],
  [
    'createMediaQueue',
    (options) => createMediaQueue(options),
    { connections: {} },
    'createMediaQueue has no option connections. Did you mean connection?',
  ],
  ['createMediaWorker', (options) => createMediaWorker(gen as never, options), { concurency: 5 }, 'Did you mean'],
  [
    'Download',
    (options) => gen.download('task-1', undefined, options),
    { onprogress: () => {} },
    'download has no option onprogress. Did you mean onProgress?',
  ],
  [
    'preflight',
    (options) => preflight('createText2Video', request, options),
    { Fetch: true },
    'preflight has no option Fetch. Did you mean fetch?',
  ],
  [
    'preflight, in fetch',
    (options) => preflight('createAdFilm', adFilm, { fetch: options }),
    { allowed: [] },
    'fetch has no option allowed. Did you mean allow?',
  ],
  [
    'assertPreflight',
    (options) => assertPreflight('createText2Video', request, options),
    { films: {} },
    'preflight has no option films. Did you mean film?',
  ],
  [
    'preflightFile',
    (options) => preflightFile(new Uint8Array(1), options),
    { fields: 'images' },
    'preflightFile has no option fields. Did you mean field?',
  ],
  ...[fromBytes, fromFile, fromBlob, fromStream, fromResponse].map(
    (from): Row => [
      from.name,
      (options) => from(bytesFor[from.name as 'fromBytes']() as never, options),
      { fields: 'images' },
      'The purpose of a file has no option fields. Did you mean field?',
    ],
  ),
  [
    'createSandbox',
    (options) => createSandbox(options),
    { speeds: 5 },
    'createSandbox has no option speeds. Did you mean speed?',
  ],
  [
    'Sandbox.reset',
    (options) => sandbox.reset(options),
    { keepclock: true },
    'reset has no option keepclock. Did you mean keepClock?',
  ],
  ['serve', (options) => serve(sandbox, options), { ports: 0 }, 'serve has no option ports. Did you mean port?'],
  [
    'createCallbackHandler',
    (options) => createCallbackHandler(options),
    { onupdate: () => {} },
    'createCallbackHandler has no option onupdate. Did you mean onUpdate?',
  ],
  [
    'tokenInUrl',
    (options) => tokenInUrl('0123456789abcdef', options),
    { parameters: 't' },
    'tokenInUrl has no option parameters. Did you mean parameter?',
  ],
  [
    'signedWith',
    (options) => signedWith('0123456789abcdef', options),
    { maxage: 5 },
    'signedWith has no option maxage. Did you mean maxAge?',
  ],
  [
    'storageInbox',
    (options) => storageInbox(storage as never, options),
    { prefixes: '' },
    'storageInbox has no option prefixes. Did you mean prefix?',
  ],
  [
    'redisInbox',
    (options) => redisInbox({ get: () => {}, eval: () => {} } as never, options),
    { prefixes: '' },
    'redisInbox has no option prefixes. Did you mean prefix?',
  ],
  [
    'checkServer',
    (options) => checkServer(options),
    { baseUrl, apiKey: 'k', profiles: 'read' },
    'checkServer has no option profiles. Did you mean profile?',
  ],
  [
    'contractTests',
    (options) => contractTests(options),
    { baseUrl, test: it, callbackport: 1 },
    'contractTests has no option callbackport. Did you mean callbackPort?',
  ],
  [
    'TrafficCheck',
    (options) => new TrafficCheck('a.har', options),
    { onbroken: () => {} },
    'TrafficCheck has no option onbroken. Did you mean onBroken?',
  ],
  [
    'logEvents',
    (options) => logEvents(options),
    { loglevel: 'info' },
    'logEvents has no option loglevel. Did you mean logLevel?',
  ],
  [
    'createGenMediaProvider',
    (options) => createGenMediaProvider({ gen, ...(options as object) }),
    { loadVideo: false },
    'createGenMediaProvider has no option loadVideo. Did you mean loadVideos?',
  ],
  [
    'tools',
    (options) => tools(gen, { budget: { tasks: 1 }, ...(options as object) }),
    { record: memoryRecords() },
    'tools has no option record. Did you mean records?',
  ],
  [
    'tools, in budget',
    (budget) => tools(gen, { budget }),
    { credit: 5 },
    'budget has no option credit. Did you mean credits?',
  ],
  [
    'mcpHandler',
    (options) => mcpHandler(options),
    { maxCredit: 5 },
    'mcpHandler has no option maxCredit. Did you mean maxCredits?',
  ],
  ['otel', (options) => otel(options), { httpSpan: true }, 'otel has no option httpSpan. Did you mean httpSpans?'],
];

/** Uses a queue without a Redis: nothing is added. */
async function withQueue<T>(use: (queue: ReturnType<typeof createMediaQueue>) => Promise<T>): Promise<T> {
  const queue = createMediaQueue({ connection: { port: 1, lazyConnect: true }, onError: () => {} });
  try {
    return await use(queue);
  } finally {
    await queue.close();
  }
}
