import { element, setAttribute, setText } from './element.js';

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

/** Shows a time in a list, with its day if it is not today. */
export function showTime(node: HTMLElement, time: string, now: string): void {
  const day = dayOf(time);
  setText(node, day === dayOf(now) ? hoursOf(time) : `${day} ${hoursOf(time)}`);
  setAttribute(node, 'title', time);
}

/** Enough of an identifier to recognize it. */
export const shorten = (id: string) => id.slice(0, 8);

/** Allowed values of a rule, on one line. */
export function allowedOf(allowed: unknown): string {
  if (Array.isArray(allowed)) return allowed.map(allowedOf).join(', ');
  return typeof allowed === 'string' ? allowed : JSON.stringify(allowed);
}

/** A word with a colour. The colour only repeats what the word says. */
export function badge(): HTMLElement {
  return element('span', { class: 'badge' });
}

/** A colour of page.css. */
export type Tone = 'quiet' | 'accent' | 'good' | 'warn' | 'bad';

export function showBadge(node: HTMLElement, word: string, tone: Tone): void {
  setText(node, word);
  showTone(node, tone);
}

export function showTone(node: HTMLElement, tone: Tone): void {
  node.style.setProperty('--tone', `var(--${tone})`);
}

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
