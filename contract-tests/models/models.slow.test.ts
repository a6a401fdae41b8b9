import { describe, expect, it } from 'vitest';
import { GenMedia } from '../../src/index.js';
import { type Field, fieldsOf, type Generator, generators, isGenerator, isModel } from '../../src/models/index.js';
import { validateRequest } from '../../src/validate/index.js';
import { document, examplesOf, operations, resolve } from '../support/document.js';
import { compile } from '../types/compile.js';

// biome-ignore lint/suspicious/noExplicitAny: the document is read as plain JSON.
type Json = any;

const names = Object.keys(generators) as Generator[];
const rulesOf = fieldsOf as (generator: string, model?: string) => Record<string, Field>;
const bodyOf = (operationId: string) =>
  operations.find(({ operation }) => operation.operationId === operationId)?.operation.requestBody;

/** A schema with what stands next to its references. */
const whole = (schema: Json): Json => (schema.$ref ? { ...whole(resolve({ $ref: schema.$ref })), ...schema } : schema);

/** The variants of a generator, as the document has them: the value that selects each, and its schema. */
function variantsOf(generator: Generator): [model: string | undefined, schema: Json][] {
  const schema = resolve(bodyOf(generators[generator].operation).content['application/json'].schema);
  if (!schema.discriminator) return [[undefined, schema]];
  return Object.entries<string>(schema.discriminator.mapping).map(([model, $ref]) => [model, resolve({ $ref })]);
}

const variants = names.flatMap((name) => variantsOf(name).map(([model, schema]) => ({ name, model, schema })));

describe('models', () => {
  it('equals the models of the document, for every request that it describes', () => {
    const described = operations.filter(({ operation: { requestBody } }) => {
      const schema = requestBody && resolve(requestBody.content['application/json'].schema);
      return schema?.properties || schema?.oneOf;
    });
    expect(names.map((name) => generators[name].operation).sort()).toEqual(
      described.map(({ operation }) => operation.operationId).sort(),
    );
    for (const name of names) {
      const models = variantsOf(name).flatMap(([model]) => model ?? []);
      expect(generators[name].models).toEqual(models);
      expect(generators[name].maxBytes).toBe(bodyOf(generators[name].operation)['x-max-bytes']);
    }
  });

  it.each(names)('names the method %s of the client', async (name) => {
    const { path } = operations.find(({ operation }) => operation.operationId === generators[name].operation) as Json;
    const sent: string[] = [];
    const fetch = async (request: Request | string | URL) => {
      sent.push(new URL(request instanceof Request ? request.url : request).pathname);
      return Response.json({ id: 't', state: 'created' });
    };
    const gen = new GenMedia({ baseUrl: 'https://service.example', apiKey: 'k', fetch: fetch as never });
    const [generator = '', method = 'create'] = name.split('.');
    await (gen as Json)[generator][method]({});
    expect(sent).toEqual([path]);
  });
});

describe('fields', () => {
  const limits = [
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'default',
    'pattern',
    'const',
  ];

  it.each(variants)('equals the fields of the document for $name $model', ({ name, model, schema }) => {
    const fields = rulesOf(name, model);
    expect(Object.keys(fields).sort()).toEqual(Object.keys(schema.properties).sort());
    for (const [field, rule] of Object.entries(fields)) {
      const documented = whole(schema.properties[field]);
      expect([field, rule.required]).toEqual([field, schema.required?.includes(field) ?? false]);
      expect([field, ...limits.map((limit) => rule[limit as keyof Field])]).toEqual([
        field,
        ...limits.map((limit) => documented[limit]),
      ]);
      expect([field, rule.values, rule.media]).toEqual([field, documented.enum, documented['x-media']]);
      if (documented.items && rule.items) expect(rule.items.media).toEqual(whole(documented.items)['x-media']);
      expect(rule.text).not.toBe('');
    }
  });

  it('includes fields inside of fields', () => {
    const { subjects } = fieldsOf('reference2video', 'genq2-pro');
    const documented = document.components.schemas;
    const subject = Object.keys(subjects.fields ?? {});
    expect(subject).toContain('name');
    expect(subject).toContain('videos');
    expect(rulesOf('reference2video', 'genq2').subjects?.fields).not.toHaveProperty('videos');
    const assets = whole(whole(documented.ExplainComicRequest).properties.assets);
    const { mapping } = whole(assets.items).discriminator;
    expect(fieldsOf('explainComic').assets.fields?.type?.values).toEqual(Object.keys(mapping));
  });

  it('states what the validators reject', () => {
    let tried = 0;
    for (const { name, model } of variants) {
      const { operation, selector } = generators[name];
      const examples = examplesOf(bodyOf(operation)).map(([, value]) => value);
      const valid = examples.find((body) => selector === null || body[selector] === model);
      for (const [field, rule] of Object.entries(rulesOf(name, model))) {
        for (const value of tooMuch(rule)) {
          tried += 1;
          const rejected = validateRequest(operation, { ...valid, [field]: value });
          expect([name, model, field, rejected.map(({ path }) => path.split('/')[1])]).toEqual([
            ...[name, model, field],
            expect.arrayContaining([field]),
          ]);
        }
      }
    }
    expect(tried).toBeGreaterThan(200);
  });

  /** Values just beyond each limit. */
  function* tooMuch({ minimum, maximum, maxLength, maxItems, values }: Field): Iterable<unknown> {
    if (minimum !== undefined) yield minimum - 1;
    if (maximum !== undefined) yield maximum + 1;
    if (maxLength !== undefined) yield 'x'.repeat(maxLength + 1);
    if (maxItems !== undefined) yield Array.from({ length: maxItems + 1 }, () => 'https://example.com/a.png');
    if (values) yield 'no such value';
  }
});

