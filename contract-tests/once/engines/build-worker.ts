import { builtinModules } from 'node:module';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { removeAtExit } from './programs.js';

/** Modules of Node are part of workerd, which has no `require`. */
const builtins: Plugin = {
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(node:)?(${builtinModules.join('|')})$`);
    onResolve({ filter }, ({ path, kind }) => {
      const name = path.replace(/^(node:)?/, 'node:');
      return kind === 'require-call' ? { path: name, namespace: 'required' } : { path: name, external: true };
    });
    onLoad({ filter, namespace: 'required' }, ({ path }) => ({
      contents: `import module_ from '${path}'; module.exports = module_;`,
    }));
  },
};

let built: string | undefined;

/** Builds the recipe for Cloudflare Workflows as a worker, with genmedia from src/. What it imports of others is in `folder`. */
export async function buildWorker(recipe: string, folder: string): Promise<string> {
  if (built) return built;
  const outfile = join(folder, `worker-${process.pid}.mjs`);
  const contents = `export * from '${resolve(recipe)}'; export { default } from './cloudflare-worker.js';`;
  await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['workerd'],
    external: ['cloudflare:*'],
    nodePaths: [join(folder, 'node_modules')],
    plugins: [builtins],
    logLevel: 'error',
  });
  removeAtExit(outfile);
  built = outfile;
  return outfile;
}
