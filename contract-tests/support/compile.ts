import ts from '../../scripts/lib/compiler.js';

/** A mistake that the compiler found. */
interface Mistake {
  path: string;
  message: string;
}

/** Compiles programs that are not files, by the paths where they would be, together with files that declare their types. */
export function compile(
  programs: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  declarations: readonly string[] = [],
): Mistake[] {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => programs.has(path) || fileExists(path);
  host.getSourceFile = (path, target, ...rest) => {
    const code = programs.get(path);
    return code === undefined ? getSourceFile(path, target, ...rest) : ts.createSourceFile(path, code, target);
  };
  const program = ts.createProgram([...programs.keys(), ...declarations], options, host);
  return [...programs.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => ({ path, message: ts.flattenDiagnosticMessageText(messageText, '\n') }));
  });
}

/** The settings of code samples. */
export function sampleOptions(): ts.CompilerOptions {
  const folder = 'openapi/code-samples';
  const { config } = ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, folder).options;
}
