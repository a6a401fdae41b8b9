import { onceFor } from '../../lib/once-for.js';
import { type Open, type OpenApiDocument, operationsOf } from '../document.js';
import { type Place, placeOf, variantsOf } from '../walk.js';
import { type Cell, cellsOf } from './cells.js';
import { describeGroups, groupByValue } from './group-by-value.js';

/** Which model accepts which field, and how: `models.json`. */
export interface Matrix {
  generators: readonly Generator[];
  /** Requests whose fields are undocumented. */
  undocumented: readonly (Endpoint & { undocumented: readonly string[] })[];
}

export interface Endpoint {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
}

/** An operation that starts a task. */
export interface Generator extends Endpoint {
  /** Kind of file that it makes, by variant where that decides. */
  creates: string | Readonly<Record<string, string>>;
  /** Largest request in bytes. */
  maxBytes?: number;
  /** The field whose value selects the variant. */
  by: string | null;
  /** Values of that field. Without it there is one variant, named ''. */
  variants: readonly string[];
  /** What a variant is, where the document says so. */
  about?: Readonly<Record<string, string>>;
  /** What is undocumented, apart from its fields. */
  undocumented?: readonly string[];
  fields: readonly Field[];
}

export interface Field {
  /** `prompt`, or `assets[].name` for a field of each asset. */
  name: string;
  description: string;
  /** The rule by variant; null if a variant does not accept the field. */
  cells: Readonly<Record<string, Cell | null>>;
}

/**
 * What each model accepts, according to the document.
 *
 *     toMatrix(document).generators[0].fields[0].cells.genq1.text // genq1
 */
export function toMatrix(document: OpenApiDocument): Matrix {
  const requests = operationsOf(document).flatMap(({ method, path, operation }) => {
    const { operationId, summary, tags, requestBody } = operation;
    if (!requestBody) return [];
    const endpoint = { operationId, method, path, summary, tag: tags[0] ?? '' };
    return [{ endpoint, operation, body: placeOf(requestBody.content['application/json'].schema, document) }];
  });
  const isDocumented = ({ body: { schema } }: { body: Place }) => Boolean(schema.properties ?? schema.oneOf);
  return {
    generators: requests.filter(isDocumented).map(({ endpoint, operation, body }): Generator => {
      const maxBytes = operation.requestBody?.['x-max-bytes'];
      const variants = variantsOf(body, document).map(({ schema }) => schema);
      const undocumented = [...new Set(sentences(operation, body.schema, ...variants))];
      return {
        ...endpoint,
        ...(maxBytes && { maxBytes }),
        ...(undocumented.length > 0 && { undocumented }),
        ...tableOf(body, operation['x-creates'], document),
      };
    }),
    undocumented: requests
      .filter((request) => !isDocumented(request))
      .map(({ endpoint, operation, body }) => ({ ...endpoint, undocumented: sentences(body.schema, operation) })),
  };
}

/** The same, for a document that does not change. */
export const matrixOf = onceFor(toMatrix);

const sentences = (...places: Open[]) => places.flatMap((place) => Object.values(place['x-undocumented'] ?? {}));

/** The fields of a body by its variants. */
export type FieldTable = Pick<Generator, 'by' | 'variants' | 'about' | 'fields'>;

function tableOf(body: Place, creates: string | undefined, document: OpenApiDocument) {
  const kinds = () => variantsOf(body, document).map(({ key, schema }) => [key, schema['x-creates'] ?? '']);
  return { creates: creates ?? Object.fromEntries(kinds()), ...fieldTableOf(body, document) };
}

/** The fields of any body, such as a response whose `state` selects the variant. */
export function fieldTableOf(body: Place, document: OpenApiDocument): FieldTable {
  const places = variantsOf(body, document);
  const variants = places.map((place) => [place.key, cellsOf(place, document)] as const);
  const about = places.flatMap(({ key, schema: { description } }) => (key && description ? [[key, description]] : []));
  const names = merged(variants.map(([, cells]) => [...cells.keys()]));
  return {
    by: body.schema.discriminator?.propertyName ?? null,
    variants: places.map(({ key }) => key),
    ...(about.length > 0 && { about: Object.fromEntries(about) }),
    fields: names.map((name) => toField(name, new Map(variants.map(([variant, cells]) => [variant, cells.get(name)])))),
  };
}

/** Lists as one, with each name at its place: a name that only a later list has comes after its predecessor there. */
function merged(lists: readonly string[][]): string[] {
  const all: string[] = [];
  for (const names of lists) {
    names.forEach((name, index) => {
      if (!all.includes(name)) all.splice(index === 0 ? 0 : all.indexOf(names[index - 1] ?? '') + 1, 0, name);
    });
  }
  return all;
}

/** A cell keeps a description only if it differs from that of the field. */
function toField(name: string, cells: ReadonlyMap<string, Cell | undefined>): Field {
  const description = descriptionOf(cells);
  const withoutShared = ({ description: own, ...cell }: Cell): Cell =>
    own === undefined || own === description ? cell : { ...cell, description: own };
  return {
    name,
    description,
    cells: Object.fromEntries([...cells].map(([variant, cell]) => [variant, cell ? withoutShared(cell) : null])),
  };
}

/** What all variants begin with, or else most of them say, or else what each says. */
function descriptionOf(cells: ReadonlyMap<string, Cell | undefined>): string {
  const said = [...cells].flatMap(([variant, cell]): [string, string][] =>
    cell && !cell.noEffect ? [[variant, cell.description ?? '']] : [],
  );
  const groups = groupByValue(said);
  const isBeginning = (text: string) => said.every(([, other]) => other.startsWith(text.replace(/\.$/, '')));
  const found =
    groups.find(([, text]) => isBeginning(text)) ?? groups.find(([variants]) => variants.length * 2 > said.length);
  return found ? found[1] : describeGroups(groups, ' ');
}
