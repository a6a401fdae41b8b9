import type { Glossary } from './glossary.js';
import { proseOf } from './prose-of.js';

/** Every forbidden word in the prose of a file, as messages that begin with its place. */
export function checkProse(file: string, text: string, glossary: Glossary): string[] {
  const prose = proseOf(
    file,
    text.replace(glossary.table, (table) => table.replace(/[^\n]/g, ' ')),
  );
  return glossary.find(prose).map(({ word, say, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: ${sayInstead(word, say)}`;
  });
}

export function sayInstead(word: string, say: string): string {
  return `Do not write "${word}". Say: ${say}.`;
}
