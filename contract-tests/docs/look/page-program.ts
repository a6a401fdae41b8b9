import { expect, test } from '@playwright/test';

// A page with little in it, in the color that the test passes.
test('heading', async ({ page }) => {
  await page.setContent(`<body style="background: white"><h1 style="color: ${process.env.LOOK_COLOR}">A heading</h1>`);
  await expect(page).toHaveScreenshot('heading.png');
});
