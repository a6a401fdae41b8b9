import type { SampleVariable } from './request.js';

/** How a language writes a value of JSON. */
export interface Syntax {
  string(value: string): string;
  /** The name of a field, in front of its colon. */
  key(name: string): string;
  /** A variable of the program. */
  variable(name: string): string;
  constants: { true: string; false: string; null: string };
  /** What stands around an array and around an object. `isItem`: inside an array whose type says what it contains. */
  array(items: readonly unknown[]): [open: string, close: string];
  object(isItem: boolean): [open: string, close: string];
  /** Between the braces of an object in one line. */
  padding: string;
  indent: string;
  /** Whether a string that is too long for its line begins in the next one, as formatters of JavaScript want it. */
  breaksStrings?: boolean;
  /** Whether the values of neighbouring lines begin in one column, as gofmt wants it. */
  isAligned?: boolean;
}

interface Context {
  syntax: Syntax;
  variables: readonly SampleVariable[];
}

/** Where a value is: its JSON Pointer, the indentation of its line, and how many columns its first line has left. */
interface Place {
  pointer: string;
  indent: string;
  room: number;
  isItem?: boolean;
}

/** Columns of the panel that shows a sample. */
export const maxLineWidth = 76;

/** Columns of a tab on the pages. */
const tabWidth = 2;

export const widthOf = (line: string) => line.replaceAll('\t', ' '.repeat(tabWidth)).length;

/**
 * A body as a literal. An object or array has a line for each of its values, unless all of it fits into one line; the body
 * itself always has several.
 */
export function toLiteral(
  body: unknown,
  { syntax, variables, indent = '' }: Context & { indent?: string | undefined },
): string {
  return write(body, { pointer: '', indent, room: 0 }, { syntax, variables });
}

function write(value: unknown, place: Place, context: Context): string {
  const flat = writeFlat(value, place, context);
  const children = childrenOf(value);
  const isSimple = children.length === 0 || context.variables.some((variable) => variable.place === place.pointer);
  if (isSimple || (widthOf(flat) <= place.room && !hasSeveralObjects(value))) return flat;
  const [open, close] = brackets(value, place, context.syntax);
  const indent = place.indent + context.syntax.indent;
  const lines = children.map(([key, child]): [name: string, text: string] => {
    const name = Array.isArray(value) ? '' : `${context.syntax.key(key)}: `;
    const room = maxLineWidth - widthOf(`${indent}${name},`);
    const text = write(child, { ...childPlace(value, key, place), indent, room }, context);
    const isBroken = context.syntax.breaksStrings && name && typeof child === 'string' && widthOf(text) > room;
    return isBroken ? [name.trimEnd(), `\n${indent}${context.syntax.indent}${text}`] : [name, text];
  });
  const written = context.syntax.isAligned ? align(lines) : lines.map((parts) => parts.join(''));
  return `${open}\n${written.map((line) => `${indent}${line},\n`).join('')}${place.indent}${close}`;
}

/** The value in one line. */
function writeFlat(value: unknown, place: Place, context: Context): string {
  const { syntax, variables } = context;
  const variable = variables.find((one) => one.place === place.pointer);
  if (variable) return syntax.variable(variable.name);
  if (typeof value === 'string') return syntax.string(value);
  if (typeof value !== 'object') return syntax.constants[String(value) as 'true'] ?? String(value);
  if (value === null) return syntax.constants.null;
  const [open, close] = brackets(value, place, syntax);
  const parts = childrenOf(value).map(([key, child]) => {
    const text = writeFlat(child, childPlace(value, key, place), context);
    return Array.isArray(value) ? text : `${syntax.key(key)}: ${text}`;
  });
  const padding = Array.isArray(value) || parts.length === 0 ? '' : syntax.padding;
  return `${open}${padding}${parts.join(', ')}${padding}${close}`;
}

const brackets = (value: unknown, { isItem = false }: Place, syntax: Syntax) =>
  Array.isArray(value) ? syntax.array(value) : syntax.object(isItem);

const childrenOf = (value: unknown): [key: string, child: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function childPlace(parent: unknown, key: string, { pointer, indent }: Place): Place {
  return {
    pointer: `${pointer}/${key}`,
    indent,
    room: Number.POSITIVE_INFINITY,
    isItem: Array.isArray(parent) && parent.every(isObject),
  };
}

/** Whether it is an object of JSON. */
export const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const hasSeveralObjects = (value: unknown) => Array.isArray(value) && value.length > 1 && value.every(isObject);

/** Pads the names of neighbouring lines to one width. A value of several lines is not aligned with others. */
function align(lines: readonly [name: string, text: string][]): string[] {
  const isShort = (index: number) => lines[index] !== undefined && !lines[index][1].includes('\n');
  return lines.map(([name, text], index) => {
    if (!isShort(index)) return name + text;
    let [first, last] = [index, index];
    while (isShort(first - 1)) first -= 1;
    while (isShort(last + 1)) last += 1;
    const width = Math.max(...lines.slice(first, last + 1).map(([one]) => one.length));
    return name.padEnd(width) + text;
  });
}

/** A string in the quotes that need fewer escapes, with the escapes of JSON. */
export function quoted(text: string, preferred: "'" | '"'): string {
  const count = (quote: string) => text.split(quote).length;
  const other = preferred === '"' ? "'" : '"';
  const quote = count(other) < count(preferred) ? other : preferred;
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return quote + inside.replaceAll(quote, `\\${quote}`) + quote;
}
