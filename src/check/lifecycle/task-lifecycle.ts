import { behaviours } from '../../../generated/service.js';
import { isObject } from '../../shared/is-object.js';
import { parseUrl } from '../../shared/parse-url.js';
import { excerpt } from '../../shared/text.js';
import type { OperationId } from '../../terms/operation.js';
import { taskIdOf } from '../../terms/task-handle.js';
import { validateRequest } from '../../validate/index.js';
import type { Exchange } from '../connection.js';
import { decide, isSkipped } from '../decide.js';
import { checkEcho } from '../echo.js';
import { leftOpenIn } from '../left-open.js';
import type { CheckRun } from '../run.js';
import { verdictOf } from '../verdict.js';
import { checkCallbacks, openCallbackUrl } from './callback-checks.js';
import { type ResultUrls, resultRules } from './result-urls.js';
import { checkReadable, type LifecycleOptions, type ReadTask, readToEnd, transitions } from './wait.js';

type Body = Readonly<Record<string, unknown>>;

export const taskRules = {
  accepted: 'a documented example is accepted',
  identified: 'a create returns the identifier of its task',
  payload: 'a read returns the payload unchanged',
  flags: 'a read returns the flags of the request',
  stays: 'a task that has ended stays as it is',
  private: 'a task cannot be read without a key',
  watermarked: 'a result with a watermark has a watermarked_url',
  progress: 'a read of the task of a film returns its progress',
  file: 'speech that has succeeded has the URL of its file',
};

/** Checks a task from its creation to its end. Returns its identifier if it has succeeded. */
export async function checkTaskLifecycle(
  run: CheckRun,
  operation: OperationId,
  example: object,
  options: LifecycleOptions,
  urls: ResultUrls,
): Promise<string | undefined> {
  const payload = `check ${Math.floor(run.random() * 1e9)} "ü" 🎬\n`;
  const callbacks = openCallbackUrl(operation, options.receiver);
  const { callback_url: _, ...rest } = run.withMedia(operation, example as Body);
  const body: Body = withAccepted(operation, rest, { payload, ...(callbacks && { callback_url: callbacks.url }) });
  const created = await checkCreate(run, operation, body);
  if (!created) return undefined;
  const { id, exchange } = created;
  await urls.check((exchange.body as { file_url?: unknown }).file_url, exchange, operation);
  await checkPrivate(run, 'getTaskCreations', taskRules.private, id);
  const ended = await readToEnd(run, id, options, checkPayload(run, exchange, body.payload));
  if (!ended) return undefined;
  await checkEnd(run, ended, { id, body, of: exchange }, urls);
  if (callbacks) {
    const { task, isProcessing } = ended;
    const { state } = task;
    await checkCallbacks(run, operation, callbacks, { id, payload: body.payload, state, isProcessing }, options);
    // Another end than that of a read breaks another rule.
    const posted = state === 'success' ? callbacks.received : [];
    const of = { ...ended.exchange, line: `a callback of ${exchange.line}` };
    for (const callback of posted) await checkResults(urls, run.connection.redact(callback.body), of, operation);
  }
  return ended.task.state === 'success' ? id : undefined;
}

/** Checks that a task or a film, which exists, is not read without a key. */
export async function checkPrivate(
  run: CheckRun,
  subject: 'getTaskCreations' | 'getAdFilm',
  rule: string,
  id: string,
): Promise<void> {
  const exchange = await run.send(subject, { id, authorization: null });
  const verdict = verdictOf(exchange, { isUnauthorized: true, isUnknownId: true });
  run.check(subject, rule, verdict.kind === 'rejected', () => ({
    request: `${exchange.line} without a key`,
    expected: 'must be rejected',
    actual: verdict.text,
  }));
}

/** Requests the URLs of the results of a task, as a read or a callback has returned it. */
export async function checkResults(
  urls: ResultUrls,
  task: unknown,
  of: Exchange,
  operation: OperationId,
): Promise<void> {
  const { creations } = (isObject(task) ? task : {}) as ReadTask;
  for (const creation of Array.isArray(creations) ? creations : []) {
    const { url, cover_url, watermarked_url } = creation ?? {};
    for (const each of [url, cover_url, watermarked_url]) await urls.check(each, of, operation);
  }
}

/** The body with those of the fields that the operation accepts. */
export function withAccepted(operation: OperationId, body: Body, fields: Body): Body {
  const known: Record<string, unknown> = { ...body };
  for (const [field, value] of Object.entries(fields)) {
    if (validateRequest(operation, { ...known, [field]: value }).length === 0) known[field] = value;
  }
  return known;
}

