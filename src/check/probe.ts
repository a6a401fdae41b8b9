import { operations } from '../../generated/operations.js';
import type { Exchange } from './connection.js';
import { hasOperation } from './decide.js';
import { readRules } from './lifecycle/wait.js';
import { isNotFound } from './presence.js';
import type { CheckRun } from './run.js';
import { CannotCheckError } from './stop-error.js';
import { isRead, operationIds } from './targets.js';
import { verdictOf } from './verdict.js';

/** The rule that is checked first. */
export const probeRule = { subject: 'listSubjects', rule: 'a read is accepted' } as const;

/** What a task is read with. */
export const taskRead = 'getTaskCreations';

/**
 * Throws if there is nothing to check: no server, a key that it rejects, no operation. It sends a read that every server has
 * to accept, and a read of the task, if one is named.
 */
export async function probe(run: CheckRun, baseUrl: string): Promise<void> {
  const exchange = await run.send(probeRule.subject);
  const { status, shown, line, sent } = exchange;
  if (status === undefined) {
    throw new CannotCheckError(`${baseUrl} cannot be reached: ${shown}. Start the server, or correct the URL.`);
  }
  if (status === 401 || status === 403) {
    throw new CannotCheckError(`The server rejects the key: ${shown}. Set GENMEDIA_API_KEY to a key that it accepts.`);
  }
  const task = run.task === undefined ? undefined : await run.send(taskRead, { id: run.task });
  if (run.presence.isEmpty) await assertOperations(run, baseUrl, status);
  if (task) checkTask(run, task);
  const { subject, rule } = probeRule;
  const verdict = verdictOf(exchange);
  const isAccepted = run.check(subject, rule, verdict.kind === 'accepted', () => ({
    request: line,
    sent: { ...sent, must: 'accepted' },
    expected: 'must be accepted',
    actual: verdict.text,
  }));
  if (isAccepted) run.checkResponse(exchange);
}

/** Throws if the server has no operation at all: the path is wrong, or it is another server. */
async function assertOperations(run: CheckRun, baseUrl: string, status: number): Promise<void> {
  const asked = operationIds.filter((operation) => run.profile !== 'read' || isRead(operation));
  await Promise.all(asked.map((operation) => hasOperation(run, operation)));
  if (!run.presence.isEmpty) return;
  const [method, path] = operations[probeRule.subject];
  const got = `${status}${status < 300 ? ', but not JSON' : ''}`;
  throw new CannotCheckError(
    `No operation was found there: is the path right? ${method} ${baseUrl}${path} got ${got}, and the ${asked.length - 1} other operations were not found either. Pass the URL that comes before ${path}.`,
  );
}

/** Checks the read of the task that the server is said to have. */
function checkTask(run: CheckRun, exchange: Exchange): void {
  const { line: request, sent, shown, body } = exchange;
  const again = 'Pass the id of a task that exists with --task, or leave --task out.';
  if (isNotFound(exchange))
    throw new CannotCheckError(`The server does not have the task ${run.task}: ${shown}. ${again}`);
  const verdict = verdictOf(exchange);
  if (verdict.kind !== 'accepted') {
    const expected = 'must be accepted, since the task exists';
    run.results.violated(taskRead, readRules.readable, {
      request,
      sent: { ...sent, must: 'accepted' },
      expected,
      actual: verdict.text,
    });
  } else if (run.checkResponse(exchange)) {
    const { id } = body as { id?: unknown };
    run.check(taskRead, readRules.sameId, id === run.task, () => ({
      request,
      sent,
      expected: `must return the task ${run.task}`,
      actual: `returned ${shown}`,
    }));
  }
}
