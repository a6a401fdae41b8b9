import { behaviours } from '../../generated/service.js';
import type { OperationId } from '../terms/operation.js';
import type { CheckRun } from './run.js';
import { stopAtAccepted } from './table-checks.js';
import { isRead, operationIds } from './targets.js';
import { verdictOf } from './verdict.js';

/** A check that sends one request. */
export interface SingleCheck {
  subject: OperationId;
  rule: string;
  run: (run: CheckRun) => Promise<void>;
}

const key = 'a-key-that-nobody-has';

/** Values of the header Authorization that are not documented, by the rule that they break. */
const wrongHeaders: { rule: string; authorization: string | null; isChecked: (profile: string) => boolean }[] = [
  { rule: 'a request without a key is rejected', authorization: null, isChecked: () => true },
  // Mocks compare only whether there is a header.
  {
    rule: 'a key with another word than Token is rejected',
    authorization: `Bearer ${key}`,
    isChecked: (profile) => profile !== 'stateless',
  },
  {
    rule: 'a header Authorization without a key is rejected',
    authorization: 'Token',
    isChecked: (profile) => profile !== 'stateless',
  },
];

/** Requests without a valid header, to every operation; with profile `read` only to those that read. */
export function keyChecks(profile: string): SingleCheck[] {
  return wrongHeaders
    .filter(({ isChecked }) => isChecked(profile))
    .flatMap(({ rule, authorization }) =>
      operationIds
        .filter((operation) => profile !== 'read' || isRead(operation))
        .map((subject) => ({ subject, rule, run: (run) => sendWithout(run, subject, rule, authorization) })),
    );
}

async function sendWithout(run: CheckRun, operation: OperationId, rule: string, authorization: string | null) {
  const [example] = Object.values(behaviours[operation].examples);
  await expectRejected(run, operation, rule, { authorization, ...(!isRead(operation) && { body: example ?? {} }) });
}

/** Bodies that are not JSON. */
export function jsonChecks(): SingleCheck[] {
  const rule = 'a body that is not JSON is rejected';
  return operationIds
    .filter((operation) => !isRead(operation))
    .map((subject) => ({ subject, rule, run: (run) => expectRejected(run, subject, rule, { text: '{"model":' }) }));
}

/** Reads of what the server does not have. A server without memory cannot know. */
export function unknownIdChecks(): SingleCheck[] {
  const rule = 'a read of an identifier that does not exist is rejected';
  return (['getTaskCreations', 'getAdFilm'] as const).map((subject) => ({
    subject,
    rule,
    run: (run) => expectRejected(run, subject, rule, { id: `unknown-${Math.floor(run.random() * 1e9)}` }),
  }));
}

async function expectRejected(
  run: CheckRun,
  operation: OperationId,
  rule: string,
  parts: { authorization?: string | null; body?: unknown; text?: string; id?: string },
): Promise<void> {
  const exchange = await run.send(operation, parts);
  const isUnauthorized = parts.authorization !== undefined;
  const verdict = verdictOf(exchange, { isUnknownId: true, isUnauthorized });
  run.check(operation, rule, verdict.kind === 'rejected', () => ({
    request: exchange.line,
    ...(isUnauthorized && { case: parts.authorization === null ? 'no key' : 'another header' }),
    expected: 'must be rejected',
    actual: verdict.text,
  }));
  if (run.profile === 'refusals' && verdict.kind === 'accepted') stopAtAccepted(run, exchange.shown);
}
