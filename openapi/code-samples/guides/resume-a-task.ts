import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { GenMedia, OutcomeUnknownError } from 'genmedia';

const gen = new GenMedia();
const file = 'task.json';

if (!existsSync(file)) {
  const { handle } = await gen.text2video
    .create(
      { model: 'genq2', prompt: 'A lighthouse in a storm' },
      // An empty file says that the request is on its way.
      { onSending: () => writeFileSync(file, '') },
    )
    .catch((error) => {
      // There is no task to wait for, unless the outcome is unknown.
      if (!(error instanceof OutcomeUnknownError))
        rmSync(file, { force: true });
      throw error;
    });
  writeFileSync(file, JSON.stringify(handle));
}

const text = readFileSync(file, 'utf8');
// Sending it again could pay twice, so a person has to decide.
if (text === '') throw new Error('The request may have created a task.');
const task = await gen.tasks.resume(JSON.parse(text), {
  deadline: 600_000,
});
console.log(task.creations[0]?.url);
