import { readFileSync } from 'node:fs';
import { type Fault, tests } from './fault.js';

/** What is wrong, text that occurs once in all of `src/`, what replaces it, and the tests that must fail then. */
type Edit = readonly [fault: string, find: string, replace: string, ...tests: string[]];

/** What the package promises, and edits that break it. They name no file, so that code can move. */
const promises: Record<string, readonly Edit[]> = {
  'a create is sent once': [
    [
      'sent again after any failure',
      'if (canBeSentAgain(failure)) return true;',
      'if (failure) return true;',
      'client/middleware',
    ],
    [
      'sent again after a server error',
      '(failure instanceof RejectedError && failure.status === 429);',
      'isBusy(failure);',
      'client/creates',
    ],
    [
      'sent again after a time-out',
      'if (canBeSentAgain(failure)) return',
      "if (failure.name === 'TimeoutError' || canBeSentAgain(failure)) return",
      'client/creates',
    ],
    ['one retry too many', 'attempt > retries', 'attempt > retries + 1', 'client/events'],
    ['a server error reported as a rejection', '&& failure.status < 500', '', 'client/responses'],
    ['a redirect reported as a rejection', 'failure.status > 303 &&', '', 'client/middleware'],
    [
      'a lost response reported as a network error',
      'if (isRead(operation) || !isSent || createdNothing(failure)) return failure;',
      'if (failure) return failure;',
      'client/creates',
    ],
    ['a reset reported as no connection', '/^(connect|', '/^(connect|read|', 'client/unsent'],
    ['a lost redirect reported as unsent', 'URL\\W+(undefined', 'URL\\W+(http|undefined', 'client/fetch-arguments'],
    [
      'sent after its time limit',
      'signal.throwIfAborted();\n        request.isSent = true',
      'request.isSent = true',
      'client/middleware',
    ],
    ['sent before onSending has recorded it', 'await onSending(', 'onSending(', 'client/on-sending'],
    ['an invalid request sent', 'violations?.length)', 'violations && violations.length > 100)', 'client/on-sending'],
    ['a lost create sent again by a batch', "if (outcomeOf(error).type !== 'unsent') throw error;", '', 'batch/abort'],
    [
      'an aborted batch that forgets a create',
      "if (name !== 'sending' && name !== 'recording') this",
      'this',
      'batch/abort',
    ],
    ['an unknown outcome among the remaining', '|| isUnsent(error) ? [item]', '|| error ? [item]', 'batch/abort'],
    [
      'a request on its way among the remaining',
      "return phase.name === 'unsent' ||",
      "return phase.name !== 'ended' ||",
      'batch/remaining',
    ],
    [
      'a create of a batch sent before it is in the journal',
      'await this.#orFail(this.#record.sending',
      'void (this.#record.sending',
      'batch/abort',
    ],
    [
      'an unknown outcome sent again without being asked',
      '(await resend?.(unknown)) === true',
      '(await resend?.(unknown)) !== false',
      'batch/journal-resume',
    ],
    ['a rejection missing in the journal', 'if (!isLeft) await', 'if (handle) await', 'batch/journal-resume'],
    ['a line that is not on the disk', 'await this.#lock.file.datasync();', '', 'batch/journal-file'],
    [
      'a line added to a torn one',
      'if (size < (await this.#lock.file.stat()).size) {',
      'if (size < 0) {',
      'batch/journal-damage',
    ],
    ['a journal opened twice', 'if (isThere) throw inUse(place, holder);', '', 'batch/journal-lock.'],
    ['a line written after the lock was lost', '> ownerCheckMs) await', '> 1e9) await', 'batch/journal-lost-lock'],
    ['a journal that was replaced', 'opened.ino !== found?.ino', '!opened', 'batch/journal-damage'],
    [
      'sent again by a worker after a stall',
      'return this.openAttempts.length > 0;',
      'return false;',
      'bullmq/stopped',
      'bullmq/queue',
      'bullmq/crashes',
    ],
    ['sent by a worker before it is recorded', 'await record();', '', 'bullmq/queue'],
    [
      'sent by a worker that lost its lock',
      '!(await createJob.extendLock(token, lockDuration))',
      'false',
      'bullmq/stopped',
    ],
    ['a rejection counted as unknown', 'if (attempt !== undefined)', 'if (false)', 'bullmq/queue', 'bullmq/pace'],
    ['a key sent by two calls', 'if (taken) throw new InProgressError(key, 0);', '', 'once/creates'],
    [
      'a key sent for another request',
      'if (others.length > 0) throw',
      'if (others.length > 99) throw',
      'once/semantics',
    ],
    [
      'a key with an unknown outcome that is free',
      'const { maySend, isUnknown } =',
      'const { isUnknown: maySend, isUnknown } =',
      'once/semantics',
    ],
    ['a key sent by a process that was stopped', '> this.#settings.lease / 2) throw', '> 1e9) throw', 'once/creates'],
    ['a key claimed twice in Redis', "if version ~= ARGV[1] then return found or '{}' end", '', 'once/stores'],
    ['a key claimed twice in PostgreSQL', 'WHERE kept.expires_at <= now()', '', 'once/stores'],
    [
      'a key decided by a forged callback',
      'const found = await this.#gen.tasks.get(handle);',
      'const found = task as typeof task & { payload?: string };',
      'once/callbacks',
    ],
    ['credits counted twice', 'credits - (before ?? 0)', 'credits', 'credits/count'],
    [
      'a budget without the requests under way',
      'this.#spent + this.#reserved + estimate',
      'this.#spent + estimate',
      'check/check',
    ],
    ['a lost response with a wrong exit code', 'OutcomeUnknownError: 3,', '', 'commands/tasks'],
  ],
  'the API key stays secret': [
    ['another scheme', '(extra), authorization: `Token ', '(extra), authorization: `Bearer ', 'client/operations'],
    [
      'redirects followed',
      "signal, redirect: 'manual' }",
      "signal, redirect: 'follow' }",
      'client/secret',
      'client/responses',
    ],
    [
      'redirects followed behind middleware',
      "headers, redirect: 'manual', signal, cache",
      "headers, redirect: 'follow', signal, cache",
      'client/middleware',
    ],
    ['sent to another host by middleware', 'if (!url.startsWith(', 'if (!url && !url.startsWith(', 'client/middleware'],
    [
      'an identifier that changes the path',
      'encodeURIComponent(toIdentifier(params.id))',
      'toIdentifier(params.id)',
      'client/options',
    ],
    ['in an error', 'text.replaceAll(secret, placeholder)', 'text', 'client/secret'],
    ['in an event', 'const cleaned = clean(event);', 'const cleaned = event;', 'client/events'],
    ['in a header of an error', 'clean(others)', 'others', 'client/responses', 'client/secret'],
    ['cookies in an error', "'set-cookie': _", "'set-cookie2': _", 'client/responses'],
    ['replaced by default headers', "headers && !headers.has('authorization')", 'headers', 'client/options'],
    [
      'printed with an unknown option',
      'unknownOption(token.rawName, usage)',
      'unknownOption(token.rawName + token.value, usage)',
      'commands/usage',
    ],
    ['printed by a command', '}\n  hide(apiKey);', '}', 'commands/key'],
    ['accepted as an option, which others can read', 'secrets.includes(name)', 'false', 'commands/usage'],
    [
      'sent to the storage of results',
      '= connection.fetch;',
      '= (url, init) => connection.fetch(url, { ...init, headers: { ...init.headers, authorization: connection.apiKey } });',
      'download/sources',
    ],
    ['the signature of a URL in an error', 'this.url = publicUrl;', 'this.url = url;', 'download/secrets'],
    ['in the log of the sandbox', 'redactorFor(key)(start)', 'start', 'sandbox/log', 'sandbox/secret'],
    [
      'in a rejection of the sandbox',
      'key ? rejection.without(key) : rejection',
      'rejection',
      'sandbox/secret',
      'sandbox/failures',
    ],
    [
      'on the page of the sandbox',
      'clean = redactorFor(key)(clean)',
      'clean = value',
      'sandbox/control.',
      'sandbox/secret',
    ],
    ['as a header on the page of the sandbox', 'secretHeaders.has(name) ? ', 'false ? ', 'sandbox/log'],
    [
      'in a report of genmedia check',
      'connection.redact(results.list(baseUrl))',
      'results.list(baseUrl)',
      'check/check',
    ],
    ['in a recorded request', 'redact(exchange.requestText)', 'exchange.requestText', 'check/traffic'],
    ['cut in a recorded response', 'redact(exchange.responseText)', 'exchange.responseText', 'check/traffic'],
    ['cut in a response of a report', 'text: this.redact(text)', 'text', 'check/long-responses', 'check/check'],
  ],
  'no task is lost': [
    [
      'a create without an identifier',
      "typeof value === 'string' && !!value",
      "typeof value === 'string'",
      'client/created-tasks',
      'client/responses',
    ],
    [
      'another identifier',
      '[compose_sub_task_id, sub_task_id, task_id, id]',
      '[id, sub_task_id, task_id]',
      'client/created-tasks',
      'tasks/handles',
    ],
    ['an error without its handle', 'this.handle = handle;', 'this.handle = undefined;', 'tasks/handles'],
    ['onCreated not awaited', 'await onCreated?.(', 'onCreated?.(', 'tasks/run'],
    ['a wait ended by a failed poll', 'error instanceof NetworkError ||', '', 'tasks/survival'],
    ['a new task given up at its first 404', 'status === 404 &&', 'status === 405 &&', 'tasks/rejections'],
    ['another task than requested', '(task.id || id) !== id', 'id === undefined', 'client/reads'],
    ['a failed task given as a success', "last?.state === 'failed'", "last?.state === 'created'", 'tasks/outcome'],
    [
      'a task missing in the journal',
      'if (this.#record) await this.#orFail(this.#record.accepted(job, handle));',
      '',
      'batch/journal.',
      'batch/journal-resume',
    ],
    [
      'a damaged handle read',
      '!create.isUnknown || !hasId(entry.handle)',
      'false',
      'batch/journal-damage',
      'batch/journal-resume',
    ],
    ['a task lost by a span', 'return once();', 'return trace(scope, once);', 'otel/'],
    [
      'a task of a worker not recorded',
      'await this.#record(job, journal, created.handle);',
      '',
      'bullmq/crashes',
      'bullmq/queue',
    ],
    [
      'a late response not used',
      "if (state === 'failed') await job.retry('failed');",
      "if (state === 'failed') return;",
      'bullmq/stopped',
      'bullmq/queue',
    ],
    ['a job that nothing wakes', "(await wake(job)) !== 'active'", 'true', 'bullmq/queue'],
    [
      'a job that fails at its second stall',
      'maxStalledCount = 2 ** 31 - 1',
      'maxStalledCount = 1',
      'bullmq/stopped',
      'bullmq/crashes',
    ],
    ['200 for an update that is lost', '(503, code', '(200, code', 'callbacks/failing-inbox'],
    [
      '200 before onUpdate has ended',
      'update.waitFor(updateTimeout, stillHandling)',
      'Promise.resolve()',
      'callbacks/updates',
    ],
    [
      'an update recorded before it is handled',
      'await this.#settings.onUpdate(',
      'await claim.complete();\n      await this.#settings.onUpdate(',
      'callbacks/updates',
      'callbacks/claims',
    ],
    ['an update handled twice', 'if (joined) return', 'if (joined?.rank === -2) return', 'callbacks/updates'],
    ['a claim kept after onUpdate failed', '.then(() => claim.release())', '', 'callbacks/claims'],
    ['a state that goes back', 'then isOld = true end', 'then isOld = false end', 'callbacks/redis-inbox'],
    ['a broken connection taken for the end', ' && this.bytes === this.total;', ';', 'download/resume'],
    ['parts of two files mixed', 'if (differ(before, range)) throw this.#changed();', '', 'download/resume'],
    [
      'an old file removed by a failed download',
      'rm(this.#path,',
      'rm(this.#target,',
      'download/files',
      'download/temp-files',
    ],
    ['a file outside of its folder', "text.replace(/[^\\w-]/g, '_')", 'text', 'commands/windows'],
  ],
  'no request reaches or comes from a foreign host': [
    [
      'a download redirected into a private network',
      'if (url.hostname !== from.hostname) ',
      'if (url.hostname === from.hostname) ',
      'download/redirects',
    ],
    ['a private network cut', "'172.16.0.0/12'", "'172.17.0.0/16'", 'preflight/url-hosts', 'preflight/url-requests'],
    ['metadata of a cloud', "'168.63.129.16/32',", '', 'preflight/url-hosts', 'preflight/url-requests'],
    [
      'NAT64',
      'return high * 65_536 + low;',
      'return high * 65_536 + low + 2 ** 24;',
      'preflight/url-hosts',
      'preflight/url-requests',
    ],
    ['private IPv6', '(first & 0xe000) !== 0x2000 ||', '', 'preflight/url-hosts', 'preflight/url-requests'],
    [
      'names of the own network',
      '|localdomain|local|internal',
      '|local',
      'preflight/url-hosts',
      'preflight/url-requests',
    ],
    [
      'only the first IP address checked',
      'resolved?.some(',
      'resolved?.slice(0, 1).some(',
      'preflight/url-hosts',
      'preflight/url-requests',
    ],
    ['an IP address that was not checked', '{ lookup: ', '{ unused: ', 'preflight/url-hosts'],
    [
      'an unresolved name',
      'mustResolve: fetch === undefined',
      'mustResolve: false',
      'preflight/url-hosts',
      'preflight/url-requests',
    ],
    [
      'a name that ends like an allowed one',
      'this.#allow.includes(host)',
      'this.#allow.some((one) => host.endsWith(one))',
      'preflight/url-hosts',
      'preflight/url-requests',
    ],
    [
      'a redirect from https to http',
      "from.protocol === 'https:' && ",
      "from.protocol === 'ftp:' && ",
      'preflight/url-hosts',
      'preflight/url-requests',
    ],
    ['cookies sent with a check of a file', "credentials: 'omit'", "credentials: 'include'", 'preflight/url-platforms'],
    [
      'callbacks of the sandbox to any host',
      "hostname === 'localhost' ||",
      "hostname !== '' ||",
      'sandbox/callbacks/urls',
    ],
    [
      'any Host accepted by the sandbox',
      'if (isLoopback(hostname) || hosts.includes(hostname)',
      'if (hostname || hosts.includes(hostname)',
      'sandbox/hosts',
    ],
    ['pages of other origins accepted by the sandbox', '(!isOwn ||', '(', 'sandbox/cors', 'sandbox/hosts'],
    [
      'controls open to pages of other origins',
      'isOpen || !isControl(path)',
      'true',
      'sandbox/cors',
      'sandbox/control.',
    ],
    [
      'an unverified callback accepted',
      'await rejectUnverified(',
      'rejectUnverified(',
      'callbacks/rejections',
      'callbacks/signatures',
    ],
    ['a callback verified by any value', 'isVerified === true', 'isVerified !== false', 'callbacks/signatures'],
    ['a stale signature accepted', '<= maxAge;', '<= maxAge * 60;', 'callbacks/signatures'],
    ['any token of the same length accepted', 'difference |= byte ^ (other[index] ?? 0)', '', 'callbacks/token-in-url'],
    [
      'a rewritten body verified',
      'return markRewritten(new Request(url, { ...init, body: text }));',
      'return new Request(url, { ...init, body: text });',
      'callbacks/node-bodies',
      'callbacks/frameworks',
    ],
  ],
  'the AI SDK never pays twice, and gets what it asked for': [
    ['a create that the AI SDK sends again', 'isRetryable = false', 'isRetryable = true', 'ai/failures'],
    ['an empty image result that the AI SDK pays for again', 'isRetryable: false,', '', 'ai/failures'],
    ['a tool call that is paid twice', "[conversation, toolCallId].join('/')", 'crypto.randomUUID()', 'ai/tools'],
    ['a budget that calls at the same time exceed', 'this.#last.then(run)', 'run()', 'ai/tools'],
    [
      'a webhook that ends with `processing`',
      'resolve?.(runner.wait(handles, call.abortSignal))',
      'resolve?.(Promise.resolve())',
      'ai/failures',
    ],
    [
      'an option dropped silently',
      "warnings.push({ type: 'unsupported',",
      "void ({ type: 'unsupported',",
      'ai/mapping',
    ],
    ['a resolution by the longer side', 'Math.min(width, height)}p', 'Math.max(width, height)}p', 'ai/mapping'],
    ['a task beyond the budget', 'this.#tasks >= tasks', 'this.#tasks > tasks', 'ai/tools'],
    ['credits beyond the budget', 'spent >= credits', 'spent > credits * 2', 'ai/tools'],
    ['an expired URL that is not renewed', '...(file && { task: file.handle })', '', 'ai/failures'],
    [
      'a capability that not all inputs have',
      'having.length === 0 || having.length === generators.length',
      'having',
      'ai/capabilities',
    ],
    ['a union at the top of an input', "target === 'draft-07' ? flat(schema) : schema", 'schema', 'ai/tools'],
  ],
  'the raw client sends what it is given': [
    [
      'a query dropped',
      'pathSerializer: fillPath,\n',
      "pathSerializer: fillPath,\n    querySerializer: () => '',\n",
      'client/raw-client',
    ],
    ['headers dropped', '    headers,\n    fetch: (request)', '    fetch: (request)', 'client/raw-client'],
  ],
};

/** Each edit as a fault. Fails if its text does not occur exactly once. */
export function promiseFaults(files: readonly string[]): Fault[] {
  const sources = files
    .filter((file) => file.startsWith('src/') && file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return Object.entries(promises).flatMap(([promise, edits]) =>
    edits.map(([fault, from, to, ...names]) => {
      const places = sources.flatMap(({ file, text }) => offsetsOf(from, text).map((offset) => ({ file, offset })));
      const [place] = places;
      if (!place || places.length > 1) {
        const found = places.map(({ file }) => file).join(', ') || 'nowhere';
        throw new Error(
          `"${fault}" of scripts/faults/promises.ts: "${from}" must occur once in src/. Found: ${found}.`,
        );
      }
      return {
        kind: `${promise}: ${fault}`,
        ...place,
        from,
        to,
        steps: [{ name: names.join(', '), args: tests(...names) }],
      };
    }),
  );
}

function offsetsOf(part: string, text: string): number[] {
  const offset = text.indexOf(part);
  return offset < 0 ? [] : [offset, ...offsetsOf(part, text.slice(offset + 1)).map((next) => next + offset + 1)];
}
