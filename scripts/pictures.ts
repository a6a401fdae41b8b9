import { stat } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { GenMedia } from '../src/index.js';
import { prefix } from '../src/sandbox/http/message.js';
import { createSandbox } from '../src/sandbox/index.js';
import { serve } from '../src/sandbox/node/index.js';
import { buildIfStale } from './docs/build-if-stale.js';
import { site } from './docs/site/folder.js';
import { serveDocs } from './docs/site/serve.js';
import { launchBrowser } from './lib/browser.js';
import { runCommand } from './lib/run-command.js';

const folder = 'openapi/docs/pictures';

/** Takes the pictures of the README again: the docs and the page of the sandbox, in their current state. */
async function main() {
  await buildIfStale();
  const browser = await launchBrowser();
  try {
    await takeDocs(browser);
    await takeSandbox(browser);
  } finally {
    await browser.close();
  }
}

async function takeDocs(browser: Browser) {
  const docs = await serveDocs(site);
  try {
    const url = `${docs.url}/reference/createReference2Video.html?model=genq2-pro`;
    await take(browser, url, 'docs.png', 'text=Make a video from references');
  } finally {
    docs.close();
  }
}

/** A sandbox in the middle of its work: tasks in several states, one that has failed, and a rejected request. */
async function takeSandbox(browser: Browser) {
  const sandbox = createSandbox({ speed: 0 });
  const server = await serve(sandbox, { port: 0 });
  try {
    const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', retries: 0 });
    const video = (prompt: string, fault = '') =>
      gen.text2video.create(
        { model: 'genq2', prompt, aspect_ratio: '9:16' },
        fault ? { extraHeaders: { 'x-sandbox-fault': fault } } : {},
      );
    await video('A lighthouse in a storm');
    await gen.adFilm.create({ images: ['https://example.com/watch.png'], prompt: 'A watch that survives the sea' });
    await video('A paper boat in the rain', 'failed; errCode=example-error');
    await sandbox.advance('8s');
    await gen.speech.create({ text: 'Welcome.', voice_setting_voice_id: 'Robot_Armor' });
    await sandbox.advance('4s');
    await video('Lanterns over a lake');
    await gen.text2video.create({ model: 'genq2', prompt: 'Too long', duration: 11 }).catch(() => {});
    await take(browser, `${server.url}${prefix}/`, 'sandbox.png', 'text=Connected');
  } finally {
    await server.close();
    await sandbox.close();
  }
}

async function take(browser: Browser, url: string, name: string, until: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  await page.goto(url);
  await page.locator(until).first().waitFor();
  // Some of what is shown moves into its place.
  await page.waitForTimeout(1000);
  await page.screenshot({ path: `${folder}/${name}` });
  await page.close();
  console.log(`${folder}/${name}: ${Math.round((await stat(`${folder}/${name}`)).size / 1024)} kB`);
}

await runCommand(main);
