/** A mistake in the document that a house rule of the linter must find. */
export interface Mistake {
  /** The mistake, as the name of its test. */
  mistake: string;
  file: string;
  /** Text to replace, and its replacement. */
  edit: [string | RegExp, string];
  /** A file to copy first, as [from, to]. */
  copy?: [string, string];
  /** File that the linter must report. Default: `file`. */
  at?: string;
  /** What the linter must say, with the fix. */
  says: string;
}

/** At most one mistake per rule and file, so that one copy of the document can contain all of them and is linted once. */
export const mistakes: Record<string, Mistake[]> = {
  'union-agrees': [
    {
      mistake: 'a mapping points to another variant',
      file: 'requests/text2video/Text2VideoRequest.yaml',
      edit: ['genq2: Text2VideoGenq2.yaml', 'genq2: Text2VideoGenq1.yaml'],
      says: 'The mapping maps `genq2` to Text2VideoGenq1.yaml. Write `genq2: Text2VideoGenq2.yaml`.',
    },
    {
      mistake: 'a mapping lacks a variant and names one that does not exist',
      file: 'requests/img2video/Img2VideoRequest.yaml',
      edit: ['    gen1.5: Img2VideoGen15.yaml', '    gen1.6: Img2VideoGen15.yaml'],
      says: 'The mapping names `gen1.6`, but no variant has it as its const. Remove it or add its variant to `oneOf`.',
    },
    {
      mistake: 'a variant has lost its const',
      file: 'requests/premium-mv/PremiumMvDance.yaml',
      edit: ['type: string, const: dance', 'type: string'],
      says: 'PremiumMvDance does not say which `premium_mv_mode` it is for. Write `premium_mv_mode: { type: string, const: … }`.',
    },
    {
      mistake: 'a variant does not require its discriminator',
      file: 'requests/ad-film/AdFilmEditGenerateBgm.yaml',
      edit: ['type, prompt]', 'prompt]'],
      says: 'AdFilmEditGenerateBgm does not require `type`. Add it to `required`.',
    },
    {
      mistake: 'a variant has the title of another',
      file: 'requests/start-end2video/StartEnd2VideoGenq1.yaml',
      edit: ['title: genq1', 'title: genq2'],
      says: 'StartEnd2VideoGenq1 is titled `genq2`. Write `title: genq1`, so that readers see its model.',
    },
    {
      mistake: 'a variant is in a file of another name',
      file: 'requests/reference2video/Reference2VideoRequest.yaml',
      edit: [/Reference2VideoGenq3Mix/g, 'Reference2VideoMix'],
      copy: [
        'requests/reference2video/Reference2VideoGenq3Mix.yaml',
        'requests/reference2video/Reference2VideoMix.yaml',
      ],
      at: 'requests/reference2video/Reference2VideoMix.yaml',
      says: 'Reference2VideoMix is the variant `genq3-mix`. Name its file Reference2VideoGenq3Mix.yaml.',
    },
    {
      mistake: 'a union has no discriminator',
      file: 'requests/explain-comic/ExplainComicAsset.yaml',
      edit: [/discriminator:[\s\S]*/, ''],
      says: 'A union of named schemas needs a `discriminator`. Add one with `propertyName` and a full `mapping`.',
    },
    {
      mistake: 'a union of objects has no type',
      file: 'requests/reference2image/Reference2ImageRequest.yaml',
      edit: ['type: object\n', ''],
      says: 'A union of objects has a type. Add `type: object` next to `oneOf`.',
    },
    {
      mistake: 'a variant is inline in its union',
      file: 'schemas/TaskCallback.yaml',
      edit: ['  - $ref: TaskFailed.yaml', '  - { type: object, required: [state] }'],
      says: 'A variant has a file of its own. Move it there and write its `$ref` here.',
    },
  ],
  'requests-closed': [
    {
      mistake: 'a variant is left open',
      file: 'requests/text2video/Text2VideoGenq2.yaml',
      edit: ['additionalProperties: false\n', ''],
      says: 'A request is closed. Write `additionalProperties: false`',
    },
    {
      mistake: 'a request is open without saying why',
      file: 'requests/subjects/SubjectCreateRequest.yaml',
      edit: [/x-not-shown:[\s\S]*/, ''],
      says: '`additionalProperties: true` with an `x-not-shown` that says so.',
    },
    {
      mistake: 'a response is closed',
      file: 'schemas/Creation.yaml',
      edit: ['type: object\n', 'type: object\nadditionalProperties: false\n'],
      says: 'A response is open, so that a new field does not break users. Remove `additionalProperties: false`.',
    },
  ],
  'component-names': [
    {
      mistake: 'a path has a file of another name',
      file: 'openapi.yaml',
      edit: ['paths/ent_v2_one-click_mv.yaml', 'paths/music-video.yaml'],
      copy: ['paths/ent_v2_one-click_mv.yaml', 'paths/music-video.yaml'],
      says: 'The file of /ent/v2/one-click/mv is named after it. Rename music-video.yaml to ent_v2_one-click_mv.yaml.',
    },
    {
      mistake: 'a component is not in PascalCase',
      file: 'requests/img2video/Img2VideoGen15.yaml',
      edit: ['fields/Seed.yaml', 'fields/random-seed.yaml'],
      copy: ['fields/Seed.yaml', 'fields/random-seed.yaml'],
      says: 'A component is named in PascalCase, like WmPosition. Rename random-seed.yaml.',
    },
    {
      mistake: 'two files have the same name',
      file: 'requests/speech/SpeechRequest.yaml',
      edit: ['../../fields/Payload.yaml', 'Payload.yaml'],
      copy: ['fields/Payload.yaml', 'requests/speech/Payload.yaml'],
      says: "Two files are named Payload.yaml. Rename one: the file name is the component's name.",
    },
    {
      mistake: 'an example is not in kebab-case',
      file: 'paths/ent_v2_template-story.yaml',
      edit: ['template-story-created.yaml', 'templateStoryCreated.yaml'],
      copy: [
        'examples/template-story/template-story-created.yaml',
        'examples/template-story/templateStoryCreated.yaml',
      ],
      says: 'An example is named for its case in kebab-case, like mv-lip-sync. Rename templateStoryCreated.yaml.',
    },
    {
      mistake: 'a body has its schema inline in the path',
      file: 'paths/ent_v2_audio-tts.yaml',
      edit: ['$ref: ../responses/SpeechResponse.yaml', 'type: object'],
      says: 'A body has no inline schema. Move it to a file and write its `$ref` here.',
    },
  ],
  'default-fits': [
    {
      mistake: 'a default is not in its enum',
      file: 'fields/Quality.yaml',
      edit: ['default: standard', 'default: best'],
      says: 'The default `best` must be equal to one of the allowed values. Write a valid one: standard, high.',
    },
    {
      mistake: 'a default next to a reference is out of range',
      file: 'requests/ad-film/AdFilmRequest.yaml',
      edit: ['default: 15', 'default: 61'],
      says: 'The default `61` must be <= 60. Write a valid one.',
    },
  ],
  'extensions-known': [
    {
      mistake: 'an extension is misspelled',
      file: 'fields/ImageInput.yaml',
      edit: ['x-media:', 'x-medai:'],
      says: '`x-medai` is not an extension of this document. Use one of x-advice, x-callback-delivery,',
    },
    {
      mistake: 'a key of an extension is misspelled',
      file: 'fields/SongInput.yaml',
      edit: ['seconds:', 'second:'],
      says: 'x-media must NOT have additional properties. openapi/docs/extensions.md documents its shape.',
    },
    {
      mistake: 'an extension next to a reference has a wrong value',
      file: 'fields/LipRefUrls.yaml',
      edit: ['kind: image', 'kind: picture'],
      says: 'x-media/kind must be equal to one of the allowed values. openapi/docs/extensions.md documents its shape.',
    },
    {
      mistake: 'a code sample is inline in the path, where it is never run',
      file: 'paths/ent_v2_reference2video.yaml',
      edit: ['{ $ref: ../code-samples/createReference2Video.ts }', "console.log('done')"],
      says: 'x-codeSamples/0/source must be object. openapi/docs/extensions.md documents its shape.',
    },
    {
      mistake: 'a code sample is in another folder',
      file: 'paths/ent_v2_start-end2video.yaml',
      edit: ['../code-samples/createStartEnd2Video.ts', '../examples/createStartEnd2Video.ts'],
      copy: ['code-samples/createStartEnd2Video.ts', 'examples/createStartEnd2Video.ts'],
      says: 'x-codeSamples/0/source/$ref must match pattern',
    },
  ],
  'pattern-means': [
    {
      mistake: 'a pattern is not explained',
      file: 'fields/SubtitleColor.yaml',
      edit: [/x-pattern-means: .*\n/, ''],
      says: 'The pattern does not say what it means. Add `x-pattern-means: …`, to complete “it must be”.',
    },
    {
      mistake: 'an explanation has no pattern',
      file: 'fields/AssetId.yaml',
      edit: [/pattern: .*\n/, ''],
      says: 'There is no pattern for `x-pattern-means` to explain. Remove it.',
    },
  ],
  portable: [
    {
      mistake: 'a field has `true` as its schema',
      file: 'fields/MetaData.yaml',
      edit: ['ProduceID: {}', 'ProduceID: true'],
      says: 'Many tools do not read `true` and `false` as a schema. Write `{}`, or `not: {}`.',
    },
    {
      mistake: 'a condition has `true` as its schema',
      file: 'responses/Img2VideoResponse.yaml',
      edit: [/^else: .*$/m, 'else: true'],
      says: 'Many tools do not read `true` and `false` as a schema. Write `{}`, or `not: {}`.',
    },
    {
      mistake: 'an array in a condition has no items',
      file: 'requests/reference2video/Reference2VideoGenq2Pro.yaml',
      edit: ['type: array, items: {}, ', 'type: array, '],
      says: 'An array has items. Add `items: {}` if each of them may be anything.',
    },
    {
      mistake: 'a pattern has a class that not all tools know',
      file: 'requests/explain-comic/ExplainComicRequest.yaml',
      edit: [/pattern: .*/, "pattern: '^\\P{P}*$$'"],
      says: 'Python, and JavaScript without the `u` flag, do not know `\\p`. Write the characters themselves.',
    },
    {
      mistake: 'a server variable has a description',
      file: 'openapi.yaml',
      edit: ['default: https://service.invalid', 'default: https://service.invalid, description: URL of the service.'],
      says: 'A validator in wide use rejects a description of a server variable. Write it in the one of the server.',
    },
    {
      mistake: 'the link by task_id comes first',
      file: 'paths/ent_v2_ad-one-click.yaml',
      edit: [/( +filmById: .*\n)( +filmByTaskId: .*\n)/, '$2$1'],
      says: 'A program that follows both links keeps the last. Write `filmById` before `filmByTaskId`.',
    },
  ],
  prose: [
    {
      mistake: 'a summary ends with a full stop',
      file: 'paths/ent_v2_text2video.yaml',
      edit: ['summary: Make a video from text', 'summary: Make a video from text.'],
      says: 'A summary has no full stop. Remove it.',
    },
    {
      mistake: 'a summary is long',
      file: 'paths/ent_v2_img2video.yaml',
      edit: ['summary: Make a video from a start frame', `summary: Make ${'very '.repeat(12)}fine video`],
      says: 'A summary has at most 60 characters. This one has 75: shorten it.',
    },
    {
      mistake: 'a description starts with an article',
      file: 'fields/Duration.yaml',
      edit: ['Length of', 'The length of'],
      says: 'It starts with "The". Start with the thing itself: "Length of the video", not "The length of the video".',
    },
    {
      mistake: 'a description starts with a small letter',
      file: 'fields/Prompt.yaml',
      edit: ['Text that', 'text that'],
      says: 'It starts with a small letter. Start with a capital.',
    },
    {
      mistake: 'a description has no full stop',
      file: 'fields/OffPeak.yaml',
      edit: ['at once.', 'at once'],
      says: 'A description consists of sentences. End it with a full stop.',
    },
    {
      mistake: 'a sentence is long',
      file: 'fields/Bgm.yaml',
      edit: ['Add background music.', `Add ${'more '.repeat(40)}music.`],
      says: 'A sentence has at most 35 words. This one has 42: split it.',
    },
    {
      mistake: 'a description pleads',
      file: 'fields/Watermark.yaml',
      edit: ['Add a watermark.', 'Please add a watermark.'],
      says: 'It pleads or plays down ("please", "simply", "just", "easily"). Say what happens.',
    },
    {
      mistake: 'a field has no description',
      file: 'requests/mv/MvRequest.yaml',
      edit: ['style: { type: string, description: Style as free text. }', 'style: { type: string }'],
      says: '`style` has no description. Say in one sentence what it is for.',
    },
    {
      mistake: 'a summary has a word that the glossary replaces',
      file: 'paths/ent_v2_reference2image.yaml',
      edit: ['summary: Make an image', 'summary: Refuse an image'],
      says: 'Do not write "Refuse". Say: reject, rejection.',
    },
    {
      mistake: 'a description of a workflow has one',
      file: 'workflows/video.arazzo.yaml',
      edit: ['the URL of the video', 'the address of the video'],
      says: 'Do not write "address". Say: URL, or "IP address".',
    },
    {
      mistake: 'a description of a value has one',
      file: 'schemas/TaskState.yaml',
      edit: ['the error code says why', 'the error code tells why'],
      says: 'Do not write "tells". Say: report, return, say.',
    },
    {
      mistake: 'the meaning of a pattern has one',
      file: 'fields/CallbackUrl.yaml',
      edit: ['an http or https URL', 'an http or https address'],
      says: 'Do not write "address". Say: URL, or "IP address".',
    },
    {
      mistake: 'a note on an undocumented point has one',
      file: 'fields/Progress.yaml',
      edit: ['is not documented.', 'is not shown.'],
      says: 'Do not write "not shown". Say: undocumented, "does not document".',
    },
    {
      mistake: 'a note on an undocumented point does not say so',
      file: 'fields/ErrCode.yaml',
      edit: ['Table of error codes is undocumented.', 'Table of error codes.'],
      says: '`error-codes` does not say that something is undocumented. Write "… is not documented."',
    },
  ],
};

