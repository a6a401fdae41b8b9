import type { Options } from '../shell/command.js';

/** What commands that count coverage take. */
export const coverageOptions = {
  coverage: {
    value: '<file>',
    help: 'count what is used of the document, write it there as JSON, and print a table to stderr at the end',
  },
  'min-coverage': {
    value: '<percent>',
    multiple: true,
    help: 'exit with 1 below this percentage of all, or of one row of the table, such as states=100',
  },
} as const satisfies Options;
