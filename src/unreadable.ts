import { UnreadableAnswerError } from './errors/unreadable-answer-error.js';
import type { Answered } from './send.js';

/** The error of a response that is JSON and still not what was asked for. */
export function unreadable(fault: string, raw: object, { status, clean, ...context }: Answered): UnreadableAnswerError {
  return new UnreadableAnswerError(fault, status, JSON.stringify(clean(raw)), context);
}
