import { type Edit, editsIn } from './fault.js';

const timing = (kind: string, from: string, to: string): Edit => [kind, 'src/tasks/poll-timing.ts', from, to];
const poller = (kind: string, from: string, to: string): Edit => [kind, 'src/tasks/task-poller.ts', from, to];
const tasks = editsIn('src/tasks');
const transport = editsIn('src/transport');
const client = editsIn('src/client');
const sandbox = editsIn('src/sandbox');

/** What goes wrong in the defaults of waits, and in the advice on when to poll. */
export const waitEdits: readonly Edit[] = [
  timing(
    'advice before firstPollAfter of the caller',
    'isFirst ? firstPollAfter : interval',
    'isFirst ? undefined : interval',
  ),
  timing(
    'advice before interval of the caller',
    'isFirst ? firstPollAfter : interval',
    'isFirst ? firstPollAfter : undefined',
  ),
  timing('advice on an unknown state', ' || !isKnown) return', ') return'),
  timing('advice of 0 that floods the service', 'const minAdviceMs = 100', 'const minAdviceMs = 0'),
  timing('advice of 0 that floods for an hour', 'Math.max(minAdviceMs, age / 100)', 'minAdviceMs'),
  timing('a first poll that counts its minimum from the wait', 'minAdviceMs - age', 'minAdviceMs'),
  timing('advice longer than maxInterval', 'if (advice >= longest) return longest', 'if (advice < 0) return longest'),
  timing('advice that puts off the first poll', 'Math.max(usual, maxInterval), random', 'Number.MAX_VALUE, random'),
  timing(
    'advice cut to maxInterval before the first poll',
    'Math.max(usual, maxInterval), random',
    'maxInterval, random',
  ),
  timing('a poll before the advised time', '1 + random / 20', '1 - random / 20'),
  poller('advice of a create ignored', 'isAdvised ? createdAt + firstAdvice', 'isAdvised && !createdAt ? firstAdvice'),
  poller('advice counted from the wait', 'createdAt + firstAdvice', 'startedAt + firstAdvice'),
  poller('negative advice in a handle', ' && firstAdvice >= 0', ''),
  poller('text as advice in a handle', "typeof firstAdvice === 'number' &&", '!!firstAdvice &&'),
  poller('advice about a finished task', 'firstAdvice >= 0 && !hasEnded', 'firstAdvice >= 0'),
  poller('advice of a poll ignored', 'adviceAt = readAt + advice', 'void advice'),
  poller('advice that outlives its poll', '      adviceAt = undefined;\n', ''),
  tasks('nonsense as advice', 'poll-advice.ts', '/^\\d+(\\.\\d+)?$/.test(text)', "!Number.isNaN(Number(text || 'x'))"),
  tasks('whole milliseconds only', 'poll-advice.ts', '(\\.\\d+)?', ''),
  tasks('advice of a create lost', 'created-task.ts', ', firstPollAfter }', ' }'),
  [
    'advice lost in a handle',
    'src/contract/task-handle.ts',
    ', ...(firstPollAfter !== undefined && { firstPollAfter })',
    '',
  ],
  tasks(
    'defaults before the options of a wait',
    'wait-options.ts',
    '...defaults, ...Object.fromEntries(given)',
    '...Object.fromEntries(given), ...defaults',
  ),
  tasks('undefined in place of a default', 'wait-options.ts', 'value !== undefined', 'true'),
  tasks('a wait without the defaults', 'tasks.ts', 'withWaitDefaults(given, this.#defaults)', 'given'),
  ['a batch without the defaults', 'src/batch/runner.ts', 'withWaitDefaults(options, gen.waitDefaults) ?? ', ''],
  transport('defaults of waits not checked', 'options.ts', '  checkWaitDefaults(wait);\n', ''),
  transport('a misspelled default of waits', 'options.ts', '!names.includes(name)', '!name'),
  transport(
    'callbacks that cannot be listened to',
    'options.ts',
    "!callbacks || typeof callbacks.listen === 'function'",
    'true',
  ),
  client(
    'wait replaced as a whole by withOptions',
    'gen-media.ts',
    '...this.#options.wait, ...options.wait',
    '...options.wait',
  ),
  client(
    'wait not replaced by withOptions',
    'gen-media.ts',
    '...this.#options.wait, ...options.wait',
    '...options.wait, ...this.#options.wait',
  ),
  client(
    'defaults of waits shared with the caller',
    'gen-media.ts',
    'options.wait && { ...options.wait }',
    'options.wait',
  ),
  sandbox('advice at another speed', 'http/poll-advice.ts', 'Math.ceil(remaining / speed)', 'Math.ceil(remaining)'),
  sandbox('advice a moment too early', 'http/poll-advice.ts', 'Math.ceil(', 'Math.floor('),
  sandbox('advice about a task that has ended', 'http/poll-advice.ts', 'remaining > 0', 'remaining > -1e9'),
  sandbox('advice of a clock that stands still', 'http/poll-advice.ts', 'speed > 0 && ', ''),
  sandbox('pollAdvice without effect', 'http/poll-advice.ts', 'settings.pollAdvice && ', ''),
  sandbox('no advice with a create', 'operations/create.ts', ', endsAt: task.endsAt }', ' }'),
  sandbox('no advice with a poll', 'operations/reads.ts', ', endsAt: task.endsAt }', ' }'),
  ['--no-poll-advice without effect', 'src/cli/sandbox/run-sandbox.ts', "!values['no-poll-advice']", 'true'],
];
