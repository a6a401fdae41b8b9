import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: collections are read as plain JSON.
type Json = any;

// They have no types.
const require = createRequire(import.meta.url);
const { Collection } = require('postman-collection');
const { collectionSchema } = require('@usebruno/schema');

const read = (name: string): Json =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8'));

describe("the Postman collection, read by Postman's own library", () => {
  /** What the library has understood, in the form of a collection. It drops what it does not know. */
  const understood = (collection: Json): Json =>
    JSON.parse(JSON.stringify(new Collection(collection).toJSON()), (key, value) => {
      if (key === 'description') return value.content;
      // An empty list is left out.
      if (key === 'request') return { header: [], ...value };
      return key === 'url' ? { ...value, raw: [...value.host, ...value.path].join('/') } : value;
    });

  it('is understood to the last field', () => {
    const collection = read('postman-collection.json');
    expect(understood(collection)).toMatchObject(collection);
  });

  it.each([
    ['a request', (item: Json) => Object.assign(item.request, { boddy: {} })],
    ['an event', (item: Json) => Object.assign(item.event[0], { lissten: 'test' })],
    ['an item', (item: Json) => Object.assign(item, { requests: [] })],
  ])('would not be with a misspelled field in %s', (_, misspell) => {
    const collection = read('postman-collection.json');
    misspell(collection.item[0].item[0]);
    expect(understood(collection)).not.toMatchObject(collection);
  });
});

describe("the Bruno collection, by Bruno's own schema", () => {
  /** A collection as Bruno imports it: an exported file has no identifiers, except for variables. */
  const imported = (collection: Json): Json => {
    let count = 0;
    const withUid = (value: Json) => {
      count += 1;
      return { uid: `${count}`.padStart(21, '0'), ...value };
    };
    const toItem = ({ items, request, ...item }: Json): Json =>
      withUid({
        ...item,
        ...(items && { items: items.map(toItem) }),
        ...(request && {
          type: `${item.type}-request`,
          request: { ...request, headers: request.headers.map(withUid) },
        }),
      });
    return withUid({ ...collection, items: collection.items.map(toItem) });
  };
  const errorsOf = (collection: Json): Promise<string[]> =>
    collectionSchema.validate(imported(collection), { strict: true, abortEarly: false }).then(
      () => [],
      ({ errors }: Json) => errors,
    );

  it('is valid', async () => {
    expect(await errorsOf(read('bruno-collection.json'))).toEqual([]);
  });

  it.each([
    ['a misspelled field', ({ items }: Json) => Object.assign(items[0].items[0].request, { boddy: {} })],
    ['a body of another kind', ({ items }: Json) => Object.assign(items[0].items[0].request.body, { mode: 'yaml' })],
    ['a request of another kind', ({ items }: Json) => Object.assign(items[0].items[0], { type: 'ftp' })],
    ['a variable without its identifier', ({ root }: Json) => delete root.request.vars.req[0].uid],
  ])('would not be with %s', async (_, change) => {
    const collection = read('bruno-collection.json');
    change(collection);
    expect(await errorsOf(collection)).not.toEqual([]);
  });
});
