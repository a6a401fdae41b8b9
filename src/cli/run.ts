import type { TaskHandle } from '../terms/task-handle.js';
import type { Command, Options, Values } from './shell/command.js';
import { interruptible } from './shell/interrupt.js';
import { parse } from './shell/parse.js';
import { Progress } from './shell/progress.js';
import { connect, connectionOptions, preflightOptions } from './tasks/connection.js';
import { assertChecked, fetchFrom } from './tasks/fetch-options.js';
import { completeGenerators, createTask, generatorIn, usageFor } from './tasks/generator-command.js';
import { inputOptions, requestFrom } from './tasks/request.js';
import { checkOutput, deliver, outputOption } from './tasks/results.js';
import { waitFor, waitOptions, waitTimes, withContinuation } from './tasks/waiting.js';

const options = {
  ...inputOptions,
  ...outputOption,
  json: { help: 'print the task as JSON' },
  ...waitOptions,
  ...preflightOptions,
  ...connectionOptions,
} as const satisfies Options;

const usage = (args: readonly string[]) =>
  usageFor('run', {
    description:
      'Creates a task, waits for it and prints the URLs of its results, or saves them. The request is checked first, and sent once. Ctrl-C stops the wait, not the task.',
    options,
    args,
    outputs: true,
  });

export const command: Command = {
  usage,
  complete: completeGenerators,
  async run(args) {
    const parsed = parse(usage(args), args);
    const values = parsed.values as Values<typeof options>;
    const generator = generatorIn(parsed.words);
    assertChecked(values);
    const times = waitTimes(values);
    await checkOutput(values.output);
    const request = await requestFrom(generator, parsed.values);
    return interruptible(async (signal) => {
      const gen = await connect(values, { preflight: !values['no-preflight'], fetch: fetchFrom(values), signal });
      const progress = new Progress(values.quiet);
      let handle: TaskHandle | undefined;
      try {
        progress.show('Checking and sending the request');
        ({ handle } = await createTask(gen, generator, request, signal));
        const task = await waitFor(gen, handle, { times, signal, progress });
        await deliver(gen, task, handle, { output: values.output, json: values.json, signal, progress });
        return 0;
      } catch (error) {
        progress.end();
        throw withContinuation(error, { handle, values, isCreated: true }, signal);
      }
    });
  },
};
