import { operations } from '../../generated/operations.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { invalid } from '../errors/invalid-request-error.js';
import { jsonHelp, jsonText } from '../shared/json-text.js';
import { reasonOf } from '../shared/reason-of.js';
import { tagOf } from '../shared/tag-of.js';
import { taskIdOf } from '../terms/task-handle.js';
import type { Call, CallContext } from './call.js';
import { callNames } from './option-names.js';
import { toIdentifier } from './path.js';
import { optionIn, withExtra } from './prepare.js';
import type { WaitDefaults } from './wait-defaults.js';

/**
 * Throws for a call whose id or request is wrong, as `prepare` has found, or whose deadline is in the past. It says what to do. It is
 * loaded only then, so that a client costs less.
 */
export function rejectCall(
  { id, body, options, taskField }: Call,
  context: CallContext,
  deadline: WaitDefaults['deadline'],
): never {
  const { operation, handle } = context;
  const needsId = operations[operation][1].includes('{');
  if (needsId) assertIdentifier(id ?? handle?.id, context);
  const tag = tagOf(body);
  if (tag !== 'Object') {
    const help = taskField
      ? ` It is the only argument: the id of the task goes into ${taskField}.`
      : needsId
        ? ' It is the second argument, after the id.'
        : '';
    throw invalid('type', `A request is an object such as { field: value }, not this: ${tag}.${help}`, context);
  }
  const option = optionIn(body, operation);
  if (option) {
    const call = `${callNames.includes(option) ? 'create' : 'run'}(request, { ${option} })`;
    const message = `${option} is an option, not a field: pass it in the second argument, ${call}.`;
    throw invalid('option', message, context);
  }
  const why = whyNotJson(withExtra(body, options?.extraBody));
  if (why) throw invalid('json', `${jsonHelp} ${why}.`, context);
  const past = `was not sent: deadline must be a date that is not in the past, not ${new Date(deadline as Date).toJSON()}.`;
  throw new ConfigurationError(past, context);
}

/** Where a request has something that JSON cannot contain, and what that is. */
function whyNotJson(request: object): string | undefined {
  try {
    jsonText(request);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Throws for an id that a path cannot have, and says what to do. */
function assertIdentifier(value: unknown, context?: ErrorContext): string {
  return toIdentifier(value, context, helpFor(value));
}

/** What `resume` passes on for the path of a file. */
interface NotRead {
  path: string;
}

function helpFor(value: unknown): string {
  if (value == null) return ' Pass what create returned. An error has a handle only if a task was created.';
  const { path } = Object(value) as Partial<NotRead>;
  if (path)
    return ` ${JSON.stringify(path)} is a path. Read the file, and parse it: JSON.parse(await readFile(path, 'utf8')).`;
  const id = taskIdOf(Object(value)) ?? Object(value).taskId;
  if (id) return ` Pass the id in it: ${JSON.stringify(id)}.`;
  if (Array.isArray(value)) return ' Pass one after the other, or use gen.batch of genmedia/batch.';
  if (typeof value !== 'string') return ' Pass what create returned.';
  if (/^\{/.test(value)) return ' A handle as JSON must be parsed: JSON.parse(text).';
  if (/^https?:/.test(value)) return ' Pass the id of the task, without the URL.';
  if (/[\r\n]/.test(value)) return ' Remove the line break: id.trim().';
  return ' Pass what create returned.';
}
