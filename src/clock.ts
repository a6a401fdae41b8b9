let time = 0;
let wall = 0;
let steady = 0;

/**
 * Milliseconds, of which only differences mean something. They go on while the machine sleeps, when `performance.now()`
 * may stand still, and do not go back where its clock is set back. `Date` counts in whole milliseconds, hence the one.
 */
export function clock(): number {
  const date = Date.now();
  const now = performance.now();
  time += Math.max(now - steady, date - wall - 1);
  wall = date;
  steady = now;
  return time;
}
