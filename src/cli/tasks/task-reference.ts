import { statSync } from 'node:fs';
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
    throw new UsageError(`${where} is not a handle: it is not JSON. A task is ${forms}.`);
  }
  const { handle = value } = Object(value) as { handle?: unknown };
  const { id, operation, createdAt, firstPollAfter } = Object(handle) as TaskHandle;
  if (typeof id !== 'string' || id === '') {
    throw new UsageError(`${where} is not a handle: it has no id that is a string. A task is ${forms}.`);
  }
  return {
    id,
    ...(typeof operation === 'string' && { operation }),
    ...(typeof createdAt === 'number' && { createdAt }),
    ...(typeof firstPollAfter === 'number' && { firstPollAfter }),
  };
}
