import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '../../lib/compiler.js';
import { CodeWriter } from './code-text.js';
import type { EntryModel, ExportModel, PackageModel, Target } from './model.js';
import { fileCommentOf } from './read-comment.js';
import { ExportReader } from './read-export.js';

type Conditions = string | { import: { types?: string; default?: string } };

/**
 * Reads every entry of a package from its sources, by its `exports`. Names of other packages are not resolved: types are shown
 * as they are written, so that one program of the sources and the language is enough.
 */
export function readEntries(root = process.cwd()): PackageModel {
  const { name: packageName, exports } = readPackage(root);
  const files = Object.entries(exports).flatMap(([path, target]): [name: string, file: string][] => {
    const file = sourceOf(target);
    return file ? [[packageName + path.slice(1), file]] : [];
  });
  const paths = new Map(files.map(([name, file]) => [name, join(root, file)]));
  const program = createProgram(root, paths);
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is named in the exports of package.json, and exports nothing.`);
    return checker.getExportsOfModule(module);
  };
  const isOwn = (file: string) => file.startsWith(`${root}/`) && !file.includes('/node_modules/');
  const targets = new Map<ts.Symbol, Target>();
  /** Types without an export that were found in the entry that is being read. */
  let internal: { entry: string; names: Set<string>; found: ts.Symbol[] } | undefined;
  const code = new CodeWriter(checker, (symbol) => {
    const known = targets.get(symbol);
    if (known || !internal || !isInternalType(symbol, isOwn) || internal.names.has(symbol.name)) return known;
    const target = { entry: internal.entry, name: symbol.name };
    internal.names.add(symbol.name);
    internal.found.push(symbol);
    targets.set(symbol, target);
    return target;
  });
  for (const [entry, file] of files) {
    for (const symbol of exportsOf(file)) {
      const original = code.original(symbol);
      if (!targets.has(original)) targets.set(original, { entry, name: symbol.name });
    }
  }
  const reader = new ExportReader(code, root, isOwn);
  const entries = files.map(([name, file]): EntryModel => {
    const symbols = exportsOf(file);
    internal = { entry: name, names: new Set(symbols.map((symbol) => symbol.name)), found: [] };
    const exported = symbols.map((symbol): ExportModel => {
      const home = targets.get(code.original(symbol))?.entry;
      return { ...reader.read(symbol.name, symbol), ...(home && home !== name && { home }) };
    });
    // Reading one may find more.
    for (const symbol of internal.found) exported.push({ ...reader.read(symbol.name, symbol), isInternal: true });
    const source = program.getSourceFile(join(root, file)) as ts.SourceFile;
    return { name, file, comment: fileCommentOf(source), exports: exported };
  });
  const dataFiles = Object.keys(exports).filter((path) => /\.(?:json|yaml)$/.test(path) && path !== './package.json');
  return { entries, dataFiles: dataFiles.map((path) => packageName + path.slice(1)) };
}

/** Whether a name stands for a type in the sources. Generated types and classes are not explained. */
const isInternalType = ({ declarations = [] }: ts.Symbol, isOwn: (file: string) => boolean): boolean =>
  declarations.some(
    (node) =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      isOwn(node.getSourceFile().fileName) &&
      !node.getSourceFile().isDeclarationFile,
  );

function readPackage(root: string): { name: string; exports: Record<string, Conditions> } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** The source of an entry: that of its script, or its types if it has no script. */
function sourceOf(target: Conditions): string | undefined {
  if (typeof target === 'string') return undefined;
  const { default: script, types } = target.import;
  return script ? script.replace(/^\.\/dist\/esm\/(.*)\.js$/, 'src/$1.ts') : types?.replace(/^\.\//, '');
}

function createProgram(root: string, paths: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options, true);
  const resolve = (name: string, from: string): ts.ResolvedModuleFull | undefined => {
    const file = paths.get(name) ?? (name.startsWith('.') ? sourceAt(join(from, '..', name)) : undefined);
    return file === undefined
      ? undefined
      : { resolvedFileName: file, extension: /\.d\.c?ts$/.test(file) ? ts.Extension.Dts : ts.Extension.Ts };
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: resolve(text, from) }));
  return ts.createProgram([...paths.values()], options, { ...host, getCurrentDirectory: () => root });
}

/** The source of an imported script: TypeScript, or the declarations of a generated script. */
function sourceAt(path: string): string | undefined {
  const base = path.replace(/\.js$/, '');
  return [`${base}.ts`, `${base}.d.ts`].find((file) => ts.sys.fileExists(file));
}
