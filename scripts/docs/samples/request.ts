import { type Body, nameOf, type OpenApiDocument, type Operation, operationsOf } from '../../document/document.js';
import { examplesOf } from '../../document/examples.js';

/** One request of an operation, which the samples in all languages send. */
export interface SampleRequest {
  operationId: string;
  /** In capitals: `POST`. */
  method: string;
  /** As in the document: `/ent/v2/tasks/{id}/creations`. */
  path: string;
  /** The field that selects the variant of the body, and its value. Only if the body has variants. */
  variant?: { field: string; value: string };
  /** Name of the example at the operation: `genq2-portrait`. Only if there is a body. */
  example?: string;
  /** What it does: the summary of the example or, without a body, of the operation. */
  title: string;
  /** Identifiers of things that must exist already. */
  variables: SampleVariable[];
  /** The example, unchanged. Samples have the variables in their places. */
  body?: Record<string, unknown>;
  /** Identifier in the path, if it is known. Otherwise it is one of the variables. */
  id?: string;
}

/** A value that a sample reads from the environment. */
export interface SampleVariable {
  /** `TASK_ID`. */
  name: string;
  /** Where it is: the parameter of the path (`{id}`), or the JSON Pointer of the value in the body (`/video_task_ids/0`). */
  place: string;
}

/** The requests of an operation: one for each of its examples, which are at least one for each variant, or one without a body. */
export function requestsOf(document: OpenApiDocument, operationId: string): [SampleRequest, ...SampleRequest[]] {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`The document has no operation ${operationId}.`);
  const { method, path, operation } = found;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([place, name = '']) => ({
    name: nameInPath(name, operation),
    place,
  }));
  const shared = { operationId, method, path };
  const { requestBody } = operation;
  if (!requestBody) return [{ ...shared, title: operation.summary, variables: inPath }];
  const [first, ...others] = examplesOf(requestBody, document).map(({ name: example, summary, value }) => {
    const body = value as Record<string, unknown>;
    const variant = variantOf(body, requestBody, document);
    const variables = [...inPath, ...variablesIn(body)];
    const title = summary || operation.summary;
    return { ...shared, ...(variant && { variant }), example, title, variables, body };
  });
  const known = [first, ...others].map((request) => request?.variant?.value);
  const missing = variantsOf(requestBody, document).filter((value) => !known.includes(value));
  if (first && missing.length === 0) return [first, ...others];
  const whose = missing.length > 0 ? ` of ${missing.join(', ')}` : '';
  throw new Error(`${operationId} has no example${whose}. Add it to openapi/examples/, and to the operation.`);
}

/** `id` → `SUBJECT_ID` or `TASK_ID`. */
function nameInPath(name: string, { tags }: Operation): string {
  if (name !== 'id') return name.toUpperCase();
  return tags?.includes('Subjects') ? 'SUBJECT_ID' : 'TASK_ID';
}

const discriminatorOf = ({ content }: Body, { components }: OpenApiDocument) =>
  components.schemas[nameOf(content['application/json'].schema.$ref)]?.discriminator;

const variantsOf = (body: Body, document: OpenApiDocument) =>
  Object.keys(discriminatorOf(body, document)?.mapping ?? {});

function variantOf(example: Record<string, unknown>, body: Body, document: OpenApiDocument) {
  const field = discriminatorOf(body, document)?.propertyName;
  return field === undefined ? undefined : { field, value: String(example[field]) };
}

/** The identifiers in a body of things that must exist: tasks of the caller's own, and stored subjects. */
function variablesIn(value: unknown, place = ''): SampleVariable[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = `${place}/${key}`;
    if (key === 'server_id') return [{ name: 'SUBJECT_ID', place: at }];
    if (!/_task_ids?$/.test(key)) return variablesIn(child, at);
    // `bgm_task_id` → BGM_TASK_ID, and the second of `video_task_ids` → VIDEO_TASK_ID_2.
    const name = key.replace(/s$/, '').toUpperCase();
    if (!Array.isArray(child)) return [{ name, place: at }];
    return child.map((_, index) => ({ name: `${name}_${index + 1}`, place: `${at}/${index}` }));
  });
}

/** The names of the variables of a request, each once. */
export const variableNames = ({ variables }: SampleRequest) => [...new Set(variables.map(({ name }) => name))];

/** The path of a request, with its variables as a language writes them. */
export function pathOf({ path, variables, id }: SampleRequest, write: (name: string) => string): string {
  const written = variables.reduce((text, { name, place }) => text.replace(place, () => write(name)), path);
  return id === undefined ? written : written.replace('{id}', () => encodeURIComponent(id));
}
