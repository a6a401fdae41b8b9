let lastSecond = Number.NaN;
/** Without the milliseconds: `2026-11-16T09:30:00.`. */
let lastText = '';

/** A time in ISO format. Formatting a date is slow, so the text of the last second is kept: every request has a time. */
export function toIsoTime(time: number): string {
  const second = Math.floor(time / 1000);
  if (second !== lastSecond) {
    lastText = new Date(second * 1000).toISOString().slice(0, -4);
    lastSecond = second;
  }
  const milliseconds = Math.floor(time) - second * 1000;
  return `${lastText}${`${milliseconds}`.padStart(3, '0')}Z`;
}
