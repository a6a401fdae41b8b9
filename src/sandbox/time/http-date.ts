let lastSecond = Number.NaN;
let lastText = '';

/** A time as the header `Date` has it, in whole seconds. Formatting a date is slow, so the last text is kept. */
export function toHttpDate(time: number): string {
  const second = Math.floor(time / 1000);
  if (second !== lastSecond) {
    lastText = new Date(time).toUTCString();
    lastSecond = second;
  }
  return lastText;
}
