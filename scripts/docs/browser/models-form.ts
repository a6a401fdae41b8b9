import { element } from '../../../src/page-kit/element.js';
import { maxQueryLength } from '../search/query.js';
import { generators } from './models-rows.js';

const option = (value: string, text = value) => element('option', { value }, text);

/** A control with its label. A label around a select would be read out with all its options. */
function labelled(text: string, control: HTMLElement, name: string): HTMLElement {
  control.id = `models-${name}`;
  return element(
    'div',
    { class: `models-control models-${name}-control` },
    element('label', { for: control.id }, text),
    control,
  );
}

/** Options for every variant, grouped by the field that selects it. */
function variantOptions(): HTMLElement[] {
  const selectors = [...new Set(generators.map(({ by }) => by).filter(Boolean))];
  return selectors.map((by) => {
    const names = generators.filter((generator) => generator.by === by).flatMap(({ variants }) => variants);
    const options = [...new Set(names)].sort().map((name) => option(name));
    return element('optgroup', { label: by }, ...options);
  });
}

/** The controls of the filter. */
export function makeForm() {
  const text = element('input', {
    type: 'search',
    placeholder: 'duration, 4K, genq3-turbo…',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: String(maxQueryLength),
  });
  const generator = element('select', {}, option('', 'All'), ...generators.map(({ id, title }) => option(id, title)));
  const model = element('select', {}, option('', 'All'), ...variantOptions());
  const other = element('select', {}, option('', 'None'), ...variantOptions());
  const onlyDifferences = element('input', { type: 'checkbox' });
  const status = element('p', { role: 'status' });
  const reset = element('button', { type: 'button' }, 'Show all');
  const emptyReset = element('button', { type: 'button' }, 'Show all');
  const emptyText = element('p');
  const empty = element('div', { class: 'models-empty', hidden: '' }, emptyText, emptyReset);
  const form = element(
    'form',
    { class: 'models-filter', role: 'search', 'aria-label': 'Fields' },
    labelled('Field, value or model', text, 'text'),
    labelled('Generator', generator, 'generator'),
    labelled('Model or mode', model, 'model'),
    labelled('Compare with', other, 'other'),
    labelled('Only differences', onlyDifferences, 'differences'),
    element('div', { class: 'models-left' }, status, reset),
  );
  return { form, text, generator, model, other, onlyDifferences, status, reset, empty, emptyText, emptyReset };
}