/** Creates a task, and checks the response. */
export async function checkCreate(
  run: CheckRun,
  operation: OperationId,
  body: Body,
): Promise<{ id: string; exchange: Exchange } | undefined> {
  if (isSkipped(run, operation, taskRules.accepted)) return undefined;
  const exchange = await run.send(operation, { body });
  const { line: request, shown } = exchange;
  const { kind } = await decide(run, exchange, {
    rule: taskRules.accepted,
    must: 'accepted',
    leftOpen: () => leftOpenIn(operation, body),
  });
  if (kind !== 'accepted') return undefined;
  run.checkResponse(exchange);
  const response = isObject(exchange.body) ? (exchange.body as Record<string, unknown>) : {};
  const id = taskIdOf(response);
  run.check(operation, taskRules.identified, id !== undefined, () => ({
    request,
    expected: 'must return an identifier',
    actual: `returned ${shown}`,
  }));
  await checkEcho(run, exchange, body);
  checkFile(run, exchange);
  return id === undefined ? undefined : { id, exchange };
}

/** Checks that the response to a create has the URL of a file, if the operation documents one there. */
function checkFile(run: CheckRun, { operation, line: request, body, shown }: Exchange): void {
  const { state, file_url } = (isObject(body) ? body : {}) as { state?: unknown; file_url?: unknown };
  if (!behaviours[operation].responseFields.includes('file_url') || state !== 'success') return;
  const hasFile = typeof file_url === 'string' && parseUrl(file_url) !== undefined;
  run.check(operation, taskRules.file, hasFile, () => ({
    request,
    expected: 'must return a file_url, since it has succeeded',
    actual: `returned ${shown}`,
  }));
}

/** Checks that a read of the task of a create has the payload of the request, if that had one. */
export const checkPayload =
  (run: CheckRun, { line }: Exchange, payload: unknown) =>
  (task: ReadTask, read: Exchange): void => {
    if (payload === undefined) return;
    run.check('getTaskCreations', taskRules.payload, task.payload === payload, () => ({
      request: `${read.line}, created by ${line}`,
      expected: `must return payload = ${excerpt(JSON.stringify(payload))}`,
      actual: `returned ${task.payload === undefined ? 'no payload' : `payload = ${excerpt(JSON.stringify(task.payload))}`}`,
    }));
  };

/** Checks the last read of a task, and its results. */
async function checkEnd(
  run: CheckRun,
  { task, exchange }: { task: ReadTask; exchange: Exchange },
  { id, body, of }: { id: string; body: Body; of: Exchange },
  urls: ResultUrls,
): Promise<void> {
  const subject = 'getTaskCreations';
  const request = `${exchange.line}, created by ${of.line}`;
  for (const field of ['bgm', 'off_peak'] as const) {
    const value = (task as Body)[field];
    if (body[field] === undefined || value === undefined) continue;
    run.check(subject, taskRules.flags, value === body[field], () => ({
      request,
      expected: `must return ${field} = ${body[field]}`,
      actual: `returned ${field} = ${value}`,
    }));
  }
  if (of.operation === 'createAdFilm') {
    const { progress } = task as Body;
    run.check(subject, taskRules.progress, Number.isInteger(progress), () => ({
      request,
      expected: 'must return the progress of the film as a whole number',
      actual: `returned ${progress === undefined ? 'no progress' : `progress = ${excerpt(JSON.stringify(progress))}`}`,
    }));
  }
  if (task.state === 'failed') {
    const why = `A task failed with err_code ${excerpt(task.err_code)}, so that it has no result.`;
    for (const rule of Object.values(resultRules)) run.results.notChecked('results', rule, why);
  }
  const [creation] = task.creations ?? [];
  if (task.state === 'success' && body.watermark === true) {
    run.check(subject, taskRules.watermarked, typeof creation?.watermarked_url === 'string', () => ({
      request,
      expected: 'must return a watermarked_url',
      actual: `returned ${exchange.shown}`,
    }));
  }
  await checkResults(urls, task, exchange, of.operation);
  const again = await run.send(subject, { id });
  if (!checkReadable(run, again)) return;
  const state = (again.body as ReadTask | undefined)?.state;
  if (state === task.state) run.results.held(subject, taskRules.stays);
  else {
    const actual = `returned ${state} after ${task.state}`;
    run.results.undocumented(subject, taskRules.stays, { request, actual, why: transitions });
  }
}
