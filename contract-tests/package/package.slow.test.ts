import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { buildSync } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedCosts, overBudget } from '../../scripts/bench/size.js';
import { compilers as repositoryCompilers } from '../../scripts/lib/compilers.js';
import { filesIn } from '../../scripts/lib/files-in.js';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { responds, serve } from '../client/server.js';
import { document } from '../support/document.js';
import { deadLinks } from '../support/markdown-links.js';
import { onDemandPackage } from '../support/on-demand-packages.js';
import { lacks } from '../support/posix.js';
import { describeCi } from './ci.js';
import { describeClientOnPlatforms } from './client-platforms.js';
import { describeDeclarations } from './declarations.js';
import { describeImage } from './image.js';
import { describePreflightOnPlatforms } from './preflight-platforms.js';
import { main } from './program.js';
import { compile, createProject, createWorkplace, packDependency, packRepository, run, unpack } from './project.js';
import { describeQueue } from './queue.js';
import { startRegistry } from './registry.js';
import { describeTemplate } from './template.js';

const workplace = createWorkplace();
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
/** The versions of TypeScript that the guide on stability names. Those that the repository itself uses are always there. */
const compilers = [
  onDemandCompiler('5.4.5'),
  { version: '5.9', folder: 'node_modules/typescript', needed: {}, install: () => {} },
  onDemandCompiler('6.0.3'),
  { version: '7.0', folder: 'node_modules/typescript-native', needed: {}, install: () => {} },
];

function onDemandCompiler(version: string) {
  const { folder, needed, install } = onDemandPackage('typescript', version);
  return { version, folder: join(folder, 'node_modules/typescript'), needed, install };
}

/** Where `npm` installs from. */
let registry: Awaited<ReturnType<typeof startRegistry>>;
/** The package, and what npm installs with it. */
let tarballs: { genmedia: string; 'openapi-fetch': string; 'openapi-typescript-helpers': string };

beforeAll(async () => {
  tarballs = {
    genmedia: packRepository(workplace.folder),
    'openapi-fetch': packDependency(workplace.folder, 'openapi-fetch'),
    'openapi-typescript-helpers': packDependency(workplace.folder, 'openapi-typescript-helpers'),
  };
  unpack(workplace.folder, tarballs);
  registry = await startRegistry(Object.values(tarballs), workplace.folder);
}, 600_000);
afterAll(() => {
  registry?.close();
  workplace.remove();
});

describe('the tarball', () => {
  it('satisfies publint', async () => {
    const tarball = new Uint8Array(readFileSync(tarballs.genmedia)).buffer;
    expect((await publint({ strict: true, pack: { tarball } })).messages).toEqual([]);
  });

  it('satisfies attw, for every module resolution', async () => {
    // A YAML file is read, not imported, so it has no types.
    const options = JSON.parse(readFileSync('.attw.json', 'utf8'));
    const checked = await checkPackage(
      createPackageFromTarballData(new Uint8Array(readFileSync(tarballs.genmedia))),
      options,
    );
    expect(checked).toMatchObject({ problems: [] });
  });

  it('contains only what is needed', () => {
    const files = run('tar', ['-tzf', tarballs.genmedia], '.').trim().split('\n');
    const needed =
      /^package\/(package\.json|skills\/genmedia\/SKILL\.md|README\.md|LICENSE|CHANGELOG\.md|SECURITY\.md|openapi\/docs\/pictures\/[\w-]+\.(png|svg)|generated\/(docs\/.*\.md|openapi\.(json|yaml)|openapi-(3\.0|sandbox)\.json|schema\.d\.c?ts)|src\/.*\.ts|THIRD-PARTY\.md|genmedia-check\.schema\.json|dist\/(esm|cjs)\/.*\.(js|d\.ts)(\.map)?|dist\/cjs\/package\.json)$/;
    expect(files.filter((file) => !needed.test(file))).toEqual([]);
    const targets = JSON.stringify([manifest.exports, manifest.main, manifest.types]).match(/\.\/[\w./-]+\.\w+/g) ?? [];
    for (const target of targets.filter((path) => /^\.\/(dist|generated)/.test(path))) {
      expect(files).toContain(`package/${target.slice(2)}`);
    }
  });

  it('has the licences of the libraries that are bundled into it, in their versions', () => {
    const notice = run('tar', ['-xzOf', tarballs.genmedia, 'package/THIRD-PARTY.md'], '.');
    for (const library of ['image-size', 'mediabunny', 'yaml', 'lit-html', 'jsonc-parser']) {
      expect(notice).toMatch(new RegExp(`\\[${library}\\].*\\| ${manifest.devDependencies[library]} `));
      expect(manifest.dependencies).not.toHaveProperty(library);
    }
    expect(notice).toContain(readFileSync('node_modules/image-size/LICENSE', 'utf8').trim().slice(-400));
    expect(notice).toContain('https://mozilla.org/MPL/2.0/');
  });

  it('maps its code and its types to sources that it contains', () => {
    const files = run('tar', ['-tzf', tarballs.genmedia], '.').trim().split('\n');
    const packaged = join(workplace.folder, 'node_modules/genmedia');
    const maps = files.filter((file) => file.endsWith('.map')).map((file) => file.slice('package/'.length));
    for (const entry of ['index', 'batch/index', 'callbacks/index', 'models/index']) {
      for (const folder of ['esm', 'cjs']) {
        expect(maps).toContain(`dist/${folder}/${entry}.d.ts.map`);
        const script = `dist/${folder}/${entry}.js`;
        const code = readFileSync(join(packaged, script), 'utf8');
        // Without a map it has nothing to step into: it only exports what chunks contain.
        if (!maps.includes(`${script}.map`)) expect(code).not.toMatch(/\bclass |\bfunction /);
      }
    }
    const own = /^package\/src\//;
    for (const map of maps) {
      const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(packaged, map), 'utf8'));
      const named = sources.map((source) => join('package', map, '..', source)).filter((source) => own.test(source));
      expect([map, named.length]).not.toEqual([map, 0]);
      expect(named.filter((source) => !files.includes(source))).toEqual([]);
    }
  });

  it('can be tree-shaken, and needs no install script', () => {
    expect(manifest.sideEffects).toBe(false);
    expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  });
});

