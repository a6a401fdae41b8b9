import type { CheckOptions } from '../../src/check/index.js';
import { changeRequests, changeResponses, type Fetch, isTo, reject, type ServerParts } from './open-server.js';

/** A server with one fault, and the rules that a check must name. */
export interface WrongServer extends ServerParts {
  fault: string;
  breaks: readonly string[];
  /** What the first violation says, so that a reader knows the fault. */
  says?: RegExp;
  options: Partial<CheckOptions>;
}

type Body = Record<string, unknown>;

const video = '/text2video';
const read = '/creations';
const film = '/ad-one-click/';
const create = 'createText2Video';

/** Checks the rules of a table with one request at a time. */
const tables = (only: string): Partial<CheckOptions> => ({ profile: 'full', only: [`${create}: ${only}`] });
const responses: Partial<CheckOptions> = {
  profile: 'stateless',
  only: [`${create}: a legal body`, 'the response to', 'gets status'],
};
/** Checks tasks from their creation to their end. */
const lifecycle = (...only: string[]): Partial<CheckOptions> => ({ profile: 'full', only });

const inContract = 'the response to an accepted request is in contract';

const withoutKeyCheck =
  (isMissing: (authorization: string) => boolean) =>
  (next: Fetch): Fetch =>
  (url, init) => {
    const headers = { ...(init.headers as Record<string, string>) };
    if (isMissing(headers.authorization ?? '')) headers.authorization = 'Token any-key';
    return next(url, { ...init, headers });
  };

/** Each read of a task, counted. */
const onRead = (change: (body: Body, count: number) => unknown) => {
  const counts = new Map<string, number>();
  return changeResponses(read, (body) => {
    const id = String(body.id);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return change(body, counts.get(id) ?? 0);
  });
};

interface FilmRecords {
  storyboards: { records: object[] }[];
  narration_records: object[];
  bgm_records: object[];
}

/** Changes the records of a film. */
const changeRecords = (change: (records: FilmRecords) => void) =>
  changeResponses(film, (body) => {
    if (body.data_records) change(body.data_records as FilmRecords);
    return body;
  });

const withoutPayload = (lost: string) =>
  changeResponses(read, ({ payload, ...body }) => (payload === lost ? body : { ...body, payload }));

/** Long enough to be read while it is processing, also on a busy machine. */
export const slowly = { timing: { end: '200s' } } as const;

const isEnd = ({ state }: Body) => state === 'success' || state === 'failed';

const nowhere = 'http://localhost/nowhere';

/** A task whose result is not where its URL leads. */
const leadNowhere = ({ creations, ...body }: Body) => ({
  ...body,
  ...(Array.isArray(creations) && { creations: creations.map((each: Body) => ({ ...each, url: nowhere })) }),
});

