import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// The fields of a subject are undocumented; `id` is assumed.
const { id } = await gen.subjects.create({});

const subject = await gen.subjects.update(String(id), {});
console.log(subject);
