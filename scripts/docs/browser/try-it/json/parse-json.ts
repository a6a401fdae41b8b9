import { type Node, parseTree, visit } from 'jsonc-parser';
import type { Span } from '../../../../../src/page-kit/json-tokens.js';
import { jsonProblem } from '../../../../../src/shared/json-problem.js';
import { tooDeep } from './too-deep.js';

/** JSON with the places of its values, or where and why it is not JSON. */
export interface ParsedJson {
  value?: unknown;
  tree?: Node | undefined;
  problem?: Span & { message: string };
}

/** Reads JSON. */
export function parseJson(text: string): ParsedJson {
  const end = text.trimEnd().length;
  const problem = (offset: number, length: number, message: string): ParsedJson => {
    // At the end there is nothing to mark.
    const start = Math.max(0, Math.min(offset, end - 1));
    const line = text.slice(0, start).split('\n').length;
    return { problem: { start, end: Math.max(start, offset + length), message: `Line ${line}: ${message}` } };
  };
  if (end === 0) return problem(0, 0, 'the body is empty. Write { and }.');
  const deep = tooDeep(text);
  if (deep) return problem(deep.start, 1, 'this is nested too deeply.');
  const found = jsonProblem(text);
  if (found) return problem(found.offset, found.length, `${found.message}.`);
  const twice = repeatedName(text);
  if (twice) return problem(twice.offset, twice.length, `"${twice.name}" is there twice. Remove one.`);
  return { value: JSON.parse(text), tree: parseTree(text) };
}

/** The name of a field that its object has twice. */
function repeatedName(text: string): { name: string; offset: number; length: number } | undefined {
  const seen = new Set<string>();
  let found: ReturnType<typeof repeatedName>;
  visit(text, {
    onObjectProperty: (name, offset, length, _line, _character, path) => {
      const key = JSON.stringify([...path(), name]);
      if (seen.has(key)) found ??= { name, offset, length };
      seen.add(key);
    },
  });
  return found;
}
