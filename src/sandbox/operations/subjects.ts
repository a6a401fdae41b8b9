import { Rejection } from '../http/rejection.js';
import type { SandboxState } from '../state.js';
import type { OperationRequest, OperationResult } from './handler.js';
import type { Subject } from './subject.js';

const tell = ({ id, fields }: Subject) => ({ ...fields, id });

export function createSubject(world: SandboxState, { body }: OperationRequest): OperationResult {
  const subject = { id: crypto.randomUUID(), number: world.next(), fields: body };
  world.subjects.add(subject);
  return { answer: tell(subject) };
}

export function listSubjects(world: SandboxState): OperationResult {
  return { answer: { subjects: [...world.subjects].map(tell) } };
}

/** Replaces what was sent before, as a PUT does. */
export function updateSubject(world: SandboxState, { id, body }: OperationRequest): OperationResult {
  const subject = world.subjects.get(id);
  if (!subject) throw new Rejection(404, 'unknown_subject', `This sandbox has no subject ${id.slice(0, 100)}.`);
  subject.fields = body;
  world.subjects.keep(subject);
  return { answer: tell(subject) };
}
