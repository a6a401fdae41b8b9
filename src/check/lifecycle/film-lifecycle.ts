import type { AdFilm } from 'genmedia/schema';
import { behaviours } from '../../../generated/service.js';
import { isObject } from '../../shared/is-object.js';
import type { Exchange } from '../connection.js';
import type { CheckRun } from '../run.js';
import type { ExistingParts } from '../table-checks.js';
import { verdictOf } from '../verdict.js';
import { checkCallbacks, openCallbackUrl } from './callback-checks.js';
import type { ResultUrls } from './result-urls.js';
import {
  checkCreate,
  checkPayload,
  checkPrivate,
  checkResults,
  checkTaskLifecycle,
  withAccepted,
} from './task-lifecycle.js';
import { type LifecycleOptions, readToEnd } from './wait.js';

export const filmRules = {
  readable: 'a film can be read with the records of its parts',
  sameId: 'a read returns the film that was asked for',
  private: 'a film cannot be read without a key',
  segments: 'the segments of a film are numbered from 0',
  edited: 'an edited part is listed with its type and prompt, and only with parts of its type',
  composed: 'a composed film is listed with the parts that it was composed of',
  editUnknown: 'an edit of a film that does not exist is rejected',
  segmentUnknown: 'an edit of a segment that the film does not have is rejected',
  fewer: 'a film is not composed with one part too few',
  more: 'a film is not composed with one part too many',
  composeUnknown: 'a film that does not exist is not composed',
  answersFilm: 'an edit and a composition name the film',
};

const [subject, edit, compose] = ['getAdFilm', 'editAdFilm', 'composeAdFilm'] as const;

/** The rules of films, by what they are about. */
export const filmRulesOf: Readonly<Record<typeof subject | typeof edit | typeof compose, readonly string[]>> = {
  [subject]: (['readable', 'sameId', 'private', 'segments', 'edited', 'composed'] as const).map(
    (key) => filmRules[key],
  ),
  [edit]: (['answersFilm', 'editUnknown', 'segmentUnknown'] as const).map((key) => filmRules[key]),
  [compose]: (['answersFilm', 'fewer', 'more', 'composeUnknown'] as const).map((key) => filmRules[key]),
};

/** Makes a film, edits and composes it. Returns its parts, for requests that need a film. */
export async function checkFilmLifecycle(
  run: CheckRun,
  options: LifecycleOptions,
  urls: ResultUrls,
): Promise<ExistingParts | undefined> {
  const [example = {}] = Object.values(behaviours.createAdFilm.examples);
  const id = await checkTaskLifecycle(run, 'createAdFilm', example, options, urls);
  const film = id === undefined ? undefined : await readFilm(run, id);
  if (id === undefined || !film) {
    notChecked(run, 'No film was made to check it with.');
    return undefined;
  }
  await checkPrivate(run, subject, filmRules.private, id);
  for (const { creation_url } of partsOf(film.film).flat())
    await urls.check(creation_url, film.exchange, 'createAdFilm');
  const existing = checkRecords(run, id, film);
  if (!existing) {
    notChecked(run, 'The film does not name all its parts, which it is not documented to do.');
    return undefined;
  }
  await checkEdits(run, id, existing, options, urls);
  await checkCompositions(run, id, existing, options, urls);
  return existing;
}

/** Says of the rules of films that were not checked so far why not. */
function notChecked(run: CheckRun, why: string): void {
  for (const [about, rules] of Object.entries(filmRulesOf)) {
    for (const rule of rules) run.results.notChecked(about, rule, why);
  }
}

async function readFilm(run: CheckRun, id: string): Promise<{ film: AdFilm; exchange: Exchange } | undefined> {
  const exchange = await run.send(subject, { id });
  const { line: request, shown } = exchange;
  const verdict = verdictOf(exchange);
  const isRead = run.check(subject, filmRules.readable, verdict.kind === 'accepted', () => ({
    request,
    expected: 'must be accepted',
    actual: verdict.text,
  }));
  if (!isRead || !run.checkResponse(exchange)) return undefined;
  const film = exchange.body as AdFilm;
  run.check(subject, filmRules.sameId, film.id === id, () => ({
    request,
    expected: `must return the film ${id}`,
    actual: `returned ${shown}`,
  }));
  return { film, exchange };
}

