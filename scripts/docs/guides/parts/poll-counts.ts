import { nextPollDelay } from '../../../../src/tasks/poll-timing.js';
import { type OpenApiDocument, operationsOf } from '../../../document/document.js';
import { type Html, table } from '../../site/html.js';

/** Lengths of tasks in seconds, and the times before the end at which their states change, as in the sandbox. */
export const lengths: readonly number[] = [10, 30, 120, 600];
const earlierChangesMs = [500, 2000];

interface Counted {
  /** Milliseconds from the creation of the task to its end. */
  end: number;
  /** `x-first-poll-after` of its operation, in milliseconds. */
  usualFirstPoll: number;
  isWatched: boolean;
  /** Whether the server says when the task ends and when it changes next. */
  isAdvised: boolean;
}

/** The most polls that a wait for a task takes: each of them comes as early as it may. */
export function pollCount({ end, usualFirstPoll, isWatched, isAdvised }: Counted): number {
  const changes = [...earlierChangesMs, end];
  let age = 0;
  for (let polls = 0; ; polls += 1) {
    if (polls > 0 && age >= end) return polls;
    const nextChange = polls === 0 ? Math.min(1000, end / 10) : (changes.find((time) => time > age) ?? end);
    age += nextPollDelay({
      age,
      usualFirstPoll,
      isFirst: polls === 0,
      // A server that says when the task changes next is believed.
      isWatched: isWatched && !isAdvised,
      ...(isAdvised && { advice: (isWatched ? nextChange : end) - age }),
      ...{ isKnown: true, hasFailed: false, hasCallbacks: false, hasUpdate: false },
      ...{ retryAfter: 0, timeLeft: Number.POSITIVE_INFINITY, random: 1 },
    });
  }
}

/** How many polls a video takes, watched or not. */
export function pollCounts(document: OpenApiDocument): Html {
  const video = operationsOf(document).find(({ operation }) => operation.operationId === 'createText2Video');
  const usualFirstPoll = 1000 * Number(video?.operation['x-first-poll-after']);
  const count = (seconds: number, isWatched: boolean, isAdvised: boolean) =>
    `${pollCount({ end: 1000 * seconds, usualFirstPoll, isWatched, isAdvised })}`;
  return table(
    'Polls of a video, at most',
    ['Video of', 'Nobody watches', 'Watched', 'Nobody watches, with advice', 'Watched, with advice'],
    lengths.map((seconds) => [
      `${seconds} s`,
      ...[false, true].flatMap((isAdvised) => [count(seconds, false, isAdvised), count(seconds, true, isAdvised)]),
    ]),
  );
}
