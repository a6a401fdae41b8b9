import type { Command } from './shell/command.js';
import { interruptible } from './shell/interrupt.js';
import { parse } from './shell/parse.js';
import { Progress } from './shell/progress.js';
import { connect, connectionOptions } from './tasks/connection.js';
import { checkOutput, deliver, outputOption } from './tasks/results.js';
import { taskFrom } from './tasks/task-reference.js';
import { waitFor, waitOptions, waitTimes, withContinuation } from './tasks/waiting.js';

const usageOf = (name: string, other: string) => ({
  command: `genmedia ${name} <task>`,
  description: `Waits for a task and prints the URLs of its results, or saves them. A task is its id, its handle as JSON, a file with a handle, or - for stdin. Prefer the handle: it also says what kind of task it is and how old. ${other} is the same command.`,
  options: { ...outputOption, json: { help: 'print the task as JSON' }, ...waitOptions, ...connectionOptions } as const,
  words: { min: 1, max: 1 },
  extraWord: 'Wait for one task at a time: run the command once for each.',
  examples: [
    [`genmedia ${name} 870132 -o out/`, 'save its results into a folder'],
    [`genmedia create speech --input request.json --json | genmedia ${name} -`, 'create, and wait'],
  ] as const,
});

/** The command under one of its two names. */
const waitCommand = (name: string, other: string): Command => ({
  usage: () => usageOf(name, other),
  async run(args) {
    const { values, words } = parse(usageOf(name, other), args);
    const times = waitTimes(values);
    await checkOutput(values.output);
    const handle = await taskFrom(words[0] ?? '');
    return interruptible(async (signal) => {
      const gen = await connect(values);
      const progress = new Progress(values.quiet);
      try {
        const task = await waitFor(gen, handle, { times, signal, progress });
        await deliver(gen, task, handle, { output: values.output, json: values.json, signal, progress });
        return 0;
      } catch (error) {
        progress.end();
        throw withContinuation(error, { handle, values, isCreated: false }, signal);
      }
    });
  },
});

export const command = waitCommand('wait', 'resume');

export const resume = waitCommand('resume', 'wait');
