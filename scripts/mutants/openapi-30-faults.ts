import { type Edit, editsIn } from './fault.js';

const generate = editsIn('scripts/generate');

/** What a programmer gets wrong in the conversion of the document to OpenAPI 3.0. */
export const openApi30Edits: readonly Edit[] = [
  generate(
    'a limit lost next to a reference',
    'openapi-3.0/schemas.ts',
    'merged(writtenOut(target, place), own, place)',
    'writtenOut(target, place)',
  ),
  generate('the looser of two limits', 'openapi-3.0/schemas.ts', 'maxLength: Math.min', 'maxLength: Math.max'),
  generate(
    'a closed response',
    'openapi-3.0/schemas.ts',
    'additionalProperties: true }',
    'additionalProperties: false }',
  ),
  generate('a response open by silence', 'openapi-3.0/schemas.ts', 'described(opened(ranged(', 'described((ranged('),
  generate(
    'a title that repeats',
    'openapi-3.0/schemas.ts',
    'title: () => ({})',
    'title: (title) => ({ title }) as object',
  ),
  generate('a constant lost', 'openapi-3.0/schemas.ts', '{ enum: [value] }', '{}'),
  generate(
    'an enum with an empty value',
    'openapi-3.0/schemas.ts',
    "value === '' ? { maxLength: 0 } : { enum: [value] }",
    '{ enum: [value] }',
  ),
  generate('a gap between numbers closed', 'openapi-3.0/schemas.ts', '!== numbers.length - 1', '< numbers.length - 1'),
  generate(
    'a range one too high',
    'openapi-3.0/schemas.ts',
    'maximum: Math.min(last, maximum)',
    'maximum: Math.min(last, maximum) + 1',
  ),
  [
    'a table that forgets a limit of 3.0 only',
    'src/check/rules/states.ts',
    "{ err_code: 'x' }, { err_code: 'some-code' }",
    "{ err_code: 'some-code' }",
  ],
  ['points of 3.0 that count for nothing', 'contract-tests/coverage/touches-30.ts', '...points.map(in30), ', ''],
  ['an unknown name in JUDGES that is skipped', 'contract-tests/judges/index.ts', 'names.every(', 'names.some('],
  generate('a keyword dropped silently', 'openapi-3.0/left-out.ts', 'leftOut.push({', '[].push(<never>{'),
  generate('a rule that says it changes nothing', 'openapi-3.0/left-out.ts', ": 'more' });", ": 'same' });"),
  generate(
    'an entry that is listed as a list, and accepted alone',
    'openapi-3.0/left-out.ts',
    '{ ...rest, ...single.list }',
    'schema',
  ),
  generate(
    'an example that is rejected',
    'openapi-3.0/examples.ts',
    'return [toFitting(value, items)]',
    'return value',
  ),
  generate(
    'a callback by reference',
    'openapi-3.0.ts',
    'return { ...operation, callbacks: Object.fromEntries(inline) };',
    'return operation;',
  ),
  generate('one name for several callbacks', 'openapi-3.0.ts', '{ ...post, operationId }', 'post'),
  generate('components that nothing uses', 'openapi-3.0.ts', 'result.components = usedComponents(result);', ''),
];
