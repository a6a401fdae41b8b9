import { GenMedia } from 'genmedia';
import { fileRecords, once } from 'genmedia/once';

const gen = new GenMedia();
const creates = once(gen, fileRecords('creates.records'));
const film = {
  generator: 'text2video',
  request: { model: 'genq2', prompt: 'A lighthouse in a storm' },
} as const;

// Run it twice: the second run finds the task of the first one.
const { handle, isNew } = await creates.create('order-1042', film);
console.log(handle.id, isNew);
const { creations } = await gen.tasks.wait(handle);
console.log(creations[0]?.url);
