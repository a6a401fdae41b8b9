/** The script of the HTML report: filters the rules. Without it, all of them are shown. */

const form = document.querySelector('form') as HTMLFormElement;
const status = document.querySelector('[role=status]') as HTMLElement;
const rules = [...document.querySelectorAll<HTMLElement>('.rule')];

const isShown = ({ dataset }: HTMLElement): boolean => {
  const wanted = (name: string) => (form.elements.namedItem(name) as HTMLSelectElement).value;
  const has = (text = '', value: string) => value === '' || text.split('\n').includes(value);
  return (
    has(dataset.operation, wanted('operation')) &&
    has(dataset.models, wanted('model')) &&
    has(dataset.outcome, wanted('outcome'))
  );
};

function filter(): void {
  for (const rule of rules) rule.hidden = !isShown(rule);
  for (const section of document.querySelectorAll<HTMLElement>('.operation'))
    section.hidden = !section.querySelector('.rule:not([hidden])');
  const count = rules.filter(({ hidden }) => !hidden).length;
  status.textContent = count === 0 ? 'No rule fits. Choose another filter.' : `${count} of ${rules.length} rules`;
}

form.hidden = false;
form.addEventListener('input', filter);
filter();
// What is printed is read as a whole.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});
