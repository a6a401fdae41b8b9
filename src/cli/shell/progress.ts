import { note, paint, plain } from './terminal.js';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** What follows a status, with the time since the start or without. It is called each time the line is drawn. */
type Detail = (elapsed: string) => string;

/**
 * What a command is waiting for, on stderr. On a terminal it is one line that is drawn again; elsewhere each status is a
 * line of its own, once.
 */
export class Progress {
  readonly #stream = process.stderr;
  /** Whether it is one line of a terminal. */
  readonly isLive: boolean;
  readonly isQuiet: boolean;
  readonly #start = performance.now();
  #status = '';
  #detail: Detail = (elapsed) => elapsed;
  #frame = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(isQuiet: boolean) {
    this.isQuiet = isQuiet;
    this.isLive = !isQuiet && this.#stream.isTTY && process.env.TERM !== 'dumb';
    if (this.isLive) this.#timer = setInterval(() => this.#draw(), 100).unref();
  }

  /** `detail` changes often, and is shown on a terminal only. */
  show(status: string, detail: string | Detail = ''): void {
    const isNew = status !== this.#status;
    this.#status = plain(status);
    this.#detail = typeof detail === 'string' ? (elapsed) => [detail, elapsed].filter(Boolean).join('  ') : detail;
    if (this.isLive) this.#draw();
    else if (isNew && !this.isQuiet) this.#stream.write(`${this.#status}\n`);
  }

  /** Prints a line that stays. */
  say(line: string): void {
    if (this.isQuiet) return;
    if (this.isLive) this.#stream.write('\r\u001b[2K');
    note(plain(line));
  }

  /** Removes the line, so that what follows starts at its place. */
  end(): void {
    clearInterval(this.#timer);
    if (this.isLive) this.#stream.write('\r\u001b[2K');
  }

  #draw(): void {
    this.#frame = (this.#frame + 1) % frames.length;
    const seconds = Math.floor((performance.now() - this.#start) / 1000);
    const line = `${this.#status}  ${plain(this.#detail(`${seconds} s`))}`;
    const room = (this.#stream.columns || 80) - 3;
    this.#stream.write(`\r\u001b[2K${paint('cyan', frames[this.#frame] ?? '', this.#stream)} ${line.slice(0, room)}`);
  }
}

/** `▕████      ▏`: a part of a whole, from 0 to 1. */
export const fillBar = (part: number, width: number): string =>
  `▕${'█'.repeat(Math.floor(Math.max(0, Math.min(1, part)) * width)).padEnd(width)}▏`;

/** `▕████      ▏ 40 %  4.0 of 10.0 MB`. Without a known size, only what has arrived. */
export function bar(bytes: number, total: number | undefined): string {
  const inMegabytes = (number: number) => (number / 1e6).toFixed(1);
  if (!total) return `${inMegabytes(bytes)} MB`;
  const part = bytes / total;
  return `${fillBar(part, 20)} ${Math.floor(part * 100)} %  ${inMegabytes(bytes)} of ${inMegabytes(total)} MB`;
}
