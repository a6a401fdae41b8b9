import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// The fields of requests and answers are not shown.
const { id } = await gen.generalOneClick.create({});
if (!id) throw new Error('The answer has no identifier.');

const composed = await gen.generalOneClick.compose(id, {});
console.log(composed);
