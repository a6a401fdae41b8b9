let lastTime = Number.NaN;
let lastText = '';

/** A time in ISO format. A busy sandbox writes the same millisecond many times, and formatting it is slow. */
export function toIsoTime(time: number): string {
  if (time !== lastTime) {
    lastText = new Date(time).toISOString();
    lastTime = time;
  }
  return lastText;
}
