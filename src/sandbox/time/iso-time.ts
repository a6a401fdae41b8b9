let lastTime = Number.NaN;
let lastSecond = Number.NaN;
/** Without the milliseconds: `2026-11-16T09:30:00.`. */
let secondText = '';
let lastText = '';

/**
 * A time in ISO format. Every request has a time, and formatting a date is slow, so the text of the last second is kept. That of
 * the last millisecond, too: many requests have the same, and then share one text.
 */
export function toIsoTime(time: number): string {
  if (time === lastTime) return lastText;
  const second = Math.floor(time / 1000);
  if (second !== lastSecond) {
    secondText = new Date(second * 1000).toISOString().slice(0, -4);
    lastSecond = second;
  }
  const milliseconds = Math.floor(time) - second * 1000;
  lastText = `${secondText}${`${milliseconds}`.padStart(3, '0')}Z`;
  lastTime = time;
  return lastText;
}
