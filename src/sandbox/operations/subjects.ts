import type { SandboxState } from '../core/state.js';
import { SandboxRejection } from '../http/rejection.js';
import type { StoredSubject } from '../tasks/subject.js';
import type { OperationRequest, OperationResult } from './handler.js';

const toView = ({ id, fields }: StoredSubject) => ({ ...fields, id });

export function createSubject(state: SandboxState, { body }: OperationRequest): OperationResult {
  const subject = { id: state.random.id(), number: state.next(), fields: body };
  state.subjects.add(subject);
  return { responseBody: toView(subject) };
}

export function listSubjects(state: SandboxState): OperationResult {
  return { responseBody: { subjects: [...state.subjects].map(toView) } };
}

/** Replaces all fields, as PUT does. */
export function updateSubject(state: SandboxState, { id, body }: OperationRequest): OperationResult {
  const subject = state.subjects.get(id);
  if (!subject) throw new SandboxRejection(404, 'unknown_subject', `This sandbox has no subject ${id.slice(0, 100)}.`);
  subject.fields = body;
  state.subjects.update(subject);
  return { responseBody: toView(subject) };
}
