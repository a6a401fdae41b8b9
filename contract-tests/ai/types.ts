/*
 * What compiles and what must not. `npm run typecheck` runs it: a line marked `@ts-expect-error` that compiles is an error.
 */
import type {
  Experimental_VideoModelV4,
  ImageModelV4,
  ModelCapabilities,
  ProviderV4,
  SpeechModelV4,
} from '@ai-sdk/provider';
import type { experimental_generateVideo, generateImage, generateSpeech, ToolSet } from 'ai';
import {
  capabilitiesOf,
  createGenMediaProvider,
  type ImageOptions,
  tools,
  type VideoOptions,
} from '../../src/ai/index.js';
import type { GenMedia } from '../../src/index.js';

declare const gen: GenMedia;
const genmedia = createGenMediaProvider({ gen });

// Our types are those of the AI SDK, which change in patch releases.
genmedia satisfies ProviderV4;
genmedia.video('genq2') satisfies Experimental_VideoModelV4;
genmedia.image('genq2') satisfies ImageModelV4;
genmedia.speech() satisfies SpeechModelV4;
capabilitiesOf('genq2') satisfies ModelCapabilities;
tools(gen, { budget: { tasks: 1 } }) satisfies ToolSet;
genmedia.download satisfies Parameters<typeof experimental_generateVideo>[0]['download'];
genmedia.webhook('https://example.com/hooks') satisfies Parameters<typeof experimental_generateVideo>[0]['webhook'];
({ model: genmedia.video('genq2'), prompt: 'x' }) satisfies Parameters<typeof experimental_generateVideo>[0];
({ model: genmedia.image('genq2'), prompt: 'x' }) satisfies Parameters<typeof generateImage>[0];
({ model: genmedia.speech(), text: 'x' }) satisfies Parameters<typeof generateSpeech>[0];

// Models are those of the document.
genmedia.video('genq3-ad');
genmedia.video('genq1-classic');
// @ts-expect-error: there is no such model
genmedia.video('genq4');
// @ts-expect-error: it makes no images
genmedia.image('genq3');

// Options are those of the model.
genmedia.video('genq2').options({ off_peak: true, payload: 'order-7' });
genmedia.video('genq2').options({ subjects: [{ name: 'watch' }], bgm: true });
genmedia.video('genq3-ad').options({ sounds: ['https://example.com/a.mp3'] });
genmedia.video('genq1-classic').options({ movement_amplitude: 'small' });
genmedia.image('genq2').options({ resolution: '4K' });
genmedia.speech().options({ voice_setting_pitch: 2 });
// @ts-expect-error: a field is misspelled
genmedia.video('genq2').options({ ofpeak: true });
// @ts-expect-error: genq2 takes no sounds
genmedia.video('genq2').options({ sounds: ['https://example.com/a.mp3'] });
// @ts-expect-error: genq3-pro takes no watermark
genmedia.video('genq3-pro').options({ watermark: true });
// @ts-expect-error: there is no such amplitude
genmedia.video('genq1-classic').options({ movement_amplitude: 'huge' });
// @ts-expect-error: genq1 has one resolution
genmedia.image('genq1').options({ resolution: '4K' });
// @ts-expect-error: the model is chosen elsewhere
genmedia.video('genq2').options({ model: 'genq1' });

({ off_peak: true }) satisfies VideoOptions<'genq2'>;
({ resolution: '2K' }) satisfies ImageOptions<'genq2'>;
// @ts-expect-error: a field is misspelled
({ ofpeak: true }) satisfies VideoOptions<'genq2'>;

// @ts-expect-error: an agent needs a budget
tools(gen, {});
// @ts-expect-error: there is no such option
createGenMediaProvider({ gen, apiKey: 'x' });
