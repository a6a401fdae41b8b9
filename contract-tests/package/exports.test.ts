import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorClasses } from '../../scripts/docs/guides/parts/error-classes.js';
import * as ai from '../../src/ai/index.js';
import * as batch from '../../src/batch/index.js';
import * as bullmq from '../../src/bullmq/index.js';
import * as callbacks from '../../src/callbacks/index.js';
import * as contract from '../../src/check/index.js';
import * as credits from '../../src/credits/index.js';
import * as download from '../../src/download/index.js';
import * as genmedia from '../../src/index.js';
import * as inputs from '../../src/inputs/index.js';
import * as logger from '../../src/logger/index.js';
import * as mcp from '../../src/mcp/index.js';
import * as models from '../../src/models/index.js';
import * as once from '../../src/once/index.js';
import * as otel from '../../src/otel/index.js';
import * as preflight from '../../src/preflight/index.js';
import * as sandbox from '../../src/sandbox/index.js';
import * as node from '../../src/sandbox/node/index.js';
import * as validate from '../../src/validate/index.js';

it('exports what its documentation describes', () => {
  expect(Object.keys(genmedia).sort()).toEqual([
    'AbortError',
    'ConfigurationError',
    'DeadlineError',
    'GenMedia',
    'GenMediaError',
    'InvalidRequestError',
    'NetworkError',
    'OutcomeUnknownError',
    'RejectedError',
    'TaskFailedError',
    'TimeoutError',
    'UnreadableResponseError',
    'createApiClient',
    'isGenMediaError',
  ]);
  expect(Object.keys(validate).sort()).toEqual([
    'isValid',
    'standardSchema',
    'validate',
    'validateRequest',
    'validateResponse',
  ]);
  expect(Object.keys(models).sort()).toEqual(['fieldsOf', 'generators', 'isGenerator', 'isModel']);
  expect(Object.keys(batch).sort()).toEqual(['JournalError', 'batch', 'fileJournal', 'storageJournal']);
  expect(Object.keys(bullmq).sort()).toEqual(['createMediaQueue', 'createMediaWorker']);
  expect(Object.keys(callbacks).sort()).toEqual([
    'CallbackError',
    'createCallbackHandler',
    'redisInbox',
    'signedWith',
    'storageInbox',
    'toNodeListener',
    'tokenInUrl',
    'withoutBody',
  ]);
  expect(Object.keys(contract).sort()).toEqual([
    'CallbackReceiver',
    'CannotCheckError',
    'Coverage',
    'TrafficCheck',
    'assertInContract',
    'checkServer',
    'contractTests',
    'coverageText',
    'exchangesOf',
    'exitCodeOf',
    'matchers',
    'profiles',
  ]);
  expect(Object.keys(credits).sort()).toEqual(['countCredits']);
  expect(Object.keys(download).sort()).toEqual(['DownloadError', 'download']);
  expect(Object.keys(inputs).sort()).toEqual(['fromBlob', 'fromBytes', 'fromFile', 'fromResponse', 'fromStream']);
  expect(Object.keys(logger).sort()).toEqual(['logEvents', 'pinoLogger']);
  expect(Object.keys(once).sort()).toEqual([
    'InProgressError',
    'fileRecords',
    'folderRecords',
    'memoryRecords',
    'once',
    'postgresRecords',
    'recordsTests',
    'redisRecords',
  ]);
  expect(Object.keys(mcp).sort()).toEqual(['mcpHandler']);
  expect(Object.keys(ai).sort()).toEqual(['CallError', 'capabilitiesOf', 'createGenMediaProvider', 'tools']);
  expect(Object.keys(otel).sort()).toEqual(['otel']);
  expect(Object.keys(preflight).sort()).toEqual(['assertPreflight', 'preflight', 'preflightFile']);
  expect(Object.keys(sandbox).sort()).toEqual(['createSandbox', 'signWith']);
  expect(Object.keys(node).sort()).toEqual(['openStore', 'serve']);
});

it('exports the types that programs name from the root, and all others from genmedia/schema', () => {
  const index = readFileSync('src/index.ts', 'utf8');
  const lists = [...index.matchAll(/export (?:type )?\{([^}]*)\} from/g)].map(([, list = '']) => list);
  const names = lists.flatMap((list) => list.replaceAll('type ', '').split(',')).map((name) => name.trim());
  expect(index.match(/export (type )?\*.*/g)).toEqual(["export * from './errors/index.js';"]);
  expect(names.filter((name) => name && !(name in genmedia)).sort()).toEqual(
    [
      // What a program passes and gets.
      ...[
        'ApiClient',
        'ApiPromise',
        'CallOptions',
        'CallbackSource',
        'ConnectionOptions',
        'CreatedBy',
        'CreatedTask',
        'Creation',
      ],
      ...['Fetch', 'GenMediaEvent', 'GenMediaOptions', 'GeneratorName', 'ModelOf', 'OperationId', 'RequestFor'],
      ...['Middleware', 'MiddlewareHooks', 'MiddlewareParams', 'MiddlewareResult'],
      ...[
        'RunOptions',
        'RunnableName',
        'Task',
        'TaskFailed',
        'TaskHandle',
        'TaskReference',
        'TaskRequest',
        'TaskState',
      ],
      ...[
        'TaskSuccess',
        'Trace',
        'TraceScope',
        'Violation',
        'WaitDefaults',
        'WaitOptions',
        'WatchOptions',
        'WithResponse',
      ],
      // What `const { text2video, tasks } = new GenMedia()` and a handler of events have, where a program exports them.
      ...['AdFilmGenerator', 'GeneralOneClickGenerator', 'MediaGenerator', 'Subjects', 'Tasks'],
      ...[
        'PollEvent',
        'RequestEvent',
        'ResponseEvent',
        'RetryEvent',
        'SlowDownEvent',
        'TaskEvent',
        'UnknownStateEvent',
        'WarningEvent',
      ],
    ].sort(),
  );
});

it('declares every error as a GenMediaError with its own name, and lists it in the errors guide', () => {
  const table = errorClasses().text;
  const errors = Object.entries(genmedia).filter(([name]) => /^(?!GenMediaError)[A-Z].*Error$/.test(name));
  for (const [name, type] of errors) {
    expect(Object.getPrototypeOf(type)).toBe(genmedia.GenMediaError);
    expect(table).toContain(`<code>${name}</code>`);
  }
});
