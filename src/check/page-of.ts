import { operationIds } from './targets.js';

/** The page of the docs about the subject of a rule: `reference/createMv`, `guides/callbacks`. */
export function pageOf(subject: string): string {
  if (operationIds.includes(subject as never)) return `reference/${subject}`;
  return `guides/${subject === 'results' ? 'files' : subject}`;
}
