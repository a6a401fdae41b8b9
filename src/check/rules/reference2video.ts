import * as rule from './builders.js';
import * as preflight from './preflight-builders.js';
import { apply, type BodyChange, type PreflightRule, type Rule, type RuleTable } from './rule.js';

const image = 'https://example.com/hero.png';
const video = 'https://example.com/walk.mp4';
const sound = 'https://example.com/rain.mp3';
const all = [
  'genq1',
  'genq2',
  'genq2-pro',
  'gen2.0',
  'genq3',
  'genq3-drama',
  'genq3-ad',
  'genq3-mix',
  'genq3-turbo',
] as const;
const allExcept = (...models: string[]) => all.filter((model) => !models.includes(model));
const modelsWithImageLimit = ['genq1', 'gen2.0', 'genq2-pro'];
const modelsWithSound = ['genq3-drama', 'genq3-mix', 'genq3-ad'];
const modelsWithSpeech = ['genq2', 'genq2-pro', 'gen2.0'];
const fiveRatios = ['16:9', '9:16', '3:4', '4:3', '1:1'];

/** Wraps a rule about one subject entry, so that it is tested both as an object and in a list. */
function ofSubject(rule: Rule): Rule {
  const wrap = (changes: Rule['accept']) =>
    changes.flatMap((change) => {
      const entry = apply(change, { name: 'hero' });
      return [{ subjects: entry }, { subjects: [{ name: 'fox' }, entry] }];
    });
  return { ...rule, rule: `in a subject, ${rule.rule}`, accept: wrap(rule.accept), reject: wrap(rule.reject) };
}

/** The same for a rule on its files. */
const inSubject = (field: string) => ({
  name: `in a subject, each of ${field}`,
  wrap: (value: unknown): BodyChange => ({ subjects: [{ name: 'fox' }, { name: 'hero', [field]: [value] }] }),
});

/** A subject that is not in a list. */
const alone = ({ subjects, ...change }: BodyChange): BodyChange => ({
  ...change,
  subjects: (subjects as unknown[]).at(-1),
});

const subjectFiles = [
  ...preflight.filesIn('images', preflight.media.referenceImage, inSubject('images')),
  ...preflight.filesIn('videos', preflight.media.subjectVideo, { ...inSubject('videos'), variants: ['genq2-pro'] }),
];

const subjectFilesAlone = subjectFiles
  .filter(({ finds }) => finds === 'width')
  .map(
    ({ rule, accept, reject, ...rest }): PreflightRule => ({
      ...rest,
      rule: rule.replace('in a subject', 'in a subject without a list'),
      accept: accept.map(alone),
      reject: reject.map(alone),
    }),
  );

