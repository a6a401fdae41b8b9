import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// The fields of a subject are not shown, nor those of the answer.
await gen.subjects.create({});

const subjects = await gen.subjects.list();
console.log(subjects);
