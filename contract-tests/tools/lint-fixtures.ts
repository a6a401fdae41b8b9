/** A fault in the document that a house rule of the linter must find. */
export interface Fault {
  /** What is wrong with the document. */
  fault: string;
  file: string;
  /** Text to replace, and what stands there instead. */
  edit: [string | RegExp, string];
  /** A file to copy first, as [from, to]. */
  copy?: [string, string];
  /** File the linter must point at, where it is not the edited one. */
  at?: string;
  /** What the linter must say, naming the fix. */
  says: string;
}

/** One fault a file, so that all of them can be planted in one copy of the document and linted in one run. */
export const faults: Record<string, Fault[]> = {
  'union-agrees': [
    {
      fault: 'a mapping leads to another variant',
      file: 'requests/text2video/Text2VideoRequest.yaml',
      edit: ['genq2: Text2VideoGenq2.yaml', 'genq2: Text2VideoGenq1.yaml'],
      says: 'The mapping maps `genq2` to Text2VideoGenq1.yaml. Write `genq2: Text2VideoGenq2.yaml`.',
    },
    {
      fault: 'a mapping misses a variant and names one that is not there',
      file: 'requests/img2video/Img2VideoRequest.yaml',
      edit: ['    gen1.5: Img2VideoGen15.yaml', '    gen1.6: Img2VideoGen15.yaml'],
      says: 'The mapping names `gen1.6`, which is the const of no variant. Remove it or add its variant to `oneOf`.',
    },
    {
      fault: 'a variant has lost its const',
      file: 'requests/premium-mv/PremiumMvDance.yaml',
      edit: ['type: string, const: dance', 'type: string'],
      says: 'PremiumMvDance does not say which `premium_mv_mode` it is for. Write `premium_mv_mode: { type: string, const: … }`.',
    },
    {
      fault: 'a variant does not require what selects it',
      file: 'requests/ad-film/AdFilmEditGenerateBgm.yaml',
      edit: ['type, prompt]', 'prompt]'],
      says: 'AdFilmEditGenerateBgm does not require `type`. Add it to `required`.',
    },
    {
      fault: 'a variant has the title of another',
      file: 'requests/start-end2video/StartEnd2VideoGenq1.yaml',
      edit: ['title: genq1', 'title: genq2'],
      says: 'StartEnd2VideoGenq1 is titled `genq2`. Write `title: genq1`, so that readers see its model.',
    },
    {
      fault: 'a variant is in a file of another name',
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
      fault: 'a union has no discriminator',
      file: 'requests/explain-comic/ExplainComicAsset.yaml',
      edit: [/discriminator:[\s\S]*/, ''],
      says: 'A union of named schemas needs a `discriminator`. Add one with `propertyName` and a full `mapping`.',
    },
    {
      fault: 'a union does not say that it is of objects',
      file: 'requests/reference2image/Reference2ImageRequest.yaml',
      edit: ['type: object\n', ''],
      says: 'A union of objects says so. Write `type: object` beside `oneOf`.',
    },
    {
      fault: 'a variant is written inside its union',
      file: 'schemas/TaskCallback.yaml',
      edit: ['  - $ref: TaskFailed.yaml', '  - { type: object, required: [state] }'],
      says: 'A variant has a file of its own. Move it there and write its `$ref` here.',
    },
  ],
  'requests-closed': [
    {
      fault: 'a variant is left open',
      file: 'requests/text2video/Text2VideoGenq2.yaml',
      edit: ['additionalProperties: false\n', ''],
      says: 'A request is closed. Write `additionalProperties: false`',
    },
    {
      fault: 'a request is open without saying why',
      file: 'requests/subjects/SubjectCreateRequest.yaml',
      edit: [/x-not-shown:[\s\S]*/, ''],
      says: '`additionalProperties: true` with an `x-not-shown` that says so.',
    },
    {
      fault: 'an answer is closed',
      file: 'schemas/Creation.yaml',
      edit: ['type: object\n', 'type: object\nadditionalProperties: false\n'],
      says: 'An answer is open, so that a new field breaks nobody. Remove `additionalProperties: false`.',
    },
  ],
  'component-names': [
    {
      fault: 'a path has a file of another name',
      file: 'openapi.yaml',
      edit: ['paths/ent_v2_one-click_mv.yaml', 'paths/music-video.yaml'],
      copy: ['paths/ent_v2_one-click_mv.yaml', 'paths/music-video.yaml'],
      says: 'The file of /ent/v2/one-click/mv is named after it. Rename music-video.yaml to ent_v2_one-click_mv.yaml.',
    },
    {
      fault: 'a component is not in PascalCase',
      file: 'requests/img2video/Img2VideoGen15.yaml',
      edit: ['fields/Seed.yaml', 'fields/random-seed.yaml'],
      copy: ['fields/Seed.yaml', 'fields/random-seed.yaml'],
      says: 'A component is named in PascalCase, like WmPosition. Rename random-seed.yaml.',
    },
    {
      fault: 'two files have one name',
      file: 'requests/speech/SpeechRequest.yaml',
      edit: ['../../fields/Payload.yaml', 'Payload.yaml'],
      copy: ['fields/Payload.yaml', 'requests/speech/Payload.yaml'],
      says: "Two files are named Payload.yaml. Rename one, since the name is its component's name.",
    },
    {
      fault: 'an example is not in kebab-case',
      file: 'paths/ent_v2_template-story.yaml',
      edit: ['template-story-created.yaml', 'templateStoryCreated.yaml'],
      copy: [
        'examples/template-story/template-story-created.yaml',
        'examples/template-story/templateStoryCreated.yaml',
      ],
      says: 'An example is named for its case in kebab-case, like mv-lip-sync. Rename templateStoryCreated.yaml.',
    },
    {
      fault: 'a body has its schema inside the path',
      file: 'paths/ent_v2_audio-tts.yaml',
      edit: ['$ref: ../responses/SpeechResponse.yaml', 'type: object'],
      says: 'A body has no inline schema. Move it to a file and write its `$ref` here.',
    },
  ],
  'default-fits': [
    {
      fault: 'a default is not in its enum',
      file: 'fields/Quality.yaml',
      edit: ['default: standard', 'default: best'],
      says: 'The default `best` must be equal to one of the allowed values. Write one that fits: standard, high.',
    },
    {
      fault: 'a default beside a reference is out of range',
      file: 'requests/ad-film/AdFilmRequest.yaml',
      edit: ['default: 15', 'default: 61'],
      says: 'The default `61` must be <= 60. Write one that fits.',
    },
  ],
  'extensions-known': [
    {
      fault: 'an extension is misspelled',
      file: 'fields/ImageInput.yaml',
      edit: ['x-media:', 'x-medai:'],
      says: '`x-medai` is not an extension of this document. Use one of x-callback-delivery,',
    },
    {
      fault: 'a key of an extension is misspelled',
      file: 'fields/SongInput.yaml',
      edit: ['seconds:', 'second:'],
      says: 'x-media must NOT have additional properties. openapi/docs/extensions.md shows its shape.',
    },
    {
      fault: 'an extension beside a reference has a wrong value',
      file: 'fields/LipRefUrls.yaml',
      edit: ['kind: image', 'kind: picture'],
      says: 'x-media/kind must be equal to one of the allowed values. openapi/docs/extensions.md shows its shape.',
    },
    {
      fault: 'a code sample is written inside the path, where nobody runs it',
      file: 'paths/ent_v2_reference2video.yaml',
      edit: ['{ $ref: ../code-samples/createReference2Video.ts }', "console.log('done')"],
      says: 'x-codeSamples/0/source must be object. openapi/docs/extensions.md shows its shape.',
    },
    {
      fault: 'a code sample is in another folder',
      file: 'paths/ent_v2_start-end2video.yaml',
      edit: ['../code-samples/createStartEnd2Video.ts', '../examples/createStartEnd2Video.ts'],
      copy: ['code-samples/createStartEnd2Video.ts', 'examples/createStartEnd2Video.ts'],
      says: 'x-codeSamples/0/source/$ref must match pattern',
    },
  ],
  'pattern-means': [
    {
      fault: 'a pattern is not explained',
      file: 'fields/SubtitleColor.yaml',
      edit: [/x-pattern-means: .*\n/, ''],
      says: 'The pattern does not say what it means. Write beside it `x-pattern-means: …`, to complete “it must be”.',
    },
    {
      fault: 'words explain a pattern that is not there',
      file: 'fields/AssetId.yaml',
      edit: [/pattern: .*\n/, ''],
      says: 'There is no pattern for `x-pattern-means` to explain. Remove it.',
    },
  ],
  prose: [
    {
      fault: 'a summary ends with a full stop',
      file: 'paths/ent_v2_text2video.yaml',
      edit: ['summary: Make a video from text', 'summary: Make a video from text.'],
      says: 'A summary has no full stop. Remove it.',
    },
    {
      fault: 'a summary is long',
      file: 'paths/ent_v2_img2video.yaml',
      edit: ['summary: Make a video from a start frame', `summary: Make ${'very '.repeat(12)}fine video`],
      says: 'A summary has at most 60 characters. This one has 75: shorten it.',
    },
    {
      fault: 'a description starts with an article',
      file: 'fields/Duration.yaml',
      edit: ['Length of', 'The length of'],
      says: 'It starts with "The". Start with the thing itself: "Length of the video", not "The length of the video".',
    },
    {
      fault: 'a description starts with a small letter',
      file: 'fields/Prompt.yaml',
      edit: ['Text that', 'text that'],
      says: 'It starts with a small letter. Start with a capital.',
    },
    {
      fault: 'a description has no full stop',
      file: 'fields/OffPeak.yaml',
      edit: ['at once.', 'at once'],
      says: 'A description is made of sentences. End it with a full stop.',
    },
    {
      fault: 'a sentence is long',
      file: 'fields/Bgm.yaml',
      edit: ['Add background music.', `Add ${'more '.repeat(40)}music.`],
      says: 'A sentence has at most 35 words. This one has 42: split it.',
    },
    {
      fault: 'a description pleads',
      file: 'fields/Watermark.yaml',
      edit: ['Add a watermark.', 'Please add a watermark.'],
      says: 'It pleads or plays down ("please", "simply", "just", "easily"). Say what happens.',
    },
    {
      fault: 'a field has no description',
      file: 'requests/mv/MvRequest.yaml',
      edit: ['style: { type: string, description: Style in your own words. }', 'style: { type: string }'],
      says: '`style` has no description. Say in one sentence what it is for.',
    },
    {
      fault: 'a note on what is not shown does not say so',
      file: 'fields/ErrCode.yaml',
      edit: ['Table of error codes is not shown.', 'Table of error codes.'],
      says: '`error-codes` does not say that something is not shown. Write "… is not shown."',
    },
  ],
};
