import type { CheckOptions } from '../../src/check/index.js';
import { document } from '../support/document.js';
import { changeRequests, changeResponses, type Fetch, isTo, reject, type ServerParts } from './open-server.js';

/** A server that is right, and differs where the service documents nothing. */
interface LegalServer extends ServerParts {
  differs: string;
  options: Partial<CheckOptions>;
  /** Rules that the report lists as different where the document does not say. */
  lists?: readonly string[];
  /** Whether it accepts or does more than the document says, and does not reject more. */
  isWider?: true;
}

type Body = Record<string, unknown>;

const full = (...only: string[]): Partial<CheckOptions> => ({ profile: 'full', only, concurrency: 16 });

/** Every value in a body, at any depth. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(valuesIn)] : [value];

const documentedVoices = [...(document.components.schemas.VoiceId?.['x-known-values'] ?? []), ''];
const voiceFields = ['voice_id', 'voice_setting_voice_id'];
const hasUnknownVoice = (body: Body) =>
  valuesIn(body)
    .filter((value): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value))
    .some((each) => voiceFields.some((field) => field in each && !documentedVoices.includes(String(each[field]))));

const lists = (field: string) => (body: Body) => (Array.isArray(body[field]) ? (body[field] as unknown[]) : []);

const hasNoImages = ({ images }: Body) => Array.isArray(images) && images.length === 0;

/** Changes rejections. */
const rejectWith =
  (change: (response: Response) => Response | Promise<Response>) =>
  (next: Fetch): Fetch =>
  async (url, init) => {
    const response = await next(url, init);
    return isTo('/ent/', url) && response.status >= 400 && response.status !== 401 ? change(response) : response;
  };

/** Declares another media type of JSON. */
const declareJson =
  (type: string) =>
  (next: Fetch): Fetch =>
  async (url, init) => {
    const response = await next(url, init);
    const headers = new Headers(response.headers);
    if (headers.get('content-type') === 'application/json') headers.set('content-type', type);
    return new Response(response.body, { status: response.status, headers });
  };

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).reverse();
  return Object.fromEntries(fields.map(([name, field]) => [name, reversed(field)]));
};

/** Only what the documented common shape of a response needs. */
const identifiers = ['id', 'task_id', 'state', 'ad_one_click_task_id', 'sub_task_id', 'compose_sub_task_id'];

const noRange = 'duration is a whole number from 1';

/** Films by the identifiers of their edits and compositions. */
const filmOf = new Map<string | undefined, string | undefined>();

