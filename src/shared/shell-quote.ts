/** A string as one word of a POSIX shell, whatever it contains. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
