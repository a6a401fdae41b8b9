/** A fault to plant: one edit of one file. */
export interface Fault {
  /** What is wrong, in a few words; faults of one kind are listed together. */
  kind: string;
  file: string;
  /** Text before and after. Where it stands in the file: the offset of the text before. */
  from: string;
  to: string;
  offset: number;
}

/** A fault that is written down: the first place in a file that has the text before gets the text after. */
export type Edit = readonly [kind: string, file: string, from: string, to: string];

/** Writes faults down by the names of files in one folder. */
export const editsIn =
  (folder: string) =>
  (kind: string, file: string, from: string, to: string): Edit => [kind, `${folder}/${file}`, from, to];

/** Every place of a text where a pattern matches, as a fault. */
export function faultsIn(
  file: string,
  text: string,
  { kind, pattern, to }: { kind: string; pattern: RegExp; to: (match: RegExpExecArray) => string },
): Fault[] {
  return [...text.matchAll(pattern)]
    .map((match) => ({ kind, file, from: match[0], to: to(match), offset: match.index }))
    .filter(({ from, to }) => from !== to);
}

/** The text with the fault in it. */
export function plant({ from, to, offset }: Fault, text: string): string {
  return text.slice(0, offset) + to + text.slice(offset + from.length);
}

/** One line that says where a fault is and what it does. */
export function describe({ file, from, to }: Fault): string {
  const show = (text: string) => JSON.stringify(text.length <= 60 ? text : `${text.slice(0, 57)}…`);
  return `${file}: ${show(from)} → ${show(to)}`;
}