export const legalServers: readonly LegalServer[] = [
  {
    differs: 'accepts at most 16 seconds where no range is documented',
    options: full(`createText2Video: ${noRange}`, `createStartEnd2Video: ${noRange}`),
    lists: [`createText2Video: ${noRange}`, `createStartEnd2Video: ${noRange}`],
    wrap: reject('2video', ({ duration }) => Number(duration) > 16),
  },
  {
    differs: 'knows only the voices that are documented',
    options: full('createSpeech: voice_setting', 'createExplainComic: voice_id', 'createImg2Video: voice_id'),
    lists: [
      'createSpeech: voice_setting_voice_id is a string',
      'createExplainComic: voice_id is a string',
      'createExplainComic: voice_id is a known voice, a cloned one or empty',
      'createImg2Video: voice_id is a string',
    ],
    wrap: reject('/ent/', hasUnknownVoice),
  },
  {
    differs: 'knows two emotions',
    options: full('createSpeech: voice_setting_emotion', 'createSpeech: a legal body'),
    lists: ['createSpeech: voice_setting_emotion is a string'],
    wrap: reject(
      '/audio-tts',
      ({ voice_setting_emotion: emotion }) => ![undefined, 'happy'].includes(emotion as never),
    ),
  },
  {
    differs: 'accepts pronunciations only as texts',
    options: full('createSpeech: pronunciation'),
    lists: ['createSpeech: pronunciation_dict_tone is an array of anything'],
    wrap: reject('/audio-tts', (body) =>
      lists('pronunciation_dict_tone')(body).some((item) => typeof item !== 'string'),
    ),
  },
  {
    differs: 'rejects empty texts',
    options: full('style is a string', 'is a string', 'style has no'),
    lists: ['createMv: style is a string', 'createExplainComic: style has no punctuation'],
    wrap: reject('/ent/', (body) =>
      Object.entries(body).some(([field, value]) => value === '' && !['voice_id', 'meta_data'].includes(field)),
    ),
  },
  {
    differs: 'accepts at most 7 images where no number is documented',
    options: full('images is an array of any length', 'images has at least 1 item'),
    lists: [
      'createReference2Video: images is an array of any length',
      'createTemplateStory: images has at least 1 item',
    ],
    wrap: reject('/ent/', (body) => lists('images')(body).length > 7),
  },
  {
    differs: 'rejects an empty list of images where no number is documented',
    options: full('createReference2Video: images is an array', 'createPremiumMv: images has 0'),
    lists: ['createReference2Video: images is an array of any length', 'createPremiumMv: images has 0 to 6 items'],
    wrap: (next) => reject('/reference2video', hasNoImages)(reject('/one-click/', hasNoImages)(next)),
  },
  {
    differs: 'accepts subjects as a list only',
    options: full('createReference2Video: subjects', 'createReference2Video: in a subject, name'),
    lists: [
      'createReference2Video: subjects is one entry or a list of entries',
      'createReference2Video: in a subject, name is required',
    ],
    wrap: reject('/reference2video', ({ subjects }) => subjects !== undefined && !Array.isArray(subjects)),
  },
  {
    differs: 'accepts one subject only, and no list',
    options: full('createReference2Video: subjects', 'createReference2Video: a documented example'),
    lists: [
      'createReference2Video: subjects is one entry or a list of entries',
      'createReference2Video: a documented example is accepted',
    ],
    wrap: reject('/reference2video', ({ subjects }) => Array.isArray(subjects)),
  },
  {
    differs: 'has one resolution where none is documented',
    options: full('resolution has the form', 'createText2Video: resolution is'),
    lists: ['createText2Video: resolution has the form 720p or 2K'],
    wrap: reject(
      '2video',
      ({ model, resolution }) => model === 'genq1' && ![undefined, '1080p'].includes(resolution as never),
    ),
  },
  {
    differs: 'limits texts to 255 characters where no limit is documented',
    options: full('createMv: style', 'createPremiumMv: style', 'createMv: prompt'),
    lists: ['createMv: style is a string', 'createPremiumMv: style is a string'],
    wrap: reject('/one-click/', ({ style }) => String(style ?? '').length > 255),
  },
  {
    differs: 'accepts URLs in ASCII only',
    options: full('createText2Video: callback_url', 'createAdFilm: each of images'),
    lists: [
      'createText2Video: callback_url is an http or https URL',
      'createAdFilm: each of images is a URL or a Base64 data URI of an allowed type',
    ],
    wrap: reject('/ent/', (body) => valuesIn(body).some((value) => /^http.*[^ -~]/.test(String(value)))),
  },
  {
    differs: 'counts more characters as punctuation',
    options: full('createExplainComic: style'),
    lists: [
      'createExplainComic: style may contain what is not punctuation, and punctuation of historic or rare scripts',
    ],
    wrap: reject('/explain-comic', ({ style }) => /[$+<=>^`|~𒑰\n]/u.test(String(style ?? ''))),
  },
  {
    differs: 'returns a task to the queue',
    isWider: true,
    options: full('getTaskCreations: the state'),
    lists: ['getTaskCreations: the state of a task never goes back'],
    wrap: (next) => {
      const counts = new Map<unknown, number>();
      return changeResponses('/creations', (body) => {
        const count = (counts.get(body.id) ?? 0) + 1;
        counts.set(body.id, count);
        const { id, credits } = body;
        return count > 2 ? body : { id, credits, state: count === 1 ? 'processing' : 'queueing' };
      })(next);
    },
  },
  {
    differs: 'returns more fields than are documented',
    options: full('createSpeech: a', 'createText2Video: a', 'getTaskCreations', 'callbacks: a callback'),
    wrap: changeResponses('/ent/', (body) => ({ ...body, trace_id: 'x', details: { region: 1 } })),
    deliver: (post, url, body) =>
      post({ method: 'POST', url, body: JSON.stringify({ ...JSON.parse(body), trace_id: 'x' }) }),
  },
  {
    differs: 'returns fields in another order',
    options: full('createText2Video: the response', 'getTaskCreations', 'getAdFilm'),
    wrap: changeResponses('/ent/', reversed),
  },
  {
    differs: 'returns only what identifies a task',
    options: full('createText2Video', 'createStartEnd2Video: the response', 'createSpeech: a'),
    wrap: (next) => async (url, init) =>
      init.method === 'POST' && !isTo('/audio-tts', url)
        ? changeResponses('/ent/', (body) =>
            Object.fromEntries(Object.entries(body).filter(([name]) => identifiers.includes(name))),
          )(next)(url, init)
        : next(url, init),
  },
  {
    differs: 'returns images as URLs of its own',
    options: full('createStartEnd2Video: the response', 'createAdFilm: the response'),
    wrap: changeResponses('/ent/', ({ images, ...body }) => ({
      ...body,
      ...(Array.isArray(images) && { images: images.map((_, index) => `https://cdn.example.com/${index}.png`) }),
    })),
  },
  {
    differs: 'rejects with 409 and no body',
    options: full('createText2Video: prompt', 'editAdFilm', 'a body that is not JSON', 'does not exist'),
    wrap: rejectWith(() => new Response(null, { status: 409 })),
  },
  {
    differs: 'rejects with 400 and a page',
    options: full('createText2Video: prompt', 'editAdFilm', 'a body that is not JSON'),
    wrap: rejectWith(
      () => new Response('<html>Bad request</html>', { status: 400, headers: { 'content-type': 'text/html' } }),
    ),
  },
  {
    differs: 'responds with 403 to identifiers that it does not know',
    options: full('does not exist', 'getTaskCreations: a'),
    wrap: rejectWith((response) => (response.status === 404 ? new Response(null, { status: 403 }) : response)),
  },
  {
    differs: 'lists subjects as an array',
    options: { profile: 'read' },
    isTaskRead: true,
    wrap: changeResponses('/subjects', () => [{ id: 's1' }]),
  },
  {
    differs: 'has other identifiers and prices',
    options: full('createText2Video: a', 'getTaskCreations', 'callbacks'),
    wrap: (next) => {
      const prefix = 'task/ä?';
      const changed = changeResponses('/ent/', (body, { init }) => ({
        ...body,
        ...(typeof body.credits === 'number' && { credits: body.credits * 1000 }),
        ...(init.method === 'POST' && typeof body.task_id === 'string' && { task_id: prefix + body.task_id }),
        ...(init.method === 'POST' && typeof body.id === 'string' && { id: prefix + body.id }),
        ...(init.method === 'GET' && typeof body.id === 'string' && { id: prefix + body.id }),
      }))(next);
      return (url, init) => changed(url.replace(encodeURIComponent(prefix), ''), init);
    },
    deliver: (post, url, body) => {
      const callback = JSON.parse(body);
      return post({ method: 'POST', url, body: JSON.stringify({ ...callback, id: `task/ä?${callback.id}` }) });
    },
  },
  {
    differs: 'lists the segments of a film in another order',
    options: full('getAdFilm', 'editAdFilm: an edit', 'composeAdFilm: a'),
    wrap: changeResponses('/ad-one-click/', ({ data_records: records, ...body }) => {
      const { storyboards = [], ...others } = (records ?? {}) as { storyboards?: unknown[] };
      return {
        ...body,
        ...(records !== undefined && { data_records: { ...others, storyboards: storyboards.toReversed() } }),
      };
    }),
  },
  {
    differs: 'names no music and numbers no segments of a film',
    options: full('getAdFilm', 'editAdFilm: an edit', 'composeAdFilm: a'),
    wrap: changeResponses('/ad-one-click/', ({ data_records: records, ...body }) => {
      const { storyboards = [], narration_records } = (records ?? {}) as Record<string, { records: unknown }[]>;
      const unnumbered = storyboards.map((segment) => ({ records: segment.records }));
      return {
        ...body,
        ...(records !== undefined && { data_records: { storyboards: unnumbered, narration_records } }),
      };
    }),
  },
  {
    differs: 'changes a task that has ended',
    isWider: true,
    options: full('getTaskCreations: a task that has ended'),
    lists: ['getTaskCreations: a task that has ended stays as it is'],
    wrap: (next) => {
      const ended = new Set<string>();
      return changeResponses('/creations', (body) => {
        if (ended.has(String(body.id))) return { id: body.id, state: 'failed', err_code: 'expired' };
        if (['success', 'failed'].includes(String(body.state))) ended.add(String(body.id));
        return body;
      })(next);
    },
  },
  {
    differs: 'accepts what only a reading of the document rejects',
    isWider: true,
    options: full(
      'createImg2Video: resolution is',
      'createImg2Video: with 4 seconds',
      'createImg2Video: movement_amplitude is not',
      'createReference2Video: audio is not',
      'createAdFilm: payload is not',
      'createSpeech: a pause in text is a number',
      'createExplainComic: id has only digits',
    ),
    lists: [
      'createImg2Video: resolution is one of 360p, 720p',
      'createImg2Video: movement_amplitude is not a field here',
      'createReference2Video: audio is not a field here',
      'createAdFilm: payload is not a field here',
      'createSpeech: a pause in text is a number of seconds',
      'createExplainComic: id has only digits',
    ],
    wrap: changeRequests('/ent/', (sent) => {
      const { assets, ...body } = sent;
      if (body.duration === undefined) delete body.resolution;
      if (String(body.model).includes('q3')) delete body.movement_amplitude;
      if (!['genq2', 'genq2-pro', 'gen2.0'].includes(String(body.model))) delete body.audio;
      if (!('model' in body) && !('text' in body)) delete body.payload;
      if (typeof body.text === 'string') body.text = body.text.replaceAll(/<#[^0-9]*#>|<#(?:-1|1,5|\.5|1\.)#>/g, '');
      if (!Array.isArray(assets)) return { ...body, ...(assets !== undefined && { assets }) };
      return {
        ...body,
        assets: assets.map((asset) => ({ ...asset, id: typeof asset.id === 'string' ? '01' : asset.id })),
      };
    }),
  },
  {
    differs: 'rejects a wrong edit by a task that fails',
    isWider: true,
    options: full('editAdFilm: an edit of'),
    lists: [
      'editAdFilm: an edit of a film that does not exist is rejected',
      'editAdFilm: an edit of a segment that the film does not have is rejected',
    ],
    wrap: (next) => async (url, init) => {
      const response = await next(url, init);
      const isWrong = isTo('/ad-one-click/edit', url) && response.status >= 400 && response.status !== 401;
      const failed = { ad_one_click_task_id: 'x', sub_task_id: 'x', state: 'failed', err_code: 'no-film', credits: 0 };
      return isWrong ? Response.json(failed) : response;
    },
  },
  {
    differs: 'posts callbacks of the parts of a film as the film, without payload',
    isWider: true,
    options: full('callbacks: a callback'),
    lists: ['callbacks: a callback returns the payload unchanged'],
    wrap: (next) => async (url, init) => {
      const response = await next(url, init);
      if (!/ad-one-click\/(?:edit|compose)$/.test(url) || response.status !== 200) return response;
      const body = (await response.clone().json()) as Record<string, string>;
      filmOf.set(body.sub_task_id ?? body.compose_sub_task_id, body.ad_one_click_task_id);
      return response;
    },
    deliver: (post, url, body) => {
      const { payload, ...callback } = JSON.parse(body);
      const film = filmOf.get(callback.id);
      if (film === undefined) return post({ method: 'POST', url, body });
      return post({ method: 'POST', url, body: JSON.stringify({ ...callback, id: film }) });
    },
  },
  {
    differs: 'posts a callback of the queue too',
    isWider: true,
    options: full('callbacks: the body', 'callbacks: a callback'),
    lists: ['callbacks: the body of a callback is in contract'],
    deliver: (post, url, body) => {
      const { id, state, payload } = JSON.parse(body);
      const queued = JSON.stringify({ id, state: 'queueing', payload });
      if (state === 'processing') post({ method: 'POST', url, body: queued });
      return post({ method: 'POST', url, body });
    },
  },
  {
    differs: 'has another default of resolution where the duration is undocumented',
    options: full('createImg2Video: the response to a create'),
    wrap: changeResponses('/img2video', (body, { init }) => ({
      ...body,
      ...(body.model === 'gen2.0' &&
        !/"(?:resolution)"|"duration":4\b/.test(String(init.body)) && { resolution: '720p' }),
    })),
  },
  {
    differs: 'declares a character set',
    options: full('createText2Video: a', 'getTaskCreations'),
    wrap: declareJson('Application/JSON;charset=UTF-8'),
  },
  {
    differs: 'goes from created to the end, and posts only the end',
    options: full('getTaskCreations', 'callbacks: callbacks report', 'callbacks: the end'),
    wrap: changeResponses('/creations', (body) =>
      ['queueing', 'processing'].includes(String(body.state)) ? { ...body, state: 'created' } : body,
    ),
    deliver: (post, url, body) =>
      ['success', 'failed'].includes(JSON.parse(body).state) ? post({ method: 'POST', url, body }) : 200,
  },
  {
    differs: 'returns its time in nanoseconds',
    options: full('createText2Video: a', 'createText2Video: the response'),
    wrap: changeResponses('/text2video', (body) => ({
      ...body,
      created_at: String(body.created_at).replace('Z', '000000Z'),
    })),
  },
  {
    differs: 'returns two results of a task',
    options: full('getTaskCreations', 'results', 'createText2Video: a documented'),
    wrap: changeResponses('/creations', (body) => {
      const [first, ...others] = (body.creations ?? []) as object[];
      return first ? { ...body, creations: [first, { ...first, id: 'second' }, ...others] } : body;
    }),
  },
  {
    differs: 'posts callbacks twice',
    options: full('callbacks', 'createText2Video: a documented'),
    deliver: (post, url, body) => {
      const status = post({ method: 'POST', url, body });
      return status === 200 ? post({ method: 'POST', url, body }) : status;
    },
  },
  {
    differs: 'returns other credits when a task is read, and its progress',
    options: full('getTaskCreations', 'createText2Video: a documented'),
    wrap: changeResponses('/creations', (body) => ({ ...body, credits: 3, progress: 50 })),
  },
  {
    differs: 'takes its time',
    options: full('createText2Video: prompt', 'getTaskCreations', 'results', 'callbacks: the end'),
    wrap: (next) => async (url, init) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return next(url, init);
    },
  },
  {
    differs: 'sends a shorter sentence as prompt than it was sent, where it recommends one',
    options: full('createImg2Video: the response'),
    wrap: (next) => async (url, init) => {
      const isRecommended = isTo('/img2video', url) && String(init.body).includes('"is_rec":true');
      return isRecommended
        ? changeResponses('/ent/', (body) => ({ ...body, prompt: 'Recommended' }))(next)(url, init)
        : next(url, init);
    },
  },
  {
    differs: 'charges nothing',
    options: full('createText2Video: a', 'getTaskCreations'),
    wrap: changeResponses('/ent/', (body) => ({ ...body, ...(body.credits !== undefined && { credits: 0 }) })),
  },
  {
    differs: 'declares JSON of a version of its own',
    options: full('createText2Video: a', 'getTaskCreations'),
    wrap: declareJson('application/vnd.media.v2+json'),
  },
  {
    differs: 'rejects with a problem document',
    options: full('createText2Video: prompt', 'createSpeech: voice_setting_speed', 'a body that is not JSON'),
    wrap: rejectWith(() =>
      Response.json({ title: 'no' }, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    ),
  },
  {
    differs: 'returns no flags when a task is read',
    options: full('getTaskCreations', 'callbacks: a callback'),
    wrap: changeResponses('/creations', ({ bgm: _, off_peak: __, ...body }) => body),
  },
  {
    differs: 'leads to results by a redirect',
    options: full('results', 'createSpeech: a documented'),
    wrap: (next) => async (url, init) =>
      isTo('/ent/', url) || url.endsWith('&moved')
        ? next(url.replace('&moved', ''), init)
        : new Response(null, { status: 302, headers: { location: `${url}&moved` } }),
  },
  {
    differs: 'has result URLs without a name of a file',
    options: full('results', 'getTaskCreations'),
    wrap: (next) => {
      const files: string[] = [];
      const moved = (url: unknown) => `http://localhost/f/${files.push(String(url)) - 1}`;
      const served = changeResponses('/creations', ({ creations, ...body }) => ({
        ...body,
        ...(Array.isArray(creations) && {
          creations: creations.map((each: Body) => ({ ...each, url: moved(each.url) })),
        }),
      }))(next);
      return (url, init) => served(isTo('/f/', url) ? (files[Number(url.split('/').at(-1))] ?? url) : url, init);
    },
  },
  {
    differs: 'rejects some requests for now, since there are too many',
    options: full('createText2Video: a documented', 'getTaskCreations'),
    wrap: (next) => {
      let count = 0;
      return async (url, init) => {
        count += 1;
        return count % 20 === 6
          ? new Response(null, { status: 429, headers: { 'retry-after': '0' } })
          : next(url, init);
      };
    },
  },
  {
    differs: 'returns the identifier of a create as id',
    options: full('createText2Video: a', 'getTaskCreations'),
    wrap: changeResponses('/text2video', ({ task_id, ...body }) => ({ ...body, id: task_id })),
  },
  {
    differs: 'has put a task into the queue before it responds',
    options: full('createText2Video: a', 'getTaskCreations'),
    wrap: changeResponses('/text2video', (body) => ({ ...body, state: 'queueing' })),
  },
  {
    differs: 'returns the end of a task later than it posts it',
    options: full('getTaskCreations', 'callbacks'),
    sandbox: { timing: { end: '200s' } },
    wrap: (next) => {
      const states = new Map<unknown, unknown>();
      return changeResponses('/creations', ({ creations, ...body }) => {
        const last = states.get(body.id);
        states.set(body.id, body.state);
        // Only a state that was posted.
        return body.state === 'success' && last === 'processing' ? { ...body, state: last } : { ...body, creations };
      })(next);
    },
  },
  {
    differs: 'has more kinds of parts of a film, and no URLs of its music',
    options: full('getAdFilm', 'editAdFilm: an edit', 'composeAdFilm: a', 'results'),
    wrap: changeResponses('/ad-one-click/', ({ data_records: records, ...body }) => {
      const { bgm_records = [], ...others } = (records ?? {}) as Record<string, { creation_url?: unknown }[]>;
      const silent = bgm_records.map(({ creation_url: _, ...record }) => record);
      return {
        ...body,
        ...(records !== undefined && { data_records: { ...others, bgm_records: silent, avatar_records: [] } }),
      };
    }),
  },
  {
    differs: 'writes whole numbers as 10.0, and characters outside ASCII as escapes',
    options: full('createText2Video: a', 'getTaskCreations'),
    wrap: (next) => async (url, init) => {
      const response = await next(url, init);
      if (!isTo('/ent/', url)) return response;
      const text = (await response.text())
        .replaceAll(/"credits":(\d+)/g, '"credits":$1.0')
        .replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      return new Response(`\n${text}\n`, { status: response.status, headers: response.headers });
    },
  },
];

/** Those that reject more than the document does. */
export const narrowServers = legalServers.filter(
  ({ lists: listed = [], differs, isWider }) => listed.length > 0 && !isWider && !differs.includes('no list'),
);

/** All that these servers reject together. */
export const narrowest = (next: Fetch): Fetch =>
  narrowServers.reduce<Fetch>((served, { wrap = (same) => same }) => wrap(served), next);
