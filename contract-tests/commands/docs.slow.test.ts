import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preflight } from '../../src/preflight/index.js';
import { needs } from '../support/optional-tools.js';
import { buildCommand, inTerminal, start } from './genmedia.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

const docs = (...args: string[]) => start(built.file, ['docs', ...args]).ended;

describe('genmedia docs', () => {
  it('lists every page', async () => {
    const { status, stdout, stderr } = await docs();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const names = readdirSync('generated/docs', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith('README.md') ? [] : (/([\w-]+)\.md$/.exec(file)?.[1] ?? []),
    );
    const listed = stdout.split('\n').flatMap((line) => /^(\S+) {2,}\S/.exec(line)?.[1] ?? []);
    expect(listed.sort()).toEqual(names.sort());
  });

  it('prints a guide, and the path of its file', async () => {
    const { status, stdout, stderr } = await docs('errors');
    expect(status).toBe(0);
    expect(stdout).toBe(`${readFileSync('generated/docs/guides/errors.md', 'utf8').trim()}\n`);
    expect(stderr.trim()).toBe(pathToFileURL(resolve('generated/docs/guides/errors.md')).href);
  });

  it.each([
    ['polling', '## When to poll', 'tasks'],
    ['retry', '## Retries', 'client'],
    ['rate limits', '## Rate limits', 'production'],
    ['idempotency', '## Retries and idempotency', 'production'],
    ['tasks#when-to-poll', '## When to poll', 'tasks'],
    ['errors.md#handle-them', '## Handle them', 'errors'],
    ['createSpeech', '# Make speech from text', 'createSpeech'],
    ['createspeech.html', '# Make speech from text', 'createSpeech'],
    ['hey-api', '### @hey-api/openapi-ts with zod', 'other-languages'],
  ])('finds %s at %s', async (words, heading, page) => {
    const { status, stdout, stderr } = await docs(...words.split(' '));
    expect(status).toBe(0);
    expect(stdout.startsWith(`${heading}\n`), stdout.slice(0, 80)).toBe(true);
    expect(stderr).toContain(`/${page}.md`);
  });

  it('ends a section at the next heading of its level, and names other places', async () => {
    const { stdout, stderr } = await docs('polling');
    expect(stdout.match(/^## /gm)).toHaveLength(1);
    expect(stdout).not.toContain('<a id=');
    const [, others = ''] = /^Also: (.+)$/m.exec(stderr) ?? [];
    for (const place of others.split(', ')) expect((await docs(place)).status).toBe(0);
  });

  it('prints the page that a finding of preflight names', async () => {
    const [finding] = await preflight('createSpeech', { text: '<#1#>', voice_setting_voice_id: 'v' });
    const { status, stdout } = await docs(finding?.docs ?? '');
    expect({ status, head: stdout.split('\n')[0] }).toEqual({ status: 0, head: '# Make speech from text' });
  });

  it('prints the path of a file, and of the folder', async () => {
    expect((await docs('errors', '--path')).stdout.trim()).toBe(resolve('generated/docs/guides/errors.md'));
    expect((await docs('--path')).stdout.trim()).toBe(resolve('generated/docs'));
  });

  it('reports that nothing was found, and suggests a name', async () => {
    expect(await docs('xyzzy')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'The docs say nothing about xyzzy. genmedia docs lists their pages.\n',
    });
    expect((await docs('eror')).stderr).toContain('Did you mean errors?');
  });

  it('suggests a page after a failed command, on a terminal', needs('terminal'), async () => {
    const env = { GENMEDIA_BASE_URL: 'http://127.0.0.1:9', GENMEDIA_API_KEY: 'k', NO_COLOR: '1' };
    const args = ['run', 'text2video', '--model', 'genq2', '--prompt', 'x', '--duration', '99'];
    const [{ screen }, { stderr }] = await Promise.all([
      inTerminal(built.file, args, { env }),
      start(built.file, args, { env }).ended,
    ]);
    expect(screen).toMatch(/duration must be at most 10.*\nWhat to do: genmedia docs errors\n$/s);
    expect(stderr).not.toContain('genmedia docs');
  });
});
