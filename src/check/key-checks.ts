import { behaviours } from '../../generated/service.js';
import type { OperationId } from '../terms/operation.js';
import type { RequestParts } from './connection.js';
import { brokenJson, decide, isSkipped, jsonRule } from './decide.js';
import { taskRead } from './probe.js';
import type { Profile } from './profiles.js';
import type { CheckRun } from './run.js';
import { hasId, isRead, operationIds } from './targets.js';

/** A check that sends one request. */
interface SingleCheck {
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
function keyChecks(profile: string): SingleCheck[] {
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
  const id = operation === taskRead ? run.task : undefined;
  await expectRejected(run, operation, rule, { id, authorization, ...(!isRead(operation) && { body: example ?? {} }) });
}

/** Bodies that are not JSON. */
function jsonChecks(): SingleCheck[] {
  const rule = jsonRule;
  return operationIds
    .filter((operation) => !isRead(operation))
    .map((subject) => ({ subject, rule, run: (run) => expectRejected(run, subject, rule, { text: brokenJson }) }));
}

/** Reads of what the server does not have. A server without memory cannot know. */
export function unknownIdChecks(): SingleCheck[] {
  const rule = 'a read of an identifier that does not exist is rejected';
  return ([taskRead, 'getAdFilm'] as const).map((subject) => ({
    subject,
    rule,
    run: (run) => expectRejected(run, subject, rule, { id: `unknown-${Math.floor(run.random() * 1e9)}` }),
  }));
}

/** The checks of a profile that send one request. */
export function singleChecks(profile: Profile): SingleCheck[] {
  if (profile === 'read') return [...keyChecks(profile), ...unknownIdChecks()];
  if (profile === 'stateless') return [...keyChecks(profile), ...jsonChecks()];
  return [...keyChecks(profile), ...jsonChecks(), ...unknownIdChecks()];
}

async function expectRejected(run: CheckRun, operation: OperationId, rule: string, parts: RequestParts): Promise<void> {
  if (isSkipped(run, operation, rule)) return;
  const { authorization } = parts;
  const isUnauthorized = authorization !== undefined;
  await decide(run, await run.send(operation, parts), {
    rule,
    must: 'rejected',
    isUnauthorized,
    isUnknownId: hasId(operation),
    ...(isUnauthorized && { case: authorization === null ? 'no key' : 'another header' }),
  });
}
