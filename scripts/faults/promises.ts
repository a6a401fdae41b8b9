import { readFileSync } from 'node:fs';
import { type Fault, tests } from './fault.js';

/** What is wrong, text that occurs once in all of `src/`, what replaces it, and the tests that must fail then. */
type Edit = readonly [fault: string, find: string, replace: string, ...tests: string[]];

/** What the package promises, and edits that break it. They name no file, so that code can move. */
// biome-ignore format: one fault stands on one line, unless it is longer than 160 characters.
const promises: Record<string, readonly Edit[]> = {
  'a create is sent once': [
    ['sent again after a server error', '(failure instanceof RejectedError && failure.status === 429);', 'isBusy(failure);', 'client/creates'],
    ['a server error reported as a rejection', '&& failure.status < 500', '', 'client/responses'],
    [
      'a lost response reported as a network error',
      'if (isRead(operation) || !isSent || createdNothing(failure)) return failure;',
      'if (failure) return failure;',
      'client/creates',
    ],
    ['a reset reported as no connection', '/^(connect|', '/^(connect|read|', 'client/unsent'],
    ['sent after its time limit', 'signal.throwIfAborted();\n        request.isSent = true', 'request.isSent = true', 'client/middleware'],
    ['sent before onSending has recorded it', 'await onSending(', 'onSending(', 'client/on-sending'],
    ['a lost create sent again by a batch', "if (outcomeOf(error).type !== 'unsent') throw error;", '', 'batch/abort'],
    ['a create of a batch sent before it is in the journal', 'await this.#orFail(this.#record.sending', 'void (this.#record.sending', 'batch/abort'],
    ['an unknown outcome sent again without being asked', 'return again === true;', 'return again !== false;', 'batch/journal-resume'],
    ['a line that is not on the disk', 'await this.#lock.file.datasync();', '', 'batch/journal-file'],
    ['a line added to a torn one', 'if (size < (await this.#lock.file.stat()).size) {', 'if (size < 0) {', 'batch/journal-damage'],
    ['a journal opened twice', 'if (isThere) throw inUse(place, holder);', '', 'batch/journal-lock.'],
    ['sent again by a worker after a stall', 'return this.openAttempts.length > 0;', 'return false;', 'bullmq/stopped', 'bullmq/queue', 'bullmq/crashes'],
    ['sent by a worker before it is recorded', 'await journal.claim(attempt, operation)', 'true', 'bullmq/queue'],
    ['a key sent by two calls', 'if (taken) throw new InProgressError(key, 0);', '', 'once/creates'],
    ['a key sent for another request', 'if (others.length > 0) throw', 'if (others.length > 99) throw', 'once/semantics'],
    ['a key with an unknown outcome that is free', 'const { maySend, isUnknown } =', 'const { isUnknown: maySend, isUnknown } =', 'once/semantics'],
    ['a key sent by a process that was stopped', '> maxClaimMs) throw', '> 1e9) throw', 'once/creates'],
    ['a key claimed twice in Redis', "if version ~= ARGV[1] then return found or '{}' end", '', 'once/stores'],
    ['a key claimed twice in PostgreSQL', 'WHERE kept.expires_at <= now()', '', 'once/stores'],
    [
      'a key decided by a forged callback',
      'const found = await this.#gen.tasks.get(handle);',
      'const found = task as typeof task & { payload?: string };',
      'once/callbacks',
    ],
    ['credits counted twice', 'credits - (before ?? 0)', 'credits', 'credits/count'],
    ['a budget without the requests under way', 'this.#spent + this.#reserved + estimate', 'this.#spent + estimate', 'check/check'],
    ['a lost response with a wrong exit code', 'OutcomeUnknownError: 3,', '', 'commands/tasks'],
  ],
  'the API key stays secret': [
    ['redirects followed', "signal, redirect: 'manual' }", "signal, redirect: 'follow' }", 'client/secret', 'client/responses'],
    ['sent to another host by middleware', 'if (!url.startsWith(', 'if (!url && !url.startsWith(', 'client/middleware'],
    ['an identifier that changes the path', 'encodeURIComponent(toIdentifier(params.id))', 'toIdentifier(params.id)', 'client/options'],
    ['in an error', 'text.replaceAll(secret, placeholder)', 'text', 'client/secret'],
    ['in an event', 'const cleaned = clean(event);', 'const cleaned = event;', 'client/events'],
    ['in a header of an error', 'clean(others)', 'others', 'client/responses', 'client/secret'],
    ['printed with an unknown option', 'unknownOption(token.rawName, usage)', 'unknownOption(token.rawName + token.value, usage)', 'commands/usage'],
    ['printed by a command', '}\n  hide(apiKey);', '}', 'commands/key'],
    ['accepted as an option, which others can read', 'secrets.includes(name)', 'false', 'commands/usage'],
    [
      'sent to the storage of results',
      '= connection.fetch;',
      '= (url, init) => connection.fetch(url, { ...init, headers: { ...init.headers, authorization: connection.apiKey } });',
      'download/sources',
    ],
    ['the signature of a URL in an error', 'this.url = publicUrl;', 'this.url = url;', 'download/secrets'],
    ['in the log of the sandbox', 'shorten(redact(start), maxLength)', 'shorten(start, maxLength)', 'sandbox/log', 'sandbox/secret'],
    ['in a rejection of the sandbox', 'key ? rejection.without(key) : rejection', 'rejection', 'sandbox/secret', 'sandbox/failures'],
    ['on the page of the sandbox', 'clean = redactorFor(key)(clean)', 'clean = value', 'sandbox/control.', 'sandbox/secret'],
    ['in a report of genmedia check', 'connection.redact(results.list(baseUrl))', 'results.list(baseUrl)', 'check/check'],
    ['cut in a response of a report', 'text: this.redact(text)', 'text', 'check/long-responses', 'check/check'],
  ],
  'no task is lost': [
    ['another identifier', '[compose_sub_task_id, sub_task_id, task_id, id]', '[id, sub_task_id, task_id]', 'client/created-tasks', 'tasks/handles'],
    ['an error without its handle', 'this.handle = handle;', 'this.handle = undefined;', 'tasks/handles'],
    ['onCreated not awaited', 'await onCreated?.(', 'onCreated?.(', 'tasks/run'],
    ['a wait ended by a failed poll', 'error instanceof NetworkError ||', '', 'tasks/survival'],
    ['another task than requested', '(task.id || id) !== id', 'id === undefined', 'client/reads'],
    [
      'a task missing in the journal',
      'if (this.#record) await this.#orFail(this.#record.accepted(job, handle));',
      '',
      'batch/journal.',
      'batch/journal-resume',
    ],
    ['a task lost by a span', 'return once();', 'return trace(scope, once);', 'otel/'],
    ['a task of a worker not recorded', 'await this.#record(job, journal, created.handle);', '', 'bullmq/crashes', 'bullmq/queue'],
    ['a task of a key not recorded', 'while (!(await this.#records.replace(key, version, accepted))) {', 'while (!version) {', 'once/semantics'],
    ['a late response not used', "if (state === 'failed') await job.retry('failed');", "if (state === 'failed') return;", 'bullmq/stopped', 'bullmq/queue'],
    ['a job that fails at its second stall', 'maxStalledCount = 2 ** 31 - 1', 'maxStalledCount = 1', 'bullmq/stopped', 'bullmq/crashes'],
    ['200 for an update that is lost', '(503, code', '(200, code', 'callbacks/failing-inbox'],
    ['200 before onUpdate has ended', 'update.waitFor(updateTimeout, () => stillHandling(updateTimeout))', 'Promise.resolve()', 'callbacks/updates'],
    [
      'an update recorded before it is handled',
      'await this.#settings.onUpdate(',
      'await claim.complete();\n      await this.#settings.onUpdate(',
      'callbacks/updates',
      'callbacks/claims',
    ],
    ['an update handled twice', 'if (joined) return', 'if (joined?.rank === -2) return', 'callbacks/updates'],
    ['a state that goes back', 'then isOld = true end', 'then isOld = false end', 'callbacks/redis-inbox'],
    ['a broken connection taken for the end', ' && this.bytes === this.total;', ';', 'download/resume'],
    ['an old file removed by a failed download', 'rm(this.#path,', 'rm(this.#target,', 'download/files', 'download/temp-files'],
    ['a file outside of its folder', "text.replace(/[^\\w-]/g, '_')", 'text', 'commands/windows'],
  ],
  'no request reaches or comes from a foreign host': [
    ['a result of a check at an IP address that was not checked', 'sendPinned = isProxied() ? undefined : byNode;', 'sendPinned = undefined;', 'check/hostile-servers'],
    ['a download redirected into a private network', 'if (url.hostname !== from.hostname) ', 'if (url.hostname === from.hostname) ', 'download/redirects'],
    ['a private network cut', "'172.16.0.0/12'", "'172.17.0.0/16'", 'preflight/url-hosts', 'preflight/url-requests'],
    ['NAT64', 'return high * 65_536 + low;', 'return high * 65_536 + low + 2 ** 24;', 'preflight/url-hosts', 'preflight/url-requests'],
    ['only the first IP address checked', 'resolved?.some(', 'resolved?.slice(0, 1).some(', 'preflight/url-hosts', 'preflight/url-requests'],
    ['an IP address that was not checked', '{ lookup: ', '{ unused: ', 'preflight/url-hosts'],
    [
      'a name that ends like an allowed one',
      'this.#allow.includes(host)',
      'this.#allow.some((one) => host.endsWith(one))',
      'preflight/url-hosts',
      'preflight/url-requests',
    ],
    ['a redirect from https to http', "from.protocol === 'https:' && ", "from.protocol === 'ftp:' && ", 'preflight/url-hosts', 'preflight/url-requests'],
    ['callbacks of the sandbox to any host', "hostname === 'localhost' ||", "hostname !== '' ||", 'sandbox/callbacks/urls'],
    ['any Host accepted by the sandbox', 'if (isLoopback(hostname) || hosts.includes(hostname)', 'if (hostname || hosts.includes(hostname)', 'sandbox/hosts'],
    ['pages of other origins accepted by the sandbox', '(!isOwn ||', '(', 'sandbox/cors', 'sandbox/hosts'],
    ['controls open to pages of other origins', 'isOpen || !isControl(path)', 'true', 'sandbox/cors', 'sandbox/control.'],
    ['an unverified callback accepted', 'await rejectUnverified(', 'rejectUnverified(', 'callbacks/rejections', 'callbacks/signatures'],
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
    ['a tool call that is paid twice', "[conversation, toolCallId].join('/')", 'crypto.randomUUID()', 'ai/tools'],
    ['a budget that calls at the same time exceed', 'this.#last.then(run)', 'run()', 'ai/tools'],
    ['an option dropped silently', "warnings.push({ type: 'unsupported',", "void ({ type: 'unsupported',", 'ai/mapping'],
    ['a task beyond the budget', 'this.#tasks >= tasks', 'this.#tasks > tasks', 'ai/tools'],
    ['a paid image that its error does not name', 'handles: toJsonHandles(handles), images', 'images', 'ai/failures'],
  ],
  'an agent stays within its limits': [
    ['a reservation that is not taken', 'await ledger.reserve(order, attempt);', '', 'mcp/money'],
    ['an intent that is ignored', 'await creates.create(intent, task)', 'await creates.create(attempt, task)', 'mcp/money'],
    ['a file of another folder', '|| !isIn(resolve(folder), path)) throw', ') throw', 'mcp/hostile'],
    ['a link to another folder', 'if (await leadsOut(folder, path, target)) throw outside();', '', 'mcp/hostile'],
    ['the key in an error', 'return redact({\n    content:', 'return ({\n    content:', 'mcp/hostile'],
    ['a limit that forgets after a restart', 'new Ledger(records, limits)', 'new Ledger(memoryRecords(), limits)', 'mcp/money'],
    ['a code that confirms another create', 'JSON.stringify([secret, about])', 'secret', 'mcp/money'],
    ['texts of others that are not marked', '{dataMark} ', "{''} ", 'mcp/hostile'],
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
