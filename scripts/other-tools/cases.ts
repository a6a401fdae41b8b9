import { tables } from '../../src/check/rules/index.js';
import { casesOf as ruleCasesOf } from '../../src/check/rules/rule.js';
import { type BodyName, validate } from '../../src/validate/index.js';
import { nameOf, type OpenApiDocument, operationsOf, resolveSchema, type Schema } from '../document/document.js';

/** A body for the schema of a request. */
export interface Case {
  name: string;
  operationId: string;
  schema: string;
  /** The variant that it belongs to if the schema is a union, otherwise the schema. */
  variant: string;
  /** Whether the document names no field of it. Some generators have a map in place of a type for it. */
  isFreeForm: boolean;
  body: Record<string, unknown>;
  /** Whether the document accepts it. Default: yes. */
  isAccepted?: boolean;
  /** The kind of rule that is lost where it is accepted, in words. */
  lost?: string;
}

/** The bodies that generated code is checked with. */
export interface Cases {
  /** Every request example of the document. */
  examples: Case[];
  /** The same with a field that the document does not have, where it accepts no others. */
  unknown: Case[];
  /** The bodies of the rules that `genmedia check` sends, accepted and rejected, each rule with one variant. */
  rules: Case[];
  /** What is created at the sandbox. */
  create: Case;
  /** Tasks with a field that the document does not have, one for each state. */
  tasks: Pick<Case, 'name' | 'schema' | 'body'>[];
}

/** The operations that the programs call. */
const [createId, readId] = ['createText2Video', 'getTaskCreations'];

const unknownField = { new_field: { since: 'tomorrow' } };

export function casesOf(document: OpenApiDocument): Cases {
  const operations = operationsOf(document);
  const examples = operations.flatMap(({ operation: { operationId, requestBody } }) =>
    requestBody
      ? examplesOf(requestBody, document).map((example) => ({
          ...example,
          operationId,
          variant: variantOf(example, document),
          isFreeForm: isFreeForm(schemaOf(example.schema, document)),
        }))
      : [],
  );
  const create = examples.find(({ operationId }) => operationId === createId);
  const read = operations.find(({ operation }) => operation.operationId === readId);
  if (!create || !read) throw new Error(`The document has no ${createId} with an example, or no ${readId}.`);
  return {
    examples,
    unknown: examples
      .filter(({ variant }) => schemaOf(variant, document).additionalProperties === false)
      .map((example) => ({ ...example, body: { ...example.body, ...unknownField } })),
    rules: ruleCases(examples),
    create,
    tasks: examplesOf(read.operation.responses[200], document).map((task) => ({
      ...task,
      body: { ...task.body, ...unknownField },
    })),
  };
}

/** Longer ones are of fields that take a million characters. */
const maxCharacters = 50_000;

function ruleCases(examples: readonly Case[]): Case[] {
  const bySchema = new Map(examples.map((example) => [example.schema, example]));
  return tables.flatMap((table) => {
    const used = new Map<string, string | undefined>();
    return ruleCasesOf(table).flatMap(({ schema, sentence, variant, words, body, accepted }): Case[] => {
      const example = bySchema.get(schema);
      const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
      if (!used.has(sentence)) used.set(sentence, variant);
      if (!example || !isObject || used.get(sentence) !== variant) return [];
      if (JSON.stringify(body).length > maxCharacters) return [];
      const { operationId, isFreeForm } = example;
      const [violation] = accepted ? [] : validate(schema as BodyName, body);
      const lost = violation && (kinds[violation.rule] ?? 'rules that combine fields');
      const name = `${sentence}: ${words}`;
      const one = { name, operationId, schema, variant: schema, isFreeForm, body: body as Case['body'] };
      return [{ ...one, isAccepted: accepted, ...(lost && { lost }) }];
    });
  });
}

/** What a validator must not lose. */
export const [textLengths, numberLimits] = ['lengths of texts', 'limits of numbers'];

/** Keywords of JSON Schema, in words. */
const kinds: Readonly<Record<string, string>> = {
  additionalProperties: 'unknown fields',
  type: 'types',
  enum: 'listed values',
  const: 'listed values',
  discriminator: 'listed values',
  required: 'required fields',
  pattern: 'patterns of texts',
  minLength: textLengths,
  maxLength: textLengths,
  minimum: numberLimits,
  maximum: numberLimits,
  minItems: 'counts of lists',
  maxItems: 'counts of lists',
};

function examplesOf({ content }: { content: Content }, { components }: OpenApiDocument) {
  const { schema, examples = {} } = content['application/json'];
  return Object.entries(examples).map(([name, { $ref }]) => ({
    name,
    schema: nameOf(schema.$ref),
    body: components.examples[nameOf($ref)]?.value as Record<string, unknown>,
  }));
}

interface Content {
  'application/json': { schema: { $ref: string }; examples?: Record<string, { $ref: string }> };
}

/** The variant of a union that a body belongs to, or the schema itself. */
function variantOf({ schema, body }: Pick<Case, 'schema' | 'body'>, document: OpenApiDocument): string {
  const { propertyName = '', mapping = {} } = schemaOf(schema, document).discriminator ?? {};
  return nameOf(mapping[String(body[propertyName])] ?? schema);
}

const isFreeForm = ({ properties, oneOf }: Schema) => !properties && !oneOf;

const schemaOf = (name: string, document: OpenApiDocument): Schema =>
  resolveSchema({ $ref: `#/components/schemas/${name}` }, document);
