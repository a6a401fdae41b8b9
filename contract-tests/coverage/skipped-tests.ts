import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { Installation, MissingTool } from '../support/optional-tools.js';

interface Skipped extends MissingTool {
  tests: number;
}

/** Lists at the end what was skipped since a tool is missing, and how to install it. With `-t` most tests are skipped. */
export default class SkippedTests implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    if (this.#vitest?.config.testNamePattern) return;
    const tests = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    const lines = linesOf(skippedIn(tests));
    if (lines.length > 0) console.log(`\nSkipped, since it is not on this machine:\n${lines.join('\n')}`);
  }
}

/** The missing tools, that of the most tests first. */
function skippedIn(tests: readonly TestCase[]): Skipped[] {
  const found = new Map<string, Skipped>();
  for (const test of tests) {
    const { missing } = test.meta();
    if (!missing) continue;
    const { tests: count = 0 } = found.get(missing.tool) ?? {};
    found.set(missing.tool, { ...missing, tests: count + 1 });
  }
  return [...found.values()].sort((a, b) => b.tests - a.tests);
}

function linesOf(skipped: readonly Skipped[]): string[] {
  const onDemand = skipped.filter(({ install }) => install === 'on demand');
  const programs = skipped.flatMap(({ tool, tests, install }): string[][] => {
    if (install === 'on demand') return [];
    const { debian, macos, windows }: Installation = install;
    return [[tool, inWords(tests), debian, macos, windows]];
  });
  const names = onDemand.map(({ tool, tests }) => `${tool} (${inWords(tests)})`).join(', ');
  return [
    ...(programs.length > 0 ? inColumns([['', '', 'Debian', 'macOS', 'Windows'], ...programs]) : []),
    ...(onDemand.length > 0 ? [`  npm run test:on-demand installs or runs: ${names}`] : []),
  ];
}

const inWords = (tests: number) => (tests === 1 ? '1 test' : `${tests} tests`);

function inColumns(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
