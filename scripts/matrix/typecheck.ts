import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Case } from './cases.js';
import type { Tool } from './tool.js';

/** Types of Node, which the programs use. */
const typeRoot = fileURLToPath(new URL('../../node_modules/@types', import.meta.url));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  typeRoots: [typeRoot],
  types: ['node'],
};

/** Each body as a constant of its type, one in a line. */
export function constantsFile(bodies: readonly Case[], { imports, typeOf }: NonNullable<Tool['types']>): string {
  const constants = bodies.map(
    (one, index) => `export const body${index}: ${typeOf(one)} = ${JSON.stringify(one.body)};`,
  );
  return `${constants.join('\n')}\n${imports}\n`;
}

/** What the compiler says about each line of the first files, and about all others. */
export function typecheck(folder: string, constants: readonly string[], programs: readonly string[]) {
  const files = [...constants, ...programs].map((file) => join(folder, file));
  const messages = Object.fromEntries(constants.map((file) => [file, new Map<number, string>()]));
  const others: string[] = [];
  for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(ts.createProgram(files, options))) {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300);
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    const name = file?.fileName.slice(folder.length + 1) ?? '';
    if (messages[name]) messages[name].set(line, message);
    else others.push(`${name}:${line + 1} ${message}`);
  }
  return { messages, others };
}
