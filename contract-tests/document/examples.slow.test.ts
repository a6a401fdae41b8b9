import { describe, expect, it } from 'vitest';
import { examplePoint } from '../coverage/points.js';
import { cover } from '../coverage/record.js';
import { agree, validateAll } from '../implementations/index.js';
import { validate } from '../implementations/schema.js';
import { document, nameOf, resolve, walk } from '../support/document.js';

interface Example {
  /** Where it stands, and its name there. */
  place: string;
  /** Its name among the components. */
  name: string;
  schema: string;
  value: unknown;
}

const examples: Example[] = [];
walk(document, (node, keys) => {
  if (!node.schema?.$ref || !node.examples) return;
  for (const [name, example] of Object.entries<{ $ref: string }>(node.examples)) {
    const place = `${keys.join(' ')} ${name}`;
    examples.push({ place, name: nameOf(example), schema: nameOf(node.schema), value: resolve(example).value });
  }
});
/** Values inside an example that stand for one variant of a union: itself, or the items of a list of that union. */
function variantsShown(union: string): unknown[] {
  const shown: unknown[] = [];
  for (const { schema, value } of examples) {
    if (schema === union) shown.push(value);
    for (const [field, property] of Object.entries<{ items?: object }>(
      resolve(document.components.schemas[schema]).properties ?? {},
    )) {
      const items = property.items as { $ref?: string } | undefined;
      if (items?.$ref?.endsWith(`/${union}`)) shown.push(...((value as Record<string, unknown[]>)[field] ?? []));
    }
  }
  return shown;
}

const validated = await validateAll(
  examples.map(({ place, schema, value }) => ({ about: schema, title: place, schema, body: value, accepted: true })),
);

describe('an example', () => {
  for (const [index, one] of validated.entries()) {
    it(`validates ${one.case.title}`, ({ task }) => {
      agree(one);
      cover(task, [examplePoint(examples[index]?.name ?? '')]);
    });
  }
});

describe('a body', () => {
  const bodies: { place: string; examples?: object }[] = [];
  walk(document, (node, keys) => {
    if (keys.at(-1) === 'application/json') bodies.push({ place: keys.join(' '), examples: node.examples });
  });

  it.each(bodies)('has an example at $place', ({ examples }) => {
    expect(Object.keys(examples ?? {})).not.toEqual([]);
  });
});

describe('a variant', () => {
  const variants = Object.entries<{ oneOf: { $ref: string }[]; discriminator?: object }>(document.components.schemas)
    .filter(([, schema]) => schema.discriminator)
    .flatMap(([union, { oneOf }]) => oneOf.map((member) => ({ union, variant: nameOf(member) })));

  it.each(variants)('has an example for $variant of $union', ({ union, variant }) => {
    expect(variantsShown(union).filter((value) => validate(variant, value).accepted)).not.toEqual([]);
  });
});
