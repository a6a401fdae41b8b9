import type { OperationId } from '../../../../src/contract/operation.js';
import { validateRequest } from '../../../../src/validate/index.js';
import { type ParsedJson, parseJson, type Span } from './json/parse-json.js';

/** What is wrong with a body, and where. */
export interface Problem extends Span {
  /** JSON Pointer; empty for the whole body. */
  path: string;
  message: string;
}

/** A body as it is checked while it is written. */
export interface CheckedBody extends ParsedJson {
  problems: Problem[];
}

/** Checks a body as the validators of the package do, with their sentences. */
export function checkBody(operation: string, text: string): CheckedBody {
  const parsed = parseJson(text);
  const { problem, value, places } = parsed;
  if (problem) return { ...parsed, problems: [{ ...problem, path: '' }] };
  const violations = validateRequest(operation as OperationId, value);
  return { ...parsed, problems: violations.map(({ path, message }) => ({ ...placeFor(path, places), path, message })) };
}

/** The place of a value, or of the nearest one around it: what is missing has no place. */
export function placeFor(path: string, places: ReadonlyMap<string, Span>): Span {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = places.get(at);
    // The whole body would be marked: its opening brace is enough.
    if (found) return at === '' ? { start: found.start, end: found.start + 1 } : found;
    if (at === '') return { start: 0, end: 0 };
  }
}
