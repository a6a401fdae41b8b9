import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// The fields of a subject are not shown, nor those of the answer.
const subject = await gen.subjects.create({});
console.log(subject);
