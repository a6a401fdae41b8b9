import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { fromFile, fromStream } from 'genmedia/inputs';

const gen = new GenMedia().use(download);
const prompt = 'A lighthouse at dusk';
const picture = await gen.reference2image.run({ model: 'genq2', prompt });
await gen.download(picture, 'start.png');
const { stream } = await gen.download(picture);

const start = await fromFile('start.png');
const end = await fromStream(stream);
console.log(start.slice(0, 22), start.length);

const video = await gen.startEnd2video.run({
  model: 'genq1',
  images: [start, end],
});
console.log(video.creations[0]?.url);