it('keeps every entry within its budget of kB, one dependency, and few type instantiations', async () => {
  expect(overBudget(await fixedCosts())).toEqual([]);
});

it('includes no unused code in the client, and loads what logs later', () => {
  const options = { bundle: true, metafile: true, write: false, format: 'esm', packages: 'external' } as const;
  const split = { ...options, splitting: true, outdir: 'dist' };
  const { outputs } = buildSync({ ...split, entryPoints: ['src/index.ts'] }).metafile;
  const loadedBy = (output: string): string[] => {
    const { imports, inputs } = outputs[output] as (typeof outputs)[string];
    const chunks = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    return [...Object.keys(inputs), ...chunks.flatMap(({ path }) => loadedBy(path))];
  };
  const folders = loadedBy('dist/index.js').map((file) => file.replace(/[^/]+$/, ''));
  const layers = ['client', 'errors', 'shared', 'tasks', 'terms', 'transport'].map((layer) => `src/${layer}/`);
  expect([...new Set(folders)].sort()).toEqual(['generated/', 'src/', ...layers]);
  expect(Object.values(outputs).some(({ inputs }) => 'src/logger/log-up-to.ts' in inputs)).toBe(true);
});

const config = (options: object) =>
  JSON.stringify({
    compilerOptions: { strict: true, target: 'es2022', lib: ['es2023', 'dom'], types: [], ...options },
    files: ['main.ts'],
  });

const manifestOf = (type: string) => JSON.stringify({ private: true, type });

/** Runs a compiled program against a server, and checks the output and the requests. */
async function runs(project: string, script: string) {
  const server = await serve(
    responds(200, { task_id: 'task-1', state: 'created', seed: 7 }),
    responds(200, { subjects: [] }),
  );
  const env = { ...process.env, GENMEDIA_BASE_URL: server.url, GENMEDIA_API_KEY: 'k' };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: project, env });
  await server.close();
  const operations = Object.keys(document.paths).length;
  expect(JSON.parse(stdout)).toEqual({
    id: 'task-1',
    seed: 7,
    invalid: true,
    data: { subjects: [] },
    wrong: false,
    state: 'success',
    operations,
    refused: 401,
    batch: 'success',
    total: 20,
    input: 'data:video/mp4;base64,',
    found: ['/prompt error'],
    seconds: 10,
  });
  expect(server.received.map(({ method }) => method)).toEqual(['POST', 'GET']);
}

describeDeclarations(workplace.folder);
describeClientOnPlatforms(workplace.folder);
describePreflightOnPlatforms(workplace.folder);
describeTemplate(workplace.folder);
describeCi(workplace.folder, () => registry.env);
describeImage(
  workplace.folder,
  () => tarballs.genmedia,
  () => registry.env,
);
describeQueue(workplace.folder);

