import { readFile } from 'node:fs/promises';
import { GenMedia, type RunnableName, type TaskRequest } from 'genmedia';

const gen = new GenMedia();

// Such as { "generator": "speech", "request": { "text": "Hello.", … } }
const jobs: TaskRequest<RunnableName>[] = JSON.parse(
  await readFile('jobs.json', 'utf8'),
);

for (const job of jobs) {
  const task = await gen.run(job);
  console.log(job.generator, task.creations[0]?.url);
}
