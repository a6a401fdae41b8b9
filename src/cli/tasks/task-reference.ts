import { statSync } from 'node:fs';
import { notJson } from '../../shared/json-problem.js';
import type { TaskHandle } from '../../terms/task-handle.js';
import { UsageError } from '../shell/command.js';
import { readText } from '../shell/read-text.js';
import { readStdin } from '../shell/stdin.js';

const forms = 'the id of a task, its handle as JSON, a file with one, or - for stdin';

/** A task as typed: its id, its handle as JSON, a file with a handle, or `-` for stdin. */
export async function taskFrom(word: string): Promise<TaskHandle> {
  if (word === '-') return toHandle(await readStdin('the task'), 'stdin');
  if (/^\s*[{["]/.test(word)) return toHandle(word, 'The argument');
  if (/\.json$/i.test(word) || statSync(word, { throwIfNoEntry: false })?.isFile())
    return toHandle(await readText(word), word);
  if (word.trim() === '') throw new UsageError(`A task is ${forms}, not an empty string.`);
  if (/^https?:\/\//i.test(word)) throw new UsageError(`A task is ${forms}, not a URL.`);
  if (/[\\/]/.test(word)) throw new UsageError(`There is no file ${word}. A task is ${forms}.`);
  return { id: word };
}

/** Reads what `create` prints: an id, or JSON with a handle in it. */
function toHandle(content: string, where: string): TaskHandle {
  const trimmed = content.trim();
  if (trimmed === '') throw new UsageError(`${where} is empty. A task is ${forms}.`);
  if (/^[^\s{}[\]"]+$/.test(trimmed)) return { id: trimmed };
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    const isUnquoted = /^\{\s*\w+\s*:/.test(trimmed) && where === 'The argument';
    const problem = isUnquoted ? 'the shell has removed its double quotes' : notJson(trimmed);
    const help = isUnquoted ? `Put it into single quotes, such as '{"id":"870132"}'` : `A task is ${forms}`;
    throw new UsageError(`${where} is not a handle: ${problem}. ${help}.`);
  }
  if (typeof value === 'string' && value !== '') return { id: value };
  const { handle = value } = Object(value) as { handle?: unknown };
  const { id, operation, createdAt, firstPollAfter } = Object(handle) as TaskHandle;
  if (typeof id !== 'string' || id === '') {
    const found = id === undefined ? 'it has no id' : `its id is not a string, but ${JSON.stringify(id)}`;
    throw new UsageError(
      `${where} is not a handle: ${found}. A handle is such as '{"id":"870132"}'; genmedia create --json prints one.`,
    );
  }
  return {
    id,
    ...(typeof operation === 'string' && { operation }),
    ...(typeof createdAt === 'number' && { createdAt }),
    ...(typeof firstPollAfter === 'number' && { firstPollAfter }),
  };
}
