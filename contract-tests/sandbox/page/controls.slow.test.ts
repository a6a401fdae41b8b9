import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { responds, serve as serveBehaviours } from '../../client/server.js';
import { accessibilityFaults } from '../../docs/site/axe.js';
import { needs } from '../../support/optional-tools.js';
import { closing, shows, timeout } from '../../support/pages.js';
import { example, open, openRow, press, pressInMenu, rowsOf, sendFast } from './open-page.js';

/** What a person can press, fill in or choose. Rows are links to what they show. */
const controls = 'button, input, select, textarea, summary, nav a, .pager a, .empty a';

/** Notes in the page which controls a person has used. */
const recordUse = `
  globalThis.used = new Set();
  globalThis.nameOf = (control) =>
    control.id ||
    (control.labels?.[0] ?? control).textContent.trim().replace(/\\s+/g, ' ').replace(/ \\d+( of \\d+)?$|^\\d+ /, '');
  for (const event of ['click', 'input', 'change']) {
    const note = ({ target }) => {
      const control = target.closest?.('${controls}');
      if (control) used.add(nameOf(control));
    };
    document.addEventListener(event, note, true);
  }
`;

/**
 * The controls that can be seen, and what is wrong with where they are: each is inside the window, no other one is in its
 * place, and a press in its middle reaches it. An open dialog makes all others unreachable, and an open menu lies over others
 * until the next press.
 */
const look = `(() => {
  const shown = [...document.querySelectorAll('${controls}')].filter((one) => one.checkVisibility());
  const [over = document.body] = ['dialog[open]', '.menu[open]'].flatMap((one) => document.querySelector(one) ?? []);
  const usable = shown.filter((one) => over.contains(one));
  const scrolled = [scrollX, scrollY];
  const faults = [];
  const places = usable.map((one) => {
    one.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < 0 || right > innerWidth || left >= right) faults.push(nameOf(one) + ' is not inside the window');
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isReached = found && (one.contains(found) || [...(one.labels ?? [])].some((label) => label.contains(found)));
    if (!isReached) faults.push(nameOf(one) + ' is behind ' + found?.outerHTML.slice(0, 100));
    return { one, left, right, top: top + scrollY, bottom: bottom + scrollY };
  });
  for (const [index, a] of places.entries()) {
    for (const b of places.slice(index + 1)) {
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      if (!isApart) faults.push(nameOf(a.one) + ' overlaps ' + nameOf(b.one));
    }
  }
  scrollTo(...scrolled);
  return { names: shown.map(nameOf), faults };
})()`;

/** Controls are used at the first width, at which every screen is one of its own, and looked at in all of them. */
const widths = [400, 800, 1400];

type Visit = Awaited<ReturnType<typeof visit>>;

/** Opens the page, and notes which controls it shows and which are used. */
async function visit() {
  const receiver = await serveBehaviours(responds(200));
  closing.push(receiver.close);
  const sizeOf = (width = 0) => ({ width, height: 900 });
  const viewport = sizeOf(widths[0]);
  const opened = await open({}, { viewport, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, url } = opened;
  await page.evaluate(recordUse);
  const seen = new Set<string>();
  /** Checks what can be seen at each width. */
  const atEachWidth = async (check: (width: number) => Promise<void>) => {
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      await check(width);
    }
    await page.setViewportSize(viewport);
  };
  const collect = () =>
    atEachWidth(async (width) => {
      const { names, faults } = await page.evaluate<{ names: string[]; faults: string[] }>(look);
      for (const name of names) seen.add(name);
      expect(faults, `${width} px, ${page.url()}`).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    });
  return {
    ...opened,
    receiver,
    seen,
    used: async () => new Set(await page.evaluate<string[]>('[...used]')),
    /** Notes the controls that can be seen at any width, and checks where they are. */
    collect,
    /** Opens a screen, or that of a task. */
    async go(route: string) {
      await page.goto(`${url}/_sandbox/#/${route}`);
      const [screen, id] = route.split('/');
      if (id === undefined) await page.locator(`#${screen}-heading`).waitFor();
      else await shows(page.locator('#detail .facts').first(), id);
      await collect();
    },
    /** Chooses in a filter of the list that is open. */
    choose: (name: string, value: string) =>
      page.locator('#lists').getByRole('combobox', { name, exact: true }).selectOption(value),
    /** Axe finds nothing at any width. */
    isAccessible: () =>
      atEachWidth(async (width) => expect(await accessibilityFaults(page), `${width} px`).toEqual([])),
  };
}

