/* What a caller can and cannot read from responses, callbacks and errors, and what the helper types are. */

import type {
  Img2VideoGenq3Pro,
  MvResponse,
  Reference2VideoGenq2Pro,
  RejectedBody,
  SpeechResponse,
  Text2VideoGenq1,
  Text2VideoRequest,
  Text2VideoResponse,
} from 'genmedia/schema';
import type { BatchItem, batch } from '../../src/batch/index.js';
import type { CallbackUpdate } from '../../src/callbacks/index.js';
import type { download } from '../../src/download/index.js';
import type {
  createApiClient as CreateApiClient,
  CreatedBy,
  CreatedTask,
  Creation,
  GeneratorName,
  GenMedia,
  ModelOf,
  OutcomeUnknownError,
  RequestFor,
  RunnableName,
  Task,
  TaskHandle,
  TaskRequest,
  TaskSuccess,
} from '../../src/index.js';

declare const gen: GenMedia;
declare const createApiClient: typeof CreateApiClient;
declare const task: Task;
declare const failure: OutcomeUnknownError;

/** Compiles only where both types are the same. */
type Same<One, Two> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Two ? 1 : 2 ? true : false;
const same = <_Same extends true>() => {};

// A created task has one identifier, and the raw response.
const created = await gen.text2video.create({ model: 'genq2', prompt: 'x' });
same<Same<typeof created, CreatedTask<Text2VideoResponse>>>();
same<Same<typeof created.id, string>>();
same<Same<typeof created.raw.seed, number | undefined>>();
const speech = await gen.speech.create({ text: 'Hello.', voice_setting_voice_id: 'v' });
same<Same<typeof speech.raw, SpeechResponse>>();
// @ts-expect-error: a video has no file_url
created.raw.file_url;
// Of a general one-click task nothing is shown, so its identifier may be missing.
const general = await gen.generalOneClick.create({});
// @ts-expect-error: it may be undefined
gen.tasks.get(general.id);

// By any generator, the raw response is that of the generator.
const anyVideo = await gen.create({ generator: 'text2video', request: { model: 'genq2', prompt: 'x' } });
same<Same<typeof anyVideo, CreatedTask<Text2VideoResponse>>>();
declare const queued: TaskRequest;
const fromQueue = await gen.create(queued);
same<Same<typeof fromQueue.id, string | undefined>>();
if (queued.generator === 'speech') same<Same<typeof queued.request, RequestFor<'speech'>>>();
const enqueue = <Name extends GeneratorName>(one: TaskRequest<Name>): Promise<CreatedBy<Name>> => gen.create(one);
enqueue({ generator: 'mv', request: { images: [], audio_url: 'x' } }).then(({ raw }) =>
  same<Same<typeof raw, MvResponse>>(),
);
declare const runnable: TaskRequest<RunnableName>;
gen.run(runnable, { onCreated: ({ id }) => id.length });
gen.run(
  { generator: 'speech', request: { text: 'Hello.', voice_setting_voice_id: 'v' } },
  { onCreated: ({ raw }) => same<Same<typeof raw, SpeechResponse>>() },
);
same<Same<Exclude<GeneratorName, RunnableName>, 'generalOneClick'>>();

// The body of a rejection is undocumented: what can be read from it is what JSON may contain.
const { data: read, error: rejection } = await createApiClient().GET('/ent/v2/tasks/{id}/creations', {
  params: { path: { id: 'task' } },
});
if (read) same<Same<typeof read, Task>>();
if (rejection) {
  const message: RejectedBody = typeof rejection === 'object' && 'message' in rejection ? rejection.message : rejection;
  if (typeof message === 'string') message.trim();
  // @ts-expect-error: nobody documents a message
  rejection.message;
}

// A task is read by its identifier or by what create gave.
gen.tasks.get('task');
gen.tasks.get(created);
gen.adFilm.get(created);
// @ts-expect-error: identifiers are texts
gen.tasks.get(7);

