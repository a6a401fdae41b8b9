import type { SandboxCallback } from '../../sandbox.js';
import { element, setText } from './element.js';
import { badge, shorten, showBadge, showTime, toneOf } from './format.js';
import { List, type Row } from './list.js';

/** A task reports each state once. */
const list = new List<SandboxCallback>('callbacks', ({ taskId, state }) => `${taskId} ${state}`, makeRow);

export function showCallbacks(callbacks: readonly SandboxCallback[], now: string, total: number): void {
  list.show(callbacks, now, total);
}

function makeRow({ taskId, state, url, reachedAt }: SandboxCallback): Row<SandboxCallback> {
  const outcome = badge();
  const posts = element('span', { class: 'quiet' });
  const why = element('span', { class: 'rejection' });
  const when = element('time', { class: 'when' });
  const update = element('span', {}, 'reports ', element('strong', {}, state), ' of ');
  update.append(element('code', { title: taskId }, shorten(taskId)));
  const what = element('span', { class: 'what' }, update, posts, element('code', { class: 'name' }, url), why);

  const due = element('time');
  const next = element('p', { class: 'facts' }, 'The next attempt is due at ', due, '.');
  const attempts = element('ol', { class: 'attempts' });
  const task = element('p', { class: 'facts' }, 'task ', element('code', {}, taskId));
  return {
    summary: [outcome, what, when],
    details: element('div', {}, task, attempts, next),
    update(callback, now) {
      showBadge(outcome, callback.outcome, toneOf(callback.outcome));
      setText(posts, postsOf(callback));
      setText(why, callback.why ?? '');
      showTime(when, reachedAt, now);
      // Attempts are only ever added.
      for (const attempt of callback.attempts.slice(attempts.childElementCount)) {
        attempts.append(element('li', {}, element('time'), ` ${resultOf(attempt)}`));
      }
      callback.attempts.forEach(({ at }, index) => {
        const time = attempts.children[index]?.firstElementChild;
        if (time instanceof HTMLElement) showTime(time, at, now);
      });
      showTime(due, callback.sendAt, now);
      next.hidden = callback.outcome !== 'retrying';
    },
  };
}

function postsOf({ attempts: { length } }: SandboxCallback): string {
  if (length === 0) return '';
  return length === 1 ? '1 attempt' : `${length} attempts`;
}

function resultOf({ status, error }: SandboxCallback['attempts'][number]): string {
  return status === undefined ? `no response: ${error}` : `status ${status}`;
}
