import type { Point } from './points.js';

declare module 'vitest' {
  interface TaskMeta {
    /** Points of the document that a test has covered, for the reporter. */
    covered?: Point[];
  }
}

const known = new Set<Point>();

/** Records that a test has covered points of the document. Call it last: a test that fails covers nothing. */
export function cover(task: { meta: { covered?: Point[] } }, points: Iterable<Point>): void {
  const fresh = [...new Set(points)].filter((point) => !known.has(point));
  for (const point of fresh) known.add(point);
  task.meta.covered = [...(task.meta.covered ?? []), ...fresh];
}
