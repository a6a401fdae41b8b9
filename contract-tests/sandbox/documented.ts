import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { operations } from '../support/document.js';

// biome-ignore lint/suspicious/noExplicitAny: the tests read the document as plain JSON.
type Json = any;

/** The document with the rejections of the sandbox. */
export const sandboxDocument: Json = JSON.parse(
  readFileSync(new URL('../../generated/openapi-sandbox.json', import.meta.url), 'utf8'),
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(sandboxDocument, 'sandbox');

/** A response to a request with this method and path, as it was sent. */
interface Exchange {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  text: string;
}

const routes = operations.map(({ method, path, operation }) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replace('{id}', '[^/]*')}$`),
  hasId: path.includes('{id}'),
  operationId: operation.operationId as string,
  responses: sandboxDocument.paths[path][method].responses,
}));

/** The operation that a tool means by a request. In a path such as `…/edit` it may mean an identifier. */
function routeOf(method: string, path: string) {
  const found = routes.filter((route) => route.method === method && route.pattern.test(path));
  return found.find(({ hasId }) => !hasId) ?? found[0];
}

/** A response of the document, by the name that the overlay gives it. */
interface DocumentedResponse {
  name: string;
  /** Codes that it lists. */
  codes: string[];
  headers: Record<string, { $ref: string }>;
  validate: ValidateFunction;
}

const known = new Map<string, DocumentedResponse>();

export function documentedResponse(reference: string): DocumentedResponse {
  const name = reference.split('/').at(-1) as string;
  const response = known.get(name);
  if (response) return response;
  const { content, headers = {} } = sandboxDocument.components.responses[name];
  const { enum: codes } = content['application/json'].schema.allOf[1].properties.error.properties.code;
  const validate = ajv.getSchema(`sandbox#/components/responses/${name}/content/application~1json/schema`);
  if (!validate) throw new Error(`${name} has no schema.`);
  known.set(name, { name, codes, headers, validate: validate as ValidateFunction });
  return known.get(name) as DocumentedResponse;
}

/** Headers that say what to do about a rejection. */
const advice = ['allow', 'retry-after', 'www-authenticate'];

/**
 * Expects that a rejection is one of those that `openapi-sandbox.json` lists for its operation. Returns what it was, unless
 * the request is not for an operation, or a fault sent a page.
 */
export function expectDocumented({ method, path, status, headers, text }: Exchange) {
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const route = routeOf(method, path.replace(/\?.*/s, ''));
  if (status < 400 || isPage || !route) return undefined;
  const { operationId, responses } = route;
  const listed = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  if (!listed) throw new Error(`openapi-sandbox.json does not list ${status} for ${operationId}: ${text}`);
  const response = documentedResponse(listed.$ref);
  const body = JSON.parse(text);
  expect(headers.get('content-type')).toBe('application/json');
  const context = { operationId, status, response: response.name, error: body.error };
  expect({ ...context, isValid: response.validate(body) }).toEqual({ ...context, isValid: true });
  const sent = advice.filter((name) => headers.has(name));
  const names = Object.keys(response.headers).map((name) => name.toLowerCase());
  expect({ ...context, unlisted: sent.filter((name) => !names.includes(name)) }).toEqual({ ...context, unlisted: [] });
  for (const [name, { $ref }] of Object.entries(response.headers)) {
    const { schema } = sandboxDocument.components.headers[$ref.split('/').at(-1) as string];
    const value = headers.get(name);
    if (value !== null) expect(value).toMatch(new RegExp(schema.pattern ?? '.'));
  }
  return { operationId, status, code: body.error.code as string };
}
