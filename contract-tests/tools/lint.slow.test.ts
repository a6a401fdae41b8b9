import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redocly } from '../../scripts/lib/redocly.js';
import { checkProse } from '../../scripts/lint/prose/check-prose.js';
import { toGlossary } from '../../scripts/lint/prose/glossary.js';
import { newFolder } from '../support/new-folder.js';

/** Mistakes in the document: the rule, the file, an edit, and what the linter must say, with the fix. */
const mistakes: [rule: string, file: string, edit: [string | RegExp, string], says: string][] = [
  [
    'union-agrees',
    'requests/text2video/Text2VideoRequest.yaml',
    ['genq2: Text2VideoGenq2.yaml', 'genq2: Text2VideoGenq1.yaml'],
    'The mapping maps `genq2` to Text2VideoGenq1.yaml. Write `genq2: Text2VideoGenq2.yaml`.',
  ],
  [
    'union-agrees',
    'requests/ad-film/AdFilmEditGenerateBgm.yaml',
    ['type, prompt]', 'prompt]'],
    'AdFilmEditGenerateBgm does not require `type`. Add it to `required`.',
  ],
  [
    'requests-closed',
    'requests/text2video/Text2VideoGenq2.yaml',
    ['additionalProperties: false\n', ''],
    'A request is closed. Write `additionalProperties: false`',
  ],
  [
    'requests-closed',
    'schemas/Creation.yaml',
    ['type: object\n', 'type: object\nadditionalProperties: false\n'],
    'A response is open, so that a new field does not break users. Remove `additionalProperties: false`.',
  ],
  [
    'component-names',
    'paths/ent_v2_audio-tts.yaml',
    ['$ref: ../responses/SpeechResponse.yaml', 'type: object'],
    'A body has no inline schema. Move it to a file and write its `$ref` here.',
  ],
  [
    'default-fits',
    'requests/ad-film/AdFilmRequest.yaml',
    ['default: 15', 'default: 61'],
    'The default `61` must be <= 60. Write a valid one.',
  ],
  ['extensions-known', 'fields/ImageInput.yaml', ['x-media:', 'x-medai:'], '`x-medai` is not an extension of this'],
  [
    'pattern-means',
    'fields/SubtitleColor.yaml',
    [/x-pattern-means: .*\n/, ''],
    'The pattern does not say what it means. Add `x-pattern-means: …`, to complete “it must be”.',
  ],
  [
    'portable',
    'fields/MetaData.yaml',
    ['ProduceID: {}', 'ProduceID: true'],
    'Many tools do not read `true` and `false` as a schema. Write `{}`, or `not: {}`.',
  ],
  [
    'prose',
    'fields/Duration.yaml',
    ['Length of', 'The length of'],
    'It starts with "The". Start with the thing itself: "Length of the video", not "The length of the video".',
  ],
  [
    'prose',
    'workflows/video.arazzo.yaml',
    ['the URL of the video', 'the address of the video'],
    'Do not write "address". Say: URL, or "IP address".',
  ],
];

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string } }[];
}

const folder = newFolder(afterAll);
let problems: Problem[];

beforeAll(async () => {
  cpSync('openapi', folder, { recursive: true });
  for (const [, file, edit] of mistakes) {
    const before = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), before.replace(...edit));
  }
  const { output } = await redocly([
    'lint',
    join(folder, 'openapi.yaml'),
    join(folder, 'workflows/video.arazzo.yaml'),
    '--config=redocly.yaml',
    '--format=json',
    '--max-problems=1000',
  ]);
  const reports = [...output.matchAll(/^\{$.*?^\}/gms)].map(([report]) => JSON.parse(report));
  problems = reports.flatMap((report) => report.problems);
});

it.each(mistakes)('rejects by the rule %s a mistake in %s', (rule, file, _, says) => {
  const found = problems.filter(
    ({ ruleId, location }) =>
      ruleId === `genmedia/${rule}` && location[0]?.source.ref.replaceAll(sep, '/').endsWith(`/${file}`),
  );
  expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining(says));
  expect(found.every(({ severity }) => severity === 'error')).toBe(true);
});

const glossary = toGlossary(
  '## Words\n\n| Not | Say | Allowed |\n| --- | --- | --- |\n| refuse | reject | profile refusals |\n',
);

it.each([
  ['a message', 'src/a.ts', "const b = 1;\nthrow new Error('A refusal is final.');\n"],
  ['a page', 'src/page.html', '<body>\n<p class="a">Refusing.</p></body>\n'],
])('rejects a word of the glossary in %s', (_, file, text) => {
  expect(checkProse(file, text, glossary)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:2: Do not write "\\w+"\\. Say: reject\\.$`)),
  ]);
});

it.each([
  ['a name in code', 'src/a.ts', "const refuse = refused('refuse');\n"],
  ['an allowed phrase', 'README.md', 'Run with profile refusals.\n'],
])('permits a word of the glossary in %s', (_, file, text) => {
  expect(checkProse(file, text, glossary)).toEqual([]);
});
