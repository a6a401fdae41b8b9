import { expect, type Page, test } from '@playwright/test';

interface Shown {
  path: string;
  /** What a reader does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

const operation = 'reference/createReference2Video.html?model=genq2-pro';

/** A layer that moves over the page is painted at parts of a pixel, which differ from run to run. */
function holdSwitch(page: Page) {
  return page.evaluate("document.querySelector('.op-switch').style.position = 'static';");
}

const pages: Record<string, Shown> = {
  home: { path: 'index.html' },
  guide: { path: 'guides/callbacks.html' },
  operation: {
    path: operation,
    act: holdSwitch,
  },
  'operation-sent': {
    path: operation,
    act: async (page) => {
      await page.getByRole('button', { name: 'Try it', exact: true }).click();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.locator('.try-task').first().waitFor();
      await page.getByRole('button', { name: '+10 seconds' }).click();
      await holdSwitch(page);
    },
  },
  models: { path: 'models.html' },
  comparison: { path: 'models.html?compare=genq2,genq3-turbo' },
  model: { path: 'models/genq2.html' },
  rules: { path: 'rules/Text2VideoRequest.html' },
  package: { path: 'package/callbacks.html' },
  search: {
    path: 'guides/costs.html',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('callback');
      await page.getByRole('option').first().waitFor();
    },
  },
};

for (const [name, { path, act }] of Object.entries(pages)) {
  test(name, async ({ page }) => {
    // Times, identifiers and seeds are the same in each run.
    await page.clock.setFixedTime('2026-01-01T12:00:00Z');
    await page.addInitScript(
      "Math.random = () => 0.5; crypto.randomUUID = () => '6f1d2c3b-0000-4000-8000-000000000000';",
    );
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await act?.(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