/** The records of the videos, the narrations and the music of a film. */
function partsOf({ data_records }: AdFilm) {
  const { storyboards = [], narration_records = [], bgm_records = [] } = data_records ?? {};
  return [storyboards.flatMap(({ records = [] }) => records), narration_records, bgm_records];
}

/** Checks the parts of a new film, and returns them if they are all named. */
function checkRecords(
  run: CheckRun,
  id: string,
  { film, exchange: { line: request, shown } }: { film: AdFilm; exchange: Exchange },
): ExistingParts | undefined {
  const { storyboards = [], narration_records = [], bgm_records = [] } = film.data_records ?? {};
  // The number is that of a segment. The order of the list is undocumented.
  const segments = storyboards.toSorted((a, b) => Number(a.stroyboard_id) - Number(b.stroyboard_id));
  const videos = segments.map(({ records }) => records?.at(-1)?.id);
  const [narration, music] = [narration_records.at(-1)?.id, bgm_records.at(-1)?.id];
  const numbers = segments.map(({ stroyboard_id }) => stroyboard_id);
  const parts = [numbers.length || undefined, ...numbers, ...videos, narration, music];
  if (!numbers.includes(undefined) && numbers.length > 0) {
    run.check(
      subject,
      filmRules.segments,
      numbers.every((number, index) => number === index),
      () => ({ request, expected: 'must number its segments from 0, each once', actual: `returned ${shown}` }),
    );
  }
  return parts.includes(undefined) ? undefined : { film: id, segment: 0, videos, music, narration };
}

async function checkEdits(
  run: CheckRun,
  id: string,
  { videos }: ExistingParts,
  options: LifecycleOptions,
  urls: ResultUrls,
): Promise<void> {
  for (const example of Object.values(behaviours[edit].examples) as Record<string, unknown>[]) {
    const prompt = `A part that was edited ${Math.floor(run.random() * 1e9)}`;
    const hasSegment = Object.hasOwn(example, 'storyboard_video_index');
    const { callback_url: _, ...rest } = example;
    const body = { ...rest, ad_one_click_task_id: id, prompt, ...(hasSegment && { storyboard_video_index: 0 }) };
    const created = await checkStep(run, edit, body, options, urls);
    if (!created) continue;
    const read = await readFilm(run, id);
    if (!read) continue;
    const isEdited = (each: { id?: string }) => each.id === created.id;
    const list = partsOf(read.film).find((records) => records.some(isEdited)) ?? [];
    const record = list.find(isEdited);
    const types = [...new Set(list.flatMap(({ type }) => type ?? []))].join(' and ');
    const isOfType = types === '' || types === example.type;
    const { storyboards = [] } = read.film.data_records ?? {};
    // Without a segment 0, the numbers are wrong or missing, which is another rule.
    const isNumbered = storyboards.some(({ stroyboard_id }) => stroyboard_id === 0);
    const holder = storyboards.find(({ records = [] }) => records.some(isEdited));
    const segment = isNumbered ? (holder?.stroyboard_id ?? 0) : 0;
    const of = (type: unknown, number: number) => `of type ${type}${hasSegment ? ` of segment ${number}` : ''}`;
    run.check(subject, filmRules.edited, record?.prompt === prompt && isOfType && segment === 0, () => ({
      request: `${read.exchange.line} after ${created.exchange.line}`,
      expected: `must list ${created.id} with the prompt ${JSON.stringify(prompt)}, among parts ${of(example.type, 0)}`,
      actual: record
        ? `lists it with ${JSON.stringify(record.prompt)}, among parts ${of(types, segment)}`
        : 'does not list it',
    }));
  }
  const [first = {}] = Object.values(behaviours[edit].examples) as Record<string, unknown>[];
  await expectRejected(run, edit, filmRules.editUnknown, {
    ...first,
    ad_one_click_task_id: 'film-that-does-not-exist',
  });
  const beyond = { ...first, ad_one_click_task_id: id, storyboard_video_index: (videos as unknown[]).length };
  await expectRejected(run, edit, filmRules.segmentUnknown, beyond);
}

