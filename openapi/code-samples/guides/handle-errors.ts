import * as genmedia from 'genmedia';
import { validateRequest } from 'genmedia/validate';

const gen = new genmedia.GenMedia({ validate: validateRequest });
const request = { model: 'genq2', prompt: 'A lighthouse' } as const;
try {
  const task = await gen.text2video.run(request, { deadline: 5_000 });
  console.log(task.creations[0]?.url);
} catch (error) {
  if (error instanceof genmedia.InvalidRequestError) {
    console.log('Not sent, nothing spent.', error.violations);
  } else if (error instanceof genmedia.OutcomeUnknownError) {
    console.log('Perhaps paid: check before you send again.');
  } else if (error instanceof genmedia.TaskFailedError) {
    console.log('The task has failed.', error.errCode);
  } else if (error instanceof genmedia.GenMediaError && error.handle) {
    console.log('The task continues.');
    const task = await gen.tasks.resume(error.handle);
    console.log(task.creations[0]?.url);
  } else {
    throw error; // No task was created.
  }
}
