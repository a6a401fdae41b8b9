import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// Its fields and those of its response are undocumented: see `raw`.
const { id, raw } = await gen.generalOneClick.create({});
console.log(id, raw);
