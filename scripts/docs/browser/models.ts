import { toQuery } from '../search/query.js';
import { makeForm } from './models-form.js';
import { generators, show, total } from './models-rows.js';
import { chosenModels, everything, isEverything, readView, type View, writeView } from './models-view.js';

const controls = makeForm();
const { form, text, generator, model, other, onlyDifferences, status, reset, empty, emptyText, emptyReset } = controls;

/** Shows a view on the page and in the controls. */
function apply(view: View): void {
  // A text that differs only by spaces or its length stays as the reader typed it.
  if (toQuery(text.value) !== view.text) text.value = view.text;
  generator.value = view.generator;
  model.value = view.model;
  other.value = view.other;
  // There is nothing to compare with until a model is chosen.
  other.disabled = !view.model;
  onlyDifferences.checked = view.onlyDifferences;
  const left = show(view);
  const isEmpty = left.rows === 0;
  const compared = view.other ? `${chosenModels(view).join(' and ')}: ` : '';
  status.textContent = isEverything(view)
    ? `${total} fields in ${generators.length} generators.`
    : `${compared}${left.rows} of ${total} fields, in ${left.generators} of ${generators.length} generators.`;
  reset.hidden = isEverything(view) || isEmpty;
  empty.hidden = !isEmpty;
  emptyText.textContent = view.text ? `No field matches “${view.text}”.` : 'No field matches.';
}

const chosenView = (): View => ({
  text: toQuery(text.value),
  generator: generator.value,
  model: model.value,
  other: model.value && other.value !== model.value ? other.value : '',
  onlyDifferences: onlyDifferences.checked,
});

/** Consecutive keystrokes are one step for the back button. */
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

/** The view of the URL. An old link may name something that the page no longer has. */
function readKnownView(): View {
  const view = readView();
  const isKnown = (control: HTMLSelectElement, value: string) =>
    [...control.options].some((option) => option.value === value);
  const [first = '', second = ''] = chosenModels(view).filter((name) => isKnown(model, name));
  return {
    ...view,
    generator: isKnown(generator, view.generator) ? view.generator : '',
    model: first,
    other: second,
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
text.addEventListener('input', () => change(chosenView(), true));
text.addEventListener('blur', () => {
  isTyping = false;
});
text.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !text.value) return;
  event.preventDefault();
  change({ ...chosenView(), text: '' });
});
for (const control of [generator, model, other, onlyDifferences])
  control.addEventListener('change', () => change(chosenView()));
for (const button of [reset, emptyReset]) button.addEventListener('click', showAll);
addEventListener('popstate', () => {
  isTyping = false;
  apply(readKnownView());
});
addEventListener('hashchange', showTarget);

document.getElementById('models-filter')?.append(form, empty);
apply(readKnownView());
if (location.hash) showTarget();
