/*
 * What compiles and what must not, for the generators of video. `npm run typecheck` runs it: a line marked
 * `@ts-expect-error` that compiles is an error.
 */
import type { GenMedia } from '../../src/index.js';

declare const gen: GenMedia;
const [url, other] = ['https://example.com/a.png', 'https://example.com/b.png'];

// text2video
gen.text2video.create({ model: 'genq1', prompt: 'x', watermark: true, wm_position: 1, wm_url: url, meta_data: '{}' });
gen.text2video.create({ model: 'genq2', prompt: 'x', duration: 5, seed: 7, aspect_ratio: '9:16', audio: false });
// @ts-expect-error: there is no such model
gen.text2video.create({ model: 'genq3', prompt: 'x' });
// @ts-expect-error: a model is needed
gen.text2video.create({ prompt: 'x' });
// @ts-expect-error: a prompt is needed
gen.text2video.create({ model: 'genq1' });
// @ts-expect-error: genq2 takes no watermark
gen.text2video.create({ model: 'genq2', prompt: 'x', watermark: true });
// @ts-expect-error: a field is misspelled
gen.text2video.create({ model: 'genq2', prompt: 'x', aspectRatio: '16:9' });
// @ts-expect-error: there is no such ratio
gen.text2video.create({ model: 'genq2', prompt: 'x', aspect_ratio: '21:9' });
// @ts-expect-error: there is no fifth corner
gen.text2video.create({ model: 'genq1', prompt: 'x', wm_position: 5 });
// @ts-expect-error: a duration is a number
gen.text2video.create({ model: 'genq2', prompt: 'x', duration: '5' });

// img2video
gen.img2video.create({ model: 'gen1.5', images: [url], voice_id: 'v', movement_amplitude: 'small', watermark: true });
gen.img2video.create({ model: 'genq3-pro', images: [url], duration: 16, is_rec: true, audio: true });
// @ts-expect-error: there is no such model
gen.img2video.create({ model: 'genq2', images: [url] });
// @ts-expect-error: images are needed
gen.img2video.create({ model: 'gen2.0', prompt: 'x' });
// @ts-expect-error: images are a list
gen.img2video.create({ model: 'gen2.0', images: url });
// @ts-expect-error: q3 models take no voice
gen.img2video.create({ model: 'genq3-turbo', images: [url], voice_id: 'v' });
// @ts-expect-error: q3 models take no movement amplitude
gen.img2video.create({ model: 'genq3-pro-fast', images: [url], movement_amplitude: 'auto' });
// @ts-expect-error: there is no such amplitude
gen.img2video.create({ model: 'genq1-classic', images: [url], movement_amplitude: 'huge' });

// start-end2video
gen.startEnd2video.create({ model: 'genq1', images: [url, other], bgm: true, watermark: true });
gen.startEnd2video.create({ model: 'genq3-turbo', images: [url, other], audio: false });
// @ts-expect-error: there is no such model
gen.startEnd2video.create({ model: 'genq2-pro', images: [url, other] });
// @ts-expect-error: images are needed
gen.startEnd2video.create({ model: 'genq1' });
// @ts-expect-error: genq1 takes no audio
gen.startEnd2video.create({ model: 'genq1', images: [url, other], audio: true });
// @ts-expect-error: q3 models take no watermark
gen.startEnd2video.create({ model: 'genq3-pro', images: [url, other], watermark: true });
// @ts-expect-error: there is no such amplitude
gen.startEnd2video.create({ model: 'genq1-classic', images: [url, other], movement_amplitude: 'none' });

// reference2video
gen.reference2video.create({ model: 'genq2-pro', prompt: '[@cat]', videos: [url], subjects: { name: 'cat' } });
gen.reference2video.create({ model: 'genq3-drama', prompt: 'x', sounds: [url], aspect_ratio: '9:16' });
gen.reference2video.create({ model: 'genq2', prompt: 'x', subjects: [{ name: 'cat', server_id: '1' }], audio: true });
// @ts-expect-error: there is no such model
gen.reference2video.create({ model: 'genq3-pro', prompt: 'x' });
// @ts-expect-error: a prompt is needed
gen.reference2video.create({ model: 'genq1', images: [url] });
// @ts-expect-error: only genq2-pro takes videos
gen.reference2video.create({ model: 'genq2', prompt: 'x', videos: [url] });
// @ts-expect-error: genq3-turbo takes no sounds
gen.reference2video.create({ model: 'genq3-turbo', prompt: 'x', sounds: [url] });
// @ts-expect-error: genq1 takes no audio
gen.reference2video.create({ model: 'genq1', prompt: 'x', audio: true });
// @ts-expect-error: genq3-drama makes two ratios only
gen.reference2video.create({ model: 'genq3-drama', prompt: 'x', aspect_ratio: '1:1' });
// @ts-expect-error: a subject needs a name
gen.reference2video.create({ model: 'genq2', prompt: 'x', subjects: [{ server_id: '1' }] });

// template-story
gen.templateStory.create({ story: 'one_shot', images: [url], payload: 'x' });
// @ts-expect-error: there is no such story
gen.templateStory.create({ story: 'two_shots', images: [url] });
// @ts-expect-error: images are needed
gen.templateStory.create({ story: 'pigsy' });
// @ts-expect-error: a template takes no prompt
gen.templateStory.create({ story: 'pigsy', images: [url], prompt: 'x' });
