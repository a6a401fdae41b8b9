import { TaskFailedError } from '../errors/index.js';
import type { Command, CommandUsage } from './shell/command.js';
import { interruptible } from './shell/interrupt.js';
import { parse } from './shell/parse.js';
import { Progress } from './shell/progress.js';
import { connect, connectionOptions } from './tasks/connection.js';
import { checkOutput, deliver } from './tasks/results.js';
import { taskFrom } from './tasks/task-reference.js';
import { resumeCommand } from './tasks/waiting.js';

const usage = {
  command: 'genmedia download <task>',
  description:
    'Saves the results of a task that has succeeded, and prints where they are. A broken connection is resumed, and a target holds the whole file or is left as it was.',
  options: {
    output: {
      value: '<path>',
      short: 'o',
      default: './',
      help: 'a file, or a folder that exists or ends with /, where files are named after the task',
    },
    file: {
      value: '<name>',
      default: 'url',
      values: ['url', 'cover_url', 'watermarked_url'],
      help: 'which file of a result: url, cover_url or watermarked_url',
    },
    json: { help: 'print the task as JSON, with the paths in files' },
    quiet: { short: 'q', help: 'without progress' },
    ...connectionOptions,
  },
  words: { min: 1, max: 1 },
  extraWord: 'Save one task at a time: run the command once for each.',
  examples: [
    ['genmedia download 870132', 'into this folder'],
    ['genmedia download 870132 -o film.mp4', 'to a file; several results are numbered'],
  ],
} as const satisfies CommandUsage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values, words } = parse(usage, args);
    await checkOutput(values.output);
    const handle = await taskFrom(words[0] ?? '');
    return interruptible(async (signal) => {
      const gen = await connect(values);
      const progress = new Progress(values.quiet);
      try {
        const task = await gen.tasks.get(handle, { signal });
        if (task.state === 'failed') throw new TaskFailedError(task, { handle });
        if (task.state !== 'success') {
          throw new Error(
            `Task ${handle.id} is in state ${task.state}, and has files once it has succeeded. Wait for it: ${resumeCommand(handle, values)}`,
          );
        }
        const { output, json, file } = values;
        await deliver(gen, task, handle, { output, json, signal, progress, file: file as 'url' });
        return 0;
      } finally {
        progress.end();
      }
    });
  },
};
