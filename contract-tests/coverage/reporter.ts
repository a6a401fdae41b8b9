import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import './record.js';
import { allPoints, type Point } from './points.js';

/** Says at the end how much of the document the tests have touched. Fails a whole run that leaves something out. */
export default class DocumentCoverage implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], _: unknown, reason: TestRunEndReason) {
    if (reason !== 'passed' || !(await this.#isWhole(modules))) return;
    const touched = new Set(modules.flatMap((module) => [...module.children.allTests()].flatMap(touchedBy)));
    const points = allPoints();
    const missed = [...points].filter((point) => !touched.has(point));
    console.log(`\nTouched of the document:\n${figures(points, touched)}`);
    if (missed.length === 0) return;
    console.error(`\nNo case touches:\n${missed.map((point) => `  ${point}`).join('\n')}`);
    process.exitCode = 1;
  }

  /** Whoever runs a few tests does not want to hear of all others. */
  async #isWhole(modules: readonly TestModule[]): Promise<boolean> {
    const all = (await this.#vitest?.globTestSpecifications()) ?? [];
    return modules.length === all.length && !this.#vitest?.config.testNamePattern;
  }
}

function touchedBy(test: { meta(): { touched?: Point[] } }): Point[] {
  return test.meta().touched ?? [];
}

/** `fields 696 of 696`, one line a kind. */
function figures(points: Iterable<Point>, touched: Set<Point>): string {
  const kinds = new Map<string, { all: number; touched: number }>();
  for (const point of points) {
    const kind = point.slice(0, point.indexOf(' '));
    const count = kinds.get(kind) ?? { all: 0, touched: 0 };
    kinds.set(kind, { all: count.all + 1, touched: count.touched + Number(touched.has(point)) });
  }
  return [...kinds].map(([kind, count]) => `  ${names[kind]?.padEnd(44)}${count.touched} of ${count.all}`).join('\n');
}

const names: Record<string, string> = {
  operation: 'operations, called by the client',
  callback: 'callbacks, received and judged',
  example: 'examples, judged',
  variant: 'variants and records',
  field: 'fields, present in an accepted body',
  value: 'values of enums, accepted',
  limit: 'limits, just kept and just broken',
  required: 'required fields, missing in a refused body',
  closed: 'closed bodies, refusing an unknown field',
  condition: 'conditions between fields, broken',
};
