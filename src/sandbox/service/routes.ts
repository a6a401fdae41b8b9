import { operations } from '../../../generated/operations.js';
import { closest } from '../../shared/closest.js';
import { excerpt } from '../../shared/text.js';
import type { OperationId } from '../../terms/operation.js';
import { SandboxRejection } from '../http/rejection.js';

export interface Route {
  operation: OperationId;
  /** Value of `{id}` in the path. */
  id: string;
}

/** Operations of a path, by method. */
type Methods = Map<string, OperationId>;

const paths = new Map<string, Methods>();
for (const [operation, [method, path]] of Object.entries(operations)) {
  const methods = paths.get(path) ?? new Map<string, OperationId>();
  paths.set(path, methods.set(method, operation as OperationId));
}

const withId = [...paths].flatMap(([path, methods]) => {
  const [before = '', after] = path.split('{id}');
  return after === undefined ? [] : [{ before, after, methods }];
});

/** The operation of a request. A path without a parameter takes precedence, as in OpenAPI. */
export function routeOf(method: string, path: string): Route {
  const exact = paths.get(path);
  if (exact) return { operation: operationOf(exact, method, path), id: '' };
  for (const { before, after, methods } of withId) {
    if (!path.startsWith(before) || !path.endsWith(after)) continue;
    const id = path.slice(before.length, path.length - after.length);
    if (id !== '' && !id.includes('/')) return { operation: operationOf(methods, method, path), id: decode(id) };
  }
  const meant = meantBy(path);
  const help = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new SandboxRejection(404, 'unknown_path', `The service has no path ${excerpt(path)}.${help}`);
}

/** The path that was probably meant: it was sent twice, as with a base URL that contains a part of it, in part, or misspelled. */
function meantBy(path: string): string | undefined {
  const known = [...paths.keys()];
  const sent = path.replace(/\/+$/, '');
  const isPart = (one: string) => sent.endsWith(one) || (sent !== '' && one.endsWith(sent));
  return known.find(isPart) ?? closest(sent, known);
}

function operationOf(methods: Methods, method: string, path: string): OperationId {
  const operation = methods.get(method);
  if (operation) return operation;
  const allow = [...methods.keys()].join(', ');
  // A browser asks with OPTIONS before it sends a request of a page.
  const help = method === 'OPTIONS' ? ' For pages of other origins: createSandbox({ cors: true }), or --cors.' : '';
  throw new SandboxRejection(
    405,
    'method_not_allowed',
    `${excerpt(path)} must be requested with ${allow}, not ${method}.${help}`,
    {
      headers: { allow },
    },
  );
}

function decode(id: string): string {
  if (!id.includes('%')) return id;
  try {
    return decodeURIComponent(id);
  } catch {
    throw new SandboxRejection(400, 'bad_request', 'The identifier in the path is not encoded correctly.');
  }
}
