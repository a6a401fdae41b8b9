import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// The fields of a subject and of the response are undocumented.
await gen.subjects.create({});

const subjects = await gen.subjects.list();
console.log(subjects);