async function useForm({ page, sandbox, form, receiver, go, collect }: Visit) {
  await go('send');
  await page.getByLabel('Key', { exact: true }).fill('another-key');
  await form.send('genq2-portrait', { callback_url: `${receiver.url}/hook` });
  await shows(form.outcome, 'Status 200');
  const [{ id } = { id: '' }] = sandbox.tasks();
  await page.getByLabel('Example').selectOption({ label: '/ent/v2/tasks/{id}/creations' });
  await collect();
  await page.getByLabel('Identifier').fill(id);
  await page.getByLabel('Fault optional').fill('hang');
  await press(page, 'Send');
  await page.getByRole('button', { name: 'Stop waiting' }).waitFor();
  await collect();
  await press(page, 'Stop waiting');
  await shows(form.outcome, 'Stopped waiting.');
}

async function useClockAndExports({ page, sandbox, collect }: Visit) {
  // On a phone the clock is folded.
  expect(await page.getByRole('button', { name: '+1 s', exact: true }).isVisible()).toBe(false);
  await page.locator('#clock-toggle').click();
  for (const [name, seconds] of [
    ['+1 s', 1],
    ['+30 s', 30],
    ['+1 h', 3600],
    ['+24 h', 86_400],
  ] as const) {
    const before = sandbox.now().getTime();
    await press(page, name);
    await expect.poll(() => sandbox.now().getTime() - before, { timeout }).toBe(1000 * seconds);
  }
  await page.getByLabel('Speed').selectOption('60');
  await expect.poll(() => sandbox.speed, { timeout }).toBe(60);
  await press(page, 'Pause');
  await expect.poll(() => sandbox.speed, { timeout }).toBe(0);
  await collect();
  await press(page, 'Run');
  await expect.poll(() => sandbox.speed, { timeout }).toBe(60);
  await press(page, 'Pause');
  await expect.poll(() => sandbox.speed, { timeout }).toBe(0);
  for (const format of ['HAR', 'JSON']) {
    const [download] = await Promise.all([page.waitForEvent('download'), pressInMenu(page, `Export ${format}`)]);
    expect(download.suggestedFilename()).toBe(`sandbox.${format.toLowerCase()}`);
  }
}

async function useScreens({ page }: Visit) {
  for (const screen of await page.getByRole('navigation', { name: 'Screens' }).getByRole('link').all()) {
    if (!(await screen.isVisible())) continue;
    await screen.click();
    await expect.poll(() => page.url(), { timeout }).toContain((await screen.getAttribute('href')) ?? '');
  }
}

async function useLists({ page, sandbox, go, choose, collect }: Visit) {
  for (let count = 0; count < 60; count += 1) await sendFast(sandbox, { ...example, prompt: `Number x${count}x` });
  for (const list of ['tasks', 'requests'] as const) {
    await go(list);
    for (const [name, place] of [
      ['Older', 'Page 2 of 2'],
      ['Newer', 'Page 1 of 2'],
      ['Oldest', 'Page 2 of 2'],
      ['Newest', 'Page 1 of 2'],
    ] as const) {
      await page.locator('.pager').getByRole('link', { name, exact: true }).click();
      await shows(page.locator('.pager'), place);
      await collect();
    }
  }
  const searchFor = async (text: string, count: string | RegExp) => {
    await page.getByLabel('Search').fill(text);
    await shows(page.locator('#tasks-count'), count);
  };
  await go('tasks');
  await searchFor('x7x', '1 of 61');
  await searchFor('', /^61$/);
  await choose('State', 'success');
  await shows(page.locator('#tasks-count'), '1 of 61');
  await choose('State', '');
  await choose('Operation', 'createImg2Video');
  await shows(page.locator('.empty'), 'Nothing matches.');
  await collect();
  await page.getByRole('link', { name: 'Show all' }).click();
  await shows(rowsOf(page, 'tasks').first(), 'Number x59x');
}

async function useTask({ page, sandbox, go, collect }: Visit) {
  await go('tasks');
  const detail = await openRow(rowsOf(page, 'tasks').first());
  await page.getByLabel('Error code').waitFor();
  await collect();
  await detail.locator('summary').last().click();
  await shows(detail.locator('.headers').last(), 'content-type');
  await copies(page, 'Copy', sandbox.tasks()[0]?.id ?? '');
  await copies(page, 'Copy request', '"prompt":"Number x59x"');
  await copies(page, 'Copy response', sandbox.tasks()[0]?.id ?? '');
  await press(page, 'Finish');
  await shows(detail.locator('h2'), 'success');
  await go(`tasks/${sandbox.tasks()[1]?.id}`);
  await page.getByLabel('Error code').fill('TOO_DARK');
  await press(page, 'Fail');
  await shows(detail, 'failed with TOO_DARK');
}

