import type { GenMediaEvent } from '../transport/event.js';
import type { Log, Logger } from '../transport/logger.js';

/** Logs events of the levels up to a limit: 1 for errors, 4 for everything. It imports nothing, so that it loads in one piece. */
export function logUpTo(limit: number, logger?: Logger): Log {
  return (event) => {
    const level = levelOf(event);
    if (ranks[level] > limit) return;
    // Texts of the service are a part of it, and must not pass for another line or change a terminal.
    const message = `genmedia: ${messageOf(event)}`.replace(/\p{Cc}+/gu, ' ');
    // Returned, since it may be a promise: the client catches what a logger rejects with. On a terminal the line is enough.
    return logger ? logger[level](message, event) : console[level](message);
  };
}

/** As in `levels`. */
const ranks = { error: 1, warn: 2, info: 3, debug: 4 };

function levelOf(event: GenMediaEvent): keyof typeof ranks {
  switch (event.type) {
    case 'unknown-state':
    case 'slow-down':
    case 'warning':
      return 'warn';
    case 'retry':
    case 'task':
      return 'info';
    case 'response':
      if (!event.error) return 'debug';
      return event.status === undefined ? 'warn' : 'info';
    default:
      return 'debug';
  }
}

function messageOf(event: GenMediaEvent): string {
  const task = event.taskId === undefined ? '' : ` of task ${event.taskId}`;
  // Errors begin with the operation, and so does the line.
  const reasonOf = (text: string, subject = '') => text.replace(`${event.operation} `, subject);
  const what = `${event.operation ?? 'request'}${task}`;
  switch (event.type) {
    case 'request':
      return `${what}: ${event.method} ${event.url}, attempt ${event.attempt}`;
    case 'response': {
      const { status, milliseconds, requestId, error } = event;
      const id = requestId === undefined ? '' : `, request id ${requestId}`;
      return `${what}: ${error ? reasonOf(error.message) : status} after ${Math.round(milliseconds)} ms${id}`;
    }
    case 'retry':
      return `${what}: attempt ${event.attempt + 1} in ${Math.round(event.delay)} ms, since ${reasonOf(event.reason, 'it ')}`;
    case 'poll':
      return `task ${event.taskId}: poll, last state ${event.state ?? 'unknown'}, ${seconds(event.timeLeft)} s until the deadline`;
    case 'task': {
      const progress = event.progress === undefined ? '' : ` ${event.progress}`;
      return `task ${event.taskId}: ${event.state ?? 'created'}${progress}`;
    }
    case 'unknown-state':
      return `task ${event.taskId}: ${event.state} is a state that the document does not know`;
    case 'warning':
      return event.reason;
    case 'slow-down':
      return `batch: pauses for ${seconds(event.delay)} s and then sends ${event.limit} requests at a time, since ${event.reason}`;
  }
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
