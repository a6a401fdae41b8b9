import { readFileSync } from 'node:fs';
import { checkEdits } from './check-faults.js';
import { commandEdits } from './command-faults.js';
import { deliveryEdits } from './delivery-faults.js';
import { docsEdits } from './docs-faults.js';
import type { Edit, Fault } from './fault.js';
import { integrationEdits } from './integration-faults.js';
import { matrixEdits } from './matrix-faults.js';
import { openApi30Edits } from './openapi-30-faults.js';
import { pageEdits } from './page-faults.js';
import { preflightEdits } from './preflight-faults.js';
import { productionEdits } from './production-faults.js';
import { queueEdits } from './queue-faults.js';
import { sandboxEdits } from './sandbox-faults.js';
import { taskEdits } from './task-faults.js';
import { toolEdits } from './tool-faults.js';
import { tryItEdits } from './try-it-faults.js';
import { urlEdits } from './url-faults.js';
import { waitEdits } from './wait-faults.js';

/** What a programmer gets wrong in the client, the generators, the tools and the tests themselves. */
const edits: readonly Edit[] = [
  [
    'a wrong field name',
    'src/transport/prepare.ts',
    '{ ...body, ...extraBody }',
    '{ ...JSON.parse(JSON.stringify(body).replace(\'"prompt"\', \'"promt"\')), ...extraBody }',
  ],
  [
    'a field not sent',
    'src/transport/prepare.ts',
    '({ ...body, ...extraBody })',
    '({ ...body, payload: undefined, ...extraBody })',
  ],
  ['extraBody not sent', 'src/transport/prepare.ts', '({ ...body, ...extraBody })', '({ ...body })'],
  ['a field with undefined validated', 'src/validate/index.ts', 'value !== undefined', 'true'],
  ['no validation', 'src/transport/send.ts', 'violations?.length)', 'violations && violations.length > 100)'],
  [
    'a body sent with a read',
    'src/transport/prepare.ts',
    "method === 'GET' ? undefined :",
    "method === 'HEAD' ? undefined :",
  ],
  ['another scheme of the key', 'src/transport/options.ts', '`Token ', '`Bearer '],
  ['a key without its scheme', 'src/transport/options.ts', '`Token ', '`'],
  ['redirects followed', 'src/transport/fetch-once.ts', "redirect: 'manual'", "redirect: 'follow'"],
  ['the key sent elsewhere', 'src/transport/send-request.ts', 'if (!url.startsWith(', 'if (!url && !url.startsWith('],
  [
    'an identifier not encoded',
    'src/transport/path.ts',
    'encodeURIComponent(toIdentifier(params.id))',
    'toIdentifier(params.id)',
  ],
  ['a path that climbs', 'src/transport/path.ts', '{0,2}', '{0}'],
  ['a wrong operation', 'src/client/generators.ts', "generator('createMv')", "generator('createPremiumMv') as never"],
  [
    'a wrong operation',
    'src/client/ad-film-generator.ts',
    "sendCreate(this.#send, 'composeAdFilm'",
    "sendCreate(this.#send, 'editAdFilm' as 'composeAdFilm'",
  ],
  [
    'a wrong operation',
    'src/client/general-one-click-generator.ts',
    "'editGeneralOneClick', { task,",
    "'composeGeneralOneClick', { task,",
  ],
  ['a wrong operation', 'src/client/subjects.ts', "'updateSubject', { id,", "'createSubject', { id,"],
  ['a create sent twice', 'src/transport/send.ts', 'return isIdempotent || failure.neverConnected', 'return true'],
  [
    'a create sent again after a server error',
    'src/transport/send.ts',
    '(isIdempotent || failure.status === 429)',
    'true',
  ],
  [
    'a create sent again after a time-out',
    'src/transport/send.ts',
    'return isBusy(failure) &&',
    "return failure.name === 'TimeoutError' || isBusy(failure) &&",
  ],
  ['no retry of a read', 'src/transport/send.ts', "=== 'GET'", "=== 'HEAD'"],
  ['no retry after 429', 'src/transport/send.ts', 'failure.status === 429', 'failure.status === 430'],
  ['one retry too many', 'src/transport/send.ts', 'number > retries', 'number > retries + 1'],
  ['an unknown outcome reported as a rejection', 'src/transport/send.ts', '&& failure.status < 500', ''],
  [
    'an unknown outcome reported as a network error',
    'src/transport/send.ts',
    'isIdempotent || !request.isSent || wasNotAccepted(failure) ? failure',
    'true ? failure',
  ],
  ['an unhandled rejection', 'src/shared/mark-handled.ts', 'promise.catch(() => {});', ''],
  ['Retry-After ignored', 'src/shared/backoff.ts', 'retryAfter + Math.random() * baseDelayMs', '0'],
  ['Retry-After in wrong units', 'src/shared/backoff.ts', 'seconds * 1000', 'seconds * 100'],
  ['waits that do not grow', 'src/shared/backoff.ts', 'baseDelayMs * 2 ** retry', 'baseDelayMs'],
  [
    'a wrong identifier',
    'src/contract/task-handle.ts',
    '[compose_sub_task_id, sub_task_id, task_id, id]',
    '[id, sub_task_id, task_id]',
  ],
  [
    'a failed task taken for a created one',
    'src/tasks/created-task.ts',
    "state === 'failed'",
    "state === 'broken' as never",
  ],
  [
    'a lost identifier not reported',
    'src/contract/task-handle.ts',
    "typeof value === 'string' && !!value",
    "typeof value === 'string'",
  ],
  ['no time-out', 'src/transport/attempt.ts', 'callAfter(timeout, signal', 'callAfter(Infinity, signal'],
  [
    'no abort',
    'src/shared/delay.ts',
    'signal && onAbort(signal, callback)',
    'signal?.aborted ? onAbort(signal, callback) : undefined',
  ],
  ['a leaked listener', 'src/shared/delay.ts', '    forget?.();\n', ''],
  ['a leaked timer', 'src/shared/delay.ts', '    clearTimeout(timer);\n', ''],
  ['the API key in an error', 'src/shared/redact.ts', 'text.replaceAll(secret, placeholder)', 'text'],
  ['cut JSON accepted', 'src/transport/fetch-once.ts', '// Incomplete, or not JSON.', 'return {};'],
  ['a response without a limit', 'src/shared/read-text.ts', 'left < 0', 'left < -1e12'],
  ['a redirected create reported as a rejection', 'src/transport/send.ts', 'failure.status > 303 &&', ''],
  ['a reset reported as no connection', 'src/errors/network-error.ts', '/^(connect|', '/^(connect|read|'],
  ['a list accepted', 'src/shared/is-object.ts', '!Array.isArray(value)', 'true'],
  ['a cached state', 'src/transport/fetch-once.ts', "method === 'GET' && 'cache'", "method === 'HEAD' && 'cache'"],
  ['a violation not reported', 'src/validate/index.ts', 'validator(body) ? []', 'validator(body) || name ? []'],
  [
    'responses validated as requests',
    'src/validate/index.ts',
    'validate(bodiesOf(operation).response, body)',
    'validate(bodiesOf(operation).request ?? bodiesOf(operation).response, body)',
  ],
  [
    'defaults that make fields required',
    'scripts/generate/types.ts',
    'defaultNonNullable: false',
    'defaultNonNullable: true',
  ],
  ['characters counted as JavaScript does', 'scripts/generate/lengths.ts', '} || ($', '} && ($'],
  ['only the first violation reported', 'scripts/generate/validators.ts', 'allErrors: true', 'allErrors: false'],
  [
    'open validators',
    'scripts/document/json-schema.ts',
    "if (key === 'discriminator')",
    "if (key === 'additionalProperties') return undefined;\n    if (key === 'discriminator')",
  ],
  [
    'wrong paths in the table',
    'scripts/generate/operations.ts',
    '[method, path, ...',
    '[method, path.toLowerCase().replace("v2", "v1"), ...',
  ],
  ['YAML that Python and Java read differently', 'scripts/generate.ts', ", compat: 'yaml-1.1'", ''],
  ['YAML that Python and Java read differently', 'openapi/fields/WmPosition.yaml', '"1":', '1:'],
  ['any key for the mock', 'scripts/mock/mock-document.ts', '^Token \\\\S+$', '^\\\\S'],
  ['a mock that outlives its command', 'scripts/mock/prism-preload.mjs', 'process.exit()', '0'],
  ['a mock that a body ends', 'scripts/mock/prism-preload.mjs', '? toHeader(value) : value', '? value : value'],
  ['a mock that is not started again', 'scripts/mock/keep-running.ts', 'if (signal.aborted) return;', 'return;'],
  ['headers that are too long', 'scripts/mock/prism-preload.mjs', 'maxLength = 7000', 'maxLength = 70_000'],
  ['a breaking change that passes', 'scripts/diff.ts', "impact === 'major' &&", "impact === 'minor' &&"],
  [
    'callbacks missing in the diff',
    'src/diff/compare-paths.ts',
    'this.comparePath(oldPath, newPath, place, newUrl);',
    '',
  ],
  ['a table with a wrong limit', 'src/check/rules/text2video.ts', "('prompt', 5000)", "('prompt', 5001)"],
  ['a table that forgets a field', 'src/check/rules/speech.ts', "rule.required('text'),", ''],
  ['a table of rules left out', 'src/check/rules/index.ts', '  ...tasks,\n', ''],
  [
    'an example that counts for nothing',
    'contract-tests/document/examples.test.ts',
    'touch(task, [',
    'if (index > 0) touch(task, [',
  ],
];

/** Every fault in the code. Fails where the code has moved on and an edit no longer finds its place. */
export function codeFaults(): Fault[] {
  const all = [
    edits,
    preflightEdits,
    productionEdits,
    queueEdits,
    urlEdits,
    waitEdits,
    pageEdits,
    sandboxEdits,
    taskEdits,
    toolEdits,
    deliveryEdits,
    integrationEdits,
    docsEdits,
    tryItEdits,
    openApi30Edits,
    matrixEdits,
    checkEdits,
    commandEdits,
  ].flat();
  return all.map(([kind, file, from, to]) => {
    const offset = readFileSync(file, 'utf8').indexOf(from);
    if (offset < 0)
      throw new Error(`${file} has no ${JSON.stringify(from)} any more. Mend “${kind}” in scripts/mutants/.`);
    return { kind, file, from, to, offset };
  });
}
