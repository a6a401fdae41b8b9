import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

/** How far the clock moves at once. */
export type Step = `${number}${'s' | 'm' | 'h' | 'd'}`;

interface ClockControls {
  /** 0 while the clock stands still. */
  speed: number;
  speeds: readonly number[];
  /** With their labels. */
  steps: readonly (readonly [Step, string])[];
  setSpeed: (speed: number) => void;
  advance: (by: Step) => void;
}

/** The speed to continue with after a pause. A page has one sandbox. */
let lastSpeed = 1;

/** Stop the clock of the sandbox, let it run at a speed, and move it. The sandbox can have a speed that is not in the list. */
export function clockControls({ speed, speeds, steps, setSpeed, advance }: ClockControls): TemplateResult {
  if (speed > 0) lastSpeed = speed;
  const offered = speeds.includes(lastSpeed) ? speeds : [...speeds, lastSpeed];
  const choose = ({ target }: Event) => setSpeed(Number((target as HTMLSelectElement).value));
  return html`<button type="button" id="pause" @click=${() => setSpeed(speed === 0 ? lastSpeed : 0)}>${speed === 0 ? 'Run' : 'Pause'}</button>
    <label class="inline">Speed
      <select id="set-speed" .value=${live(`${lastSpeed}`)} @change=${choose}>${offered.map((value) => html`<option value=${value} ?selected=${value === lastSpeed}>${value} ×</option>`)}</select></label>
    ${steps.map(([by, label]) => html`<button type="button" @click=${() => advance(by)}>${label}</button>`)}`;
}
