import { stripVTControlCharacters } from 'node:util';
import { type Redact, redactorFor } from '../../shared/redact.js';

let redact: Redact = (text) => text;

/** Removes the key from all that is printed from now on, also where a server returns it as data. */
export function hide(apiKey: string): void {
  const [earlier, clean] = [redact, redactorFor(apiKey)];
  redact = (text) => clean(earlier(text));
}

/** The result of a command. */
export const print = (text: string) => void process.stdout.write(`${redact(text)}\n`);

/** What is not the result: progress, hints, errors. */
export const note = (text: string) => void process.stderr.write(`${redact(text)}\n`);

/** A result for programs. */
export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2));

/** Columns of the terminal; elsewhere a common width, so that the output does not depend on who reads it. */
export const widthOf = (stream: NodeJS.WriteStream) => Math.min(120, (stream.isTTY && stream.columns) || 100);

const codes = { red: 31, green: 32, yellow: 33, cyan: 36, bold: 1, dim: 2 };

/** Whether a stream is a terminal that shows colours. `NO_COLOR` and `TERM=dumb` turn them off. */
export const isColored = (stream: NodeJS.WriteStream): boolean => stream.isTTY && stream.hasColors();

/** Colours a text if the stream shows colours. */
export function paint(color: keyof typeof codes, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  if (!isColored(stream)) return text;
  return `\u001b[${codes[color]}m${text}\u001b[0m`;
}

/** A text of someone else, without what a terminal would obey. */
export const plain = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
  stripVTControlCharacters(redact(text)).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');
