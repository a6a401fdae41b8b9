import type { TryItData } from '../../try-it/try-it-data.js';
import { Panel } from './panel.js';
import { fromHash, sharedPrefix } from './shared-request.js';

/** What a switch of the page reports, such as that of the models of an operation. */
interface VariantChange {
  variant?: string;
  value?: string;
}

/** Shows the panel for an operation. Resolves when it can be used. */
export async function openPanel(root: HTMLElement, operationId: string): Promise<Panel> {
  const [data] = await Promise.all([load(operationId), addStyles()]);
  const { selector } = data;
  const chosen = (selector && new URLSearchParams(location.search).get(selector)) ?? undefined;
  const panel = new Panel(root, data, chosen);
  const show = async () => {
    if (!location.hash.startsWith(sharedPrefix)) return;
    panel.open((await fromHash(location.hash)) ?? {});
  };
  await show();
  addEventListener('hashchange', show);
  document.addEventListener('variantchange', (event) => {
    const { variant, value } = (event as CustomEvent<VariantChange>).detail ?? {};
    panel.chooseVariant(value ?? variant ?? '');
  });
  return panel;
}

async function load(operationId: string): Promise<TryItData> {
  const response = await fetch(new URL(`try-it/${operationId}.json`, import.meta.url));
  if (!response.ok) throw new Error(`The data of ${operationId} has status ${response.status}.`);
  return response.json();
}

let styles: Promise<void> | undefined;

function addStyles(): Promise<void> {
  styles ??= loadStyles();
  return styles;
}

function loadStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('try-it.css', import.meta.url).href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The styles did not load.')));
  });
}