export const reference2video: RuleTable = {
  schema: 'Reference2VideoRequest',
  legal: Object.fromEntries(all.map((model) => [model, { model, prompt: 'A fox waves' }])),
  rules: [
    rule.models('model', ['genq1-classic', 'gen1.5', 'genq3-pro', 'genq3-pro-fast']),
    rule.closed(),
    rule.required('prompt'),
    rule.textUpTo('prompt', 5000),
    rule.optional('images', [image]),
    rule.countBetween('images', image, 1, 7, modelsWithImageLimit),
    rule.countAny('images', image, allExcept(...modelsWithImageLimit)),
    rule.images(),
    {
      rule: 'with videos, images are at most 4',
      for: ['genq2-pro'],
      accept: [
        { images: Array(4).fill(image), videos: [video] },
        { images: Array(7).fill(image) },
        { videos: [video] },
      ],
      reject: [
        { images: Array(5).fill(image), videos: [video] },
        { images: [], videos: [video] },
      ],
    },
    rule.countBetween('videos', video, 1, 2, ['genq2-pro']),
    rule.videos('videos', ['genq2-pro']),
    rule.unknown('videos', [video], allExcept('genq2-pro')),
    rule.countBetween('sounds', sound, 1, 3, modelsWithSound),
    rule.sounds('sounds', modelsWithSound),
    rule.unknown('sounds', [sound], allExcept(...modelsWithSound)),
    rule.flag('auto_subjects'),
    {
      rule: 'subjects is one entry or a list of entries',
      accept: [
        { subjects: { name: 'hero' } },
        { subjects: [{ name: 'hero' }, { name: 'fox' }] },
        { subjects: undefined },
      ],
      reject: [{ subjects: 'hero' }, { subjects: ['hero'] }, { subjects: {} }, { subjects: [{}] }, { subjects: null }],
    },
    ofSubject(rule.required('name')),
    ofSubject(rule.text('name')),
    ofSubject(rule.countBetween('images', image, 0, 3)),
    ofSubject(rule.images()),
    ofSubject(rule.countBetween('videos', video, 0, 1, ['genq2-pro'])),
    ofSubject(rule.videos('videos', ['genq2-pro'])),
    ofSubject(rule.unknown('videos', [video], allExcept('genq2-pro'))),
    ofSubject(rule.text('voice_id')),
    ofSubject(rule.text('server_id')),
    ofSubject(rule.closed()),
    rule.flag('bgm'),
    rule.flag('audio', modelsWithSpeech),
    {
      ...rule.unknown('audio', true, allExcept(...modelsWithSpeech)),
      mayAccept: 'Whether the field, or only its default, is documented for some models only is left open.',
    },
    rule.choice('duration', [5], [4, 6, '5'], ['genq1']),
    rule.choice('duration', [4], [3, 5, '4'], ['gen2.0']),
    rule.wholeBetween('duration', 1, 10, ['genq2', 'genq2-pro']),
    rule.wholeBetween('duration', 2, 15, ['genq3-drama']),
    rule.wholeBetween('duration', 3, 15, ['genq3-ad', 'genq3-turbo', 'genq3-mix']),
    rule.wholeBetween('duration', 3, 16, ['genq3']),
    rule.seed(),
    rule.choice('aspect_ratio', [...fiveRatios, 'auto'], ['21:9', '', 1], allExcept('genq3-drama', 'genq3-ad')),
    rule.choice('aspect_ratio', ['9:16', '16:9'], ['1:1', '3:4', '4:3', 'auto'], ['genq3-drama']),
    rule.choice('aspect_ratio', fiveRatios, ['auto', '21:9'], ['genq3-ad']),
    rule.choice('resolution', ['540p', '720p', '1080p'], ['360p', '2K'], ['genq2', 'genq2-pro']),
    rule.choice('resolution', ['360p', '720p'], ['540p', '1080p'], ['gen2.0']),
    rule.resolutionOfAnyKind(allExcept('genq2', 'genq2-pro', 'gen2.0')),
    rule.choice('movement_amplitude', ['auto', 'small', 'medium', 'large'], ['huge', ''], ['genq1', 'gen2.0']),
    rule.unknown('movement_amplitude', 'auto', allExcept('genq1', 'gen2.0')),
    rule.payload(),
    rule.offPeak(),
    rule.callbackUrl(),
    ...rule.watermark(),
  ],
  preflight: [
    preflight.body20MB,
    ...preflight.filesIn('images', preflight.media.referenceImage),
    ...preflight.filesIn('videos', preflight.media.referenceVideo, { variants: ['genq2-pro'] }),
    ...preflight.secondsByCount('videos', { 1: 8, 2: 5 }, ['genq2-pro']),
    ...preflight.filesIn('sounds', preflight.media.sound, { variants: modelsWithSound }),
    ...subjectFiles,
    ...subjectFilesAlone,
    {
      rule: 'prompt mentions subjects by their names',
      finds: 'mentions',
      accept: [
        { prompt: '[@hero] waves', subjects: [{ name: 'fox' }, { name: 'hero' }] },
        { prompt: '[@hero] waves', subjects: { name: 'hero' } },
        { prompt: '[@anyone] waves', auto_subjects: true },
        { prompt: '[@hero waves' },
      ],
      warn: [
        { prompt: '[@hero] and [@villain] wave', subjects: [{ name: 'hero' }] },
        { prompt: '[@Hero] waves', subjects: { name: 'hero' } },
        { prompt: '[@hero] waves', auto_subjects: false },
        { prompt: '[@hero] waves, and [@hero] bows' },
      ],
      reject: [],
    },
    ...preflight.watermarkFiles(),
  ],
};
