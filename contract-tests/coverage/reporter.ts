import type { Reporter, TestModule, Vitest } from 'vitest/node';
import './record.js';
import { allPoints, kinds, type Point } from './points.js';

/**
 * Reports at the end how much of the document the tests have covered, for each kind whose test has run completely. A point
 * that no case covers fails the run.
 */
export default class DocumentCoverage implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    if (this.#vitest?.config.testNamePattern) return;
    const covered = new Set(modules.flatMap((module) => [...module.children.allTests()].flatMap(coveredBy)));
    const all = [...allPoints()];
    const missed: Point[] = [];
    const lines: string[] = [];
    for (const [kind, { counts, test }] of Object.entries(kinds)) {
      const module = modules.find(({ moduleId }) => moduleId.endsWith(`/${test}`));
      if (!module) continue;
      const points = all.filter((point) => point.startsWith(`${kind} `));
      if (points.length === 0) continue;
      const left = points.filter((point) => !covered.has(point));
      lines.push(`  ${counts.padEnd(64)}${points.length - left.length} of ${points.length}`);
      // Failing tests are reported first.
      if (module.ok()) missed.push(...left);
    }
    if (lines.length > 0) console.log(`\nCovered of the document:\n${lines.join('\n')}`);
    if (process.env.IMPLEMENTATIONS) console.log(`Validated by ${process.env.IMPLEMENTATIONS} only.`);
    if (missed.length === 0) return;
    console.error(`\nNo case covers:\n${missed.map((point) => `  ${point}`).join('\n')}`);
    process.exitCode = 1;
  }
}

function coveredBy(test: { meta(): { covered?: Point[] } }): Point[] {
  return test.meta().covered ?? [];
}
