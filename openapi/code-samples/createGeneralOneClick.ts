import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// Its fields are not shown, nor those of its answer: `raw` has them all.
const { id, raw } = await gen.generalOneClick.create({});
console.log(id, raw);
