import { describedInWords } from './described.js';

/** Longer texts are shortened. URLs and names in the cases are not longer. */
const maxTextLength = 60;

/** A change to a legal body as short code: `duration = 11`, `no prompt`, `payload = "x…" (1048577 characters)`. */
export function changeInCode(change: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(change).map(([field, value]) =>
    value === undefined ? `no ${field}` : `${field} = ${valueInCode(value)}`,
  );
  return parts.join(', ') || 'a legal body as it is';
}

/** A value as a person would write it. Long and repeated values are summarised. */
export function valueInCode(value: unknown): string {
  if (typeof value === 'string') return textInCode(value);
  if (Array.isArray(value)) return listInCode(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const described = describedInWords(value);
  if (described !== undefined) return described;
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${valueInCode(field)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Characters are counted as the rules count them: an emoji is one. */
function textInCode(text: string): string {
  if (text.length <= maxTextLength) return JSON.stringify(text);
  const [first = ''] = text;
  // Texts at a limit are one character, up to a million times: those need not be read one by one.
  const times = Math.floor(text.length / first.length);
  const isRepeated = text === first.repeat(times);
  const count = isRepeated ? times : countCharacters(text);
  const start = isRepeated ? first : [...text.slice(0, maxTextLength)].slice(0, 40).join('');
  return `${JSON.stringify(start).slice(0, -1)}…" (${count} characters)`;
}

/** A list of them would take 16 MB for a text of a million. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function listInCode(list: readonly unknown[]): string {
  const items = list.map(valueInCode);
  const [first, ...others] = items;
  if (others.length > 0 && others.every((item) => item === first)) return `[${items.length} × ${first}]`;
  return `[${items.join(', ')}]`;
}