async function useRequest({ page, sandbox, go, choose, collect }: Visit) {
  await go('requests');
  await choose('Response', '4');
  await shows(page.locator('.empty'), 'Nothing matches.');
  await choose('Response', '');
  await choose('Operation', 'createText2Video');
  await shows(rowsOf(page, 'requests').first(), '/ent/v2/text2video');
  await openRow(rowsOf(page, 'requests').first());
  await page.getByRole('button', { name: 'Replay' }).waitFor();
  await collect();
  await copies(page, 'Copy as curl', 'curl -X POST');
  await copies(page, 'Copy as TypeScript', 'await gen.text2video.create(');
  const count = sandbox.tasks().length;
  await press(page, 'Replay');
  await expect.poll(() => sandbox.tasks().length, { timeout }).toBe(count + 1);
  await press(page, 'Edit and send again');
  await page.getByLabel('Body, as JSON').fill(JSON.stringify({ ...example, prompt: 'Edited' }));
  await press(page, 'Send');
  await expect.poll(() => sandbox.tasks()[0]?.prompt, { timeout }).toBe('Edited');
}

async function useCallback({ page, receiver, go, choose, collect }: Visit) {
  await go('callbacks');
  await choose('Outcome', 'delivered');
  await openRow(rowsOf(page, 'callbacks').first());
  await page.getByRole('button', { name: 'Send again' }).waitFor();
  await collect();
  const posts = receiver.received.length;
  await press(page, 'Send again');
  await expect.poll(() => receiver.received.length, { timeout }).toBe(posts + 1);
  await page.getByRole('button', { name: 'Copy posted' }).first().click();
}

async function useFaults({ page, sandbox, go, collect, isAccessible }: Visit) {
  await go('faults');
  const switches = page.locator('#fault-switches');
  for (const fault of await switches.getByRole('checkbox').all()) await fault.check();
  await collect();
  // What a fault needs has a value. The rest is optional, with an example.
  await press(page, 'Apply');
  await shows(page.locator('#faults-outcome'), 'The faults are active.');
  expect(sandbox.faults()).toMatchObject([
    { fault: 'status', code: 503 },
    {},
    {},
    {},
    { fault: 'slow', by: 3000 },
    {},
    {},
    {},
    {},
    {},
    {},
    {},
  ]);
  // One that is open no longer counts among the others, so the last is opened first.
  const closed = await switches.locator('details:not([open]) > summary').all();
  for (const more of closed.reverse()) await more.click();
  await collect();
  for (const field of await switches.getByRole('textbox').all()) {
    const hint = (await field.getAttribute('placeholder')) ?? '';
    await field.fill(hint ? hint.replace('such as ', '') : await field.inputValue());
  }
  for (const field of await switches.getByRole('combobox').all()) {
    const isOfReads = (await field.getAttribute('id'))?.includes('unknown-state');
    await field.selectOption(isOfReads ? 'getTaskCreations' : 'createText2Video');
  }
  await isAccessible();
  await press(page, 'Apply');
  await shows(page.locator('#faults-outcome'), 'The faults are active.');
  expect(sandbox.faults()).toHaveLength(await switches.getByRole('checkbox').count());
  for (const { operation, times, chance } of sandbox.faults()) {
    expect(operation).toMatch(/^(createText2Video|getTaskCreations)$/);
    expect([times, chance]).toEqual([2, 0.5]);
  }
  await press(page, 'Clear');
  await expect.poll(() => sandbox.faults(), { timeout }).toEqual([]);
  await page.getByText('As JSON').last().click();
  await collect();
  await page.getByLabel('New faults').fill('[{ "fault": "lost" }]');
  await press(page, 'Set faults');
  await expect.poll(() => sandbox.faults(), { timeout }).toEqual([{ fault: 'lost' }]);
}

async function useReset({ page, sandbox, collect, isAccessible }: Visit) {
  await page.locator('#more > summary').click();
  await collect();
  await press(page, 'Reset…');
  await collect();
  await isAccessible();
  await press(page, 'Cancel');
  expect(sandbox.tasks()).not.toEqual([]);
  await pressInMenu(page, 'Reset…');
  await press(page, 'Reset');
  await expect.poll(() => sandbox.tasks(), { timeout }).toEqual([]);
}

/** Presses a button that copies, and looks at what it has copied. */
async function copies(page: Page, button: string, text: string) {
  await page.evaluate(`navigator.clipboard.writeText('')`);
  await press(page, button);
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()'), { timeout }).toContain(text);
}

describe('every control of the page', needs('browser'), () => {
  it('offers every control at each width, where it can be seen, reached and used', async () => {
    const opened = await visit();
    for (const use of [
      useForm,
      useClockAndExports,
      useScreens,
      useLists,
      useTask,
      useRequest,
      useCallback,
      useFaults,
      useReset,
    ]) {
      await use(opened);
    }
    const [seen, used] = [opened.seen, await opened.used()];
    expect(seen.size).toBeGreaterThan(80);
    expect([...seen].filter((name) => !used.has(name))).toEqual([]);
  });
});
