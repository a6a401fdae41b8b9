import { html, type TemplateResult } from 'lit-html';
import { operations } from '../../generated/operations.js';
import type { DescribedFault, FaultField } from '../terms/described-fault.js';
import type { OperationId } from '../terms/operation.js';

/** Example values of the fields of faults. A required field begins with its value. */
const exampleValues: Readonly<Record<string, string>> = {
  code: '503',
  retryAfter: '2s',
  by: '3s',
  state: 'paused',
  errCode: 'SANDBOX_FAULT',
  times: '2',
  for: '60s',
  chance: '0.5',
};

/** Values of the field `operation` of a fault. */
export const faultPlaces = [...(Object.keys(operations) as OperationId[]), 'results'] as const;

/** Faults that are switched on, by name, with the values of their fields. */
export type SwitchedFaults = ReadonlyMap<string, Readonly<Record<string, string>>>;

interface FaultSwitches {
  switched: SwitchedFaults;
  change: (switched: SwitchedFaults) => void;
  /** Values to begin with, in addition to those of required fields. A fault may be in it that is not switched on. */
  initial: SwitchedFaults;
  /** What a fault can be limited to. Default: all operations, and the results. */
  placesOf?: (fault: string) => readonly string[];
}

/** A switch for each fault, with its fields once it is on. */
export const faultSwitches = (faults: readonly DescribedFault[], options: FaultSwitches): TemplateResult[] =>
  faults.map((fault) => faultSwitch(fault, options));

function faultSwitch({ fault, description, parameters }: DescribedFault, options: FaultSwitches): TemplateResult {
  const { switched, change, placesOf = () => faultPlaces } = options;
  const values = switched.get(fault);
  const initial = options.initial.get(fault);
  const set = (changed: Readonly<Record<string, string>>) => change(new Map([...switched, [fault, changed]]));
  const toggle = () => {
    if (values) change(new Map([...switched].filter(([name]) => name !== fault)));
    else set({ ...requiredValues(parameters), ...initial });
  };
  const field = (parameter: FaultField) =>
    faultField(fault, parameter, values?.[parameter.name] ?? '', placesOf(fault), (value) =>
      set({ ...values, [parameter.name]: value.trim() }),
    );
  return html`<fieldset class="switch">
    <legend><label class="inline"><input type="checkbox" .checked=${values !== undefined} @change=${toggle}> <code>${fault}</code></label> <span class="quiet">${description}</span></legend>
    ${values && faultFields(parameters, field, initial)}
  </fieldset>`;
}

const requiredValues = (fields: readonly FaultField[]) =>
  Object.fromEntries(fields.filter(({ optional }) => !optional).map(({ name }) => [name, exampleValues[name] ?? '']));

/** A fault as the header of one request names it, with examples of what it needs: `slow; by=3s`. */
export const headerExampleOf = ({ fault, parameters }: DescribedFault): string =>
  [fault, ...Object.entries(requiredValues(parameters)).map(([name, value]) => `${name}=${value}`)].join('; ');

/** The faults for the sandbox, with the fields that are filled in. It converts numbers. */
export const toFaults = (switched: SwitchedFaults): object[] =>
  [...switched].map(([fault, values]) => ({
    fault,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  }));

/** A field of a fault with its label. `change` gets each new value. */
function faultField(
  fault: string,
  { name, mustBe, optional }: FaultField,
  value: string,
  places: readonly string[],
  change: (value: string) => void,
): TemplateResult {
  const id = `fault-${fault}-${name}`;
  const changed = (event: Event) => change((event.target as HTMLInputElement).value);
  const input =
    name === 'operation'
      ? html`<select id=${id} .value=${value} @change=${changed}><option value="">all</option>${places.map((place) => html`<option value=${place} ?selected=${place === value}>${place}</option>`)}</select>`
      : html`<input id=${id} .value=${value} ?required=${!optional} placeholder=${optional ? `such as ${exampleValues[name]}` : ''} title=${mustBe} autocomplete="off" spellcheck="false" autocapitalize="off" @change=${changed}>`;
  return html`<div class="field"><label for=${id}>${name}${optional ? html` <span class="quiet">optional</span>` : ''}</label>${input}</div>`;
}

/** Fields of a fault: what it needs and where it applies, and the others folded unless one of them has a value to begin with. */
function faultFields(
  fields: readonly FaultField[],
  show: (field: FaultField) => TemplateResult,
  initial: Readonly<Record<string, string>> = {},
): TemplateResult {
  const isCommon = ({ name, optional }: FaultField) => !optional || name === 'operation' || name === 'times';
  const [common, others] = [fields.filter(isCommon), fields.filter((field) => !isCommon(field))];
  const isOpen = others.some(({ name }) => initial[name] !== undefined);
  return html`<div class="parameters">${common.map(show)}
    <details ?open=${isOpen}><summary>More</summary><div class="parameters">${others.map(show)}</div></details></div>`;
}