/** A file in whose second line a sentence stands, for each kind of place that the glossary holds for. */
export const places: Record<string, { file: string; write: (sentence: string) => string }> = {
  'a Markdown file': { file: 'README.md', write: (sentence) => `# Title\n${sentence}\n` },
  'a guide': { file: 'openapi/docs/guides/files.md', write: (sentence) => `# Title\n- ${sentence}\n` },
  'a doc comment': { file: 'src/a.ts', write: (sentence) => `/**\n * ${sentence}\n */\nexport const a = 1;\n` },
  'the doc comment of a field': {
    file: 'src/a.ts',
    write: (sentence) => `export interface A {\n  /** ${sentence} */\n  a: 1;\n}\n`,
  },
  'an inner comment': {
    file: 'scripts/a.ts',
    write: (sentence) => `export function a() {\n  // ${sentence}\n  return 1;\n}\n`,
  },
  'a comment behind code': {
    file: 'src/a.ts',
    write: (sentence) => `const b = 1;\nexport const a = b; // ${sentence}\n`,
  },
  'a message': { file: 'src/a.ts', write: (sentence) => `const b = 1;\nthrow new Error('${sentence}');\n` },
  'a message with values': {
    file: 'scripts/a.ts',
    write: (sentence) => `const b = 1;\nthrow new Error(\`\${b}: ${sentence} \${b}\`);\n`,
  },
  'a message inside another': {
    file: 'src/a.ts',
    write: (sentence) => `const b = 1;\nexport const a = \`\${b ? '${sentence}' : ''}!\`;\n`,
  },
  'a page': { file: 'src/page.html', write: (sentence) => `<body>\n<p class="a">${sentence}</p></body>\n` },
  'a comment of the document': { file: 'openapi/a.yaml', write: (sentence) => `a:\n  - b # ${sentence}\n` },
};