describe('project with the package', { timeout: 600_000 }, () => {
  it('compiles and runs as ES modules', async () => {
    const json = ['', '-3.0']
      .map(
        (form, index) => `import document${index || ''} from 'genmedia/openapi${form}.json' with { type: 'json' };\n`,
      )
      .join('');
    const files = {
      'package.json': manifestOf('module'),
      'main.ts': `${json}${main}export const version: string = document1.openapi;\nexport const { text2video, adFilm, generalOneClick, tasks, subjects } = new GenMedia();\n`,
      'tsconfig.json': config({ module: 'nodenext', resolveJsonModule: true, declaration: true, outDir: 'out' }),
    };
    const project = createProject(join(workplace.folder, 'esm'), files);
    compile(project);
    await runs(project, 'out/main.js');
    compile(project, ['--module', 'preserve', '--moduleResolution', 'bundler', '--noEmit']);
  });

  it('compiles with the versions of TypeScript that the guides name', () => {
    const named = compilers.map(({ version }) => version.split('.').slice(0, 2).join('.'));
    expect(readFileSync('openapi/docs/guides/client.md', 'utf8')).toContain(`TypeScript ${named[0]} and later`);
    const [, row = ''] = /^\| TypeScript \|(.*)/m.exec(readFileSync('openapi/docs/guides/stability.md', 'utf8')) ?? [];
    expect(row.match(/\d\.\d/g)).toEqual([named[0], ...named]);
  });

  for (const { version, folder, needed, install } of compilers) {
    it(`compiles with TypeScript ${version}, and all types of the package`, needed, () => {
      install();
      const tsc = resolve(folder, 'bin/tsc');
      expect(run(process.execPath, [tsc, '--version'], '.')).toContain(`Version ${version}`);
      const json = 'const document = { paths: {} };\n';
      // A directive without an error is an error too.
      const wrong =
        "\n// @ts-expect-error: 'string' is not assignable to type 'number'\nnew GenMedia({ retries: 'many' });\n";
      for (const [type, module] of [
        ['module', 'nodenext'],
        ['commonjs', 'node16'],
      ] as const) {
        const files = {
          'package.json': manifestOf(type),
          'main.ts': json + main + wrong,
          'tsconfig.json': config({ module, skipLibCheck: false, exactOptionalPropertyTypes: true, noEmit: true }),
        };
        const project = createProject(join(workplace.folder, `typescript-${version}-${type}`), files);
        run(process.execPath, [tsc, '--project', '.'], project);
      }
    });
  }

  it('compiles and runs as CommonJS, with old and new module resolution', async () => {
    const files = {
      'package.json': manifestOf('commonjs'),
      'main.ts': `import document from 'genmedia/openapi.json';\n${main}`,
      'tsconfig.json': config({ resolveJsonModule: true, esModuleInterop: true }),
    };
    const project = createProject(join(workplace.folder, 'cjs'), files);
    for (const module of ['nodenext', 'node16']) {
      compile(project, ['--outDir', module, '--module', module]);
      await runs(project, `${module}/main.js`);
    }
    // The newest compilers have no node10 any more.
    const old = ['--outDir', 'node10', '--module', 'commonjs', '--moduleResolution', 'node10', '--skipDefaultLibCheck'];
    compile(project, old, repositoryCompilers.api);
    await runs(project, 'node10/main.js');
  });

  it('runs with only the web platform and without eval, as in Workers', async () => {
    const files = {
      'package.json': manifestOf('module'),
      'main.js': `import { GenMedia } from 'genmedia';
import { validateRequest } from 'genmedia/validate';
import { createSandbox } from 'genmedia/sandbox';
const fetch = async (url, { headers }) => new Response(JSON.stringify({ id: \`task of \${headers.get('authorization').length}\`, state: 'created' }));
const gen = new GenMedia({ baseUrl: 'https://service.example', apiKey: 'k', fetch, validate: validateRequest });
const sandbox = createSandbox({ speed: 0 });
const played = new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k', fetch: sandbox.fetch });
async function play() {
  const { id } = await played.text2video.create({ model: 'genq2', prompt: 'x' });
  await sandbox.advance('1m');
  const { state, creations } = await played.tasks.get(id);
  const file = await sandbox.fetch(creations[0].url);
  return [state, file.headers.get('content-type'), (await file.arrayBuffer()).byteLength > 1000].join(' ');
}
globalThis.result = Promise.all([
  gen.text2video.create({ model: 'genq2', prompt: 'x' }).then(({ id }) => id),
  gen.text2video.create({ model: 'genq2' }).catch(({ message }) => message),
  play(),
]);`,
    };
    const project = createProject(join(workplace.folder, 'web'), files);
    const { outputFiles } = buildSync({
      entryPoints: [join(project, 'main.js')],
      bundle: true,
      platform: 'neutral',
      conditions: ['import'],
      format: 'iife',
      write: false,
    });
    const { AbortController, AbortSignal, FormData, Headers, Request, Response, URL, URLSearchParams } = globalThis;
    const { ReadableStream, TextDecoder, TextEncoder, clearTimeout, crypto, performance, setTimeout } = globalThis;
    const { atob, btoa } = globalThis;
    const web = { AbortController, AbortSignal, FormData, Headers, Request, Response, URL, URLSearchParams };
    const more = {
      ReadableStream,
      TextDecoder,
      TextEncoder,
      atob,
      btoa,
      clearTimeout,
      crypto,
      performance,
      setTimeout,
    };
    const context = createContext(
      { ...web, ...more, result: undefined },
      { codeGeneration: { strings: false, wasm: false } },
    );
    runInContext(outputFiles[0]?.text ?? '', context);
    expect(await context.result).toEqual([
      'task of 7',
      'createText2Video was not sent: prompt is missing.',
      'success video/mp4 true',
    ]);
  });

  it.skipIf(lacks('signals'))('runs the command genmedia, which serves the sandbox', async () => {
    const port = await reservePort();
    const command = spawn('npx', ['--offline', 'genmedia', 'sandbox', '--port', `${port}`], {
      cwd: workplace.folder,
      detached: true,
    });
    const status = () =>
      fetch(`http://127.0.0.1:${port}/_sandbox/`).then(
        ({ status }) => status,
        () => 0,
      );
    try {
      await expect.poll(status, { timeout: 300_000 }).toBe(200);
    } finally {
      process.kill(-(command.pid as number), 'SIGTERM');
    }
    await expect.poll(status, { timeout: 60_000 }).toBe(0);
    expect(run('npx', ['--offline', 'genmedia', 'sandbox', '--help'], workplace.folder)).toContain(
      'genmedia sandbox [options]',
    );
  });

  it('contains the docs without dead links, and prints them by the command', () => {
    const installed = join(workplace.folder, 'node_modules/genmedia');
    const pages = filesIn(join(installed, 'generated/docs')).filter((file) => file.endsWith('.md'));
    expect(pages).toEqual(expect.arrayContaining(['guides/errors.md', 'reference/createText2Video.md', 'models.md']));
    const files = ['README.md', 'CHANGELOG.md', 'SECURITY.md', ...pages.map((page) => `generated/docs/${page}`)];
    expect(deadLinks(installed, files)).toEqual([]);
    const printed = run('npx', ['--offline', 'genmedia', 'docs', 'polling'], workplace.folder);
    expect(printed.split('\n')[0]).toBe('## When to poll');
    const path = run('npx', ['--offline', 'genmedia', 'docs', 'errors', '--path'], workplace.folder);
    expect(realpathSync(path.trim())).toBe(realpathSync(join(installed, 'generated/docs/guides/errors.md')));
  });

  it('loads nothing else to print the version, and little to print the help', () => {
    const command = join(workplace.folder, 'node_modules/genmedia/dist/esm/cli/main.js');
    const loadedFor = (args: string[]) => {
      const NODE_V8_COVERAGE = mkdtempSync(join(workplace.folder, 'loaded-'));
      execFileSync(process.execPath, [command, ...args], { env: { ...process.env, NODE_V8_COVERAGE }, stdio: 'pipe' });
      const reports = readdirSync(NODE_V8_COVERAGE).map((file) => readFileSync(join(NODE_V8_COVERAGE, file), 'utf8'));
      const scripts: { url: string }[] = reports.flatMap((report) => JSON.parse(report).result);
      return scripts.flatMap(({ url }) => /^file:.*\/dist\/esm\/(.*)$/.exec(url)?.[1] ?? []).sort();
    };
    expect(loadedFor(['--version'])).toEqual(['chunks/constants.js', 'cli/main.js']);
    expect(loadedFor(['--help'])).toEqual([
      'chunks/closest.js',
      'chunks/constants.js',
      'chunks/dispatch.js',
      'chunks/home-path.js',
      'chunks/redact.js',
      'chunks/shell-quote.js',
      'cli/main.js',
    ]);
    // The tables of rules take a moment.
    expect(loadedFor(['check', '--help']).join()).not.toMatch(/run-check|rules|validat/);
  });

  it('compiles without library types if it uses only the types', () => {
    const types = `import type { components, paths, Reference2VideoGenq2Pro, TaskSuccess, Text2VideoRequest } from 'genmedia/schema';
export const request: Text2VideoRequest = { model: 'genq1', prompt: 'x', wm_position: 1 };
// @ts-expect-error: genq2 takes no watermark
export const other: Text2VideoRequest = { model: 'genq2', prompt: 'x', wm_position: 1 };
export const first = (task: TaskSuccess): string | undefined => task.creations[0]?.url;
export type Named = components['schemas']['Reference2VideoGenq2Pro'] extends Reference2VideoGenq2Pro ? keyof paths : never;
`;
    const files = {
      'package.json': manifestOf('module'),
      'main.ts': types,
      'old.cts': types,
      'tsconfig.json': config({ lib: ['es2023'], noEmit: true }).replace('"main.ts"', '"main.ts","old.cts"'),
    };
    const project = createProject(join(workplace.folder, 'types'), files);
    for (const module of ['nodenext', 'node16', 'preserve']) compile(project, ['--module', module]);
  });
});