describe('names from users', () => {
  it.each(variants.filter(({ model }) => model))('recognises $model of $name', ({ name, model }) => {
    expect(isModel(name, model)).toBe(true);
    expect(isModel(name, `${model} `)).toBe(false);
  });

  it.each([undefined, null, 0, '', 'toString', '__proto__', 'genq3-turbo', ['genq1']])(
    'rejects %j as a model of text2video',
    (model) => {
      expect(isModel('text2video', model)).toBe(false);
      expect(() => rulesOf('text2video', model as never)).toThrow('There is no text2video with model');
    },
  );

  it('checks generators too', () => {
    expect(names.every(isGenerator)).toBe(true);
    for (const name of ['', 'text2vid', 'toString', 'generalOneClick', undefined])
      expect(isGenerator(name)).toBe(false);
    expect(isModel('toString' as never, 'genq1')).toBe(false);
    expect(() => rulesOf('text2vide')).toThrow('There is no generator text2vide. Did you mean text2video?');
    expect(() => rulesOf('text2video')).toThrow('There is no text2video with model undefined. There are genq1, genq2.');
  });
});

it('has types with the fields of the model, which narrow text from users', () => {
  const head = `import type { GenMedia, GeneratorName } from '../../src/index.js';
import { fieldsOf, generators, isGenerator, isModel, type Generator } from '../../src/models/index.js';
declare const gen: GenMedia;
declare const text: string;
declare const generator: Generator;`;
  const cases: [line: string, says: string][] = [
    [`const most: number | undefined = fieldsOf('reference2video', 'genq2-pro').videos.maxItems;`, ''],
    [`fieldsOf('reference2video', 'genq2').videos`, `Property 'videos' does not exist`],
    [`fieldsOf('reference2video', 'genq9')`, `'"genq9"' is not assignable to`],
    [`fieldsOf('speech').text.text.length`, ''],
    [`fieldsOf('speech', 'genq2')`, 'Expected 1 arguments, but got 2'],
    [`fieldsOf('text2video')`, 'Expected 2 arguments, but got 1'],
    [`fieldsOf('premiumMv', 'sing').lip_ref_urls.required`, ''],
    [`fieldsOf('premiumMv', 'dance').lip_ref_urls`, `Property 'lip_ref_urls' does not exist`],
    [`fieldsOf('adFilm.edit', 'generate_video').storyboard_video_index.required`, ''],
    [`if (isModel('text2video', text)) gen.text2video.create({ model: text, prompt: 'x' });`, ''],
    [`gen.text2video.create({ model: text, prompt: 'x' });`, `Type 'string' is not assignable`],
    [`if (isModel('img2video', text)) gen.text2video.create({ model: text, prompt: 'x' });`, 'not assignable'],
    [
      `if (isModel(generator, text)) Object.entries(fieldsOf(generator, text)).map(([name, { type }]) => name + type);`,
      '',
    ],
    [`if (isGenerator(text)) generators[text].models.map((model) => model.length);`, ''],
    [`export const names: GeneratorName | 'adFilm.edit' | 'adFilm.compose' = generator;`, ''],
    [`export const others: Exclude<GeneratorName, Generator> = 'generalOneClick';`, ''],
    [`const field = fieldsOf('mv').images; field.required = true;`, 'read-only'],
  ];
  const said = compile(
    head,
    cases.map(([line]) => line),
  );
  for (const [index, [line, says]] of cases.entries()) {
    if (says) expect([line, said[index]]).toEqual([line, expect.stringContaining(says)]);
    else expect([line, said[index]]).toEqual([line, '']);
  }
});
