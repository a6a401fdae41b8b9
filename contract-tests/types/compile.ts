import { relative } from 'node:path';
import ts from '../../scripts/lib/compiler.js';

const file = 'contract-tests/types/snippet.ts';

/**
 * What the compiler says about each line, under our own settings. No text: it compiles. `replaced` has other texts of some files,
 * by their paths.
 */
export function compile(
  head: string,
  lines: readonly string[],
  replaced: Readonly<Record<string, string>> = {},
): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const source = ts.createSourceFile(file, [head, ...lines].join('\n'), ts.ScriptTarget.ES2023);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = replaced[relative('.', name)];
    if (name === file) return source;
    return text === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, text, ts.ScriptTarget.ES2023);
  };
  const program = ts.createProgram([file], options, host);
  const first = head.split('\n').length;
  const said = lines.map(() => '');
  for (const { start = 0, messageText } of [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]) {
    const line = source.getLineAndCharacterOfPosition(start).line - first;
    if (line < 0) throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    said[line] += ts.flattenDiagnosticMessageText(messageText, '\n');
  }
  return said;
}
