import {
  callbackOf,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Schema,
} from '../../../document/document.js';
import { walk } from '../../../document/walk.js';

/** Where in an operation something is not shown. */
export interface Spot {
  operation: Operation;
  /** Which of its parts. */
  part: 'operation' | 'request' | 'answer' | 'callback' | 'refusal';
  /** The field, such as `assets[].image_uri`; none where it is the whole part. */
  field: string;
  /** Values that choose the variants of a request that it holds for, such as models. */
  variants: string[];
  /** How many variants there are. */
  outOf: number;
}

/** Something that is not shown, with every place where it would have been said. */
export interface Entry {
  name: string;
  sentence: string;
  /** Whether it is said of the service as a whole. */
  isGeneral: boolean;
  spots: Spot[];
}

type Marked = { 'x-not-shown'?: Record<string, string> };

/** Parts of the document that these scripts read nowhere else. */
interface Wider {
  info: Marked;
  servers: Marked[];
  components: { securitySchemes: Record<string, Marked>; responses: Record<string, Marked> };
}

/** Everything that the document marks with `x-not-shown`, in the order in which it is met. */
export function notShownEntries(document: OpenApiDocument): Entry[] {
  const entries = new Map<string, Entry>();
  const entry = (name: string, sentence: string): Entry => {
    const found = entries.get(name) ?? { name, sentence, isGeneral: false, spots: [] };
    entries.set(name, found);
    return found;
  };
  for (const [name, sentence] of generalMarks(document)) entry(name, sentence).isGeneral = true;
  for (const { operation } of operationsOf(document)) {
    for (const [name, sentence, spot] of marksOf(operation, document)) add(entry(name, sentence).spots, spot);
  }
  return [...entries.values()];
}

function generalMarks(document: OpenApiDocument): [name: string, sentence: string][] {
  const { info, servers, components } = document as OpenApiDocument & Wider;
  const marked = [info, ...servers, ...Object.values(components.securitySchemes)];
  return marked.flatMap((node) => Object.entries(node['x-not-shown'] ?? {}));
}

type Mark = [name: string, sentence: string, spot: Spot];

function marksOf(operation: Operation, document: OpenApiDocument): Mark[] {
  const { requestBody, responses } = operation;
  const callback = callbackOf(operation, document);
  const marks = (node: Marked, part: Spot['part']): Mark[] =>
    Object.entries(node['x-not-shown'] ?? {}).map(([name, sentence]) => {
      return [name, sentence, { operation, part, field: '', variants: [], outOf: 0 }];
    });
  const inBody = (body: typeof requestBody, part: Spot['part']) =>
    body ? bodyMarks(body.content['application/json'].schema, part, operation, document) : [];
  return [
    ...marks(operation, 'operation'),
    ...inBody(requestBody, 'request'),
    ...inBody(responses[200], 'answer'),
    ...marks(callback ? (callback as Marked) : {}, 'callback'),
    ...inBody(callback?.requestBody, 'callback'),
    ...marks(refusalOf(operation, document), 'refusal'),
  ];
}

function bodyMarks(schema: Schema, part: Spot['part'], operation: Operation, document: OpenApiDocument): Mark[] {
  const places = walk(schema, document);
  const all = new Set(places.flatMap(({ variant }) => variant || []));
  return places.flatMap(({ schema, name: field, variant }) =>
    Object.entries(schema['x-not-shown'] ?? {}).map(([name, sentence]): Mark => {
      const variants = part === 'request' && variant ? [variant] : [];
      return [name, sentence, { operation, part, field, variants, outOf: all.size }];
    }),
  );
}

/** What a refused request is answered with, which the document has once for all operations. */
function refusalOf({ responses }: Operation, document: OpenApiDocument): Marked {
  const { $ref = '' } = (responses as { default?: { $ref?: string } }).default ?? {};
  const { components } = document as OpenApiDocument & Wider;
  return components.responses[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {};
}

/** Several variants of one field are one spot, and the same place is told once. */
function add(spots: Spot[], spot: Spot): void {
  const same = spots.find(
    ({ operation, part, field }) => operation === spot.operation && part === spot.part && field === spot.field,
  );
  if (same) same.variants.push(...spot.variants.filter((variant) => !same.variants.includes(variant)));
  else spots.push(spot);
}
