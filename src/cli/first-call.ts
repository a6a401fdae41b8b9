import { operations } from '../../generated/operations.js';
import { behaviours } from '../../generated/service.js';

/** A curl command to paste: a first request, with an example of the document. The sandbox accepts any key. */
export function firstCall(url: string): string {
  const [, path] = operations.createText2Video;
  const request = Object.values(behaviours.createText2Video.examples).at(-1);
  return `curl ${url}${path} \\
  -H 'Authorization: Token key' -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(request, null, 2)}'`;
}
