import { html, nothing, type TemplateResult } from 'lit-html';
import { clockControls } from '../../../../../src/page-kit/clock-controls.js';
import { badge, hoursOf, shortIdOf, toneOf } from '../../../../../src/page-kit/format.js';
import { preview } from '../../../../../src/page-kit/preview.js';
import { timelineOf } from '../../../../../src/page-kit/timeline.js';
import type { TaskRow, TaskView } from '../../../../../src/sandbox/control/views.js';
import type { PanelActions, PanelState, ShownFile } from '../panel-state.js';
import { callbackView, receiverView } from './callbacks-view.js';

/** The tasks of the sandbox in the page, and everything about the selected one. */
export function tasksView(state: PanelState, actions: PanelActions): TemplateResult | typeof nothing {
  const { tasks, selected } = state;
  if (tasks.length === 0) return nothing;
  return html`<div class="try-part">
    ${selected ? taskView(selected, state, actions) : nothing}
    ${clockView(state, actions)}
    ${
      tasks.length > 1
        ? html`<h3 aria-level="2">Tasks in this page</h3>
      <ul class="try-tasks">${tasks.map((task) => rowOf(task, selected?.task.id, actions))}</ul>`
        : nothing
    }
  </div>`;
}

const rowOf = (task: TaskRow, selectedId: string | undefined, actions: PanelActions) => html`<li>
  <button type="button" aria-pressed=${task.id === selectedId ? 'true' : 'false'} @click=${() => actions.select(task.id)}>
    <code>${shortIdOf(task.id)}</code> ${task.operation} ${task.model ?? ''} ${badge(task.state, toneOf(task.state))}</button></li>`;

const speeds = [1, 10, 60];
const steps = [
  ['1s', '+1 second'],
  ['10s', '+10 seconds'],
  ['1h', '+1 hour'],
  ['1d', '+1 day'],
] as const;

/** The clock of the sandbox, which a reader can stop and move. */
function clockView({ now, speed }: PanelState, actions: PanelActions): TemplateResult {
  const setSpeed = (value: number) => actions.setSpeed(value);
  return html`<div class="buttons try-clock" role="group" aria-label="Clock of the sandbox">
    <span>Clock <time datetime=${now}>${hoursOf(now)}</time></span>
    ${clockControls({ speed, speeds, steps, setSpeed, advance: (by) => actions.advance(by) })}
    <button type="button" @click=${() => actions.reset()}>Delete all</button>
  </div>`;
}

function taskView(view: TaskView, state: PanelState, actions: PanelActions): TemplateResult {
  const { task } = view;
  const hasEnded = task.state === 'success' || task.state === 'failed';
  return html`<div class="try-task">
    <h3 aria-level="2">Task <code>${task.id}</code> ${badge(task.state, toneOf(task.state))}</h3>
    <p role="status" class="unseen">Task ${shortIdOf(task.id)}: ${task.state}</p>
    ${timelineOf(task, view.callbacks, state.now, callbackView)}
    ${task.errCode ? html`<p class="try-bad">It failed with the code <code>${task.errCode}</code>.</p>` : nothing}
    ${receiverView(view.callbacks.length, state, actions)}
    <p class="buttons">
      ${state.data.read ? html`<button type="button" @click=${() => actions.readTask(task.id)}>Read the task</button>` : nothing}
      <button type="button" ?disabled=${hasEnded} @click=${() => actions.finish(task.id)}>Finish now</button>
      <button type="button" ?disabled=${hasEnded} @click=${() => actions.fail(task.id)}>Fail now</button>
    </p>
    ${state.files.length > 0 ? filesView(state.files) : nothing}
  </div>`;
}

/** The files of a task: placeholders with the format, the shape and the length of what the service creates. */
const filesView = (files: readonly ShownFile[]) => html`<h4 aria-level="3">Files</h4>
  <p class="quiet">Placeholders, made in this page in the format of the real ones.</p>
  <ul class="try-files">${files.map(
    (file) =>
      html`<li>${preview(file.type, file.url, `Preview of ${file.name}`)}<a href=${file.url} download=${file.name}>Download ${file.name}</a> <span class="quiet">${file.type}, ${file.size.toLocaleString('en')} bytes</span></li>`,
  )}</ul>`;
