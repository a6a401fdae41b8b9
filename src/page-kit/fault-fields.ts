import { html, type TemplateResult } from 'lit-html';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../terms/operation.js';

/** Values that show what a field of a fault takes, and what a required one begins with. All of it is in its description. */
export const exampleValues: Readonly<Record<string, string>> = {
  code: '503',
  retryAfter: '2s',
  by: '3s',
  state: 'paused',
  errCode: 'SANDBOX_FAULT',
  times: '2',
  for: '60s',
  chance: '0.5',
};

/** What the field `operation` of a fault takes. */
export const faultPlaces = [...(Object.keys(operations) as OperationId[]), 'results'] as const;

/** A field of a fault, as the sandbox describes it. */
interface FaultField {
  name: string;
  takes: string;
  optional?: boolean;
}

/** A field of a fault with its label. `change` gets each new value. */
export function faultField(
  fault: string,
  { name, takes, optional = false }: FaultField,
  value: string,
  places: readonly string[],
  change: (value: string) => void = () => {},
): TemplateResult {
  const id = `fault-${fault}-${name}`;
  const changed = (event: Event) => change((event.target as HTMLInputElement).value);
  const input =
    name === 'operation'
      ? html`<select id=${id} data-fault=${fault} data-name=${name} .value=${value} @change=${changed}><option value="">all</option>${places.map((place) => html`<option value=${place} ?selected=${place === value}>${place}</option>`)}</select>`
      : html`<input id=${id} data-fault=${fault} data-name=${name} .value=${value} ?required=${!optional} placeholder=${optional ? `such as ${exampleValues[name]}` : ''} title=${takes} autocomplete="off" spellcheck="false" autocapitalize="off" @change=${changed}>`;
  return html`<div class="field"><label for=${id}>${name}${optional ? html` <span class="quiet">optional</span>` : ''}</label>${input}</div>`;
}

/** Fields of a fault: what it needs and where it applies, and the others folded. */
export function faultFields<Field extends FaultField>(
  fields: readonly Field[],
  show: (field: Field) => TemplateResult,
  isOpen = false,
): TemplateResult {
  const isCommon = ({ name, optional }: Field) => !optional || name === 'operation' || name === 'times';
  const [common, others] = [fields.filter(isCommon), fields.filter((field) => !isCommon(field))];
  return html`<div class="parameters">${common.map(show)}
    <details ?open=${isOpen}><summary>More</summary><div class="parameters">${others.map(show)}</div></details></div>`;
}