export const wrongServers: readonly WrongServer[] = [
  {
    fault: 'ignores the longest prompt',
    breaks: [`${create}: prompt has at most 5000 characters`],
    options: tables('prompt has'),
    wrap: changeRequests(video, (body) => ({ ...body, ...(String(body.prompt).length > 5000 && { prompt: 'x' }) })),
  },
  {
    fault: 'accepts prompts one character too short',
    breaks: [`${create}: prompt has at most 5000 characters`],
    options: tables('prompt has'),
    wrap: reject(video, ({ prompt }) => String(prompt).length === 5000),
  },
  {
    fault: 'counts an emoji as two characters',
    breaks: [`${create}: prompt has at most 5000 characters`],
    options: tables('prompt has'),
    wrap: reject(video, ({ prompt }) => String(prompt).length > 5000),
  },
  {
    fault: 'accepts unknown fields',
    breaks: [`${create}: no other field is taken`],
    options: tables('no other field'),
    wrap: changeRequests(video, ({ unknown_field: _, ...body }) => body),
  },
  {
    fault: 'does not require the prompt',
    breaks: [`${create}: prompt is required`],
    options: tables('prompt is required'),
    wrap: changeRequests(video, (body) => ({ prompt: 'x', ...body })),
  },
  {
    fault: 'accepts a number as text',
    breaks: [`${create}: duration is a whole number from 1 to 10`],
    options: tables('duration is a whole number from 1 to 10'),
    wrap: changeRequests(video, (body) => ({ ...body, ...(typeof body.duration === 'string' && { duration: 5 }) })),
  },
  {
    fault: 'accepts a longer duration',
    breaks: [`${create}: duration is a whole number from 1 to 10`],
    options: tables('duration is a whole number from 1 to 10'),
    wrap: changeRequests(video, (body) => ({ ...body, ...(Number(body.duration) > 10 && { duration: 10 }) })),
  },
  {
    fault: 'accepts another aspect ratio',
    breaks: [`${create}: aspect_ratio is one of 16:9, 9:16, 3:4, 4:3, 1:1`],
    options: tables('aspect_ratio is'),
    wrap: changeRequests(video, (body) => ({ ...body, ...(body.aspect_ratio === '21:9' && { aspect_ratio: '16:9' }) })),
  },
  {
    fault: 'accepts a model of another generator',
    breaks: [`${create}: model is one of the known ones`],
    options: tables('model is'),
    wrap: changeRequests(video, (body) => ({ ...body, ...(body.model === 'genq2-pro' && { model: 'genq2' }) })),
  },
  {
    fault: 'accepts a list as a body',
    breaks: [`${create}: a body is an object`],
    options: tables('a body is an object'),
    wrap: changeRequests(video, (body) => (Array.isArray(body) && body.length > 0 ? body[0] : body)),
  },
  {
    fault: 'accepts two start frames',
    breaks: ['createImg2Video: images has exactly 1 item'],
    options: { profile: 'full', only: ['createImg2Video: images has exactly'] },
    wrap: changeRequests('/img2video', (body) => ({
      ...body,
      ...(Array.isArray(body.images) && { images: body.images.slice(0, 1) }),
    })),
  },
  {
    fault: 'does not read pauses in texts',
    breaks: [
      'createSpeech: a pause in text has seconds from 0.01 to 99.99, with at most two decimals',
      'createSpeech: a pause in text is between two texts that can be spoken',
    ],
    options: { profile: 'refusals', only: ['a pause in text'], concurrency: 64 },
    sandbox: { preflight: false },
  },
  {
    fault: 'needs no key',
    breaks: [`${create}: a request without a key is rejected`],
    options: { profile: 'stateless', only: [`${create}: a request without`] },
    wrap: withoutKeyCheck((authorization) => authorization === ''),
  },
  {
    fault: 'accepts Bearer for Token',
    breaks: ['listSubjects: a key with another word than Token is rejected'],
    options: { profile: 'read', only: ['listSubjects: a key with'] },
    wrap: withoutKeyCheck((authorization) => authorization.startsWith('Bearer')),
  },
  {
    fault: 'fails on a body that is not JSON',
    breaks: [`${create}: a body that is not JSON is rejected`],
    options: { profile: 'stateless', only: [`${create}: a body that is not JSON`] },
    wrap: (next) => async (url, init) =>
      init.body === '{"model":' ? new Response('Internal Server Error', { status: 500 }) : next(url, init),
  },
  {
    fault: 'accepts unknown identifiers',
    breaks: ['getTaskCreations: a read of an identifier that does not exist is rejected'],
    options: { profile: 'read', only: ['getTaskCreations: a read of'] },
    wrap: (next) => async (url, init) =>
      isTo('/unknown-', url) ? Response.json({ id: 'x', state: 'created' }) : next(url, init),
  },
  {
    fault: 'renames a field of a response',
    breaks: [`${create}: ${inContract}`],
    options: responses,
    wrap: changeResponses(video, ({ task_id, id: _, ...body }) => ({ ...body, taskId: task_id })),
  },
  {
    fault: 'returns credits as text',
    breaks: [`${create}: ${inContract}`],
    options: responses,
    wrap: changeResponses(video, (body) => ({ ...body, credits: String(body.credits) })),
  },
  {
    fault: 'responds with 201',
    breaks: [`${create}: an accepted request gets status 200`],
    options: responses,
    wrap: changeResponses(video, (body) => body, 201),
  },
  {
    fault: 'responds with a page',
    breaks: [`${create}: ${inContract}`],
    options: responses,
    wrap: (next) => async (url, init) => {
      const response = await next(url, init);
      return isTo(video, url) && response.status === 200 ? new Response('<html>') : response;
    },
  },
  {
    fault: 'uses another default',
    breaks: [`${create}: the response to a create has the documented defaults of fields that were left out`],
    options: lifecycle(`${create}: the response to a create`),
    wrap: changeResponses(video, (body) => ({ ...body, off_peak: true })),
  },
  {
    fault: 'uses another value than the one of the request',
    breaks: [`${create}: the response to a create has the values of the request`],
    options: lifecycle(`${create}: the response to a create`),
    wrap: changeResponses(video, (body) => ({ ...body, duration: 7 })),
  },
  {
    fault: 'invents a state',
    breaks: [`getTaskCreations: ${inContract}`],
    options: lifecycle('getTaskCreations'),
    // Whatever the task does: on a busy machine it may have ended before its first read.
    wrap: onRead((body, count) => (count === 1 ? { ...body, state: 'running' } : body)),
  },
  {
    fault: 'never ends a task',
    breaks: ['getTaskCreations: a task ends with success or failed'],
    options: { ...lifecycle('getTaskCreations: a task ends'), taskTimeout: 300 },
    sandbox: { timing: { end: '1000d' } },
  },
  {
    fault: 'loses the payload',
    breaks: ['getTaskCreations: a read returns the payload unchanged'],
    options: lifecycle('getTaskCreations'),
    wrap: changeResponses(read, ({ payload: _, ...body }) => body),
  },
  {
    fault: 'trims the payload',
    breaks: ['getTaskCreations: a read returns the payload unchanged'],
    options: lifecycle('getTaskCreations'),
    wrap: changeResponses(read, (body) => ({
      ...body,
      ...(typeof body.payload === 'string' && { payload: body.payload.trim() }),
    })),
  },
  {
    fault: 'sets err_code on success',
    breaks: [`getTaskCreations: ${inContract}`],
    options: lifecycle('getTaskCreations'),
    wrap: changeResponses(read, (body) => ({ ...body, ...(body.state === 'success' && { err_code: 'ok' }) })),
  },
  {
    fault: 'succeeds without a result',
    breaks: [`getTaskCreations: ${inContract}`],
    options: lifecycle('getTaskCreations'),
    wrap: changeResponses(read, (body) => ({ ...body, ...(body.state === 'success' && { creations: [] }) })),
  },
  {
    fault: 'returns another task',
    breaks: ['getTaskCreations: a read returns the task that was asked for'],
    options: lifecycle('getTaskCreations'),
    wrap: changeResponses(read, (body) => ({ ...body, id: `${body.id}-2` })),
  },
  {
    fault: 'lets everybody read a task',
    breaks: ['getTaskCreations: a task cannot be read without a key'],
    options: lifecycle('getTaskCreations: a task cannot'),
    wrap: (next) => (url, init) =>
      isTo(read, url) ? withoutKeyCheck((authorization) => authorization === '')(next)(url, init) : next(url, init),
  },
  {
    fault: 'forgets the watermarked result',
    breaks: ['getTaskCreations: a result with a watermark has a watermarked_url'],
    options: lifecycle('getTaskCreations'),
    wrap: changeResponses(read, (body) => ({
      ...body,
      ...(Array.isArray(body.creations) && {
        creations: body.creations.map(({ watermarked_url: _, ...creation }: Body) => creation),
      }),
    })),
  },
  {
    fault: 'returns URLs that do not work',
    breaks: ['results: the URL of a result works, without the key'],
    options: lifecycle('results'),
    wrap: (next) => async (url, init) =>
      isTo('/ent/', url) ? next(url, init) : new Response('Forbidden', { status: 403 }),
  },
  {
    fault: 'returns URLs that expire early',
    breaks: ['results: the URL of a result still works at the end of the check'],
    options: lifecycle('results'),
    wrap: (next) => {
      const seen = new Set<string>();
      return async (url, init) => {
        if (isTo('/ent/', url)) return next(url, init);
        if (seen.has(url)) return new Response('Expired', { status: 403 });
        seen.add(url);
        return next(url, init);
      };
    },
  },
  {
    fault: 'posts callbacks of another shape',
    breaks: ['callbacks: the body of a callback is in contract'],
    options: lifecycle('callbacks: the body'),
    deliver: (post, url, body) => {
      const { state, ...rest } = JSON.parse(body);
      return post({ method: 'POST', url, body: JSON.stringify({ ...rest, state, err_code: 5 }) });
    },
  },
  {
    fault: 'posts no callback of the end',
    breaks: ['callbacks: the end of a task is posted to its callback_url'],
    options: { ...lifecycle('callbacks: the end'), callbackTimeout: 200 },
    deliver: (post, url, body) => (isEnd(JSON.parse(body)) ? 200 : post({ method: 'POST', url, body })),
  },
  {
    fault: 'skips the callback of processing',
    breaks: ['callbacks: callbacks report processing before the end of a task'],
    options: lifecycle('callbacks: callbacks report'),
    sandbox: slowly,
    deliver: (post, url, body) => (isEnd(JSON.parse(body)) ? post({ method: 'POST', url, body }) : 200),
  },
  {
    fault: 'loses the payload in callbacks',
    breaks: ['callbacks: a callback returns the payload unchanged'],
    options: lifecycle('callbacks: a callback returns'),
    deliver: (post, url, body) =>
      post({ method: 'POST', url, body: JSON.stringify({ ...JSON.parse(body), payload: '' }) }),
  },
  {
    fault: 'names another task in callbacks',
    breaks: ['callbacks: a callback names the task that it is about'],
    options: lifecycle('callbacks: a callback names'),
    deliver: (post, url, body) => post({ method: 'POST', url, body: JSON.stringify({ ...JSON.parse(body), id: 'x' }) }),
  },
  {
    fault: 'sends callbacks with PUT',
    breaks: ['callbacks: a callback is a POST with a JSON object'],
    options: lifecycle('callbacks: a callback is a POST'),
    deliver: (post, url, body) => post({ method: 'PUT', url, body }),
  },
  {
    fault: 'does not retry callbacks',
    breaks: ['callbacks: a callback of an end that is not delivered is sent three more times'],
    options: { ...lifecycle('callbacks: a callback of'), callbackTimeout: 300 },
    deliver: (post, url, body) => {
      post({ method: 'POST', url, body });
      return 200;
    },
  },
  {
    fault: 'retries callbacks forever',
    breaks: ['callbacks: a callback is not sent more often than that'],
    options: lifecycle('callbacks: a callback is not sent', 'callbacks: a callback of an end'),
    deliver: (post, url, body) => {
      for (let again = 0; again < 10 && post({ method: 'POST', url, body }) === 500; again += 1);
      return 200;
    },
  },
  {
    fault: 'composes a film with one part too few',
    breaks: ['composeAdFilm: a film is not composed with one part too few'],
    options: lifecycle('composeAdFilm: a film'),
    wrap: (next) => {
      let segments = 0;
      const served = changeResponses(film, (body) => {
        const { data_records: records } = body as { data_records?: { storyboards: object[] } };
        segments = records?.storyboards.length ?? segments;
        return body;
      })(next);
      const composed = { ad_one_click_task_id: 'x', compose_sub_task_id: 'x', state: 'created', credits: 1 };
      return async (url, init) => {
        const { video_task_ids: parts = [] } = isTo('/compose', url) ? JSON.parse(String(init.body)) : {};
        return parts.length === segments - 1 ? Response.json(composed) : served(url, init);
      };
    },
  },
  {
    fault: 'edits films that do not exist',
    breaks: ['editAdFilm: an edit of a film that does not exist is rejected'],
    options: lifecycle('editAdFilm: an edit of'),
    wrap: (next) => async (url, init) =>
      isTo('/edit', url) && String(init.body).includes('does-not-exist')
        ? Response.json({ ad_one_click_task_id: 'x', sub_task_id: 'x', state: 'created', err_code: '', credits: 1 })
        : next(url, init),
  },
  {
    fault: 'numbers the segments of a film from 1',
    breaks: ['getAdFilm: the segments of a film are numbered from 0'],
    options: lifecycle('getAdFilm'),
    wrap: changeResponses(film, (body) => {
      const { data_records: records } = body as { data_records?: { storyboards: { stroyboard_id: number }[] } };
      if (!records) return body;
      const storyboards = records.storyboards.map((each) => ({ ...each, stroyboard_id: each.stroyboard_id + 1 }));
      return { ...body, data_records: { ...records, storyboards } };
    }),
  },
  {
    fault: 'loses the payload of an edit of a film',
    breaks: ['getTaskCreations: a read returns the payload unchanged'],
    options: lifecycle('getTaskCreations: a read returns the payload'),
    wrap: withoutPayload('editAdFilm'),
  },
  {
    fault: 'posts no callback of the end of a composition',
    breaks: ['callbacks: the end of a task is posted to its callback_url'],
    options: { ...lifecycle('callbacks: the end'), callbackTimeout: 200 },
    deliver: (post, url, body) => {
      const callback = JSON.parse(body);
      return callback.payload === 'composeAdFilm' && isEnd(callback) ? 200 : post({ method: 'POST', url, body });
    },
  },
  {
    fault: 'changes the payload in callbacks of an edit of a film',
    breaks: ['callbacks: a callback returns the payload unchanged'],
    options: lifecycle('callbacks: a callback returns'),
    deliver: (post, url, body) =>
      post({ method: 'POST', url, body: body.replace('"payload":"editAdFilm"', '"payload":"other"') }),
  },
  {
    fault: 'accepts a resolution of gen2.0 that 4 seconds do not have',
    breaks: ['createImg2Video: with 4 seconds, resolution is one of 360p, 720p'],
    options: { profile: 'full', only: ['createImg2Video: with 4 seconds'] },
    wrap: changeRequests('/img2video', ({ resolution: _, ...body }) => body),
  },
  {
    fault: 'forgets the parts of a composed film',
    breaks: ['getAdFilm: a composed film is listed with the parts that it was composed of'],
    options: lifecycle('getAdFilm'),
    wrap: changeResponses(film, (body) => {
      const { data_records: records } = body as { data_records?: object };
      return records ? { ...body, data_records: { ...records, completed_creation_records: [] } } : body;
    }),
  },
  {
    fault: 'returns the type of another part',
    breaks: ['getAdFilm: an edited part is listed with its type and prompt, and only with parts of its type'],
    says: /among parts of type generate_narration, but lists it with .* among parts of type generate_bgm/,
    options: lifecycle('getAdFilm'),
    wrap: changeRecords((records) => {
      records.narration_records = records.narration_records.map((each) => ({ ...each, type: 'generate_bgm' }));
    }),
  },
  {
    fault: 'lists edited music with the narrations',
    breaks: ['getAdFilm: an edited part is listed with its type and prompt, and only with parts of its type'],
    options: lifecycle('getAdFilm'),
    wrap: changeRecords((records) => {
      records.narration_records.push(...records.bgm_records.splice(1));
    }),
  },
  {
    fault: 'loses the payload of a composition',
    breaks: ['getTaskCreations: a read returns the payload unchanged'],
    says: /must return payload = "composeAdFilm"/,
    options: lifecycle('getTaskCreations: a read returns the payload'),
    wrap: withoutPayload('composeAdFilm'),
  },
  {
    fault: 'cannot read the task of an edit',
    breaks: ['getTaskCreations: a task can be read from its creation on'],
    options: lifecycle('getTaskCreations: a task can be read', 'editAdFilm: an edit and'),
    wrap: (next) => {
      const ids = new Set<unknown>();
      const edited = changeResponses('/edit', (body) => {
        ids.add(body.sub_task_id);
        return body;
      })(next);
      return async (url, init) =>
        isTo(read, url) && ids.has(url.split('/').at(-2)) ? Response.json({}, { status: 404 }) : edited(url, init);
    },
  },
  {
    fault: 'accepts a third face',
    breaks: ['createPremiumMv: lip_ref_urls has 1 to 2 items'],
    options: { profile: 'full', only: ['createPremiumMv: lip_ref_urls has'] },
    wrap: changeRequests('/premium_mv', (body) => ({
      ...body,
      ...(Array.isArray(body.lip_ref_urls) && { lip_ref_urls: body.lip_ref_urls.slice(0, 2) }),
    })),
  },
  {
    fault: 'returns its time without fractions of a second',
    breaks: [`${create}: ${inContract}`],
    says: /a time in UTC with fractions of a second/,
    options: responses,
    wrap: changeResponses(video, (body) => ({ ...body, created_at: String(body.created_at).replace(/\.\d+/, '') })),
  },
  {
    fault: 'rejects a negative seed',
    breaks: [`${create}: seed is a whole number`],
    says: /seed = -1\n.*\nIt must be accepted, but was rejected/,
    options: tables('seed is'),
    wrap: reject(video, ({ seed }) => Number(seed) < 0),
  },
  {
    fault: 'uses another default of a field that every example has',
    breaks: [`${create}: the response to a create has the documented defaults of fields that were left out`],
    says: /It must return aspect_ratio = "16:9", but returned aspect_ratio = "1:1"/,
    options: { profile: 'full', only: [`${create}: a legal body`, `${create}: the response to a create`] },
    wrap: changeResponses(video, (body, { init }) => ({
      ...body,
      ...(!String(init.body).includes('aspect_ratio') && { aspect_ratio: '1:1' }),
    })),
  },
  {
    fault: 'uses another value than one that no example has',
    breaks: [`${create}: the response to a create has the values of the request`],
    says: /It must return aspect_ratio = "3:4", but returned aspect_ratio = "4:3"/,
    options: { profile: 'full', only: [`${create}: aspect_ratio`, `${create}: the response to a create`] },
    wrap: changeResponses(video, (body) => ({
      ...body,
      ...(body.aspect_ratio === '3:4' && { aspect_ratio: '4:3' }),
    })),
  },
  {
    fault: 'shortens the prompt in its response',
    breaks: [`${create}: the response to a create has the values of the request`],
    says: /It must return prompt = "/,
    options: lifecycle(`${create}: the response to a create`),
    wrap: changeResponses(video, (body) => ({ ...body, prompt: String(body.prompt).slice(0, 10) })),
  },
  {
    fault: 'returns the frames in another order',
    breaks: ['createStartEnd2Video: the response to a create has the values of the request'],
    says: /It must return images in the order of the request, but returned images = \[/,
    options: lifecycle('createStartEnd2Video: the response to a create'),
    wrap: changeResponses('/start-end2video', (body) => ({ ...body, images: (body.images as string[]).reverse() })),
  },
  {
    fault: 'loses an image',
    breaks: ['createStartEnd2Video: the response to a create has the values of the request'],
    says: /It must return 2 images, but returned images = \[/,
    options: lifecycle('createStartEnd2Video: the response to a create'),
    wrap: changeResponses('/start-end2video', (body) => ({ ...body, images: (body.images as string[]).slice(1) })),
  },
  {
    fault: 'returns seed 0 in place of the random one',
    breaks: [`${create}: the response to a create has the documented defaults of fields that were left out`],
    says: /It must return the random seed in use, which 0 stands for, but returned seed = 0/,
    options: lifecycle(`${create}: the response to a create`),
    wrap: changeResponses(video, (body, { init }) => ({
      ...body,
      ...(!String(init.body).includes('"seed"') && { seed: 0 }),
    })),
  },
  {
    fault: 'returns seed 0 if 0 was sent',
    breaks: [`${create}: the response to a create has the values of the request`],
    says: /"seed":0.*\n.*It must return the random seed in use, which 0 stands for/,
    options: { profile: 'full', only: [`${create}: seed`, `${create}: the response to a create`] },
    wrap: changeResponses(video, (body, { init }) => ({
      ...body,
      ...(String(init.body).includes('"seed":0') && { seed: 0 }),
    })),
  },
  {
    fault: 'returns a film without its progress',
    breaks: ['getTaskCreations: a read of the task of a film returns its progress'],
    says: /It must return the progress of the film as a whole number, but returned no progress/,
    options: lifecycle('getTaskCreations: a read of the task of a film'),
    wrap: changeResponses(read, ({ progress: _, ...body }) => body),
  },
  {
    fault: 'returns speech without the URL of its file',
    breaks: ['createSpeech: speech that has succeeded has the URL of its file'],
    says: /It must return a file_url, since it has succeeded, but returned 200/,
    options: lifecycle('createSpeech: speech'),
    wrap: changeResponses('/audio-tts', ({ file_url: _, ...body }) => body),
  },
  {
    fault: 'has a state of its own between two known ones',
    breaks: [`getTaskCreations: ${inContract}`],
    says: /rendering/,
    options: lifecycle('getTaskCreations: the response'),
    sandbox: slowly,
    wrap: changeResponses(read, (body) => (body.state === 'processing' ? { ...body, state: 'rendering' } : body)),
  },
  {
    fault: 'declares JSON as text',
    breaks: [`${create}: ${inContract}`],
    says: /Its Content-Type must be application\/json, not text\/plain/,
    options: responses,
    wrap: (next) => async (url, init) => {
      const response = await next(url, init);
      if (!isTo(video, url)) return response;
      return new Response(await response.text(), {
        status: response.status,
        headers: { 'content-type': 'text/plain' },
      });
    },
  },
  {
    fault: 'declares no type of its responses',
    breaks: [`${create}: ${inContract}`],
    says: /Its Content-Type must be application\/json, and it has none/,
    options: responses,
    wrap: (next) => async (url, init) => {
      const response = await next(url, init);
      return isTo(video, url) ? new Response(await response.arrayBuffer(), { status: response.status }) : response;
    },
  },
  {
    fault: 'reports by callback that a task has failed which has succeeded',
    breaks: ['callbacks: a callback of the end reports the state that a read returns'],
    says: /It must cause a callback with success, which a read returns, but caused .*failed/,
    options: lifecycle('callbacks: a callback of the end'),
    deliver: (post, url, body) => {
      const { state, creations: _, ...rest } = JSON.parse(body);
      const failed = { ...rest, state: 'failed', err_code: 'X' };
      return post({ method: 'POST', url, body: state === 'success' ? JSON.stringify(failed) : body });
    },
  },
  {
    fault: 'returns a page as a result',
    breaks: ['results: the URL of a result works, without the key'],
    says: /It must return the file, but got a page or JSON, not a file, with status 200, text\/html/,
    options: lifecycle('results: the URL of a result works'),
    wrap: (next) => async (url, init) =>
      isTo('/ent/', url)
        ? next(url, init)
        : new Response('<!doctype html><p>Please log in', { headers: { 'content-type': 'text/html' } }),
  },
  {
    fault: 'returns a page as a result that it declares as a video',
    breaks: ['results: the URL of a result works, without the key'],
    says: /a page or JSON, not a file/,
    options: lifecycle('results: the URL of a result works'),
    wrap: (next) => async (url, init) =>
      isTo('/ent/', url) ? next(url, init) : new Response('\n<HTML>', { headers: { 'content-type': 'video/mp4' } }),
  },
  {
    fault: 'rejects a documented duration',
    breaks: [`${create}: duration is a whole number from 1 to 10`],
    says: /genq2: duration = 10\n.*\nIt must be accepted, but was rejected/,
    options: tables('duration is a whole number from 1 to 10'),
    wrap: reject(video, ({ duration }) => duration === 10),
  },
  {
    fault: 'fails where it may only reject',
    breaks: [`${create}: duration is a whole number from 1`],
    says: /It must be accepted, but made the server fail: 500/,
    options: { profile: 'full', only: [`${create}: duration is a whole number from 1`] },
    wrap: (next) => async (url, init) =>
      String(init.body).includes('4294967295') ? new Response(null, { status: 500 }) : next(url, init),
  },
  {
    fault: 'forgets a task once its end was read',
    breaks: ['getTaskCreations: a task can be read from its creation on'],
    says: /It must be accepted, since the task was created, but was rejected: 404/,
    options: lifecycle('getTaskCreations: a task can be read'),
    wrap: (next) => {
      const ended = new Set<unknown>();
      const noted = changeResponses(read, (body) => {
        if (isEnd(body)) ended.add(body.id);
        return body;
      })(next);
      return async (url, init) =>
        isTo(read, url) && ended.has(url.split('/').at(-2)) ? Response.json({}, { status: 404 }) : noted(url, init);
    },
  },
  {
    fault: 'returns the payload only at the end',
    breaks: ['getTaskCreations: a read returns the payload unchanged'],
    says: /but returned no payload/,
    options: lifecycle('getTaskCreations: a read returns the payload'),
    sandbox: slowly,
    wrap: changeResponses(read, ({ payload, ...body }) => (isEnd(body) ? { ...body, payload } : body)),
  },
  {
    fault: 'posts a URL of a result that leads nowhere',
    breaks: ['results: the URL of a result works, without the key'],
    says: /GET http:\/\/localhost\/nowhere, which a callback of POST .* has returned\n/,
    options: lifecycle('results: the URL of a result works'),
    deliver: (post, url, body) => post({ method: 'POST', url, body: JSON.stringify(leadNowhere(JSON.parse(body))) }),
  },
  {
    fault: 'names another task in a callback that is sent again',
    breaks: ['callbacks: a callback names the task that it is about'],
    says: /which responds with status 500: POST .*\nIt must have id = .*, but has id = "other"/,
    options: lifecycle('callbacks: a callback names'),
    deliver: (post, url, body) => {
      const status = post({ method: 'POST', url, body });
      if (status === 500) post({ method: 'POST', url, body: JSON.stringify({ ...JSON.parse(body), id: 'other' }) });
      return status;
    },
  },
  {
    fault: 'lets everybody read a film',
    breaks: ['getAdFilm: a film cannot be read without a key'],
    says: /GET \/ent\/v2\/ad-one-click\/\S+ without a key\nIt must be rejected, but was accepted/,
    options: lifecycle('getAdFilm: a film cannot'),
    wrap: (next) => (url, init) =>
      isTo(film, url) ? withoutKeyCheck((authorization) => authorization === '')(next)(url, init) : next(url, init),
  },
  {
    fault: 'lists narrations of a film with URLs that lead nowhere',
    breaks: ['results: the URL of a result works, without the key'],
    says: /nowhere, which GET \/ent\/v2\/ad-one-click\//,
    options: lifecycle('results: the URL of a result works'),
    wrap: changeRecords((records) => {
      records.narration_records = records.narration_records.map((each) => ({ ...each, creation_url: nowhere }));
    }),
  },
  {
    fault: 'returns a composition with a URL that leads nowhere',
    breaks: ['results: the URL of a result works, without the key'],
    says: /nowhere, which GET \/ent\/v2\/tasks\//,
    options: lifecycle('results: the URL of a result works'),
    wrap: (next) => {
      const ids = new Set<unknown>();
      const composed = changeResponses('/compose', (body) => {
        ids.add(body.compose_sub_task_id);
        return body;
      })(next);
      return changeResponses(read, (body) => (ids.has(body.id) ? leadNowhere(body) : body))(composed);
    },
  },
  {
    fault: 'lists an edited part with another segment',
    breaks: ['getAdFilm: an edited part is listed with its type and prompt, and only with parts of its type'],
    says: /among parts of type generate_video of segment 0, but lists it with .* of segment 1/,
    options: lifecycle('getAdFilm: an edited'),
    wrap: changeRecords(({ storyboards: [first, second] }) => {
      second?.records.push(...(first?.records.splice(1) ?? []));
    }),
  },
];
