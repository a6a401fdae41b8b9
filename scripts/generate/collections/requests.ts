import { nameOf, type OpenApiDocument, type Operation, operationsOf } from '../../document/document.js';

/** A request of a collection, as every tool has it. Variables are written as `{{name}}`. */
export interface CollectionRequest {
  name: string;
  description: string;
  method: string;
  /** Path with variables, such as `/ent/v2/tasks/{{taskId}}/creations`. */
  path: string;
  /** JSON, except for variables that stand for a list. */
  body?: string;
  /** Variables that its response sets: the first of these fields that it has. */
  sets: ReadonlyMap<string, readonly string[]>;
}

interface Folder {
  name: string;
  description: string;
  requests: CollectionRequest[];
}

interface Variable {
  name: string;
  value: string;
  description: string;
}

export interface Collection {
  name: string;
  description: string;
  /** The header of every request that carries the key. */
  authorization: { name: string; value: string };
  variables: Variable[];
  folders: Folder[];
}

interface Example {
  summary: string;
  value: unknown;
}

interface Tagged {
  tags: { name: string; description: string }[];
}

/** The links of an operation. */
interface Linked {
  responses: { 200: { links?: Record<string, { operationId: string; parameters: Record<string, string> }> } };
}

/**
 * All requests: one for each example, and one for each operation without a body. Folders are the tags. The converters of
 * others make one request for each operation, with random identifiers and a key without `Token`.
 */
export function toCollection(document: OpenApiDocument, baseUrl: string): Collection {
  const { info, components } = document;
  const { tags } = document as OpenApiDocument & Tagged;
  const operations = operationsOf(document);
  const pathOf = (operationId: string) =>
    operations.find(({ operation }) => operation.operationId === operationId)?.path;
  const folders = tags.map(({ name, description }) => ({
    name,
    description,
    requests: operations
      .filter(({ operation }) => operation.tags.includes(name))
      .flatMap(({ method, path, operation }) => {
        const { summary, description = summary } = operation;
        const sets = variablesOf(operation, pathOf);
        const request = { name: summary, description, method, path: withVariables(path), sets };
        const examples = examplesOf(operation, components.examples);
        return examples.length === 0
          ? [request]
          : examples.map(({ summary: what, value }) => ({
              ...request,
              name: `${summary}: ${what}`,
              body: toBody(value),
            }));
      }),
  }));
  // Folders that only read are last, so that a run from top to bottom has created what they read.
  const isReading = ({ requests }: Folder) => requests.every(({ body }) => body === undefined);
  const ordered = [...folders.filter((folder) => !isReading(folder)), ...folders.filter(isReading)];
  const [scheme] = Object.values(components.securitySchemes);
  return {
    name: info.title,
    description: info.summary,
    authorization: { name: scheme?.name ?? '', value: 'Token {{apiKey}}' },
    variables: [
      {
        name: 'baseUrl',
        value: baseUrl,
        description: 'URL of the service. The default is the sandbox on this machine.',
      },
      { name: 'apiKey', value: '', description: 'Your key. The sandbox accepts any.' },
      ...usedIn(ordered).map((name) =>
        name.endsWith('Ids')
          ? { name, value: '[]', description: 'List of identifiers from a response, as JSON.' }
          : { name, value: '', description: 'Identifier from a response.' },
      ),
    ],
    folders: ordered,
  };
}

function examplesOf({ requestBody }: Operation, components: OpenApiDocument['components']['examples']): Example[] {
  const examples = Object.values(requestBody?.content['application/json'].examples ?? {});
  return examples.map(({ $ref }) => components[nameOf($ref)] as Example);
}

/** Variables that the links of an operation set, each with the fields of the response that it is taken from. */
function variablesOf(operation: Operation, pathOf: (operationId: string) => string | undefined): Map<string, string[]> {
  const sets = new Map<string, string[]>();
  const { links = {} } = (operation as unknown as Linked).responses[200];
  for (const { operationId, parameters } of Object.values(links)) {
    const [variable] = namesIn(withVariables(pathOf(operationId) ?? ''));
    const field = /^\$response\.body#\/(\w+)$/.exec(parameters.id ?? '')?.[1];
    if (!variable || !field) continue;
    sets.set(variable, [...new Set([...(sets.get(variable) ?? []), field])]);
  }
  return sets;
}

/** `/ent/v2/tasks/{id}/creations` → `/ent/v2/tasks/{{taskId}}/creations`. */
const withVariables = (path: string) =>
  path.replace(/([^/]+)\/\{id\}/, (_, before: string) => `${before}/{{${toName(before.replace(/s$/, ''))}Id}}`);

/** An example as text, with variables for the identifiers of tasks: they are not those of the caller. */
const toBody = (example: unknown) =>
  JSON.stringify(example, null, 2)
    .replace(/"(\w+)_task_id": "[^"]*"/g, (_, of: string) => `"${of}_task_id": "{{${toName(of)}Id}}"`)
    .replace(/"(\w+)_task_ids": \[[^\]]*\]/g, (_, of: string) => `"${of}_task_ids": {{${toName(of)}Ids}}`);

/** `ad-one-click` and `ad_one_click` → `adOneClick`. */
const toName = (text: string) => text.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/** Variables in a text. */
const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string);

function usedIn(folders: readonly Folder[]): string[] {
  const requests = folders.flatMap((folder) => folder.requests);
  return [...new Set(requests.flatMap(({ path, body = '' }) => namesIn(path + body)))];
}
