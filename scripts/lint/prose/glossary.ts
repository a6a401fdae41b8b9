/** A word that texts must not use, where it was found in one of them. */
interface FoundWord {
  /** As the text spells it, such as `Looked`. */
  word: string;
  /** What the glossary says instead. */
  say: string;
  index: number;
}

export interface Glossary {
  /** The words of the left column. */
  words: readonly string[];
  /** The table as it is written, so that it can be exempt from itself. */
  table: string;
  find(prose: string): FoundWord[];
}

/**
 * Reads the table in the section "Words" of CONTRIBUTING.md, the only list of these words.
 * Its columns are `Not`, `Say` and `Allowed`; a cell may list several words, separated by commas.
 */
export function toGlossary(contributing: string): Glossary {
  const section = contributing.split(/^## /m).find((text) => text.startsWith('Words\n')) ?? '';
  const table = /^\| Not +\| Say +\| Allowed +\|\n(?:\|.*\n)+/m.exec(section)?.[0];
  if (!table) {
    throw new Error(
      'CONTRIBUTING.md has no glossary. Add a table with the header `| Not | Say | Allowed |` to its section "Words".',
    );
  }
  const rows = table
    .split('\n')
    .slice(2, -1)
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const entries = rows.flatMap(([, not = '', say = '']) => list(not).map((word) => ({ word, say })));
  const patterns = entries.map(({ word, say }) => ({ pattern: toPattern(word), say }));
  const allowed = rows.flatMap((row) => list(row[3] ?? '')).map(toPattern);

  return {
    words: entries.map(({ word }) => word),
    table,
    find(prose) {
      const rest = allowed.reduce((text, pattern) => text.replace(pattern, hide), prose);
      return patterns
        .flatMap(({ pattern, say }) =>
          [...rest.matchAll(pattern)].map(({ 0: word, index }) => ({ word: word.replace(/\s+/g, ' '), say, index })),
        )
        .sort((a, b) => a.index - b.index);
    },
  };
}

/** Replaces what is not prose with characters that no phrase contains. Lines stay, and so do the places of the rest. */
export function hide(text: string): string {
  return text.replace(/[^\n]/g, '\0');
}

const list = (cell: string) => cell.split(/,\s*/).filter(Boolean);

const endings = 'e|s|es|d|ed|ing|al|als|able|ement|ements';

/** `refuse` → `refus(?:e|es|ed|ing|al)`. Words of two or three letters have no other forms here. */
function toPattern(phrase: string): RegExp {
  const words = phrase.split(' ').map((word) => (word.length < 4 ? word : `${word.replace(/e$/, '')}(?:${endings})?`));
  return new RegExp(`\\b${words.join('\\s+')}\\b`, 'gi');
}
