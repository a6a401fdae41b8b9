import { type Edit, editsIn } from './fault.js';

const matrix = editsIn('scripts/matrix');

/** What a programmer gets wrong in the check of generators, so that one passes that should not. */
export const matrixEdits: readonly Edit[] = [
  matrix('a body at its limit, not beyond', 'cases.ts', '`, maximum + 1)]', '`, maximum)]'),
  matrix(
    'a text at its limit, not beyond',
    'cases.ts',
    "value.padEnd(maxLength + 1, 'x')",
    "value.padEnd(maxLength, 'x')",
  ),
  matrix(
    'limits of the union, not of its variant',
    'cases.ts',
    'schemaOf(example.variant, document)',
    'schemaOf(example.schema, document)',
  ),
  matrix('a task that was not read', 'report.ts', 'Boolean(created?.id) && ', 'Boolean(created?.id) || '),
  matrix(
    'an accepted limit that counts as rejected',
    'report.ts',
    'all.beyond - (report.beyond ?? []).length',
    'all.beyond',
  ),
  matrix('a tool that validates nothing passes', 'report.ts', "?? ['nothing was validated']", '?? []'),
  matrix('new fields that are not read', 'report.ts', "    ...problems('does not read the task', report.tasks),\n", ''),
  matrix('results of other commands', 'record.ts', 'commands: [...install, ...generate]', 'commands: [...install]'),
  matrix(
    'results older than the document',
    'record.ts',
    'fingerprint !== currentFingerprint(document)',
    'fingerprint === document',
  ),
  matrix('a fingerprint of all texts', 'fingerprint.ts', "key.startsWith('x-') ||", ''),
  matrix('a tool skipped as if it passed', 'table.ts', '`SKIPPED  ', '`passed   '),
];
