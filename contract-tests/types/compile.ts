import ts from 'typescript';

const file = 'contract-tests/types/snippet.ts';

/** What the compiler says about each line, under our own settings. No text: it compiles. */
export function compile(head: string, lines: readonly string[]): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const source = ts.createSourceFile(file, [head, ...lines].join('\n'), ts.ScriptTarget.ES2023);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => (name === file ? source : getSourceFile(name, ...rest));
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
