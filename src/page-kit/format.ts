import { html, type TemplateResult } from 'lit-html';

const pad = (number: number) => `${number}`.padStart(2, '0');

/** The day of a time, in local time. */
export function dayOf(time: string): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Hours, minutes and seconds of a time, in local time. */
export function hoursOf(time: string): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':');
}

/** A time in a list, with its day if it is not today. */
export function timeOf(time: string, now: string, className = ''): TemplateResult {
  const day = dayOf(time);
  const text = day === dayOf(now) ? hoursOf(time) : `${day} ${hoursOf(time)}`;
  return html`<time class=${className} datetime=${time} title=${time}>${text}</time>`;
}

/** The beginning of an identifier, enough to recognize it. */
export const shortIdOf = (id: string) => id.slice(0, 8);

/** Real milliseconds, with as many digits as matter. */
export const millisecondsOf = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** Allowed values of a rule, on one line. */
export function allowedOf(allowed: unknown): string {
  if (Array.isArray(allowed)) return allowed.map(allowedOf).join(', ');
  return typeof allowed === 'string' ? allowed : JSON.stringify(allowed);
}

/** Formats JSON on several lines. A string that is cut off or not JSON stays unchanged. */
export function prettify(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** A colour of the style sheet. */
type Tone = 'quiet' | 'accent' | 'good' | 'warn' | 'bad';

/** A word with a colour. The colour only repeats what the word says. */
export const badge = (word: string | number, tone: Tone): TemplateResult =>
  html`<span class="badge tone-${tone}">${word}</span>`;

const tones: Readonly<Record<string, Tone>> = {
  processing: 'accent',
  queueing: 'accent',
  success: 'good',
  failed: 'bad',
  delivered: 'good',
  retrying: 'warn',
  'given up': 'bad',
  'not sent': 'quiet',
};

/** The colour for the state of a task or the outcome of a callback. */
export const toneOf = (word: string): Tone => tones[word] ?? 'quiet';

/** The outcome of a request: its status, `cut` if the response broke off, or `no response`. */
export function statusBadge(status: number, faults: readonly string[]): TemplateResult {
  if (faults.includes('cut')) return badge('cut', 'bad');
  return badge(status || 'no response', toneOfStatus(status));
}

function toneOfStatus(status: number): Tone {
  if (status === 0 || status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}