async function checkCompositions(
  run: CheckRun,
  id: string,
  { videos, music, narration }: ExistingParts,
  options: LifecycleOptions,
  urls: ResultUrls,
): Promise<void> {
  const ids = videos as string[];
  const bodyWith = (video_task_ids: string[], film = id) => ({
    ad_one_click_task_id: film,
    video_task_ids,
    bgm_task_id: music,
    narration_task_id: narration,
  });
  if (ids.length > 1) await expectRejected(run, compose, filmRules.fewer, bodyWith(ids.slice(1)));
  await expectRejected(run, compose, filmRules.more, bodyWith([...ids, ids[0] as string]));
  await expectRejected(run, compose, filmRules.composeUnknown, bodyWith(ids, 'film-that-does-not-exist'));
  const created = await checkStep(run, compose, bodyWith(ids), options, urls);
  if (!created) return;
  const read = await readFilm(run, id);
  if (!read) return;
  const records = read.film.data_records?.completed_creation_records ?? [];
  const record = records.find((each) => each.id === created.id);
  const { params } = record ?? {};
  const isSame =
    JSON.stringify(params?.video_task_ids) === JSON.stringify(ids) &&
    params?.bgm_task_id === music &&
    params?.narration_task_id === narration;
  run.check(subject, filmRules.composed, isSame, () => ({
    request: `${read.exchange.line} after ${created.exchange.line}`,
    expected: `must list ${created.id} with the parts of the request`,
    actual: record ? `lists it with ${JSON.stringify(params)}` : 'does not list it',
  }));
  await urls.check(record?.creation_url, read.exchange, compose);
}

/** Changes or composes a film, and checks the task of it to its end. */
async function checkStep(
  run: CheckRun,
  operation: typeof edit | typeof compose,
  body: Readonly<Record<string, unknown>> & { ad_one_click_task_id: string },
  options: LifecycleOptions,
  urls: ResultUrls,
): Promise<{ id: string; exchange: Exchange } | undefined> {
  const payload: string = operation;
  const film = body.ad_one_click_task_id;
  const callbacks = openCallbackUrl(operation, options.receiver);
  const fields = { payload, ...(callbacks && { callback_url: callbacks.url }) };
  const created = await checkCreate(run, operation, withAccepted(operation, body, fields));
  if (!created) return undefined;
  checkFilmId(run, created.exchange, film);
  const ended = await readToEnd(run, created.id, options, checkPayload(run, created.exchange, payload));
  if (!ended) return created;
  const { task, isProcessing, exchange } = ended;
  const { state } = task;
  await checkResults(urls, task, exchange, operation);
  if (callbacks)
    await checkCallbacks(run, operation, callbacks, { id: created.id, film, payload, state, isProcessing }, options);
  return created;
}

function checkFilmId(run: CheckRun, { operation, line: request, body, shown }: Exchange, id: string): void {
  const film = isObject(body) ? (body as { ad_one_click_task_id?: unknown }).ad_one_click_task_id : undefined;
  if (film === undefined) return;
  run.check(operation, filmRules.answersFilm, film === id, () => ({
    request,
    expected: `must return ad_one_click_task_id = ${id}`,
    actual: `returned ${shown}`,
  }));
}

async function expectRejected(
  run: CheckRun,
  operation: typeof edit | typeof compose,
  rule: string,
  body: object,
): Promise<void> {
  if (!run.results.covers(operation, rule)) return;
  const exchange = await run.send(operation, { body });
  const verdict = verdictOf(exchange, { isUnknownId: true });
  const { line: request, body: response } = exchange;
  if (verdict.kind === 'accepted' && isObject(response) && (response as { state?: unknown }).state === 'failed') {
    const why = 'Whether such a request is rejected, or accepted and its task fails, is not documented.';
    run.results.undocumented(operation, rule, { request, actual: verdict.text, why });
    return;
  }
  run.check(operation, rule, verdict.kind === 'rejected', () => ({
    request,
    expected: 'must be rejected',
    actual: verdict.text,
  }));
}
