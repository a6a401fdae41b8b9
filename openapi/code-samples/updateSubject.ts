import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// The fields of a subject are undocumented; `id` is assumed.
const { id } = (await gen.subjects.create({})) as { id: string };

const subject = await gen.subjects.update(id, {});
console.log(subject);
