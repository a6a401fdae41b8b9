import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// It has no types.
const { collectionSchema } = createRequire(import.meta.url)('@usebruno/schema');

// biome-ignore lint/suspicious/noExplicitAny: collections are read as plain JSON.
type Json = any;

let count = 0;
const withUid = (value: Json): Json => {
  count += 1;
  return { uid: `${count}`.padStart(21, '0'), ...value };
};

/** An item as Bruno imports it: an exported file has no identifiers, except for variables. */
const toItem = ({ items, request, ...item }: Json): Json =>
  withUid({
    ...item,
    ...(items && { items: items.map(toItem) }),
    ...(request && { type: `${item.type}-request`, request: { ...request, headers: request.headers.map(withUid) } }),
  });

const collection = JSON.parse(readFileSync('bruno-collection.json', 'utf8'));
await collectionSchema.validate(withUid({ ...collection, items: collection.items.map(toItem) }), {
  strict: true,
  abortEarly: false,
});
