import type { Command, Options, Values } from './shell/command.js';
import { interruptible } from './shell/interrupt.js';
import { parse } from './shell/parse.js';
import { note, print, printJson } from './shell/terminal.js';
import { connect, connectionOptions, preflightOptions } from './tasks/connection.js';
import { assertChecked, fetchFrom } from './tasks/fetch-options.js';
import { completeGenerators, createTask, generatorIn, usageFor } from './tasks/generator-command.js';
import { inputOptions, requestFrom } from './tasks/request.js';
import { resumeCommand, withContinuation } from './tasks/waiting.js';

const options = {
  ...inputOptions,
  json: { help: 'print the handle and the response as JSON, for genmedia resume' },
  ...preflightOptions,
  ...connectionOptions,
} as const satisfies Options;

const usage = (args: readonly string[]) =>
  usageFor('create', {
    description: 'Creates a task and prints its id. The request is checked first, and sent once.',
    options,
    args,
    outputs: false,
  });

export const command: Command = {
  usage,
  complete: completeGenerators,
  async run(args) {
    const parsed = parse(usage(args), args);
    const values = parsed.values as Values<typeof options>;
    const generator = generatorIn(parsed.words);
    assertChecked(values);
    const request = await requestFrom(generator, parsed.values);
    return interruptible(async (signal) => {
      const gen = await connect(values, { preflight: !values['no-preflight'], fetch: fetchFrom(values), signal });
      try {
        const { handle, state, raw } = await createTask(gen, generator, request, signal);
        if (values.json) printJson({ handle, state, response: raw });
        else print(handle.id);
        if (process.stderr.isTTY && !values.json) note(`Wait for it: ${resumeCommand(handle, values)}`);
        return 0;
      } catch (error) {
        throw withContinuation(error, { handle: undefined, values, isCreated: true }, signal);
      }
    });
  },
};
