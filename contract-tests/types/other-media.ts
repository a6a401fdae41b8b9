/* What compiles and what must not, for images, music videos, comics, films and speech. */
import type { GenMedia } from '../../src/index.js';

declare const gen: GenMedia;
const [url, song] = ['https://example.com/a.png', 'https://example.com/a.mp3'];

// reference2image
gen.reference2image.create({ model: 'genq2', prompt: 'x', aspect_ratio: '21:9', resolution: '4K' });
gen.reference2image.create({ model: 'genq1', prompt: 'x', images: [url], resolution: '1080p' });
// @ts-expect-error: there is no such model
gen.reference2image.create({ model: 'gen2.0', prompt: 'x', images: [url] });
// @ts-expect-error: genq1 needs images
gen.reference2image.create({ model: 'genq1', prompt: 'x' });
// @ts-expect-error: genq1 makes no 4K
gen.reference2image.create({ model: 'genq1', prompt: 'x', images: [url], resolution: '4K' });
// @ts-expect-error: genq1 makes no such ratio
gen.reference2image.create({ model: 'genq1', prompt: 'x', images: [url], aspect_ratio: '21:9' });
// @ts-expect-error: an image has no duration
gen.reference2image.create({ model: 'genq2', prompt: 'x', duration: 5 });

// mv
gen.mv.create({ images: [url], audio_url: song, lip_sync: true, quality: 'high', language: 'auto' });
// @ts-expect-error: a song is needed
gen.mv.create({ images: [url] });
// @ts-expect-error: images are needed
gen.mv.create({ audio_url: song });
// @ts-expect-error: there is no such quality
gen.mv.create({ images: [url], audio_url: song, quality: 'best' });
// @ts-expect-error: lip_ref_urls belongs to premium mv
gen.mv.create({ images: [url], audio_url: song, lip_ref_urls: [url] });

// premium mv
gen.premiumMv.create({ premium_mv_mode: 'sing', lip_ref_urls: [url], audio_url: song, language: 'ja' });
gen.premiumMv.create({ premium_mv_mode: 'dance', images: [url], audio_url: song });
// @ts-expect-error: there is no such mode
gen.premiumMv.create({ premium_mv_mode: 'act', images: [url], audio_url: song });
// @ts-expect-error: singing needs faces
gen.premiumMv.create({ premium_mv_mode: 'sing_perform', audio_url: song });
// @ts-expect-error: a dance takes no faces
gen.premiumMv.create({ premium_mv_mode: 'dance', images: [url], audio_url: song, lip_ref_urls: [url] });
// @ts-expect-error: a performance needs images
gen.premiumMv.create({ premium_mv_mode: 'perform', audio_url: song });
// @ts-expect-error: there is no such resolution
gen.premiumMv.create({ premium_mv_mode: 'dance', images: [url], audio_url: song, resolution: '540p' });

// explain-comic
const comic = { script_name: 'x', script_content: 'x' };
gen.explainComic.create({ ...comic, assets: [{ id: '01', type: 'character', name: 'x', voice_id: 'v' }] });
gen.explainComic.create({ ...comic, assets: [{ id: '02', type: 'scene', name: 'x', image_uri: url, voice_id: '' }] });
// @ts-expect-error: a script is needed
gen.explainComic.create({ script_name: 'x' });
// @ts-expect-error: the field is image_uri
gen.explainComic.create({ ...comic, assets: [{ id: '02', type: 'scene', name: 'x', image_url: url }] });
// @ts-expect-error: only characters speak
gen.explainComic.create({ ...comic, assets: [{ id: '03', type: 'tool', name: 'x', voice_id: 'v' }] });
// @ts-expect-error: there is no such type of asset
gen.explainComic.create({ ...comic, assets: [{ id: '03', type: 'prop', name: 'x' }] });
// @ts-expect-error: there is no such language
gen.explainComic.create({ ...comic, language: 'fr' });

// ad film
const film = { ad_one_click_task_id: 'film' };
gen.adFilm.create({ images: [url], duration: 15, aspect_ratio: '1:1', language: 'en', creative: true });
gen.adFilm.edit({ ...film, type: 'generate_video', storyboard_video_index: 0, prompt: 'x' });
gen.adFilm.edit({ ...film, type: 'generate_bgm', prompt: 'x' });
gen.adFilm.compose({ ...film, video_task_ids: ['v'], bgm_task_id: 'b', narration_task_id: 'n' });
// @ts-expect-error: images are needed
gen.adFilm.create({ prompt: 'x' });
// @ts-expect-error: there is no such ratio
gen.adFilm.create({ images: [url], aspect_ratio: '4:3' });
// @ts-expect-error: a film takes no payload
gen.adFilm.create({ images: [url], payload: 'x' });
// @ts-expect-error: a segment is named by its index
gen.adFilm.edit({ ...film, type: 'generate_video', prompt: 'x' });
// @ts-expect-error: a narration belongs to no segment
gen.adFilm.edit({ ...film, type: 'generate_narration', prompt: 'x', storyboard_video_index: 0 });
// @ts-expect-error: a composition needs its music
gen.adFilm.compose({ ...film, video_task_ids: ['v'], narration_task_id: 'n' });

// speech
gen.speech.create({ text: 'Hello.', voice_setting_voice_id: 'v', voice_setting_speed: 1.5 });
// @ts-expect-error: a voice is needed
gen.speech.create({ text: 'Hello.' });
// @ts-expect-error: a text is needed
gen.speech.create({ voice_setting_voice_id: 'v' });
// @ts-expect-error: speech takes no callback
gen.speech.create({ text: 'Hello.', voice_setting_voice_id: 'v', callback_url: url });
// @ts-expect-error: a speed is a number
gen.speech.create({ text: 'Hello.', voice_setting_voice_id: 'v', voice_setting_speed: 'fast' });

// general one-click and subjects: their bodies are undocumented, so any object passes
gen.generalOneClick.create({ anything: 1 });
gen.generalOneClick.edit('task', { anything: 1 });
gen.subjects.create({ name: 'cat' });
// @ts-expect-error: a body is an object
gen.generalOneClick.compose('task', 'x');
// @ts-expect-error: a subject is named
gen.subjects.update({ name: 'cat' });
