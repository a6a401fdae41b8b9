import type { AdFilm } from 'genmedia/schema';
import { behaviours } from '../../../generated/service.js';
import { isObject } from '../../shared/is-object.js';
import type { Exchange } from '../connection.js';
import type { CheckRun } from '../run.js';
import type { ExistingParts } from '../table-checks.js';
import { verdictOf } from '../verdict.js';
import type { ResultUrls } from './result-urls.js';
import { checkCreate, checkTaskLife, withAccepted } from './task-lifecycle.js';
import { type LifecycleOptions, readToEnd } from './wait.js';

export const filmRules = {
  readable: 'a film can be read with the records of its parts',
  sameId: 'a read returns the film that was asked for',
  segments: 'the segments of a film are numbered from 0, and each has a record',
  sounds: 'a film has a narration and music',
  edited: 'an edited part is listed with its prompt',
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
  [subject]: (['readable', 'sameId', 'segments', 'sounds', 'edited', 'composed'] as const).map((key) => filmRules[key]),
  [edit]: (['answersFilm', 'editUnknown', 'segmentUnknown'] as const).map((key) => filmRules[key]),
  [compose]: (['answersFilm', 'fewer', 'more', 'composeUnknown'] as const).map((key) => filmRules[key]),
};

/** Makes a film, edits and composes it. Returns its parts, for requests that need a film. */
export async function checkFilmLife(
  run: CheckRun,
  options: LifecycleOptions,
  urls: ResultUrls,
): Promise<ExistingParts | undefined> {
  const [example = {}] = Object.values(behaviours.createAdFilm.examples);
  const id = await checkTaskLife(run, 'createAdFilm', example, options, urls);
  const film = id === undefined ? undefined : await readFilm(run, id);
  if (id === undefined || !film) {
    const why = 'No film was made to check it with.';
    for (const [about, rules] of Object.entries(filmRulesOf)) {
      for (const rule of rules) run.results.notChecked(about, rule, why);
    }
    return undefined;
  }
  const existing = checkRecords(run, id, film);
  if (!existing) return undefined;
  await checkEdits(run, id, existing, options);
  await checkCompositions(run, id, existing, options, urls);
  return existing;
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

/** Checks the parts of a new film, and returns them. */
function checkRecords(
  run: CheckRun,
  id: string,
  { film, exchange: { line: request, shown } }: { film: AdFilm; exchange: Exchange },
): ExistingParts | undefined {
  const { storyboards = [], narration_records = [], bgm_records = [] } = film.data_records ?? {};
  const videos = storyboards.map(({ records }) => records?.at(-1)?.id);
  const areNumbered = storyboards.every(({ stroyboard_id }, index) => stroyboard_id === index);
  const hasSegments = run.check(
    subject,
    filmRules.segments,
    storyboards.length > 0 && areNumbered && videos.every((video) => video !== undefined),
    () => ({ request, expected: 'must return segments from 0, each with a record', actual: `returned ${shown}` }),
  );
  const [narration, music] = [narration_records.at(-1)?.id, bgm_records.at(-1)?.id];
  const hasSounds = run.check(subject, filmRules.sounds, narration !== undefined && music !== undefined, () => ({
    request,
    expected: 'must return a narration and music',
    actual: `returned ${shown}`,
  }));
  return hasSegments && hasSounds ? { film: id, segment: 0, videos, music, narration } : undefined;
}

async function checkEdits(
  run: CheckRun,
  id: string,
  { videos }: ExistingParts,
  options: LifecycleOptions,
): Promise<void> {
  for (const example of Object.values(behaviours[edit].examples) as Record<string, unknown>[]) {
    const prompt = `A part that was edited ${Math.floor(run.random() * 1e9)}`;
    const hasSegment = Object.hasOwn(example, 'storyboard_video_index');
    const { callback_url: _, ...rest } = example;
    const body = { ...rest, ad_one_click_task_id: id, prompt, ...(hasSegment && { storyboard_video_index: 0 }) };
    const created = await checkCreate(run, edit, withAccepted(edit, body, { payload: 'edit' }));
    if (!created) continue;
    checkFilmId(run, created.exchange, id);
    await readToEnd(run, created.id, options);
    const read = await readFilm(run, id);
    if (!read) continue;
    const { storyboards = [], narration_records = [], bgm_records = [] } = read.film.data_records ?? {};
    const records = [...storyboards.flatMap(({ records = [] }) => records), ...narration_records, ...bgm_records];
    const record = records.find((each) => each.id === created.id);
    run.check(subject, filmRules.edited, record?.prompt === prompt, () => ({
      request: `${read.exchange.line} after ${created.exchange.line}`,
      expected: `must list ${created.id} with the prompt ${JSON.stringify(prompt)}`,
      actual: record ? `lists it with ${JSON.stringify(record.prompt)}` : 'does not list it',
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
  const created = await checkCreate(run, compose, bodyWith(ids));
  if (!created) return;
  checkFilmId(run, created.exchange, id);
  await readToEnd(run, created.id, options);
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
  run.check(operation, rule, verdict.kind === 'rejected', () => ({
    request: exchange.line,
    expected: 'must be rejected',
    actual: verdict.text,
  }));
}
