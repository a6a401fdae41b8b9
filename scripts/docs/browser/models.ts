import { toQuestion } from '../search/query.js';
import { makeForm } from './models-form.js';
import { generators, show, total } from './models-rows.js';
import { everything, isEverything, readView, type View, writeView } from './models-view.js';

const controls = makeForm();
const { form, text, generator, model, onlyDifferences, status, reset, empty, emptyText, emptyReset } = controls;

/** Shows a view on the page and in the controls. */
function apply(view: View): void {
  // What is being typed stays as it is.
  if (toQuestion(text.value) !== view.text) text.value = view.text;
  generator.value = view.generator;
  model.value = view.model;
  onlyDifferences.checked = view.onlyDifferences;
  const left = show(view);
  const isEmpty = left.rows === 0;
  status.textContent = isEverything(view)
    ? `${total} fields in ${generators.length} generators.`
    : `${left.rows} of ${total} fields, in ${left.generators} of ${generators.length} generators.`;
  reset.hidden = isEverything(view) || isEmpty;
  empty.hidden = !isEmpty;
  emptyText.textContent = view.text ? `No field is found for “${view.text}” here.` : 'No field is found here.';
}

const asked = (): View => ({
  text: toQuestion(text.value),
  generator: generator.value,
  model: model.value,
  onlyDifferences: onlyDifferences.checked,
});

/** Letters that are typed one after the other are one step for the back button. */
let isTyping = false;

function change(view: View, typed = false): void {
  writeView(view, typed && isTyping ? 'replaceState' : 'pushState');
  isTyping = typed;
  apply(view);
}

function showAll(): void {
  change(everything);
  text.focus();
}

/** An address may ask for what the page does not have, such as by an old link. */
function readKnownView(): View {
  const view = readView();
  const isKnown = (control: HTMLSelectElement, value: string) =>
    [...control.options].some((option) => option.value === value);
  return {
    ...view,
    generator: isKnown(generator, view.generator) ? view.generator : '',
    model: isKnown(model, view.model) ? view.model : '',
  };
}

/** A link to a table that is hidden shows everything. */
function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  if (target.closest('[hidden]')) {
    history.replaceState(null, '', location.pathname + location.hash);
    apply(everything);
  }
  target.scrollIntoView();
}

form.addEventListener('submit', (event) => event.preventDefault());
text.addEventListener('input', () => change(asked(), true));
text.addEventListener('blur', () => {
  isTyping = false;
});
text.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !text.value) return;
  event.preventDefault();
  change({ ...asked(), text: '' });
});
for (const control of [generator, model, onlyDifferences]) control.addEventListener('change', () => change(asked()));
for (const button of [reset, emptyReset]) button.addEventListener('click', showAll);
addEventListener('popstate', () => {
  isTyping = false;
  apply(readKnownView());
});
addEventListener('hashchange', showTarget);

document.getElementById('models-filter')?.append(form, empty);
apply(readKnownView());
if (location.hash) showTarget();
