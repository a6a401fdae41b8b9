import { html, nothing, render, type TemplateResult } from 'lit-html';
import { operations } from '../../../../generated/operations.js';
import { type FaultKind, read } from './control-client.js';
import { find } from './element.js';

let kinds: FaultKind[] = [];
const chosen = new Set<string>();

/** Shows a switch for each fault, once. */
export async function fillFaults(): Promise<void> {
  if (kinds.length > 0) return;
  const { kinds: all } = await read('fault-kinds');
  kinds = all;
  show();
}

function show(): void {
  render(html`${kinds.map(faultSwitch)}`, find('fault-switches', HTMLElement));
}

function faultSwitch({ fault, parameters }: FaultKind): TemplateResult {
  const isOn = chosen.has(fault);
  const toggle = () => {
    if (!chosen.delete(fault)) chosen.add(fault);
    show();
  };
  return html`<fieldset class="switch">
    <legend><label class="inline"><input type="checkbox" .checked=${isOn} @change=${toggle}> ${fault}</label></legend>
    ${isOn ? html`<div class="parameters">${parameters.map((parameter) => field(fault, parameter))}</div>` : nothing}
  </fieldset>`;
}

const listedOperations = [...Object.keys(operations), 'results'];

function field(fault: string, { name, takes, optional }: FaultKind['parameters'][number]): TemplateResult {
  const id = `fault-${fault}-${name}`;
  const input =
    name === 'operation'
      ? html`<select id=${id} data-fault=${fault} data-name=${name}><option value="">all</option>${listedOperations.map((operation) => html`<option>${operation}</option>`)}</select>`
      : html`<input id=${id} data-fault=${fault} data-name=${name} ?required=${!optional} placeholder=${takes} title=${takes} spellcheck="false" autocapitalize="off">`;
  return html`<div><label for=${id}>${name} ${optional ? html`<span class="quiet">optional</span>` : nothing}</label>${input}</div>`;
}

/** The faults that are switched on, with the fields that are filled in. The sandbox converts numbers. */
export function chosenFaults(): object[] {
  return [...chosen].map((fault) => {
    const fields = document.querySelectorAll<HTMLInputElement>(`[data-fault="${fault}"]`);
    const entries = [...fields].flatMap(({ value, dataset: { name = '' } }) => (value === '' ? [] : [[name, value]]));
    return { fault, ...Object.fromEntries(entries) };
  });
}

export function clearChosen(): void {
  chosen.clear();
  show();
}
