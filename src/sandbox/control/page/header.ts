import { html, nothing, type TemplateResult } from 'lit-html';
import { clockControls } from '../../../page-kit/clock-controls.js';
import { elementById } from '../../../page-kit/element.js';
import { dayOf, hoursOf } from '../../../page-kit/format.js';
import type { PageActions, PageState } from './page-state.js';
import type { View } from './route.js';

const speeds = [1, 10, 60, 600];
const steps = [
  ['1s', '+1 s'],
  ['30s', '+30 s'],
  ['1h', '+1 h'],
  ['24h', '+24 h'],
] as const;

/** The connection, the clock and the menu. They are on every screen, as are active faults: each response may be wrong. */
export function header(page: PageState, actions: PageActions): TemplateResult {
  const { now, speed = 1, faults = [] } = page.sandbox ?? {};
  const [connection, tone] = connectionOf(page);
  return html`<h1><img src="page.svg" width="22" height="22" alt="genmedia"> <span>Sandbox</span></h1>
    <p id="connection" role="status" class=${tone} title=${connection}>${connection}</p>
    <a id="faults-on" class="badge tone-bad" href="#/faults" ?hidden=${faults.length === 0}>${faults.length === 1 ? '1 fault on' : `${faults.length} faults on`}</a>
    <button type="button" id="clock-toggle" aria-expanded="false" aria-controls="clock-section" aria-label=${now ? `Clock, ${hoursOf(now)}` : 'Clock'} @click=${toggleClock}>${now ? hoursOf(now) : '–'}</button>
    <section id="clock-section" class="buttons" aria-label="Clock of the sandbox">
      <time id="clock" title=${now ?? nothing}>${now ? `${dayOf(now)} ${hoursOf(now)}` : '–'}</time>
      ${clockControls({ speed, speeds, steps, setSpeed: actions.setSpeed, advance: actions.advance })}
    </section>
    <details id="more" class="menu" @keydown=${closeWithEscape}>
      <summary class="button">More</summary>
      <div>
        <button type="button" @click=${() => actions.exportLog('har')}>Export HAR</button>
        <button type="button" @click=${() => actions.exportLog('json')}>Export JSON</button>
        <button type="button" class="danger" @click=${() => resetDialogElement().showModal()}>Reset…</button>
      </div>
    </details>`;
}

function connectionOf({ connection, sandbox }: PageState): [text: string, tone: string] {
  if (connection === 'connecting') return ['Connecting…', ''];
  if (connection === 'locked') return ['Locked', 'tone-warn'];
  if (connection === 'lost') return ['The sandbox does not respond. Retrying every second.', 'tone-bad'];
  const failures = sandbox?.counts.failures ?? 0;
  if (failures === 0) return ['Connected', 'tone-good'];
  return [`Connected. Errors of the sandbox itself: ${failures}, see its output.`, 'tone-warn'];
}

function toggleClock({ currentTarget }: Event): void {
  const toggle = currentTarget as HTMLElement;
  toggle.ariaExpanded = String(toggle.ariaExpanded !== 'true');
}

function closeWithEscape({ key, currentTarget }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const menu = currentTarget as HTMLDetailsElement;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Closes the menu at a press anywhere, also on one of its buttons. */
export function closeMenu({ target }: Event): void {
  const menu = elementById('more', HTMLDetailsElement);
  const isSummary = target instanceof Element && target.closest('summary')?.parentElement === menu;
  if (!isSummary) menu.open = false;
}

const screens: readonly (readonly [View, string])[] = [
  ['tasks', 'Tasks'],
  ['requests', 'Requests'],
  ['callbacks', 'Callbacks'],
  ['send', 'Send'],
  ['faults', 'Faults'],
];

/** Links to the screens, with the numbers of what is on them. On a wide window the form needs no screen of its own. */
export function tabs({ sandbox, notice }: PageState, current: View): TemplateResult {
  const counts = sandbox && { ...sandbox.counts, faults: sandbox.faults.length || '', send: '' };
  return html`${screens.map(
    ([view, label]) =>
      html`<a href="#/${view}" class=${view === 'send' ? 'narrow' : nothing} aria-current=${view === current ? 'page' : nothing}>${label} <span class="count">${counts?.[view]}</span></a>`,
  )}
    <p id="notice" role="status">${notice}</p>`;
}

const resetDialogElement = () => elementById('reset-dialog', HTMLDialogElement);

/** Asks before everything is deleted. */
export function resetDialog({ reset }: PageActions): TemplateResult {
  const close = () => resetDialogElement().close();
  const confirm = () => {
    close();
    reset();
  };
  return html`<h2 id="reset-heading">Reset the sandbox?</h2>
    <p>Deletes all tasks, subjects, requests, callbacks and faults. The clock starts again.</p>
    <div class="buttons">
      <button type="button" class="danger" @click=${confirm}>Reset</button>
      <button type="button" autofocus @click=${close}>Cancel</button>
    </div>`;
}
