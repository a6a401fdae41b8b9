import type { Page } from '@playwright/test';
import { toTryItData } from '../../../scripts/docs/try-it/to-try-it-data.js';
import type { TryItData } from '../../../scripts/docs/try-it/try-it-data.js';
import { document, operations } from '../../support/document.js';

/** Every operation, as pages get it. */
export const allData: readonly TryItData[] = operations.map(({ method, path, operation }) =>
  toTryItData({ method: method.toUpperCase(), path, operation }, document),
);

/** Opens the panel of the page, and waits until it can be used. */
export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it', exact: true }).click();
  await page.locator('#try-send').waitFor();
}

/** Notes each violation of the security policy of the page, in addition to what the console says. */
export async function listenForViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`{
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(violatedDirective + ' ' + blockedURI));
  }`);
  return () => page.evaluate('violations');
}

/** A request that the panel of an operation sends, in place of one of its examples. */
export interface Trial {
  operationId: string;
  /** Name of the example to begin with. An operation without a body has none. */
  example?: string;
  variant?: string;
  /** Text that replaces the example. */
  body?: string;
  /** Whether what it needs is created first. */
  prepares: boolean;
}

interface Tried {
  status: number;
  /** The whole line about the response. */
  outcome: string;
  problems: string[];
  response: string;
}

/**
 * Loads the panels of all operations into a page, without showing them. Only one is in the page at a time, since their
 * elements have the same ids.
 */
export async function loadPanels(page: Page): Promise<void> {
  const ids = JSON.stringify(allData.map(({ operationId }) => operationId));
  await page.evaluate(`(async () => {
    const { openPanel } = await import('/assets/try-it.js');
    globalThis.panels = new Map();
    for (const id of ${ids}) {
      const root = document.createElement('div');
      panels.set(id, root);
      await openPanel(root, id);
    }
  })()`);
}

/** Sends one request after the other, with the elements that a reader uses. */
export function tryAll(page: Page, trials: readonly Trial[]): Promise<Tried[]> {
  return page.evaluate<Tried[]>(`(async () => {
    const section = document.querySelector('#try-it');
    const find = (selector) => section.querySelector(selector);
    const until = async (isDone, what) => {
      for (let waits = 0; !isDone(); waits += 1) {
        if (waits > 2000) throw new Error('Waited for ' + what);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const choose = (select, value) => {
      if (!select || select.value === value) return;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const tried = [];
    for (const { operationId, example, variant, body, prepares } of ${JSON.stringify(trials)}) {
      section.replaceChildren(panels.get(operationId));
      choose(find('#try-variant'), variant);
      choose(find('#try-example'), example);
      if (prepares && find('.try-need')) {
        find('.try-need button').click();
        await until(() => /^(Created|It could not)/.test(find('.try-note').textContent), 'what is needed');
      }
      if (body !== undefined) {
        find('#try-body').value = body;
        find('#try-body').dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      const problems = [...section.querySelectorAll('.try-problems li')].map((item) => item.lastChild.textContent.trim());
      // Two spaces around a sentence come from its template.
      const outcome = () => find('#try-outcome').textContent.replace(/\\s+/g, ' ').trim();
      find('#try-send').click();
      await until(() => outcome() !== '' && !outcome().startsWith('Waiting'), 'a response to ' + operationId);
      tried.push({
        status: Number(find('#try-outcome .badge')?.textContent),
        outcome: outcome(),
        problems,
        response: find('.try-response > pre')?.textContent ?? '',
      });
    }
    return tried;
  })()`);
}
