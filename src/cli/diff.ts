import type { Command, CommandUsage } from './shell/command.js';
import { parse } from './shell/parse.js';

const usage = {
  command: 'genmedia diff <base> [<new>]',
  description:
    'Compares two OpenAPI documents and rates each change for those who call the service: breaking if a request that passed is rejected or a response may hold what was not there before, minor for additions, patch for the rest. A document is a file in JSON or YAML, the folder of an installed genmedia, a URL, or - for stdin. Default of <new>: the document of this package.',
  options: {
    'fail-on': {
      value: '<impact>',
      values: ['breaking', 'minor', 'patch', 'none'],
      default: 'breaking',
      help: 'exit with 1 at such a change or a greater one: breaking, minor, patch or none',
    },
    used: {
      value: '<path>',
      multiple: true,
      help: 'split changes by whether they reach what this uses: the file of --coverage, a HAR recording, or sources; the exit code is by those that do',
    },
    format: { value: '<format>', values: ['text', 'json', 'github'], default: 'text', help: 'text, json or github' },
    json: { help: 'the same as --format json' },
  },
  words: { min: 1, max: 2 },
  extraWord: 'Compare two documents at a time.',
  examples: [
    ['genmedia diff contract/openapi.json', 'the document that you wrote your code for, and that of this package'],
    ['genmedia diff old.yaml new.yaml --fail-on none', 'two files, only to read what has changed'],
    ['genmedia diff contract/openapi.json --used src', 'which changes reach the sources in src'],
    ['git show v1:contract/openapi.json | genmedia diff -', 'a document of an earlier commit'],
  ],
} as const satisfies CommandUsage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values, words } = parse(usage, args);
    const [{ compare }, { printReport }] = await Promise.all([
      import('./diff/compare.js'),
      import('./diff/print-report.js'),
    ]);
    const comparison = await compare(words[0] as string, words[1], values.used);
    printReport(comparison, values.json ? 'json' : values.format);
    const limit = ['patch', 'minor', 'breaking', 'none'].indexOf(values['fail-on']);
    return comparison.rank >= limit ? 1 : 0;
  },
};
