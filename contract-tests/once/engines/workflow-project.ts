import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { removeAtExit } from './programs.js';

let built: string | undefined;

/**
 * Builds the recipe for Vercel Workflow as a user does: a project with the files of the recipe and genmedia from src/, and the
 * command of `workflow`, which is installed in `folder`. Returns the folder of the project.
 */
export function buildWorkflowProject(folder: string, ...files: string[]): string {
  if (built) return built;
  const project = join(folder, `project-${process.pid}`);
  const genmedia = join(project, 'node_modules/genmedia');
  mkdirSync(genmedia, { recursive: true });
  removeAtExit(project);
  const entryPoints = { index: 'src/index.ts', download: 'src/download/index.ts', once: 'src/once/index.ts' };
  buildSync({ entryPoints, outdir: genmedia, bundle: true, splitting: true, platform: 'node', format: 'esm' });
  const exports = { '.': './index.js', './*': './*.js' };
  writeFileSync(join(genmedia, 'package.json'), JSON.stringify({ name: 'genmedia', type: 'module', exports }));
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  for (const file of files) copyFileSync(file, join(project, basename(file)));
  const command = join(folder, 'node_modules/@workflow/cli/bin/run.js');
  execFileSync(process.execPath, [command, 'build'], { cwd: project, stdio: 'pipe' });
  built = project;
  return project;
}
