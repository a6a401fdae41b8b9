import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GenMedia } from 'genmedia';

const gen = new GenMedia();
const file = 'task.json';

if (!existsSync(file)) {
  const { handle } = await gen.text2video.create({
    model: 'genq2',
    prompt: 'A lighthouse in a storm',
  });
  writeFileSync(file, JSON.stringify(handle));
}

// Whoever starts this again gets here without paying again.
const handle = JSON.parse(readFileSync(file, 'utf8'));
const task = await gen.tasks.resume(handle, { deadline: 600_000 });
console.log(task.creations[0]?.url);
