import { html, nothing, type TemplateResult } from 'lit-html';
import { hoursOf, timeOf, toneOf } from './format.js';

/** A task with the times of its states. */
interface Times {
  createdAt: string;
  queueingAt: string;
  processingAt: string;
  endsAt: string;
  state: string;
  progress: number;
}

/** The states of a task as a bar: how long it was, or will be, in each, and where it is now. */
export function timeline(task: Times, now: string): TemplateResult {
  const [created, queueing, processing, end] = timesOf(task);
  const length = Math.max(1, end - created);
  const elapsed = Math.min(1, Math.max(0, (Date.parse(now) - created) / length));
  const percent = (time: number) => Math.round((1000 * (time - created)) / length) / 10;
  const text = `${task.state}, ${Math.round(100 * elapsed)} % of its time`;
  // Attributes of SVG, since the security policy of the page forbids style attributes.
  return html`<svg class="timeline tone-${toneOf(task.state)}" role="img" aria-label=${text} viewBox="0 0 100 8" preserveAspectRatio="none">
    <title>${text}</title>
    <rect class="track" width="100" height="8"></rect>
    <rect class="elapsed" width=${Math.round(1000 * elapsed) / 10} height="8"></rect>
    <rect class="mark" x=${percent(queueing)} width="1" height="8"></rect>
    <rect class="mark" x=${percent(processing)} width="1" height="8"></rect>
  </svg>`;
}

function timesOf({ createdAt, queueingAt, processingAt, endsAt }: Times): [number, number, number, number] {
  return [Date.parse(createdAt), Date.parse(queueingAt), Date.parse(processingAt), Date.parse(endsAt)];
}

/** The same as a list, for the screen of a task. */
export function timelineSteps(task: Times, now: string): TemplateResult {
  const end = task.state === 'failed' ? 'failed' : task.state === 'success' ? 'success' : 'ends';
  const steps = [
    ['created', task.createdAt],
    ['queueing', task.queueingAt],
    ['processing', task.processingAt],
    [end, task.endsAt],
  ] as const;
  return html`${timeline(task, now)}
    <ol class="steps">
      ${steps.map(([name, at]) => {
        const isReached = Date.parse(at) <= Date.parse(now);
        return html`<li class=${isReached ? 'reached' : ''} aria-current=${name === task.state ? 'step' : nothing}>
          <strong>${name}</strong> ${timeOf(at, now)}
          ${name === 'created' ? nothing : html`<span class="quiet">+${secondsBetween(task.createdAt, at)}</span>`}
        </li>`;
      })}
    </ol>
    <p class="quiet">Progress ${task.progress} %. Clock of the sandbox: ${hoursOf(now)}.</p>`;
}

const secondsBetween = (from: string, to: string) => `${(Date.parse(to) - Date.parse(from)) / 1000} s`;
