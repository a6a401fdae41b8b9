import type { SandboxTask } from '../../sandbox.js';
import { element, setAttribute, setText } from './element.js';
import { badge, shorten, showBadge, showTime, showTone, toneOf } from './format.js';
import { List, type Row } from './list.js';
import { Results } from './results.js';

const list = new List<SandboxTask>('tasks', ({ id }) => id, makeRow);

export function showTasks(tasks: readonly SandboxTask[], now: string, total: number): void {
  list.show(tasks, now, total, partsUnderFilms);
}

/** Lists the parts of a film below it, in order of creation. Parts whose film is not listed keep their places. */
function partsUnderFilms(newest: readonly SandboxTask[]): SandboxTask[] {
  const listed = new Set(newest.map(({ id }) => id));
  const isUnder = ({ filmId }: SandboxTask) => filmId !== undefined && listed.has(filmId);
  const partsOf = (id: string) => newest.filter((task) => task.filmId === id).reverse();
  return newest.filter((task) => !isUnder(task)).flatMap((task) => [task, ...partsOf(task.id)]);
}

function makeRow({
  id,
  operation,
  filmId,
  partType = 'composition',
  createdAt,
  endsAt,
}: SandboxTask): Row<SandboxTask> {
  const state = badge();
  const code = element('span', { class: 'code' });
  const what = element('span', { class: 'what' }, element('strong', {}, operation), code);
  if (filmId !== undefined) {
    what.append(element('span', { class: 'film', title: filmId }, `${partType} of film ${shorten(filmId)}`));
  }
  const progress = element('progress', { max: '100', 'aria-label': 'Progress' });
  const credits = element('span', { class: 'credits' });
  const when = element('time', { class: 'when' });
  const [made, ends] = [element('time'), element('time')];
  const results = new Results(id);
  const details = element(
    'div',
    {},
    element('p', { class: 'facts' }, element('code', {}, id), ' ', copyButton(id)),
    element('p', { class: 'facts' }, 'created ', made, ', ends ', ends),
    results.node,
  );
  let latest: SandboxTask['state'] | undefined;
  return {
    summary: [state, what, element('code', { class: 'id', title: id }, shorten(id)), progress, credits, when],
    details,
    ...(filmId !== undefined && { className: 'part' }),
    update(task, now) {
      showBadge(state, task.state, toneOf(task.state));
      setText(code, task.errCode);
      setText(credits, `${task.credits} credits`);
      if (progress.value !== task.progress) progress.value = task.progress;
      setAttribute(progress, 'title', `${task.progress} %`);
      showTone(progress, toneOf(task.state));
      showTime(when, createdAt, now);
      showTime(made, createdAt, now);
      showTime(ends, endsAt, now);
      const hasEnded = latest !== undefined && latest !== 'success' && task.state === 'success';
      latest = task.state;
      if (hasEnded && details.closest('details')?.open) void results.read();
    },
    opened() {
      if (latest === 'success') void results.read();
      else
        results.say(
          latest === 'failed' ? 'A failed task has no results.' : 'The results appear here when the task is finished.',
        );
    },
  };
}

/** Browsers allow the clipboard only in secure contexts. Elsewhere the user can select the identifier. */
function copyButton(id: string): HTMLElement {
  const button = element('button', { type: 'button', class: 'small' }, 'Copy');
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard?.writeText(id).then(
      () => true,
      () => false,
    );
    setText(button, isCopied ? 'Copied' : 'Could not copy');
    setTimeout(() => setText(button, 'Copy'), 2000);
  });
  return button;
}
