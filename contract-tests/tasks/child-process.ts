import { GenMedia } from '../../src/index.js';

/*
 * A separate process: `node --import tsx child-process.ts <baseUrl> [<handle>]`. Without a handle it runs a task and
 * prints the handle as soon as there is one; with a handle it resumes that task. At the end it prints the task.
 */
const [, , baseUrl, kept] = process.argv;
const gen = new GenMedia({ baseUrl, apiKey: 'key' });
const print = (value: unknown) => console.log(JSON.stringify(value));

const task = kept
  ? await gen.tasks.resume(JSON.parse(kept), { firstPollAfter: 0, interval: 50 })
  : await gen.text2video.run(
      { model: 'genq2', prompt: 'A lighthouse in a storm' },
      { onCreated: ({ handle }) => print(handle), firstPollAfter: 0, interval: 50 },
    );
print(task);
