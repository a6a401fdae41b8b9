import { shellQuote } from '../../shared/shell-quote.js';

/** Rows of two columns, the second wrapped to the width of the terminal. */
export function columns(rows: readonly (readonly [string, string])[], width: number, indent = 2): string {
  const left = Math.min(36, Math.max(0, ...rows.map(([first]) => first.length)));
  const start = indent + left + 2;
  return rows
    .map(([first, second]) => {
      const lines = wrap(second, Math.max(30, width - start)).split('\n');
      const rest = lines.map((line) => (line ? ' '.repeat(start) + line : '')).join('\n');
      const head = ' '.repeat(indent) + first;
      return first.length > left ? `${head}\n${rest}` : head.padEnd(start) + rest.trimStart();
    })
    .map((row) => row.trimEnd())
    .join('\n');
}

/** Breaks lines between words. An indented line stays as it is. */
export function wrap(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('  ')) return line;
      const lines = [''];
      for (const word of line.split(' ')) {
        const last = lines.at(-1) ?? '';
        if (last && last.length + 1 + word.length > width) lines.push(word);
        else lines[lines.length - 1] = last ? `${last} ${word}` : word;
      }
      return lines.join('\n');
    })
    .join('\n');
}

/** A word as a shell reads it. On Windows, cmd.exe knows double quotes only, and PowerShell reads commas as lists. */
export function toShellWord(word: string, platform: string = process.platform): string {
  if (platform === 'win32') {
    if (/^[\w+=:./\\-]+$/.test(word)) return word;
    // Programs of Windows read backslashes before a quote as pairs.
    return `"${word.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\*)$/, '$1$1')}"`;
  }
  return /^[\w@%+=:,./-]+$/.test(word) ? word : shellQuote(word);
}
