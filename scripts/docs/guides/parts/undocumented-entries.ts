import {
  callbackOf,
  nameOf,
  type Open,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Schema,
} from '../../../document/document.js';
import { walk } from '../../../document/walk.js';

/** A place in an operation where something is undocumented. */
export interface Occurrence {
  operation: Operation;
  /** The part of the operation. */
  part: 'operation' | 'request' | 'response' | 'callback' | 'rejection';
  /** The field, such as `assets[].image_uri`; none where it is the whole part. */
  field: string;
  /** Values that select the variants of a request that it concerns, such as models. */
  variants: string[];
  /** How many variants there are. */
  outOf: number;
}

/** Something undocumented, with every place that it concerns. */
export interface Entry {
  name: string;
  sentence: string;
  /** Whether it concerns the service as a whole. */
  isGeneral: boolean;
  occurrences: Occurrence[];
}

/** Everything that the document marks with `x-undocumented`, in the order of the document. */
export function undocumentedEntries(document: OpenApiDocument): Entry[] {
  const entries = new Map<string, Entry>();
  const entry = (name: string, sentence: string): Entry => {
    const found = entries.get(name) ?? { name, sentence, isGeneral: false, occurrences: [] };
    entries.set(name, found);
    return found;
  };
  for (const [name, sentence] of generalMarks(document)) entry(name, sentence).isGeneral = true;
  for (const { operation } of operationsOf(document)) {
    for (const [name, sentence, occurrence] of marksOf(operation, document))
      add(entry(name, sentence).occurrences, occurrence);
  }
  return [...entries.values()];
}

function generalMarks({ info, servers, components }: OpenApiDocument): [name: string, sentence: string][] {
  const marked = [info, ...servers, ...Object.values(components.securitySchemes)];
  return marked.flatMap((node) => Object.entries(node['x-undocumented'] ?? {}));
}

type Mark = [name: string, sentence: string, occurrence: Occurrence];

function marksOf(operation: Operation, document: OpenApiDocument): Mark[] {
  const { requestBody, responses } = operation;
  const callback = callbackOf(operation, document);
  const marks = (node: Open, part: Occurrence['part']): Mark[] =>
    Object.entries(node['x-undocumented'] ?? {}).map(([name, sentence]) => {
      return [name, sentence, { operation, part, field: '', variants: [], outOf: 0 }];
    });
  const inBody = (body: typeof requestBody, part: Occurrence['part']) =>
    body ? bodyMarks(body.content['application/json'].schema, part, operation, document) : [];
  return [
    ...marks(operation, 'operation'),
    ...inBody(requestBody, 'request'),
    ...inBody(responses[200], 'response'),
    ...marks(callback ?? {}, 'callback'),
    ...inBody(callback?.requestBody, 'callback'),
    ...marks(rejectionOf(operation, document), 'rejection'),
  ];
}

function bodyMarks(schema: Schema, part: Occurrence['part'], operation: Operation, document: OpenApiDocument): Mark[] {
  const places = walk(schema, document);
  const all = new Set(places.flatMap(({ variant }) => variant || []));
  return places.flatMap(({ schema, name: field, variant }) =>
    Object.entries(schema['x-undocumented'] ?? {}).map(([name, sentence]): Mark => {
      const variants = part === 'request' && variant ? [variant] : [];
      return [name, sentence, { operation, part, field, variants, outOf: all.size }];
    }),
  );
}

/** The response to a rejected request, which the document has once for all operations. */
function rejectionOf({ responses }: Operation, { components }: OpenApiDocument): Open {
  return components.responses?.[nameOf(responses.default?.$ref ?? '')] ?? {};
}

/** Several variants of one field are one occurrence, and a place is listed once. */
function add(occurrences: Occurrence[], occurrence: Occurrence): void {
  const same = occurrences.find(
    ({ operation, part, field }) =>
      operation === occurrence.operation && part === occurrence.part && field === occurrence.field,
  );
  if (same) same.variants.push(...occurrence.variants.filter((variant) => !same.variants.includes(variant)));
  else occurrences.push(occurrence);
}