/** Forms of words in the left column, as they are spelled in a text. */
export const forms = [
  'answers, answered, answering, Answer',
  'addresses, addressed',
  'looks, looked, looking',
  'judged, judging, judgement',
  'refuses, refused, refusing, refusal, refusals',
  'tells, telling, told',
  'shows no, showed no',
  'strangers',
];

/** Texts that keep to the glossary, although a word of its left column is in them. */
export const exceptions: Record<string, { file: string; text: string }> = {
  'a code span': { file: 'README.md', text: 'Set `address` or ``an `answer` here``.\n' },
  'a code span over two lines': { file: 'src/a.ts', text: '// Runs `a look\n// inside` first.\n' },
  'a fence': { file: 'README.md', text: 'Run:\n\n```ts\nconst answer = `is no`;\n```\n' },
  'a fence in a list': { file: 'README.md', text: '- Run:\n\n  ```sh\n  tell me\n  ```\n' },
  'a fence in a comment': { file: 'src/a.ts', text: '/**\n * ```ts\n * const answer = 1;\n * ```\n */\n' },
  'an indented example in a comment': { file: 'src/a.ts', text: '/**\n * Runs:\n *\n *     const answer = 1;\n */\n' },
  'a code span in a message': { file: 'src/a.ts', text: `throw new Error(\`\\\`\${b} answer\\\` is wrong.\`);\n` },
  'the target of a link': { file: 'README.md', text: 'See [the list](docs/not-shown.md#is-no).\n' },
  'a URL': { file: 'README.md', text: 'See https://example.com/answer/news now.\n' },
  'an attribute of a tag': { file: 'README.md', text: '<img src="address.png" class="look no">\n' },
  'an import path': {
    file: 'src/a.ts',
    text: "import { a } from '../judges/answer.js';\nexport * from './news.js';\n",
  },
  'a name in code': { file: 'src/a.ts', text: "const answer = told('news', look.address);\n" },
  'a folder name': { file: 'src/a.ts', text: "read('contract-tests/judges');\n" },
  'an IP address': { file: 'src/a.ts', text: '// An IP address, and all IP addresses.\n' },
  'there is no': { file: 'README.md', text: 'There is no key. There were no keys, and there\nare no others.\n' },
  'no longer': { file: 'README.md', text: 'It is no longer there, and they are no more than two.\n' },
  'look up': { file: 'README.md', text: 'It looks up the key.\n' },
  'the judges of the rules page': { file: 'README.md', text: 'All of the judges agree.\n' },
  'words that only contain one': { file: 'README.md', text: 'Newsletter, outlook, is not, unanswered, storyteller.\n' },
  'two messages next to each other': { file: 'src/a.ts', text: "call('What it is', 'no one knows');\n" },
  'a value of the document': {
    file: 'openapi/a.yaml',
    text: "prompt: The runner looks at the bottle\ncolour: '#answer'\n",
  },
};
