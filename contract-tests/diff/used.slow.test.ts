import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Coverage } from '../../src/check/index.js';
import { buildCommand, start } from '../commands/genmedia.js';
import { document } from '../support/document.js';
import { newFolder } from '../support/new-folder.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

type Edit = (schemas: typeof document, whole: typeof document) => unknown;

/** Writes files into a new folder. */
function folderWith(files: Record<string, string>): string {
  const path = newFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

const videoCall = {
  method: 'POST',
  url: '/ent/v2/text2video',
  requestText: '{"model":"genq2","prompt":"A lighthouse","seed":7}',
  status: 200,
};
const coverage = new Coverage();
coverage.inspect(videoCall);

/** A program that makes a video with genq2, as three kinds of files show it. */
const program = {
  'coverage.json': JSON.stringify(coverage.report()),
  'traffic.har': JSON.stringify({
    log: {
      entries: [
        {
          request: {
            method: 'POST',
            url: `https://gateway.example/x${videoCall.url}`,
            postData: { text: videoCall.requestText },
          },
          response: { status: 200 },
        },
      ],
    },
  }),
  'src/video/make.ts': `import { GenMedia } from 'genmedia';
export const make = (prompt: string) => new GenMedia().text2video.run({ model: 'genq2', prompt, seed: 7 });
`,
  'src/types.d.ts': "export type Model = 'genq1'; export interface Unused { duration: number }",
  'src/node_modules/other/index.js': "gen.text2video.run({ model: 'genq1', duration: 5 });",
};
const kinds = ['coverage.json', 'traffic.har', 'src'] as const;

function diff(edits: readonly Edit[], used: readonly string[], ...args: string[]) {
  const revision = structuredClone(document);
  for (const edit of edits) edit(revision.components.schemas, revision);
  const files = { 'base.json': JSON.stringify(document), 'new.json': JSON.stringify(revision) };
  const cwd = folderWith({ ...program, ...files });
  const words = ['diff', 'base.json', 'new.json', ...used.flatMap((path) => ['--used', path]), ...args];
  return start(built.file, words, { cwd }).ended;
}

/** Whether a breaking change makes the command fail. */
const fails = async (edit: Edit, used: readonly string[], ...args: string[]) => {
  const { status, stderr } = await diff([edit], used, ...args);
  expect([stderr, [0, 1].includes(status ?? 2)]).toEqual(['', true]);
  return status === 1;
};

/** Changes that reach a program which sends model, prompt and seed of genq2. */
const reaching: Record<string, Edit> = {
  'a limit of a field that is sent': (s) => Object.assign(s.Text2VideoGenq2.properties.prompt, { maxLength: 3 }),
  'a field that is sent and removed': (s) => delete s.Text2VideoGenq2.properties.seed,
  'a field that becomes required': (s) => s.Text2VideoGenq2.required.push('duration'),
  'the operation is removed': (_, { paths }) => delete paths['/ent/v2/text2video'].post,
  'the path is removed': (_, { paths }) => delete paths['/ent/v2/text2video'],
  'the response loses a field': (s) => delete s.Text2VideoResponse.properties.credits,
  'another header is needed': (_, { paths }) =>
    Object.assign(paths['/ent/v2/text2video'].post, {
      parameters: [{ name: 'X-Region', in: 'header', required: true, schema: { type: 'string' } }],
    }),
  'keys go elsewhere': (_, { components }) => Object.assign(components.securitySchemes.ApiKey, { name: 'X-Key' }),
};

/** Changes that do not. */
const distant: Record<string, Edit> = {
  'a limit of a field that is not sent': (s) => Object.assign(s.Text2VideoGenq2.properties.duration, { maximum: 8 }),
  'a field that is not sent and removed': (s) => delete s.Text2VideoGenq2.properties.resolution,
  'a limit of another model': (s) => Object.assign(s.Text2VideoGenq1.properties.prompt, { maxLength: 3 }),
  'a field of another operation': (s) => delete s.SpeechRequest.properties.text,
  'another operation is removed': (_, { paths }) => delete paths['/ent/v2/audio-tts'],
  'callbacks, without a URL for them': (_, { paths }) => delete paths['/ent/v2/text2video'].post.callbacks,
};

describe.each(kinds)('diff --used %s', (used) => {
  it.each(Object.keys(reaching))('fails for %s', async (name) => {
    expect(await fails(reaching[name] as Edit, [used])).toBe(true);
  });

  it.each(Object.keys(distant))('passes for %s', async (name) => {
    expect(await fails(distant[name] as Edit, [used])).toBe(false);
  });
});

describe('diff without --used', () => {
  it.each(Object.keys(distant))('fails for %s', async (name) => {
    expect(await fails(distant[name] as Edit, [])).toBe(true);
  });
});

describe('diff --used', () => {
  const [narrowed, other] = [
    reaching['a limit of a field that is sent'] as Edit,
    distant['a field of another operation'] as Edit,
  ];

  it('prints both parts, and decides by the first', async () => {
    const both = await diff([narrowed, other], ['src']);
    expect(both.status).toBe(1);
    const [first = '', second = ''] = both.stdout.split('Changes that do not: 1 breaking change\n\n');
    expect(first).toMatch(/^Changes that reach what src uses: 1 breaking change\n\nPOST \/ent\/v2\/text2video\n/);
    expect(first).toContain('`maxLength` of `prompt`');
    expect(second).toMatch(/^POST \/ent\/v2\/audio-tts\n/);
    expect(second).toMatch(/\n1 breaking change, 1 other not used here \(base\.json /);
    const none = await diff([other], ['src']);
    expect(none.status).toBe(0);
    expect(none.stdout).toContain('Changes that reach what src uses: no changes\n');
  });

  it('says in JSON of each change whether it reaches, and annotates only those that do', async () => {
    const [json, github] = await Promise.all([
      diff([narrowed, other], ['src'], '--json'),
      diff([narrowed, other], ['src'], '--format', 'github'),
    ]);
    const { impact, used, changes } = JSON.parse(json.stdout);
    expect([impact, used]).toEqual(['breaking', ['src']]);
    expect(changes.map(({ reaches, operation }: Record<string, unknown>) => [reaches, operation])).toEqual([
      [true, 'POST /ent/v2/text2video'],
      [false, 'POST /ent/v2/audio-tts'],
    ]);
    expect(github.stdout.match(/^::error/gm)).toHaveLength(1);
    expect(github.stdout).toContain('1 breaking change. Not used here: 1 breaking change.');
  });

  it('accepts several, of which each may use something', async () => {
    const speech = folderWith({ 'a.mts': 'await fetch(base + "/ent/v2/audio-tts", { body: \'{"text": "Hi"}\' });' });
    expect(await fails(other, ['coverage.json'])).toBe(false);
    expect(await fails(other, ['coverage.json', speech])).toBe(true);
  });

  it('reports a changed default of a field that is left out', async () => {
    const edit: Edit = (s) => Object.assign(s.Text2VideoGenq2.properties.resolution, { default: '1080p' });
    for (const used of kinds) expect(await fails(edit, [used], '--fail-on', 'minor')).toBe(true);
  });

  it('does not report a new model, a new field and a new operation', async () => {
    const edits: Edit[] = [
      (s) => Object.assign(s.Text2VideoGenq2.properties, { style: { type: 'string' } }),
      (_, { paths }) => Object.assign(paths['/ent/v2/subjects/{id}'], { delete: { operationId: 'x', responses: {} } }),
      (s) => {
        s.Text2VideoNew = structuredClone(s.Text2VideoGenq2);
        s.Text2VideoNew.properties.model = { const: 'new' };
        s.Text2VideoRequest.oneOf.push({ $ref: '#/components/schemas/Text2VideoNew' });
        s.Text2VideoRequest.discriminator.mapping.new = '#/components/schemas/Text2VideoNew';
      },
    ];
    for (const edit of edits) {
      expect(await fails(edit, ['coverage.json'], '--fail-on', 'minor')).toBe(false);
      expect(await fails(edit, [], '--fail-on', 'minor')).toBe(true);
    }
  });

  it('reports a type that is removed to those who name it, or whose requests need it', async () => {
    const remove =
      (name: string): Edit =>
      (_, whole) => {
        const text = JSON.stringify(whole).replaceAll(`schemas/${name}"`, `schemas/${name}2"`);
        const { schemas } = Object.assign(whole, JSON.parse(text)).components;
        schemas[`${name}2`] = schemas[name];
        delete schemas[name];
      };
    expect(await fails(remove('Text2VideoGenq2'), ['coverage.json'])).toBe(true);
    expect(await fails(remove('SpeechRequest'), ['coverage.json'])).toBe(false);
    expect(await fails(remove('Text2VideoGenq1'), ['coverage.json'])).toBe(false);
    const naming = folderWith({ 'a.ts': "import type { SpeechRequest } from 'genmedia/schema';" });
    expect(await fails(remove('SpeechRequest'), [naming])).toBe(true);
  });

  it('takes all models for used if the sources name none', async () => {
    const any = folderWith({ 'a.tsx': 'gen.text2video.run({ model: process.env.MODEL, prompt });' });
    expect(await fails(distant['a limit of another model'] as Edit, [any])).toBe(true);
    expect(await fails(other, [any])).toBe(false);
  });

  it('takes everything of a request for used whose body was not recorded', async () => {
    const entry = {
      request: { method: 'POST', url: 'https://x.example/ent/v2/text2video' },
      response: { status: 200 },
    };
    const cwd = folderWith({ 'a.har': JSON.stringify({ log: { entries: [entry] } }) });
    expect(await fails(distant['a limit of another model'] as Edit, [join(cwd, 'a.har')])).toBe(true);
  });

  it.each([
    ['a file that is not there', 'none.json', 'none.json cannot be read: there is no such file.'],
    ['another file', 'base.json', 'base.json does not say what is used. Pass the file of --coverage, a HAR recording,'],
    ['a folder without sources', 'empty', 'empty has no sources in TypeScript or JavaScript.'],
  ])('rejects %s', async (_, word, message) => {
    const cwd = folderWith({ 'base.json': JSON.stringify(document), 'empty/readme.md': '' });
    const { status, stderr } = await start(built.file, ['diff', 'base.json', '--used', word], { cwd }).ended;
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
