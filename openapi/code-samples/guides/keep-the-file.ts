import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';

const gen = new GenMedia().use(download);
const task = await gen.text2video.run({
  model: 'genq2',
  prompt: 'A lighthouse in a storm',
});
const { path, bytes, type } = await gen.download(task, 'lighthouse.mp4');
console.log(path, bytes, type);
