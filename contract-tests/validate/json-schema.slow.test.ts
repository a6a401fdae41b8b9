import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { behaviours } from '../../generated/service.js';
import { bodies } from '../../generated/validators.js';
import { type BodyName, isValid as isValidBody, standardSchema } from '../../src/validate/index.js';
import { errorsOf } from '../implementations/openapi-3.0.js';

/** Every request with its examples, and the field that has the model. */
const requests = Object.entries(behaviours).flatMap(([operation, { examples, selector }]) => {
  const { request } = bodies[operation as keyof typeof bodies] as { request?: BodyName };
  const all = Object.values(examples) as Record<string, unknown>[];
  return request && all.length > 0 ? [{ request, examples: all, selector }] : [];
});

const validatorFor = (target: string, schema: object) =>
  target !== 'draft-2020-12'
    ? new Ajv({ strict: false, validateFormats: false }).compile(schema)
    : new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

/** What the document says itself. In OpenAPI 3.0 it leaves out some rules, which `x-left-out` lists. */
const accepted: Readonly<Record<string, (request: BodyName, body: object) => boolean>> = {
  'draft-2020-12': (request, body) => isValidBody(request, body),
  'openapi-3.0': (request, body) => errorsOf(request, body).length === 0,
};

describe.each(Object.entries(accepted))('JSON Schema for %s', (target, accepts) => {
  it.each(requests)(
    'accepts for $request what the document accepts: its examples, and fields that do not exist',
    ({ request, examples }) => {
      const schema = standardSchema(request)['~standard'].jsonSchema.input({ target });
      expect(schema).toMatchObject({ type: 'object' });
      expect(JSON.stringify(schema)).not.toContain('#/components');
      const isValid = validatorFor(target, schema);
      for (const example of examples) {
        expect(isValid(example)).toBe(accepts(request, example));
        const other = { ...example, no_such_field: 1 };
        expect(isValid(other)).toBe(accepts(request, other));
      }
    },
  );

  it.each(requests.filter(({ selector }) => selector))(
    'accepts for $request of one model that model only, as the validator does',
    ({ request, examples, selector = '' }) => {
      for (const example of examples) {
        const model = `${example[selector]}`;
        const { jsonSchema, validate } = standardSchema(request, model)['~standard'];
        const isValid = validatorFor(target, jsonSchema.input({ target }));
        for (const other of examples) {
          const isOwn = other[selector] === model;
          expect(isValid(other)).toBe(isOwn && accepts(request, other));
          expect(!validate(other).issues).toBe(isOwn);
        }
      }
    },
  );
});

describe('JSON Schema for draft-07', () => {
  const schemaOf = (request: BodyName, model?: string) =>
    standardSchema(request, model)['~standard'].jsonSchema.input({ target: 'draft-07' });

  it.each(requests)(
    'has an object at the top of $request, as vendors require, and accepts what the document accepts',
    (each) => {
      const { request, examples } = each;
      const schema = schemaOf(request);
      const rejected = ['oneOf', 'anyOf', 'allOf', 'not', 'enum', '$ref'];
      expect([schema.type, Object.keys(schema).filter((name) => rejected.includes(name))]).toEqual(['object', []]);
      const isValid = validatorFor('draft-07', schema);
      for (const example of examples) {
        const other = { ...example, no_such_field: 1 };
        expect([isValid(example), isValid(other)]).toEqual([true, isValidBody(request, other)]);
      }
    },
  );

  it('keeps what only one variant accepts, and requires what all require', () => {
    const { properties, required } = schemaOf('PremiumMvRequest') as { properties: object; required: string[] };
    const modes = ['sing', 'sing_perform', 'perform', 'dance'];
    expect(properties).toMatchObject({ premium_mv_mode: { anyOf: modes.map((mode) => ({ const: mode })) } });
    const each = modes.map((mode) => schemaOf('PremiumMvRequest', mode) as { properties: object; required: string[] });
    expect(Object.keys(properties).sort()).toEqual(
      [...new Set(each.flatMap((one) => Object.keys(one.properties)))].sort(),
    );
    expect(required).toEqual(each[0]?.required.filter((name) => each.every((one) => one.required.includes(name))));
  });
});

describe('JSON Schema', () => {
  it('names the existing targets and models', () => {
    const { jsonSchema } = standardSchema('Text2VideoRequest')['~standard'];
    expect(() => jsonSchema.input({ target: 'draft-04' })).toThrow(
      'There is no JSON Schema for draft-04. There are draft-2020-12, draft-07, openapi-3.0.',
    );
    expect(() => standardSchema('Text2VideoRequest', 'sora')).toThrow('There are genq1, genq2.');
    expect(() => standardSchema('SpeechRequest', 'sora')).toThrow('It is the same for all.');
  });

  it('fits as the input of a tool, also by its types', () => {
    const schema = standardSchema('Text2VideoRequest', 'genq2');
    const server = new McpServer({ name: 'test', version: '1' });
    server.registerTool('video', { inputSchema: schema, outputSchema: fromJsonSchema({ type: 'object' }) }, () => ({
      content: [],
    }));
    expect(server.toolInputSchemaJson('video')).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['model']),
    });
  });
});
