import type { OpenApiDocument } from '../document/document.js';
import type { Cell } from '../document/models/cells.js';
import { type Generator, toMatrix } from '../document/models/matrix.js';

/** A rule of a field, by the names that users read. Fields inside of a field are in it. */
type FieldRule = Record<string, unknown> & { fields?: Record<string, FieldRule> };

/**
 * A module with the matrix of models: each generator with its models, and the fields that each of them accepts. Equal rules
 * are in it once.
 */
export function toModels(document: OpenApiDocument): string {
  const rules: string[] = [];
  const indexOf = (rule: FieldRule) => {
    const text = JSON.stringify(rule);
    if (!rules.includes(text)) rules.push(text);
    return rules.indexOf(text);
  };
  const positionsOf = (ofVariant: Record<string, FieldRule>) =>
    Object.fromEntries(Object.entries(ofVariant).map(([name, rule]) => [name, indexOf(rule)]));
  const { generators } = toMatrix(document);
  const infos = generators.map((generator) => [generatorName(generator.operationId), toInfo(generator)]);
  const fields = generators.map((generator) => [
    generatorName(generator.operationId),
    Object.fromEntries(generator.variants.map((variant) => [variant, positionsOf(fieldsOf(generator, variant))])),
  ]);
  return `// Made from openapi/ by \`npm run generate\`.
export const generators = ${JSON.stringify(Object.fromEntries(infos), null, 2)};
export const fieldRules = [
${rules.map((rule) => `  ${rule},\n`).join('')}];
export const fieldsByModel = ${JSON.stringify(Object.fromEntries(fields))};
`;
}

/** Types of that module. */
export const modelTypes = `/** Made from openapi/ by \`npm run generate\`. */
import type { generators as Generators } from './schema.js';
export declare const generators: Readonly<Record<keyof Generators, object>>;
/** Rules of fields, each once. */
export declare const fieldRules: readonly object[];
/** Positions in \`fieldRules\` by generator, model and field; without models there is a single one, named ''. */
export declare const fieldsByModel: Readonly<Record<keyof Generators, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
`;

/** The generators as an interface, for the types of the document. */
export function generatorTypes(document: OpenApiDocument): string {
  const entries = toMatrix(document).generators.map(({ operationId, by, variants }) => {
    const models = by === null ? 'never' : variants.map((variant) => JSON.stringify(variant)).join(' | ');
    const name = JSON.stringify(generatorName(operationId));
    return `    ${name}: { operation: "${operationId}"; selector: ${JSON.stringify(by)}; model: ${models} };\n`;
  });
  return `export interface generators {\n${entries.join('')}}`;
}

/** `createText2Video` → `text2video`, `editAdFilm` → `adFilm.edit`: what is written on the client. */
function generatorName(operationId: string): string {
  const [, verb = '', noun = ''] = /^([a-z]+)(.+)$/.exec(operationId) ?? [];
  const name = noun.replace(/^[A-Z]|(?<=\d)[A-Z]/g, (letter) => letter.toLowerCase());
  return verb === 'create' ? name : `${name}.${verb}`;
}

function toInfo({ operationId, summary, creates, maxBytes, by, variants, about, undocumented }: Generator) {
  return {
    operation: operationId,
    summary,
    creates,
    ...(maxBytes && { maxBytes }),
    selector: by,
    models: by === null ? [] : variants,
    ...(about && { descriptions: about }),
    ...(undocumented && { undocumented: undocumented }),
  };
}

/** The fields of one variant, by name. */
function fieldsOf(table: Generator, variant: string): Record<string, FieldRule> {
  const found: Record<string, FieldRule> = {};
  for (const { name, description, cells } of table.fields) {
    const cell = cells[variant];
    if (!cell) continue;
    const rule = toRule({ description, ...cell });
    // Fields inside of a field come after it.
    const steps = name.split(/(?:\[\])?\./);
    const key = steps.pop() as string;
    let fields = found;
    for (const step of steps) {
      const outer = fields[step] as FieldRule;
      outer.fields ??= {};
      fields = outer.fields;
    }
    fields[key] = rule;
  }
  return found;
}

/** A cell of the matrix under the names of the module. Positions of what is undocumented serve the docs only. */
function toRule({ undocumented, leftOpen: _, cases, items, ...cell }: Partial<Cell>): FieldRule {
  return {
    ...cell,
    ...(items && { items: toRule(items) }),
    ...(cases && { cases: cases.map(({ is, ...rule }) => ({ is, ...toRule(rule) })) }),
    ...(undocumented && { undocumented: undocumented }),
  };
}
