import { deepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// It has no types.
const { Collection } = createRequire(import.meta.url)('postman-collection');

const collection = JSON.parse(readFileSync('postman-collection.json', 'utf8'));

/** What the library has understood, in the form of a collection. It drops what it does not know. */
const understood = JSON.parse(JSON.stringify(new Collection(collection).toJSON()), (key, value) => {
  if (key === 'description') return value.content;
  // An empty array is left out.
  if (key === 'request') return { header: [], ...value };
  return key === 'url' ? { ...value, raw: [...value.host, ...value.path].join('/') } : value;
});

/** The fields of `value` that `expected` has, too. */
const common = (value: unknown, expected: unknown): unknown =>
  Object(value) === value && Object(expected) === expected
    ? Array.isArray(expected)
      ? expected.map((one, index) => common((value as unknown[])[index], one))
      : Object.fromEntries(
          Object.entries(expected as object).map(([key, one]) => [key, common((value as never)[key], one)]),
        )
    : value;

deepEqual(common(understood, collection), collection);
