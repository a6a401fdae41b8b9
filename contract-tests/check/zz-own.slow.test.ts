import { appendFileSync } from 'node:fs';
import { it } from 'vitest';
import { brokenRules, changeRequests, changeResponses, checkInProcess, isTo, reject, type Fetch, type ServerParts } from './open-server.js';
type B = any;
const film = '/ad-one-click/';
const servers: [string, string[], ServerParts][] = [
  ['F1 composed film has a URL that does not work', ['results', 'getAdFilm'], { wrap: changeResponses(film, (b: B) => { for (const r of b.data_records?.completed_creation_records ?? []) r.creation_url = 'http://localhost/nowhere.mp4'; return b; }) }],
  ['F2 reference2image takes eight images', ['createReference2Image: images'], { wrap: changeRequests('/reference2image', (b: B) => ({ ...b, ...(Array.isArray(b.images) && { images: b.images.slice(0, 7) }) })) }],
  ['F3 explain-comic returns no id', ['createExplainComic: a create', 'createExplainComic: a documented'], { wrap: changeResponses('/explain-comic', () => ({})) }],
  ['F4 speech takes speed 2.1', ['createSpeech: voice_setting_speed'], { wrap: changeRequests('/audio-tts', (b: B) => ({ ...b, ...(Number(b.voice_setting_speed) > 2 && { voice_setting_speed: 2 }) })) }],
  ['F5 covers do not work', ['results'], { wrap: changeResponses('/creations', (b: B) => ({ ...b, creations: b.creations?.map((c: B) => ({ ...c, ...(c.cover_url && { cover_url: 'http://localhost/nowhere.png' }) })) })) }],
  ['F6 a film is read without a key', ['getAdFilm: a request', 'getAdFilm'], { wrap: (next: Fetch) => (url, init) => isTo(film, url) && init.method === 'GET' ? next(url, { ...init, headers: { authorization: 'Token k' } }) : next(url, init) }],
  ['F7 mv returns another aspect ratio', ['createMv: the response', 'createMv: aspect', 'createMv: a documented', 'createMv: a legal'], { wrap: changeResponses('/one-click/mv', (b: B) => ({ ...b, ...(b.aspect_ratio && { aspect_ratio: '1:1' }) })) }],
  ['F8 off_peak is turned', ['getTaskCreations: a read returns the flags'], { wrap: changeResponses('/creations', (b: B) => ({ ...b, ...(typeof b.off_peak === 'boolean' && { off_peak: !b.off_peak }) })) }],
  ['F9 err_code is a number', ['getTaskCreations'], { wrap: changeResponses('/creations', (b: B) => ({ ...b, err_code: 0 })) }],
  ['F10 compose names another film', ['composeAdFilm', 'getAdFilm'], { wrap: changeResponses('/compose', (b: B) => ({ ...b, ad_one_click_task_id: 'other' })) }],
  ['F11 prompts of films may have 2001 characters', ['createAdFilm: prompt'], { wrap: changeRequests('/ad-one-click', (b: B) => ({ ...b, ...(typeof b.prompt === 'string' && { prompt: b.prompt.slice(0, 10) }) })) }],
  ['F12 time is local', ['createText2Video: a legal', 'createText2Video: the resp'], { wrap: changeResponses('/text2video', (b: B) => ({ ...b, created_at: String(b.created_at).replace('Z', '+08:00') })) }],
  ['L1 rejects with 409', ['createText2Video: duration', 'createText2Video: a body'], { wrap: (next: Fetch) => async (url, init) => { const r = await next(url, init); return r.status === 422 || r.status === 400 ? Response.json({}, { status: 409 }) : r; } }],
  ['L2 credits 0', ['createText2Video: a documented', 'getTaskCreations'], { wrap: changeResponses('/ent/', (b: B) => ({ ...b, ...(b.credits !== undefined && { credits: 0 }) })) }],
  ['L3 media type with version', ['createText2Video: a documented', 'getTaskCreations'], { wrap: (next: Fetch) => async (url, init) => { const r = await next(url, init); return isTo('/ent/', url) ? new Response(await r.text(), { status: r.status, headers: { 'content-type': 'application/vnd.media.v2+json', date: r.headers.get('date') ?? '' } }) : r; } }],
  ['L4 no err_code on success', ['getTaskCreations', 'createText2Video: a documented'], { wrap: changeResponses('/creations', ({ err_code: _, ...b }: B) => b) }],
  ['L5 results behind a redirect', ['results', 'createText2Video: a documented'], { wrap: (next: Fetch) => async (url, init) => { if (isTo('/ent/', url) || url.includes('moved=1')) return next(url.replace('&moved=1', ''), init); return new Response(null, { status: 302, headers: { location: `${url}&moved=1` } }); } }],
  ['L6 rejects 429 once', ['createText2Video: a documented', 'getTaskCreations'], { wrap: (next: Fetch) => { let n = 0; return async (url, init) => (n++ % 20 === 5 ? new Response(null, { status: 429, headers: { 'retry-after': '0' } }) : next(url, init)); } }],
];
it.each(servers)('%s', async (name, only, server) => {
  const report = await checkInProcess({ profile: 'full', only, concurrency: 8 }, server);
  const texts = report.rules.flatMap((r) => r.violations.slice(0, 1).map((v) => `    ${v.case ?? ''} ${v.request.slice(0, 90)} | ${v.expected} | ${v.actual.slice(0, 140)}`));
  appendFileSync('/tmp/h4m/zz.txt', `${name}: ${brokenRules(report).join('; ') || 'GREEN'} stopped=${report.stopped} (${report.requests})\n${texts.join('\n')}\n`);
}, 300_000);
void reject;
