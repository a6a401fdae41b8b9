import { html, nothing, type TemplateResult } from 'lit-html';
import { badge, timeOf, toneOf } from './format.js';

/** A task with the times of its states. */
interface Times {
  createdAt: string;
  queueingAt: string;
  processingAt: string;
  endsAt: string;
  state: string;
  progress: number;
}

/** A callback of a task, and when it is or was posted. */
interface TimedCallback {
  state: string;
  outcome: string;
  reachedAt: string;
  sendAt: string;
  posts: readonly { at: string }[];
}

/** The states of a task as a bar: how long it was, or will be, in each, and where it is now. */
export function timelineBar(task: Times, now: string): TemplateResult {
  const [created, queueing, processing, end] = timesOf(task);
  const length = Math.max(1, end - created);
  const elapsed = Math.min(1, Math.max(0, (Date.parse(now) - created) / length));
  const percent = (time: number) => Math.round((1000 * (time - created)) / length) / 10;
  const text = `${task.state}, ${Math.round(100 * elapsed)} % of its time`;
  // Attributes of SVG, since the security policy of the page forbids style attributes.
  return html`<svg class="timeline tone-${toneOf(task.state)}" role="img" aria-label=${text} viewBox="0 0 100 8" preserveAspectRatio="none">
    <title>${text}</title>
    <rect width="100" height="8"></rect>
    <rect class="elapsed" width=${Math.round(1000 * elapsed) / 10} height="8"></rect>
    <rect class="mark" x=${percent(queueing)} width="0.4" height="8"></rect>
    <rect class="mark" x=${percent(processing)} width="0.4" height="8"></rect>
  </svg>`;
}

function timesOf({ createdAt, queueingAt, processingAt, endsAt }: Times): [number, number, number, number] {
  return [Date.parse(createdAt), Date.parse(queueingAt), Date.parse(processingAt), Date.parse(endsAt)];
}

/**
 * The events of a task, one below the other: its states, and its callbacks at the time of their first post. `show` adds
 * what a page knows of a callback.
 */
export function timelineOf<Callback extends TimedCallback>(
  task: Times,
  callbacks: readonly Callback[],
  now: string,
  show: (callback: Callback) => unknown = () => nothing,
): TemplateResult {
  const end = task.state === 'failed' ? 'failed' : task.state === 'success' ? 'success' : 'ends';
  const states = [
    ['created', task.createdAt],
    ['queueing', task.queueingAt],
    ['processing', task.processingAt],
    [end, task.endsAt],
  ] as const;
  const events = [
    ...states.map(([name, at]) => ({ at, item: stateItem(name, at, task, now) })),
    ...callbacks.map((callback) => {
      const at = callback.posts[0]?.at ?? (callback.sendAt || callback.reachedAt);
      return { at, item: callbackItem(callback, at, now, show) };
    }),
  ];
  // A stable order: what has the same time stays as it is, the state before its callback.
  events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return html`${timelineBar(task, now)}
    <ol class="steps tone-${toneOf(task.state)}">${events.map(({ item }) => item)}</ol>`;
}

function stateItem(name: string, at: string, task: Times, now: string): TemplateResult {
  const isCurrent = name === task.state;
  return html`<li class=${isReached(at, now)} aria-current=${isCurrent ? 'step' : nothing}>
    <strong>${name}</strong> ${timeOf(at, now)}
    ${name === 'created' ? nothing : html`<span>+${secondsBetween(task.createdAt, at)}</span>`}
    ${isCurrent && task.state === 'processing' ? html`<span>${task.progress} %</span>` : nothing}
  </li>`;
}

function callbackItem<Callback extends TimedCallback>(
  callback: Callback,
  at: string,
  now: string,
  show: (callback: Callback) => unknown,
): TemplateResult {
  const { state, outcome } = callback;
  return html`<li class="callback ${isReached(at, now)}">
    <strong>callback</strong> ${timeOf(at, now)} reports ${state} ${badge(outcome, toneOf(outcome))} ${show(callback)}</li>`;
}

const isReached = (at: string, now: string) => (Date.parse(at) <= Date.parse(now) ? 'reached' : '');

const secondsBetween = (from: string, to: string) => `${(Date.parse(to) - Date.parse(from)) / 1000} s`;
