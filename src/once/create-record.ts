import { GenMediaError } from '../errors/gen-media-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import type { OperationId } from '../terms/operation.js';
import { quoteKey } from './create-key.js';
import { CreateState, type RecordedStep } from './create-state.js';
import type { CreateRecord } from './records.js';

export const createStateOf = ({ steps }: CreateRecord) => new CreateState(steps);

/** The attempt that a record is about. */
export const attemptOf = ({ steps: [first] }: CreateRecord) => (first?.type === 'sending' ? first.attempt : undefined);

/** Whether its request may still get a response. */
export const isOnItsWay = (record: CreateRecord) => !createStateOf(record).error && record.until > Date.now();

export function newRecord(
  attempt: string,
  operation: OperationId,
  request: CreateRecord['request'],
  lease: number,
): CreateRecord {
  const startedAt = Date.now();
  const steps: RecordedStep[] = [{ type: 'sending', attempt, operation }];
  return { version: crypto.randomUUID(), isOpen: true, steps, startedAt, until: startedAt + lease, request };
}

/** The record after one more step; none if the request may be sent after it, so that the key is free. */
export function withStep(record: CreateRecord, step: RecordedStep): CreateRecord | undefined {
  const steps = [...record.steps, step];
  const { maySend, isUnknown } = new CreateState(steps);
  return maySend ? undefined : { ...record, version: crypto.randomUUID(), steps, isOpen: isUnknown };
}

/** The error of a key whose request may have created a task that nobody knows of. */
export function unknownOutcome(key: string, record: CreateRecord): OutcomeUnknownError {
  const { error, operation } = createStateOf(record);
  if (error) return Object.assign(error as OutcomeUnknownError, { key });
  const happened = `with key ${quoteKey(key)} was being sent when its process ended, and its response was not recorded`;
  return withKey(new OutcomeUnknownError(new GenMediaError(happened, { operation })), key);
}

/** The error of a lost response, with its key and what to do about it. */
export function withKey(error: OutcomeUnknownError, key: string): OutcomeUnknownError {
  const name = quoteKey(key);
  const help = `When you know, call creates.resolve(${name}, { handle }) or creates.resolve(${name}, 'not created')`;
  const message = `${error.message.replace(/\.$/, '')}. ${help}.`;
  return Object.assign(error, { key, message, stack: error.stack?.replace(error.message, () => message) });
}
