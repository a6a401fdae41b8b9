import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../src/terms/operation.js';
import { validateRequest } from '../../../src/validate/index.js';
import { needs } from '../../support/optional-tools.js';
import { openSite, readSite, siteUrl } from '../site/site.js';
import { allData, listenForViolations, loadPanels, openPanel, type Trial, tryAll } from './setup.js';

/** Over the line, with its editor and the sandbox. */
const maxBytes = 150_000;

/** The same as a reader sees: every example of every operation, and each operation without a body once. */
const accepted: Trial[] = allData.flatMap(({ operationId, examples }): Trial[] =>
  examples.length === 0
    ? [{ operationId, prepares: true }]
    : examples.map(({ name, variant }) => ({ operationId, example: name, variant, prepares: true })),
);

/** A body that each operation rejects: without a field that it requires, or, where any object is accepted, a list. */
const rejected = allData
  .filter(({ examples }) => examples.length > 0)
  .map(({ operationId, examples: [example], variants, selector }) => {
    const { fields = [] } = variants.find(({ value }) => value === example?.variant) ?? {};
    const required = fields.find(({ name, isRequired }) => isRequired && name !== selector && /^\w+$/.test(name));
    const { [required?.name ?? '']: _, ...rest } = Object(example?.body);
    const body: unknown = required ? rest : [];
    const sentences = validateRequest(operationId as OperationId, body).map(({ message }) => message);
    return { operationId, body: JSON.stringify(body), prepares: false, sentences };
  });

describe('trying an operation', needs('browser'), () => {
  it('loads nothing before it is opened, and then no more than its budget', async () => {
    const page = await openSite('reference/createReference2Video.html');
    const paths: string[] = [];
    const site = await siteUrl();
    page.on('request', (sent) => paths.push(sent.url().slice(site.length + 1)));
    const button = page.getByRole('button', { name: 'Try it', exact: true });
    await button.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(paths).toEqual([]);
    await openPanel(page);
    const close = page.getByRole('button', { name: 'Close', exact: true });
    expect(await close.getAttribute('aria-expanded')).toBe('true');
    // Only sending is left as the main thing to do.
    expect(await page.locator('#try-it .primary').allTextContents()).toEqual(['Send']);
    expect(paths.sort()).toEqual(['assets/try-it.css', 'assets/try-it.js', 'assets/try-it/createReference2Video.json']);
    const sizes = await Promise.all(paths.map(async (path) => gzipSync(await readSite(path)).length));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(maxBytes);
    // The sandbox is in it.
    expect(total).toBeGreaterThan(60_000);
  });

  it('accepts every example of every operation without a network, and explains a wrong body', async () => {
    const page = await openSite('reference/createText2Video.html');
    await openPanel(page);
    await loadPanels(page);
    const violations = await listenForViolations(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.context().setOffline(true);

    const responses = await tryAll(page, accepted);
    const failed = responses.flatMap(({ status, outcome, problems }, index) =>
      status === 200 && problems.length === 0 ? [] : [[accepted[index], outcome, ...problems]],
    );
    expect(failed).toEqual([]);
    expect(responses).toHaveLength(accepted.length);

    const rejections = await tryAll(page, rejected);
    for (const [index, { operationId, sentences }] of rejected.entries()) {
      const { status, problems, response } = rejections[index] ?? {};
      expect(sentences.length, operationId).toBeGreaterThan(0);
      expect([operationId, status, problems]).toEqual([operationId, 422, sentences]);
      expect(JSON.parse(response ?? '').error.message, operationId).toBe(sentences.join(' '));
    }
    // Files of finished tasks are made in the page.
    expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    expect(await violations()).toEqual([]);
  });
});
