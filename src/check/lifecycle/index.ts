import { behaviours } from '../../../generated/service.js';
import { errorsIn } from '../../preflight/finding.js';
import type { OperationId } from '../../terms/operation.js';
import { echoRules } from '../echo.js';
import { type CheckRun, responseRules } from '../run.js';
import type { ExistingParts } from '../table-checks.js';
import { operationIds } from '../targets.js';
import { callbackRules, checkRetries } from './callback-checks.js';
import { checkFilmLifecycle, filmRules, filmRulesOf } from './film-lifecycle.js';
import { type ResultUrls, resultRules } from './result-urls.js';
import { checkCreate, checkTaskLifecycle, taskRules, withAccepted } from './task-lifecycle.js';
import { isEnd, type LifecycleOptions, readRules } from './wait.js';

export type { LifecycleOptions } from './wait.js';

/** Operations whose tasks are followed from their creation to their end. Films have more to check. */
const creates = operationIds.filter(
  (operation) => behaviours[operation].creates && !['createAdFilm', 'composeAdFilm'].includes(operation),
);

/** The rules that are checked with tasks. */
const lifecycleRules = [callbackRules, filmRules, taskRules, echoRules, resultRules, readRules, responseRules].flatMap(
  Object.values<string>,
);

const { accepted, identified, file, ...rulesOfReads } = taskRules;

/** The rules that are checked with tasks, by what they are about. Whether all of them apply depends on the responses. */
export function lifecycleRulesBySubject(): [subject: string, rules: readonly string[]][] {
  const ofResponses = Object.values(responseRules);
  const ofCreates = [accepted, identified, ...Object.values(echoRules), ...ofResponses];
  return [
    ...[...creates, 'createAdFilm', 'editAdFilm', 'composeAdFilm'].map((create): [string, string[]] => [
      create,
      ofCreates,
    ]),
    ['createSpeech', [file]],
    ['getTaskCreations', [...Object.values(readRules), ...Object.values(rulesOfReads), ...ofResponses]],
    ['getAdFilm', ofResponses],
    ...Object.entries(filmRulesOf),
    ['callbacks', Object.values(callbackRules)],
    ['results', Object.values(resultRules)],
  ];
}

/** The operation whose callbacks are rejected, to count how often they are sent. */
const retried: OperationId = 'createText2Video';

/**
 * Follows tasks of every operation, all at the same time, but for the first: it is watched alone until `onWatched` is called, since
 * other requests would delay its reads, so that a state of a moment is missed. Returns a film, for requests that need one. */
export async function runLifecycles(
  run: CheckRun,
  options: LifecycleOptions,
  urls: ResultUrls,
  onWatched: () => void,
): Promise<ExistingParts | undefined> {
  let open = 0;
  const follow = async <T>(lifecycle: () => Promise<T>): Promise<T> => {
    open += 1;
    options.onTasks(open);
    try {
      return await lifecycle();
    } finally {
      open -= 1;
      options.onTasks(open);
    }
  };
  const isWanted = (...subjects: string[]) =>
    subjects.some((subject) => lifecycleRules.some((rule) => run.results.covers(subject, rule)));
  const isShared = isWanted('getTaskCreations', 'callbacks', 'results');
  const [first, ...others] = creates
    .filter((operation) => isShared || isWanted(operation))
    .flatMap((operation) =>
      Object.values(behaviours[operation].examples).map((example) => (onEnough?: () => void) => {
        const work = async () => {
          // Only profile full needs it.
          const { preflight } = await import('../../preflight/preflight.js');
          if (errorsIn(await preflight(operation, example)).length > 0) return;
          const followed = run.within({ operation, body: example, follow: 'task' });
          await checkTaskLifecycle(followed, operation, example, { ...options, onWatched: onEnough }, urls);
        };
        return follow(work).finally(onEnough);
      }),
    );
  const lifecycles: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    if (first) lifecycles.push(first(resolve));
    else resolve();
  });
  onWatched();
  lifecycles.push(...others.map((start) => start()));
  const needsFilm =
    options.needsFilm || isShared || isWanted('createAdFilm', 'getAdFilm', 'editAdFilm', 'composeAdFilm');
  const film = needsFilm ? follow(() => followFilm(run, options, urls)) : Promise.resolve(undefined);
  const retries = isWanted('callbacks') ? follow(() => followRetries(run, options)) : undefined;
  const ended = await Promise.allSettled([film, retries, ...lifecycles]);
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
  return film;
}

const exampleOf = (operation: OperationId): object => Object.values(behaviours[operation].examples)[0] ?? {};

/** Follows a film from its creation to its composition. */
export function followFilm(run: CheckRun, options: LifecycleOptions, urls: ResultUrls) {
  const operation = 'createAdFilm';
  return checkFilmLifecycle(run.within({ operation, body: exampleOf(operation), follow: 'film' }), options, urls);
}

/** Rejects the callbacks of a task, and counts them. */
export async function followRetries(given: CheckRun, options: LifecycleOptions): Promise<void> {
  const run = given.within({ operation: retried, body: exampleOf(retried), follow: 'retries' });
  if (!options.receiver) {
    const why = 'The server cannot reach this machine. Pass --callback-url with a URL that leads here.';
    for (const rule of Object.values(callbackRules)) run.results.notChecked('callbacks', rule, why);
    return;
  }
  const callbacks = options.receiver.open(({ body }) =>
    isEnd((body as { state?: unknown } | undefined)?.state) ? 500 : 200,
  );
  const { callback_url: _, ...example } = exampleOf(retried) as Record<string, unknown>;
  const created = await checkCreate(run, retried, withAccepted(retried, example, { callback_url: callbacks.url }));
  if (created) await checkRetries(run, retried, callbacks, created.id, options);
}