// A wait gives a task that has succeeded, by whatever names it.
declare const handle: TaskHandle;
for (const waited of [
  gen.text2video.run({ model: 'genq2', prompt: 'x' }),
  gen.tasks.wait(created),
  gen.tasks.resume(handle),
]) {
  same<Same<typeof waited, Promise<TaskSuccess>>>();
}
for await (const update of gen.tasks.watch('task')) same<Same<typeof update, Task>>();
same<Same<typeof created.handle, TaskHandle>>();
// @ts-expect-error: a field of another model
gen.text2video.run({ model: 'genq2', prompt: 'x', watermark: true });
// @ts-expect-error: it may have no handle
gen.tasks.resume(general.handle);

// Methods that are not in the core are there once they are used.
// @ts-expect-error: batch was not used
gen.batch([]);
declare const extensions: { batch: typeof batch; download: typeof download };
const extended = gen.use(extensions.batch).use(extensions.download);
const items: BatchItem[] = [{ generator: 'text2video', request: { model: 'genq2', prompt: 'x' } }, handle, created];
for (const { task: done, error } of await extended.batch(items).results) {
  if (error) error.handle?.id;
  else done.creations[0]?.url;
}
extended.batch(['https://example.com'].map((url) => ({ generator: 'adFilm', request: { images: [url] } })));
// @ts-expect-error: an item has the request of its generator
extended.batch([{ generator: 'text2video', request: { images: [] } }]);
// @ts-expect-error: there is no such generator
extended.batch([{ generator: 'subjects', request: {} }]);
(await extended.download(created, 'film.mp4')).path;
(await extended.download(created)).stream;

// The state determines the fields.
if (task.state === 'success') {
  same<Same<typeof task, TaskSuccess>>();
  task.creations[0]?.url;
} else {
  // @ts-expect-error: creations come with success
  task.creations;
}
// @ts-expect-error: there is no such state
if (task.state === 'done') task.id;

// The state of an update too. A callback of a film may lack its creations, its records, and what identifies them.
declare const update: CallbackUpdate;
if (update.task.state === 'success') {
  same<Same<typeof update.task.creations, Creation[] | undefined>>();
  same<Same<typeof update.task.err_code, ''>>();
  update.task.creations?.[0]?.url;
  if ('data_records' in update.task) update.task.data_records?.narration_records?.[0]?.id?.length;
} else {
  // @ts-expect-error: creations come with success
  update.task.creations;
}
if (update.task.state === 'failed') same<Same<typeof update.task.err_code, string>>();
same<Same<typeof update.task.id, string>>();
// @ts-expect-error: a callback never has this state
if (update.task.state === 'queueing') update.taskId;
const detail = await gen.adFilm.get('film');
// @ts-expect-error: a record may have no identifier
detail.data_records?.bgm_records?.[0]?.id.length;

// What the document does not know is passed in the open.
gen.mv.create({ images: [], audio_url: 'x' }, { extraBody: { tempo: 120 }, extraHeaders: { 'x-trace': '1' } });
// @ts-expect-error: not next to the known fields
gen.mv.create({ images: [], audio_url: 'x', tempo: 120 });

// Helpers
same<Same<ModelOf<'text2video'>, 'genq1' | 'genq2'>>();
same<Same<ModelOf<'mv'>, never>>();
same<Same<RequestFor<'text2video'>, Text2VideoRequest>>();
same<Same<RequestFor<'text2video', 'genq1'>, Text2VideoGenq1>>();
same<Same<RequestFor<'img2video', 'genq3-pro'>, Img2VideoGenq3Pro>>();
same<Same<RequestFor<'reference2video', 'genq2-pro'>, Reference2VideoGenq2Pro>>();
same<Same<RequestFor<'adFilm'>['images'], readonly string[]>>();
same<Same<Extract<GeneratorName, 'tasks' | 'subjects'>, never>>();
// @ts-expect-error: there is no such generator
type NoGenerator = RequestFor<'text3video'>;
// @ts-expect-error: text2video has no such model
type NoModel = RequestFor<'text2video', 'genq2-pro'>;

export type { NoGenerator, NoModel };

// Errors
same<Same<typeof failure.name, 'OutcomeUnknownError'>>();
failure.cause.message;
