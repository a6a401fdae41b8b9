import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// The fields of a subject and of the response are undocumented.
const subject = await gen.subjects.create({});
console.log(subject);
