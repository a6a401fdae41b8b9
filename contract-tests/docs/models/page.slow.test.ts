import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { shows, timeout } from '../../support/pages.js';
import { allFields, fieldsOn, matrix, openModels } from './setup.js';

const phone = { viewport: { width: 390, height: 844 } };
/** Waits until exactly these fields are visible. */
const seen = (page: Parameters<typeof fieldsOn>[0]) => expect.poll(() => fieldsOn(page), { timeout });
const of = (...names: string[]) => allFields.filter((field) => names.some((name) => field.split(' ')[1] === name));

describe('the page of models', needs('browser'), () => {
  it('shows everything at first, then the matches of a search', async () => {
    const page = await openModels();
    await shows(
      page.locator('.models-filter [role=status]'),
      `${allFields.length} fields in ${matrix.generators.length} generators.`,
    );
    await seen(page).toHaveLength(allFields.length);
    const box = page.getByLabel('Field, value or model');
    await box.fill('4k');
    await seen(page).toEqual(['createReference2Image resolution']);
    await shows(page.locator('.models-filter [role=status]'), `1 of ${allFields.length} fields, in 1 of`);
    await box.fill('Duration genq3-turbo');
    await seen(page).toEqual(
      ['createImg2Video', 'createStartEnd2Video', 'createReference2Video'].map((id) => `${id} duration`),
    );
    // A field that only another model accepts is not found with this one.
    await box.fill('genq1 4k');
    await seen(page).toEqual([]);
    await box.fill('genq2 4k');
    await seen(page).toEqual(['createReference2Image resolution']);
  });

  it('reports when nothing is found, and shows everything again', async () => {
    const page = await openModels('?text=zzz');
    await shows(page.locator('.models-empty'), 'No field matches “zzz”.');
    await page.getByRole('button', { name: 'Show all' }).click();
    await seen(page).toHaveLength(allFields.length);
    expect(await page.getByLabel('Field, value or model').inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  it('shows one generator, one model and only differences', async () => {
    const page = await openModels();
    await page.getByLabel('Generator', { exact: true }).selectOption('createReference2Video');
    await seen(page).toEqual(expect.arrayContaining(['createReference2Video videos']));
    expect((await fieldsOn(page)).every((field) => field.startsWith('createReference2Video '))).toBe(true);
    await page.getByLabel('Model or mode').selectOption('genq2-pro');
    const heads = page.locator('[data-generator=createReference2Video] thead th:visible');
    await expect.poll(() => heads.allInnerTexts(), { timeout }).toEqual(['Field', 'genq2-pro']);
    const row = page.locator('tr[data-field=images]:visible');
    expect(await row.locator('td:visible').allInnerTexts()).toEqual(['1 to 7; at most 4 together with videos']);
    const reference = page.getByRole('link', { name: 'Make a video from references: reference' });
    expect(await reference.getAttribute('href')).toMatch(/reference\/createReference2Video\.html\?model=genq2-pro$/);
    await page.getByLabel('Only differences').check();
    await seen(page).toEqual(expect.not.arrayContaining(['createReference2Video payload']));
    expect(await fieldsOn(page)).toContain('createReference2Video duration');
    await page.getByLabel('Model or mode').selectOption('');
    await expect.poll(() => heads.count(), { timeout }).toBe(10);
    expect(await reference.getAttribute('href')).toMatch(/reference\/createReference2Video\.html$/);
    expect(await page.locator('tr[data-field=sounds] td').first().getAttribute('colspan')).toBe('5');
  });

  it('shows one column per mode, as per model', async () => {
    const page = await openModels('?model=dance');
    await seen(page).toContain('createPremiumMv images');
    expect((await fieldsOn(page)).every((field) => field.startsWith('createPremiumMv '))).toBe(true);
    await shows(page.locator('tr[data-field=lip_ref_urls]:visible td:visible'), '–');
    expect(await page.locator('#models-overview').isVisible()).toBe(false);
  });
});

describe('the URL of the models page', needs('browser'), () => {
  it('restores a shared view', async () => {
    const page = await openModels('?text=resolution&generator=createImg2Video&model=gen2.0&differences=');
    await seen(page).toEqual(['createImg2Video resolution']);
    expect(await page.getByLabel('Field, value or model').inputValue()).toBe('resolution');
    expect(await page.getByLabel('Generator', { exact: true }).inputValue()).toBe('createImg2Video');
    expect(await page.getByLabel('Model or mode').inputValue()).toBe('gen2.0');
    expect(await page.getByLabel('Only differences').isChecked()).toBe(true);
  });

  it('ignores values that the page does not have', async () => {
    const page = await openModels('?generator=createOpera&model=genq9');
    await seen(page).toHaveLength(allFields.length);
  });

  it('follows the filters, and supports the back button', async () => {
    const page = await openModels();
    await page.getByLabel('Field, value or model').pressSequentially('seed');
    await seen(page).toEqual(of('seed'));
    await page.getByLabel('Model or mode').selectOption('genq2');
    await expect.poll(() => new URL(page.url()).search, { timeout }).toBe('?text=seed&model=genq2');
    await page.goBack();
    await seen(page).toEqual(of('seed'));
    await page.goBack();
    await seen(page).toHaveLength(allFields.length);
    expect(await page.getByLabel('Field, value or model').inputValue()).toBe('');
    await page.goForward();
    await seen(page).toEqual(of('seed'));
  });

  it('links the overview to one model of one generator, and to a hidden table', async () => {
    const page = await openModels();
    await page.getByRole('link', { name: 'reference2video with gen2.0' }).click();
    await shows(page.locator('tr[data-field=duration]:visible td:visible'), '4 s only');
    await page.evaluate(`location.hash = '#createMv'`);
    await seen(page).toHaveLength(allFields.length);
    await expect.poll(() => page.locator('#createMv').isVisible(), { timeout }).toBe(true);
  });
});

describe('the page of models with the keyboard alone', needs('browser'), () => {
  it('filters, clears and scrolls', async () => {
    const page = await openModels();
    const { keyboard } = page;
    const focused = 'document.activeElement.labels?.[0]?.innerText ?? document.activeElement.ariaLabel';
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 100; presses += 1) {
        await keyboard.press('Tab');
        if (name.test(String(await page.evaluate(focused)))) return;
      }
      throw new Error(`${name} is never reached.`);
    };
    await tabTo(/^Field, value or model/);
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await keyboard.type('lip_ref');
    await seen(page).toEqual(of('lip_ref_url', 'lip_ref_urls'));
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await seen(page).toHaveLength(allFields.length);
    // Clearing is a separate history entry, unlike the built-in clearing of the box in Chromium.
    await page.goBack();
    await seen(page).toEqual(of('lip_ref_url', 'lip_ref_urls'));
    await page.goForward();
    await seen(page).toHaveLength(allFields.length);
    await tabTo(/^Generator/);
    await keyboard.type('Make a premium');
    await seen(page).toContain('createPremiumMv images');
    await tabTo(/^Only differences/);
    await keyboard.press('Space');
    await seen(page).toEqual(['createPremiumMv images', 'createPremiumMv lip_ref_urls']);
    await tabTo(/fields by mode$/);
  });
});

describe('the page of models on a phone', needs('browser'), () => {
  it('shows each field as a block, and does not scroll sideways', async () => {
    const page = await openModels('', phone);
    await seen(page).toHaveLength(allFields.length);
    expect(await page.locator('.models-table:visible').count()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    const images = page.locator('[data-generator=createReference2Video] .models-list [data-field=images] dd');
    expect(await images.allInnerTexts()).toEqual([
      'genq1, gen2.0: 1 to 7',
      'genq2, genq3, genq3-drama, genq3-ad, genq3-mix, genq3-turbo: number undocumented',
      'genq2-pro: 1 to 7; at most 4 together with videos',
    ]);
    await shows(
      page.locator('[data-generator=createText2Video] .models-list [data-field=prompt] dd'),
      'all models: up to 5000',
    );
    const smallest = `Math.min(...[...document.querySelectorAll('main .models-list *, main p, main li')]
      .filter((one) => one.checkVisibility()).map((one) => parseFloat(getComputedStyle(one).fontSize)))`;
    expect(await page.evaluate(smallest)).toBeGreaterThanOrEqual(11.5);
  });

  it('filters as on a desktop', async () => {
    const page = await openModels('?model=genq3-drama&text=duration', phone);
    await seen(page).toEqual(['createReference2Video duration']);
    expect(await page.locator('.models-list dd:visible').allInnerTexts()).toEqual([
      'genq3-drama: 2 to 15 s, default 8',
    ]);
    await page.getByLabel('Field, value or model').fill('nothing of that kind');
    await shows(page.locator('.models-empty'), 'No field matches');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
});

describe('the page of models without scripts, and in print', needs('browser'), () => {
  it('shows all rows', async () => {
    const page = await openModels('?text=4K', { javaScriptEnabled: false });
    expect(await page.locator('tr[data-field]:visible').count()).toBe(allFields.length);
    expect(await page.locator('.models-filter').count()).toBe(0);
    expect(await page.locator('#models-overview').isVisible()).toBe(true);
  });

  it('prints the blocks, not the tables', async () => {
    const page = await openModels();
    await page.emulateMedia({ media: 'print' });
    await seen(page).toHaveLength(allFields.length);
    expect(await page.locator('.models-table:visible, .models-filter:visible').count()).toBe(0);
  });
});
