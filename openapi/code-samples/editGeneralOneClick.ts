import { GenMedia } from 'genmedia';

const gen = new GenMedia();

// The fields of requests and responses are undocumented.
const { id } = await gen.generalOneClick.create({});
if (!id) throw new Error('The response has no identifier.');

const edited = await gen.generalOneClick.edit(id, {});
console.log(edited);
