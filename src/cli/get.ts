import type { Command, CommandUsage } from './shell/command.js';
import { interruptible } from './shell/interrupt.js';
import { parse } from './shell/parse.js';
import { plain, print, printJson } from './shell/terminal.js';
import { connect, connectionOptions } from './tasks/connection.js';
import { taskFrom } from './tasks/task-reference.js';

const usage = {
  command: 'genmedia get <task>',
  description:
    'Reads a task, and prints its state and the URLs of its results. A task is its id, its handle as JSON, a file with a handle, or - for stdin. A task that has failed is read too: the exit code is 0.',
  options: { json: { help: 'print the whole task as JSON' }, ...connectionOptions },
  words: { min: 1, max: 1 },
  extraWord: 'Read one task at a time: run the command once for each.',
  examples: [
    ['genmedia get 870132', 'its state'],
    ["genmedia get 870132 --json | jq -r '.creations[].url'", 'URLs of its results'],
  ],
} as const satisfies CommandUsage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values, words } = parse(usage, args);
    const handle = await taskFrom(words[0] ?? '');
    const task = await interruptible(async (signal) => (await connect(values)).tasks.get(handle, { signal }));
    if (values.json) {
      printJson(task);
      return 0;
    }
    const { state, progress } = task;
    print(plain(`${state}${progress === undefined ? '' : `, progress ${progress}`}`));
    if (task.state === 'failed') print(plain(`err_code: ${task.err_code}`));
    if (task.state === 'success') for (const { url } of task.creations) print(plain(`${url}`));
    return 0;
  },
};
