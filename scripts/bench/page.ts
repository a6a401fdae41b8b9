import type { Browser, Page } from 'playwright-core';
import { operations } from '../../generated/operations.js';
import { behaviours } from '../../generated/service.js';
import { runCommand } from '../../src/cli/run.js';
import { prefix } from '../../src/sandbox/http/message.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { launchBrowser } from '../lib/browser.js';

const defaultSizes = [1, 1000, 10_000, 100_000, 200_000];
/** How many creates and how many updates of the page are measured. */
const creates = 2000;
const updates = 5;
/** Creates before, until the engine has compiled the code of this sandbox. */
const warmUps = 20_000;
/** Share of a core that the page may take from the sandbox while nothing else happens, and for one update of its own. */
const maxShare = 0.2;
const maxDrawingMs = 150;
/** How much more a create may cost than with one task, with the page open. */
const maxGrowth = 3;
const maxElements = 1500;

const headers: Record<string, string> = { authorization: 'Token key', 'content-type': 'application/json' };
const body = new TextEncoder().encode(JSON.stringify(Object.values(behaviours.createText2Video.examples).at(-1)));

async function create(sandbox: Sandbox, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { status } = await sandbox.respond({
      method: 'POST',
      path: operations.createText2Video[1],
      query: '',
      origin: 'http://localhost',
      header: (name) => headers[name],
      isInProcess: true,
      read: async () => body,
    });
    if (status !== 200) throw new Error(`A create was rejected with status ${status}.`);
    // The server has to respond to the page meanwhile.
    if (index % 100 === 99) await new Promise(setImmediate);
  }
}

/** Milliseconds of CPU time that this process takes, and its share of a core. What other processes do does not count. */
async function cpuOf(run: () => Promise<unknown>): Promise<{ cpu: number; share: number }> {
  const [before, startedAt] = [process.cpuUsage(), performance.now()];
  await run();
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000;
  return { cpu, share: cpu / (performance.now() - startedAt) };
}

/** Waits until the page has read its list some more times. */
async function waitForUpdates(page: Page): Promise<void> {
  for (let count = 0; count < updates; count += 1) {
    await page.waitForResponse((response) => response.url().includes('/log/tasks'), { timeout: 120_000 });
  }
}

/** What the page costs a sandbox that keeps many tasks, and what so many tasks cost the page. */
async function main() {
  const sizes = sizesOf(process.argv[2]);
  const browser = await launchBrowser();
  const failures: string[] = [];
  try {
    await compare(sizes, browser, failures);
  } finally {
    await browser.close();
  }
  if (failures.length === 0) return;
  console.error(`\n${failures.join('\n')}`);
  process.exitCode = 1;
}

function sizesOf(text: string | undefined): number[] {
  const sizes = text?.split(',').map(Number) ?? defaultSizes;
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes;
  throw new Error(`This takes numbers of tasks, such as 1,10000, and not ${text}.`);
}

/** Measures sandboxes that keep so many tasks, and adds what is over a limit to the failures. */
async function compare(sizes: readonly number[], browser: Browser, failures: string[]): Promise<void> {
  console.log('  tasks    create   update: sandbox   search: sandbox   update: page   elements');
  let first: number | undefined;
  for (const size of sizes) {
    const sandbox = createSandbox({ speed: 0, maxTasks: size + creates });
    const server = await serve(sandbox, { port: 0 });
    try {
      await create(sandbox, warmUps);
      await sandbox.reset();
      await create(sandbox, size);
      const page = await browser.newPage();
      await page.goto(`${server.url}${prefix}/`);
      await page.locator('#tasks > li').first().waitFor();
      const metrics = await page.context().newCDPSession(page);
      await metrics.send('Performance.enable');
      const busy = async () => {
        const { metrics: list } = await metrics.send('Performance.getMetrics');
        return (list.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
      };
      await waitForUpdates(page);
      const busyBefore = await busy();
      const listing = await cpuOf(() => waitForUpdates(page));
      const drawing = ((await busy()) - busyBefore) / updates;
      const creating = (await cpuOf(() => create(sandbox, creates))).cpu / creates;
      await page.goto(`${server.url}${prefix}/#/tasks?q=no-such-task`);
      await waitForUpdates(page);
      const searching = await cpuOf(() => waitForUpdates(page));
      await page.goto(`${server.url}${prefix}/#/tasks`);
      await page.locator('#tasks > li').first().waitFor();
      const elements = await page.locator('*').count();
      await page.close();
      first ??= creating;
      const shares = [listing, searching].map(({ cpu, share }) => `${ms(cpu / updates)}, ${Math.round(share * 100)} %`);
      const cells = [size, ms(creating, 3), ...shares, ms(drawing), elements];
      console.log(cells.map((cell, index) => `${cell}`.padStart([7, 10, 18, 18, 15, 11][index] ?? 8)).join(''));
      const share = Math.max(listing.share, searching.share);
      if (share > maxShare)
        failures.push(`${size} tasks: the page takes ${share.toFixed(2)} of a core from the sandbox.`);
      if (drawing > maxDrawingMs) failures.push(`${size} tasks: the page needs ${ms(drawing)} for an update.`);
      if (creating > first * maxGrowth) failures.push(`${size} tasks: a create takes ${ms(creating, 3)} of CPU time.`);
      if (elements > maxElements) failures.push(`${size} tasks: the page has ${elements} elements.`);
    } finally {
      await server.close();
      await sandbox.close();
    }
  }
}

const ms = (value: number, digits = 1) => `${value.toFixed(digits)} ms`;

await runCommand(main);
