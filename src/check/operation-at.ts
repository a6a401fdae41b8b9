import { operations } from '../../generated/operations.js';
import { parseUrl } from '../shared/parse-url.js';
import type { OperationId } from '../terms/operation.js';
import { operationIds } from './targets.js';

const routes = operationIds.map((operation) => {
  const [method, path] = operations[operation];
  return {
    operation,
    method,
    pattern: new RegExp(`${path.replace('{id}', '[^/]+')}/?$`),
    isExact: !path.includes('{id}'),
  };
});

/** The path of a URL, or of a request line, which may be anything. */
export const pathnameOf = (url: string) => parseUrl(url, 'http://localhost')?.pathname ?? url;

/** The operation of a request, also behind a gateway that adds something in front of the path. */
export function operationAt(method: string, url: string): OperationId | undefined {
  const pathname = pathnameOf(url);
  const found = routes.filter((route) => route.method === method && route.pattern.test(pathname));
  return (found.find(({ isExact }) => isExact) ?? found[0])?.operation;
}
