import { readFileSync } from 'node:fs';
import { type Fault, tests } from './fault.js';

/** What is wrong, text that occurs once in all of `src/`, what replaces it, and the tests that must fail then. */
type Edit = readonly [fault: string, find: string, replace: string, ...tests: string[]];

/** What the package promises, and edits that break it. They name no file, so that code can move. */
const promises: Record<string, readonly Edit[]> = {
  'a create is sent once': [
    ['sent again after any failure', 'return isIdempotent || failure.neverConnected', 'return true', 'client/'],
    ['sent again after a server error', '(isIdempotent || failure.status === 429)', 'true', 'client/'],
    [
      'sent again after a time-out',
      'return isBusy(failure) &&',
      "return failure.name === 'TimeoutError' || isBusy(failure) &&",
      'client/',
    ],
    ['one retry too many', 'number > retries', 'number > retries + 1', 'client/'],
    ['a server error reported as a rejection', '&& failure.status < 500', '', 'client/'],
    ['a redirect reported as a rejection', 'failure.status > 303 &&', '', 'client/'],
    [
      'a lost response reported as a network error',
      'isIdempotent || !request.isSent || wasNotAccepted(failure) ? failure',
      'true ? failure',
      'client/',
    ],
    ['a reset reported as no connection', '/^(connect|', '/^(connect|read|', 'client/'],
    ['a lost redirect reported as unsent', 'URL\\W+(undefined', 'URL\\W+(http|undefined', 'client/'],
    [
      'sent after its time limit',
      'signal.throwIfAborted();\n      request.isSent = true',
      'request.isSent = true',
      'client/',
    ],
    ['sent before onSending has recorded it', 'await onSending(', 'onSending(', 'client/', 'batch/'],
    ['an invalid request sent', 'violations?.length)', 'violations && violations.length > 100)', 'client/'],
    ['a lost create sent again by a batch', 'if (!wasNotAccepted(error)) throw error;', '', 'batch/'],
    ['an aborted batch that forgets a create', 'if (!job.isOnItsWay) this', 'this', 'batch/'],
    ['an unknown outcome among the remaining', 'isUnsent(result.error) ? [item]', 'result.error ? [item]', 'batch/'],
    ['a request on its way among the remaining', 'if (isOnItsWay) return [];', '', 'batch/'],
    [
      'a create of a batch sent before it is in the journal',
      'await this.#orFail(this.#record.sending',
      'void (this.#record.sending',
      'batch/',
    ],
    ['an unknown outcome sent again without being asked', '!== true) continue', '=== undefined) continue', 'batch/'],
    ['a rejection missing in the journal', 'if (!isLeft) await', 'if (handle) await', 'batch/'],
    ['a line that is not on the disk', 'await lock.file.datasync();', '', 'batch/'],
    ['a line added to a torn one', 'if (end < size) {', 'if (end > size) {', 'batch/'],
    ['a journal opened twice', 'if (isThere) throw inUse(path, holder);', '', 'batch/'],
    ['a line written after the lock was lost', '> ownerCheckMs) await', '> 1e9) await', 'batch/'],
    ['a journal that was replaced', 'opened.ino !== found?.ino', '!opened', 'batch/'],
    ['sent again by a worker after a stall', 'state.openAttempts.length > 0', 'false', 'bullmq/'],
    ['sent by a worker before it is recorded', 'await record();', '', 'bullmq/'],
    ['sent by a worker that lost its lock', '!(await createJob.extendLock(token, lockDuration))', 'false', 'bullmq/'],
    ['a rejection counted as unknown', 'if (attempt !== undefined) await', 'if (false) await', 'bullmq/'],
    ['credits counted twice', 'credits - (before ?? 0)', 'credits', 'credits/'],
    [
      'a budget without the requests under way',
      'this.#spent + this.#reserved + estimate',
      'this.#spent + estimate',
      'check/',
    ],
    ['a lost response with a wrong exit code', 'OutcomeUnknownError: 3,', '', 'commands/'],
  ],
  'the API key stays secret': [
    ['another scheme', '(extra), authorization: `Token ', '(extra), authorization: `Bearer ', 'client/'],
    ['redirects followed', "signal, redirect: 'manual' }", "signal, redirect: 'follow' }", 'client/'],
    [
      'redirects followed behind middleware',
      "headers, redirect: 'manual', signal, cache",
      "headers, redirect: 'follow', signal, cache",
      'client/',
    ],
    ['sent to another host by middleware', 'if (!url.startsWith(', 'if (!url && !url.startsWith(', 'client/'],
    [
      'an identifier that changes the path',
      'encodeURIComponent(toIdentifier(params.id))',
      'toIdentifier(params.id)',
      'client/',
    ],
    ['in an error', 'text.replaceAll(secret, placeholder)', 'text', 'client/'],
    ['in an event', 'const cleaned = clean(event);', 'const cleaned = event;', 'client/'],
    ['in a header of an error', 'clean(others)', 'others', 'client/'],
    ['cookies in an error', "'set-cookie': _", "'set-cookie2': _", 'client/'],
    ['replaced by default headers', "headers && !headers.has('authorization')", 'headers', 'client/'],
    [
      'printed with an unknown option',
      'unknownOption(token.rawName, usage)',
      'unknownOption(token.rawName + token.value, usage)',
      'commands/',
    ],
    ['printed by a command', 'hide(apiKey);', '', 'commands/'],
    ['accepted as an option, which others can read', 'secrets.includes(name)', 'false', 'commands/'],
    [
      'sent to the storage of results',
      '= connection.fetch;',
      '= (url, init) => connection.fetch(url, { ...init, headers: { ...init.headers, authorization: connection.apiKey } });',
      'download/',
    ],
    ['the signature of a URL in an error', 'this.url = publicUrl;', 'this.url = url;', 'download/'],
    ['in the log of the sandbox', 'redactorFor(key)(start)', 'start', 'sandbox/'],
    ['in a rejection of the sandbox', 'key ? rejection.without(key) : rejection', 'rejection', 'sandbox/'],
    ['on the page of the sandbox', 'clean = redactorFor(key)(clean)', 'clean = value', 'sandbox/'],
    ['as a header on the page of the sandbox', 'secretHeaders.has(name) ? ', 'false ? ', 'sandbox/'],
    ['in a report of genmedia check', 'connection.redact(ledger.results())', 'ledger.results()', 'check/'],
    ['in a recorded request', 'redact(exchange.requestText)', 'exchange.requestText', 'check/'],
    ['cut in a recorded response', 'redact(exchange.responseText)', 'exchange.responseText', 'check/'],
    ['cut in a response of a report', 'text: this.redact(text)', 'text', 'check/'],
  ],
  'no task is lost': [
    ['a create without an identifier', "typeof value === 'string' && !!value", "typeof value === 'string'", 'client/'],
    [
      'another identifier',
      '[compose_sub_task_id, sub_task_id, task_id, id]',
      '[id, sub_task_id, task_id]',
      'client/',
      'tasks/',
    ],
    ['an error without its handle', 'this.handle = handle;', 'this.handle = undefined;', 'tasks/'],
    ['onCreated not awaited', 'await options?.onCreated', 'options?.onCreated', 'tasks/'],
    ['a wait ended by a failed poll', 'error instanceof NetworkError ||', '', 'tasks/'],
    ['a new task given up at its first 404', 'status === 404 &&', 'status === 405 &&', 'tasks/'],
    ['another task than requested', '(task.id || id) !== id', 'id === undefined', 'tasks/'],
    ['a failed task given as a success', "last?.state === 'failed'", "last?.state === 'created'", 'tasks/'],
    [
      'a task missing in the journal',
      'if (this.#record) await this.#orFail(this.#record.accepted(job, handle));',
      '',
      'batch/',
    ],
    ['a damaged handle read', '!recorded.isSent || !hasId(entry.handle)', 'false', 'batch/'],
    ['a task lost by a span', 'return once();', 'return trace(scope, once);', 'otel/'],
    ['a task of a worker not recorded', 'await this.#record(job, journal, created.handle);', '', 'bullmq/'],
    [
      'a late response not used',
      "if (state === 'failed') await job.retry('failed');",
      "if (state === 'failed') return;",
      'bullmq/',
    ],
    ['a job that nothing wakes', "(await wake(this.jobs, id)) !== 'active'", 'true', 'bullmq/'],
    ['a job that fails at its second stall', 'maxStalledCount = 2 ** 31 - 1', 'maxStalledCount = 1', 'bullmq/'],
    ['200 for an update that is lost', '(503, code', '(200, code', 'callbacks/'],
    [
      '200 before onUpdate has ended',
      'update.waitFor(updateTimeout, stillHandling)',
      'Promise.resolve()',
      'callbacks/',
    ],
    [
      'an update recorded before it is handled',
      'await this.#settings.onUpdate(',
      'await claim.complete();\n      await this.#settings.onUpdate(',
      'callbacks/',
    ],
    ['an update handled twice', 'if (joined) return', 'if (joined?.rank === -2) return', 'callbacks/'],
    ['a claim kept after onUpdate failed', '.then(() => claim.release())', '', 'callbacks/'],
    ['a state that goes back', 'then isOld = true end', 'then isOld = false end', 'callbacks/'],
    ['a broken connection taken for the end', ' && this.bytes === this.total;', ';', 'download/'],
    ['parts of two files mixed', 'if (differ(before, range)) throw this.#changed();', '', 'download/'],
    ['an old file removed by a failed download', 'rm(this.#path,', 'rm(this.#target,', 'download/'],
    ['a file outside of its folder', "text.replace(/[^\\w-]/g, '_')", 'text', 'commands/'],
  ],
  'no request reaches or comes from a foreign host': [
    ['a download redirected into a private network', ' && (await isPrivate(hostname))', ' && false', 'download/'],
    ['a private network cut', "'172.16.0.0/12'", "'172.17.0.0/16'", 'preflight/'],
    ['metadata of a cloud', "'168.63.129.16/32',", '', 'preflight/'],
    ['NAT64', 'return high * 65_536 + low;', 'return high * 65_536 + low + 2 ** 24;', 'preflight/'],
    ['private IPv6', '(first & 0xe000) !== 0x2000 ||', '', 'preflight/'],
    ['names of the own network', '|localdomain|local|internal', '|local', 'preflight/'],
    ['only the first IP address checked', 'resolved?.some(', 'resolved?.slice(0, 1).some(', 'preflight/'],
    ['an IP address that was not checked', '{ lookup: ', '{ unused: ', 'preflight/'],
    ['an unresolved name', 'this.#mustResolve = fetch === undefined', 'this.#mustResolve = false', 'preflight/'],
    [
      'a name that ends like an allowed one',
      'this.#allow.includes(host)',
      'this.#allow.some((one) => host.endsWith(one))',
      'preflight/',
    ],
    [
      'an unchecked redirect',
      'const addresses = await guard.check(url.hostname);',
      'const addresses = await guard.check(first.hostname);',
      'preflight/',
    ],
    ['a redirect from https to http', "from.protocol === 'https:' && ", "from.protocol === 'ftp:' && ", 'preflight/'],
    ['cookies sent with a check of a file', "credentials: 'omit'", "credentials: 'include'", 'preflight/'],
    ['callbacks of the sandbox to any host', "hostname === 'localhost' ||", "hostname !== '' ||", 'sandbox/'],
    [
      'any Host accepted by the sandbox',
      'if (isLoopback(hostname) || hosts.includes(hostname)',
      'if (hostname || hosts.includes(hostname)',
      'sandbox/',
    ],
    ['pages of other origins accepted by the sandbox', '(!isOwn ||', '(', 'sandbox/'],
    ['controls open to pages of other origins', 'isOpen || !isControl(path)', 'true', 'sandbox/'],
    ['an unverified callback accepted', 'await rejectUnverified(', 'rejectUnverified(', 'callbacks/'],
    ['a callback verified by any value', 'isVerified === true', 'isVerified !== false', 'callbacks/'],
    ['a stale signature accepted', '<= maxAge;', '<= maxAge * 60;', 'callbacks/'],
    ['any token of the same length accepted', 'difference |= byte ^ (other[index] ?? 0)', '', 'callbacks/'],
    [
      'a rewritten body verified',
      'return markRewritten(new Request(url, { ...init, body: text }));',
      'return new Request(url, { ...init, body: text });',
      'callbacks/',
    ],
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
