import type { Point } from './points.js';

declare module 'vitest' {
  interface TaskMeta {
    /** Points of the document that a test has touched, for the reporter. */
    touched?: Point[];
  }
}

const known = new Set<Point>();

/** Records that a test has touched points of the document. Call it last: a test that fails touches nothing. */
export function touch(task: { meta: { touched?: Point[] } }, points: Iterable<Point>): void {
  const fresh = [...new Set(points)].filter((point) => !known.has(point));
  for (const point of fresh) known.add(point);
  task.meta.touched = [...(task.meta.touched ?? []), ...fresh];
}
