import { readFileSync } from 'node:fs';

type Target = string | { import: { types?: string; default?: string } };
export const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, Target> };

/** The entries with code: how each is imported, and its source. */
export const entries = Object.entries(exports).flatMap(([path, target]): [name: string, source: string][] => {
  const script = typeof target === 'string' ? undefined : target.import.default;
  return script ? [[`genmedia${path.slice(1)}`, script.replace(/^\.\/dist\/esm\/(.*)\.js$/, 'src/$1.ts')]] : [];
});
