import { type Condition, conditionsOf } from '../conditions.js';
import { type OpenApiDocument, resolveSchema, type Schema } from '../document.js';
import { childrenOf, type Place, variantsOf } from '../walk.js';
import { cellFactsOf, type Facts } from './cell-facts.js';
import { describeGroups, groupByValue } from './group-by-value.js';
import { detailWords, ruleText } from './rule-text.js';

/** The rule of a field for one variant. */
export interface Cell extends Facts {
  required: boolean;
  /** If it differs from that of most variants. */
  description?: string;
  /** Rules that depend on other fields. */
  conditions?: readonly Condition[];
  /** The field of the same object that decides between the cases. */
  by?: string;
  cases?: readonly (Cell & { is: readonly string[] })[];
  /** The rule in few words. */
  text: string;
  /** Further details, in few words each. */
  details?: readonly string[];
}

/** The cells of an object by the names of its fields. Fields inside of fields have names such as `assets[].name`. */
export function cellsOf(object: Place, document: OpenApiDocument): Map<string, Cell> {
  const resolve = (schema: Schema) => resolveSchema(schema, document);
  const conditions = conditionsOf(object.schema);
  const cells = new Map<string, Cell>();
  for (const field of childrenOf(object, document).filter(({ step }) => step === 'field')) {
    const { key, schema } = field;
    const required = object.schema.required?.includes(key) ?? false;
    const members = membersOf(field, document);
    const open = members.flatMap(([, member]) => openOf(member, document));
    cells.set(key, withOpen(toCell(key, schema, required, conditions.get(key), resolve), open));
    for (const [mark, member] of members) {
      for (const [inner, cell] of cellsOfMember(member, document)) cells.set(`${key}${mark}${inner}`, cell);
    }
  }
  return cells;
}

function toCell(
  name: string,
  field: Schema,
  required: boolean,
  conditions: Condition[] = [],
  resolve: (schema: Schema) => Schema,
): Cell {
  const facts = cellFactsOf(field, resolve);
  const details = detailWords(facts);
  return {
    required,
    ...facts,
    ...(field.description !== undefined && { description: field.description }),
    ...(conditions.length > 0 && { conditions }),
    text: [ruleText(name, facts), ...conditions.map(({ text }) => text)].join('; '),
    ...(details.length > 0 && { details }),
  };
}

/** What an object inside a field leaves undocumented is listed with the field. */
const withOpen = (cell: Cell, open: readonly string[]): Cell =>
  open.length > 0 ? { ...cell, undocumented: [...(cell.undocumented ?? []), ...open] } : cell;

const openOf = (member: Place, document: OpenApiDocument): string[] =>
  [...new Set([member, ...variantsOf(member, document)])].flatMap(({ schema }) =>
    Object.values(schema['x-undocumented'] ?? {}),
  );

/** Objects inside a field, alone or in a list, with what stands before the names of their fields. */
function membersOf(place: Place, document: OpenApiDocument): [mark: string, Place][] {
  if (place.schema.properties || place.schema.discriminator) return [['.', place]];
  return childrenOf(place, document).flatMap((child) =>
    membersOf(child, document).map(([mark, member]): [string, Place] => [child.step === 'item' ? '[].' : mark, member]),
  );
}

/** The cells of a union are folded: one where its variants agree, otherwise one with cases. */
function cellsOfMember(member: Place, document: OpenApiDocument): Map<string, Cell> {
  const variants = variantsOf(member, document).map((variant) => [variant.key, cellsOf(variant, document)] as const);
  const names = new Set(variants.flatMap(([, cells]) => [...cells.keys()]));
  const by = member.schema.discriminator?.propertyName;
  if (!by) return variants[0]?.[1] ?? new Map();
  return new Map(
    [...names].map((name) => [name, fold(name, by, new Map(variants.map(([is, cells]) => [is, cells.get(name)])))]),
  );
}

/** One cell for all variants of a member, by the value that selects each. */
function fold(name: string, by: string, cells: ReadonlyMap<string, Cell | undefined>): Cell {
  const accepted = [...cells].flatMap(([is, cell]): [string, Cell][] => (cell ? [[is, cell]] : []));
  const first = accepted[0]?.[1];
  if (!first) throw new Error(`No variant has ${name}.`);
  const isAcceptedByAll = accepted.length === cells.size;
  const description = describeGroups(groupByValue(accepted.map(([is, cell]) => [is, cell.description ?? ''])), ' ');
  if (name === by) {
    const { const: _, ...cell } = first;
    return { ...cell, values: [...cells.keys()], text: [...cells.keys()].join(', ') };
  }
  const groups = groupByValue(accepted.map(([is, { description: _, ...cell }]) => [is, cell]));
  if (groups.length === 1 && isAcceptedByAll) return { ...first, description };
  const details = groups.flatMap(([is, cell]) => (cell.details ?? []).map((words) => `${is.join(', ')}: ${words}`));
  return {
    required: isAcceptedByAll && accepted.every(([, cell]) => cell.required),
    type: [...new Set(accepted.map(([, { type }]) => type))].join(' or '),
    description,
    by,
    cases: groups.map(([is, cell]) => ({ is, ...cell })),
    text: groups.map(([is, { text }]) => `${is.join(', ')}: ${text}`).join('; '),
    ...(details.length > 0 && { details }),
  };
}
