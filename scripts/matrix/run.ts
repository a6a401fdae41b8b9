import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../document/document.js';
import { type Case, type Cases, casesOf } from './cases.js';
import { missing, ToolFolder } from './folder.js';
import { compare, type Report, type Result } from './report.js';
import type { DocumentFile, Linter, Tool } from './tool.js';
import { constantsFile, typecheck } from './typecheck.js';

/** How a tool did: a result with what misses the bar, or why there is none. */
export type Outcome = { skipped: string } | { missed: string[]; result?: Result };

const documentFiles: readonly DocumentFile[] = ['openapi.json', 'openapi-3.0.json'];

const read = (file: DocumentFile) => readFileSync(`generated/${file}`, 'utf8');

/** Installs a generator, runs it, and checks what it has generated. */
export async function runTool(tool: Tool, env: Record<string, string>): Promise<Outcome> {
  const missed = await missing(tool.needs);
  if (missed.length > 0) return { skipped: `needs ${missed.join(' and ')}` };
  const cases = casesOf(JSON.parse(read(tool.document)) as OpenApiDocument);
  const folder = new ToolFolder(tool.folder ?? tool.id);
  try {
    await folder.install(tool.install);
    folder.clear('genmedia');
    folder.write(tool.document, read(tool.document));
    folder.copy(tool.config ?? []);
    await folder.run(tool.generate);
    const report = await check(tool, folder, cases, env);
    const { examples, beyond, unknown } = cases;
    return compare(report, tool, { examples: examples.length, beyond: beyond.length, unknown: unknown.length });
  } catch (error) {
    return { missed: [error instanceof Error ? error.message : String(error)] };
  }
}

async function check(tool: Tool, folder: ToolFolder, cases: Cases, env: Record<string, string>): Promise<Report> {
  folder.write('cases.json', JSON.stringify(cases));
  folder.copy(tool.programs);
  for (const [name, text] of Object.entries(tool.sources?.(cases) ?? {})) folder.write(name, text);
  const types = tool.types && checkTypes(tool.types, folder, cases);
  const output = await folder.run(tool.check, { ...env, MATRIX_TSX: import.meta.resolve('tsx') });
  const report = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Report;
  return merged(report, types);
}

/** What types and program found: an example must pass both, and an unknown field counts as accepted if either accepts it. */
export function merged(report: Report, types?: Pick<Report, 'examples' | 'unknown'>): Report {
  if (!types) return report;
  const unknown = [...new Set([...(report.unknown ?? []), ...(types.unknown ?? [])])];
  return { ...report, examples: { ...types.examples, ...report.examples }, unknown };
}

/** What the types accept, for TypeScript. */
function checkTypes(types: NonNullable<Tool['types']>, folder: ToolFolder, cases: Cases) {
  folder.write('examples.ts', constantsFile(cases.examples, types));
  folder.write('unknown.ts', constantsFile(cases.unknown, types));
  const { messages, others } = typecheck(folder.path, ['examples.ts', 'unknown.ts'], ['program.ts']);
  if (others.length > 0) throw new Error(`It does not compile:\n${others.slice(0, 10).join('\n')}`);
  const examples = [...(messages['examples.ts'] ?? [])].map(([line, why]) => [nameOf(cases.examples[line]), why]);
  return {
    examples: Object.fromEntries(examples) as Record<string, string>,
    unknown: cases.unknown.filter((_, line) => !messages['unknown.ts']?.has(line)).map(nameOf),
  };
}

const nameOf = (one?: Case) => `${one?.operationId} ${one?.name}`;

/** Installs a linter, and has it read both documents. */
export async function runLinter(linter: Linter): Promise<Outcome> {
  const missed = await missing(linter.needs);
  if (missed.length > 0) return { skipped: `needs ${missed.join(' and ')}` };
  const folder = new ToolFolder(linter.id);
  try {
    await folder.install(linter.install);
    folder.copy(linter.config ?? []);
    for (const file of documentFiles) folder.write(file, read(file));
    await folder.run(linter.lint);
    return { missed: [] };
  } catch (error) {
    return { missed: [error instanceof Error ? error.message : String(error)] };
  }
}
