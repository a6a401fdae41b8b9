import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Span } from '../../../../src/page-kit/json-tokens.js';
import type { OperationId } from '../../../../src/terms/operation.js';
import { validateRequest } from '../../../../src/validate/index.js';
import { type ParsedJson, parseJson } from './json/parse-json.js';

/** What is wrong with a body, and where. */
export interface Problem extends Span {
  /** JSON Pointer; empty for the whole body. */
  path: string;
  message: string;
}

/** A body as it is checked while it is written. */
interface CheckedBody extends ParsedJson {
  problems: Problem[];
}

/** Checks a body as the validators of the package do, with their sentences. */
export function checkBody(operation: string, text: string): CheckedBody {
  const parsed = parseJson(text);
  const { problem, value, tree } = parsed;
  if (problem) return { ...parsed, problems: [{ ...problem, path: '' }] };
  const violations = validateRequest(operation as OperationId, value);
  return { ...parsed, problems: violations.map(({ path, message }) => ({ ...placeFor(path, tree), path, message })) };
}

/** The place of a value, or of the nearest one around it: what is missing has no place. Those of fields include their names. */
function placeFor(pointer: string, tree: Node | undefined): Span {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  for (; tree && steps.length > 0; steps.pop()) {
    const found = findNodeAtLocation(
      tree,
      steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    );
    const { offset, length } = found?.parent?.type === 'property' ? found.parent : (found ?? {});
    if (offset !== undefined && length !== undefined) return { start: offset, end: offset + length };
  }
  // The whole body would be marked: its opening brace is enough.
  return { start: tree?.offset ?? 0, end: (tree?.offset ?? 0) + 1 };
}
