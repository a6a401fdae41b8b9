import { render } from 'lit-html';
import { clockControls } from '../../../page-kit/clock-controls.js';
import { element, elementById, setAttribute, setText } from '../../../page-kit/element.js';
import { dayOf, hoursOf } from '../../../page-kit/format.js';
import type { Fault } from '../../faults/fault.js';
import { change, messageOf, type State } from './control-client.js';
import { chosenFaults, showChosen } from './fault-switches.js';

const clock = elementById('clock', HTMLElement);
const notice = elementById('notice', HTMLElement);
const faults = elementById('faults', HTMLTextAreaElement);
const active = elementById('active-faults', HTMLElement);
const outcome = elementById('faults-outcome', HTMLElement);
const dialog = elementById('reset-dialog', HTMLDialogElement);
const toggle = elementById('clock-toggle', HTMLButtonElement);
const more = elementById('more', HTMLDetailsElement);

faults.placeholder = '[{ "fault": "status", "code": 503, "times": 2 }]';

/** The switches show the active faults at first. From then on they are what the user chooses. */
let areFaultsShown = false;

export function showState(state: State): void {
  showClock(state.speed);
  setText(clock, `${dayOf(state.now)} ${hoursOf(state.now)}`);
  setAttribute(clock, 'title', state.now);
  setText(toggle, hoursOf(state.now));
  setAttribute(toggle, 'aria-label', `Clock, ${hoursOf(state.now)}`);
  showFaults(state.faults);
  if (!areFaultsShown) showChosen(state.faults);
  areFaultsShown = true;
}

const speeds = [1, 10, 60, 600];
const steps = [
  ['1s', '+1 s'],
  ['30s', '+30 s'],
  ['1h', '+1 h'],
  ['24h', '+24 h'],
] as const;

function showClock(speed: number): void {
  const setSpeed = (value: number) => run(notice, '', '', () => change('PUT', 'speed', { speed: value }));
  const advance = (by: string) => run(notice, 'Moving the clock…', '', () => change('POST', 'advance', { by }));
  render(clockControls({ speed, speeds, steps, setSpeed, advance }), elementById('clock-section', HTMLElement));
}

function showFaults(list: readonly Fault[]): void {
  const texts = list.map((fault) => JSON.stringify(fault));
  const shown = [...active.children].map(({ textContent }) => textContent);
  if (texts.join() !== shown.join()) {
    active.replaceChildren(...texts.map((text) => element('li', {}, element('code', {}, text))));
  }
  elementById('no-faults', HTMLElement).hidden = list.length > 0;
  // On every screen, since each response may be wrong on demand.
  const sign = elementById('faults-on', HTMLElement);
  sign.hidden = list.length === 0;
  setText(sign, list.length === 1 ? '1 fault on' : `${list.length} faults on`);
  setText(elementById('tab-faults', HTMLElement), list.length === 0 ? '' : `${list.length}`);
}

/** Called after each change of the sandbox. */
let changed = () => {};

async function run(status: HTMLElement, doing: string, done: string, action: () => Promise<State>): Promise<void> {
  setText(status, doing);
  try {
    showState(await action());
    setText(status, done);
  } catch (error) {
    setText(status, messageOf(error));
  }
  changed();
}

/** Connects the buttons. Calls `onChange` after each change of the sandbox. */
export function startControls(onChange: () => void): void {
  changed = onChange;
  showClock(1);
  toggle.addEventListener('click', () => {
    toggle.ariaExpanded = String(toggle.ariaExpanded !== 'true');
  });
  // A press anywhere, also on one of its buttons, and Escape close the menu.
  document.addEventListener('click', ({ target }) => {
    const isSummary = target instanceof Element && target.closest('summary')?.parentElement === more;
    if (!isSummary) more.open = false;
  });
  more.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    more.open = false;
    more.querySelector('summary')?.focus();
  });

  const setFaults = (list: unknown, done: string) =>
    run(outcome, '', done, async () => {
      const state = await change('PUT', 'faults', { faults: list });
      showChosen(state.faults);
      return state;
    });
  elementById('switch-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const list = chosenFaults();
    void setFaults(list, list.length > 0 ? 'The faults are active.' : 'All faults are cleared.');
  });
  elementById('faults-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    try {
      void setFaults(JSON.parse(faults.value), 'The faults are active.');
    } catch {
      setText(outcome, 'This is not valid JSON. Enter a list such as [{ "fault": "lost" }].');
    }
  });
  elementById('clear-faults', HTMLButtonElement).addEventListener('click', () =>
    setFaults([], 'All faults are cleared.'),
  );

  elementById('reset', HTMLButtonElement).addEventListener('click', () => dialog.showModal());
  elementById('reset-no', HTMLButtonElement).addEventListener('click', () => dialog.close());
  elementById('reset-yes', HTMLButtonElement).addEventListener('click', () => {
    dialog.close();
    void run(notice, '', 'The sandbox was reset.', async () => {
      const state = await change('POST', 'reset', {});
      showChosen(state.faults);
      return state;
    });
  });
}
