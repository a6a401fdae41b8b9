import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PackageModel } from '../../../scripts/docs/package/model.js';
import ts from '../../../scripts/lib/compiler.js';
import { compile } from '../../support/compile.js';

/** An example of a doc comment, and where it stands. */
export interface Example {
  of: string;
  entry: string;
  code: string;
  /** It has all imports that it needs, and is compiled as it is. */
  isComplete?: boolean;
}

/** Every example of the public doc comments, each once. */
export function examplesOf({ entries }: PackageModel): Example[] {
  const found = entries
    .filter(({ file }) => file.startsWith('src/'))
    .flatMap(({ name: entry, comment, exports }) => [
      ...codeIn(comment.text).map((code) => ({ of: entry, entry, code })),
      ...exports.flatMap(({ name, comment: own, members }) => [
        ...codeIn(own.text).map((code) => ({ of: `${entry} ${name}`, entry, code })),
        ...members
          .filter(({ isInherited }) => !isInherited)
          .flatMap((member) =>
            codeIn(member.comment.text).map((code) => ({ of: `${entry} ${name}.${member.name}`, entry, code })),
          ),
      ]),
    ]);
  return found.filter(({ code }, place) => found.findIndex((other) => other.code === code) === place);
}

const codeIn = (text: string) => [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

/**
 * What examples may use without saying where it comes from: the values of a caller. Names of the package are imported by
 * themselves.
 */
export const prelude = `
import type { GenMedia as Client, CreatedTask, TaskHandle, TaskSuccess, RequestFor } from 'genmedia';
import type { BatchItem, BatchMethod, Batch, JournalEntry } from 'genmedia/batch';
import type { Download } from 'genmedia/download';
import type { CallbackHandler, CallbackUpdate, InboxStorage } from 'genmedia/callbacks';
import type { JournalStorage } from 'genmedia/batch';
import type { MediaQueue, MediaWorker } from 'genmedia/bullmq';
import type { ObjectFirstLogger } from 'genmedia/logger';
import type { ModelName } from 'genmedia/models';
import type { Creates, IoRedisClient } from 'genmedia/once';
import type { GenMediaProvider } from 'genmedia/ai';
declare global {
  const genmedia: GenMediaProvider;
  const generateVideo: typeof import('ai').experimental_generateVideo;
  const { generateText, isStepCount }: typeof import('ai');
  const gen: Client & { batch: BatchMethod; download: Download };
  const [apiKey, baseUrl, url, id, token, secret, voice, prompt, hooks, path]: string[] & [string, string, string, string, string, string, string, string, string, string];
  const urls: string[];
  const body: Record<string, unknown>;
  const bytes: Uint8Array;
  const blob: Blob;
  const file: File;
  const config: { model: string };
  const created: CreatedTask;
  const task: TaskSuccess;
  const items: BatchItem[];
  const films: Batch;
  const request: RequestFor<'text2video'>;
  const callbacks: CallbackHandler;
  const onUpdate: (update: CallbackUpdate) => void;
  const queue: MediaQueue;
  const redis: IoRedisClient;
  const creates: Creates;
  const handle: TaskHandle;
  const storage: InboxStorage & JournalStorage;
  const log: ObjectFirstLogger;
  const generator: 'text2video';
  const model: ModelName<'text2video'>;
  const response: Response;
  const incoming: Request & { body: ReadableStream<Uint8Array> };
  const input: { files: [File] };
  const connection: { host: string };
  const worker: MediaWorker;
  const database: { insert(entries: readonly JournalEntry[]): Promise<void>; select(query: string): AsyncIterable<JournalEntry> };
  const app: { post(path: string, handler: unknown): void };
  const test: (name: string, run: () => Promise<void>) => void;
  const expect: { (value: unknown): { toBeInContract(name: string): Promise<void> }; extend(matchers: object): void };
  const t: { procedure: { input(schema: object): { mutation(run: (call: { input: any }) => unknown): unknown } } };
}
`;

/** What the compiler says about examples, with the names of the package imported unless they import all of them. */
export function compileExamples(examples: readonly Example[], { entries }: PackageModel, values = prelude): string[] {
  const folder = resolve('contract-tests/docs/package/made');
  const files = new Map([[`${folder}/prelude.ts`, values]]);
  examples.forEach((example, place) => {
    files.set(
      `${folder}/example-${place}.ts`,
      example.isComplete ? `${example.code}\nexport {};\n` : withImports(example, entries),
    );
  });
  const options: ts.CompilerOptions = {
    ...ts.convertCompilerOptionsFromJson(
      {
        ...{ target: 'ES2023', module: 'NodeNext', lib: ['ES2023'], types: ['node'], strict: true },
        ...{ skipLibCheck: true, resolveJsonModule: true },
      },
      '.',
    ).options,
    noEmit: true,
    paths: pathsOf(),
  };
  const names = new Map([...files.keys()].map((path, place) => [path, examples[place - 1]?.of ?? 'the prelude']));
  return compile(files, options).map(({ path, message }) => `${names.get(path)}: ${message.replaceAll('\n', ' ')}`);
}

/** Where the names of the package are, by its exports. */
function pathsOf(): Record<string, string[]> {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | { import: { types?: string; default?: string } }>;
  };
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, target]) => {
      if (typeof target === 'string')
        return target.endsWith('.json') ? [[`genmedia${name.slice(1)}`, [resolve(target)]]] : [];
      const { default: script, types = '' } = target.import;
      const file = script?.replace(/^\.\/dist\/esm\/(.*)\.js$/, './src/$1.ts') ?? types;
      return [[`genmedia${name.slice(1)}`, [resolve(file)]]];
    }),
  );
}

/** An example with imports of the exported names that it uses and does not import. Its own entry comes first. */
function withImports({ code, entry }: Example, entries: PackageModel['entries']): string {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  const [used, declared] = [new Set<string>(), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isDeclared =
        (ts.isVariableDeclaration(parent) ||
          ts.isImportSpecifier(parent) ||
          ts.isBindingElement(parent) ||
          ts.isParameter(parent) ||
          ts.isImportClause(parent)) &&
        parent.name === node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
      if (isDeclared) declared.add(node.text);
      else if (!isMember) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines: string[] = [];
  const ordered = [...entries].sort((a, b) => Number(b.name === entry) - Number(a.name === entry));
  for (const { name, exports } of ordered) {
    for (const one of exports) {
      if (!used.has(one.name) || declared.has(one.name) || one.isInternal || one.home) continue;
      declared.add(one.name);
      lines.push(`import ${one.isTypeOnly ? 'type ' : ''}{ ${one.name} } from '${name}';`);
    }
  }
  return `${lines.join('\n')}\n${code}\nexport {};\n`;
}
