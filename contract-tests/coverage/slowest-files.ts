import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const limit = 10;

/** Prints the ten slowest files at the end of a run, each with the time of its tests and imports. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    if (modules.length <= limit) return;
    const files = modules.map((module) => {
      const { duration, collectDuration } = module.diagnostic();
      return { file: relative('', module.moduleId), tests: duration, imports: collectDuration };
    });
    const slowest = files.sort((a, b) => b.tests + b.imports - (a.tests + a.imports)).slice(0, limit);
    const lines = slowest.map(({ file, tests, imports }) => `  ${inSeconds(tests)} + ${inSeconds(imports)}  ${file}`);
    console.log(`\nThe ${limit} slowest files (seconds in tests + in imports):\n${lines.join('\n')}`);
  }
}

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(6);
