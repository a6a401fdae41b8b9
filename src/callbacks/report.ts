import { excerpt } from '../shared/excerpt.js';
import { reasonOf } from '../shared/reason-of.js';
import { CallbackError } from './callback-error.js';

/** Tells what has failed, and why. */
export type Report = (what: string, about: { cause?: unknown; taskId?: string }) => void;

/** Tells failures to somebody, who may fail in turn: then the console is told. */
export function createReport(onError: (error: CallbackError) => unknown): Report {
  return (what, { cause, taskId }) => {
    const whose = taskId === undefined ? '' : ` for task ${excerpt(taskId)}`;
    const why = cause === undefined ? '' : `: ${reasonOf(cause)}`;
    const error = new CallbackError(`${what}${whose}${why}`, { cause, taskId });
    const told = async () => onError(error);
    told().catch((reason) => console.error(`${error.message}. And onError failed: ${reasonOf(reason)}`));
  };
}
