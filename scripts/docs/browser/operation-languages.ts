import { element } from '../../../src/page-kit/element.js';
import { keepChoice, readChoice } from './reader-choice.js';

const storageName = 'docs.language';

/** Adds buttons that choose the language of all samples. Without scripts each sample is folded under the name of its language. */
export function addLanguages(): void {
  const samples = [...document.querySelectorAll<HTMLDetailsElement>('.op-sample')];
  const labels = [...new Set(samples.map(({ dataset }) => dataset.language ?? ''))];
  const first = document.querySelector('.op-samples');
  if (labels.length < 2 || !first) return;
  const buttons = labels.map((label) => element('button', { type: 'button' }, label));
  const choose = (language: string) => {
    for (const sample of samples) {
      sample.open = sample.dataset.language === language;
      sample.hidden = !sample.open;
    }
    for (const button of buttons) button.ariaPressed = String(button.textContent === language);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      choose(button.textContent ?? '');
      keepChoice(storageName, button.textContent ?? '');
    });
  }
  const bar = element(
    'div',
    { class: 'op-languages buttons', role: 'group', 'aria-label': 'Language of the samples' },
    ...buttons,
  );
  first.before(bar);
  const known = readChoice(storageName) ?? '';
  choose(labels.includes(known) ? known : (labels[0] ?? ''));
}
