import { maxLineWidth, quoted, type Syntax } from './literal.js';

/** Literals of JavaScript and TypeScript. Variables have the names that they have in the environment. */
export const javascript: Syntax = {
  string: (value) => quoted(value, "'"),
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name, "'")),
  variable: (name) => name,
  constants: { true: 'true', false: 'false', null: 'null' },
  array: () => ['[', ']'],
  object: () => ['{', '}'],
  padding: ' ',
  indent: '  ',
  breaksStrings: true,
};

/** The lines that read variables of the environment: `names` as they are in a pattern, such as `TASK_ID = ''`. */
export function environmentLines(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const pattern = `const { ${names.join(', ')} } =`;
  if (`${pattern} process.env;`.length <= maxLineWidth) return [`${pattern} process.env;`, ''];
  if (pattern.length <= maxLineWidth) return [pattern, '  process.env;', ''];
  return ['const {', ...names.map((name) => `  ${name},`), '} = process.env;', ''];
}
