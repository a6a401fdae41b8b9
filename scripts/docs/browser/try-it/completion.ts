import type { Span } from '../../../../src/page-kit/json-tokens.js';
import type { TryItData, TryItField } from '../../try-it/try-it-data.js';
import { type Cursor, cursorAt } from './json/cursor.js';
import { parseJson } from './json/parse-json.js';

/** A field or a value that can be written at a place. */
export interface Suggestion {
  label: string;
  /** What it is, in a few words. */
  detail: string;
  /** What replaces the text of `replaces`. */
  insert: string;
  /** Where the caret is then, counted from the beginning of `insert`. */
  caret: number;
  replaces: Span;
}

/** Fields of the chosen variant, or values of a field. */
export function suggestionsAt(text: string, at: number, data: TryItData, chosen: string): Suggestion[] {
  const cursor = cursorAt(text, at);
  if (!cursor) return [];
  const fields = fieldsFor(text, data, chosen);
  const all = cursor.expects === 'name' ? namesAt(cursor, fields) : valuesAt(cursor, fields);
  const written = cursor.written.toLowerCase();
  const matches = all.filter(({ label }) => label.toLowerCase().includes(written));
  const isWhole = matches.length === 1 && matches[0]?.label === cursor.written;
  // Suggestions that begin with the typed text come first.
  return isWhole ? [] : matches.sort((a, b) => rank(a, written) - rank(b, written));
}

const rank = ({ label }: Suggestion, written: string) => (label.toLowerCase().startsWith(written) ? 0 : 1);

/** A field with the value to begin with, if it is not its default. */
type CompletedField = TryItField & { start?: unknown };

/** The fields of the variant that the body names, otherwise of the chosen one. */
function fieldsFor(text: string, { variants, selector }: TryItData, chosen: string): readonly CompletedField[] {
  const named = selector && new RegExp(`"${selector}"\\s*:\\s*"([^"]*)"`).exec(text)?.[1];
  const variant = variants.find(({ value }) => value === named) ?? variants.find(({ value }) => value === chosen);
  const fields = (variant ?? variants[0])?.fields ?? [];
  if (!selector) return fields;
  // The value that selects the variant can be any of them.
  const values = variants.map(({ value }) => value);
  const first = variant ?? variants[0];
  return fields.map((field) => (field.name === selector ? { ...field, values, start: first?.value } : field));
}

function namesAt({ path, taken, replaces, next }: Cursor, fields: readonly CompletedField[]): Suggestion[] {
  const prefix = path ? `${path}.` : '';
  return fields
    .filter(({ name }) => name.startsWith(prefix) && /^\w+$/.test(name.slice(prefix.length)))
    .map((field) => ({ field, key: field.name.slice(prefix.length) }))
    .filter(({ key }) => !taken.includes(key))
    .sort((a, b) => Number(b.field.isRequired ?? false) - Number(a.field.isRequired ?? false))
    .map(({ field, key }) => {
      const value = next === ':' ? '' : `: ${startOf(field)}`;
      const comma = next === '"' ? ',' : '';
      const insert = `"${key}"${value}${comma}`;
      const isOpen = /(""|\[\]|\{\})$/.test(`"${key}"${value}`);
      const caret = insert.length - comma.length - (isOpen ? 1 : 0);
      return { label: key, detail: detailOf(field), insert, caret, replaces };
    });
}

const detailOf = ({ isRequired, type, default: value, description = '' }: TryItField) =>
  [isRequired ? 'required' : value === undefined ? type : `${type}, default ${JSON.stringify(value)}`, description]
    .filter(Boolean)
    .join('. ');

/** A value to begin with. */
function startOf({ type, values = [], default: value, start }: CompletedField): string {
  const first = start ?? value ?? values[0];
  if (first !== undefined) return JSON.stringify(first);
  return ({ string: '""', array: '[]', object: '{}' } as Record<string, string>)[type ?? ''] ?? '';
}

function valuesAt({ path, replaces }: Cursor, fields: readonly TryItField[]): Suggestion[] {
  const field = fields.find(({ name }) => name === path);
  const { values = [], default: standard } = field ?? {};
  const all = standard === undefined || values.includes(standard) ? values : [standard, ...values];
  return all.map((value) => {
    const insert = JSON.stringify(value);
    const detail = value === standard ? 'default' : '';
    return { label: String(value), detail, insert, caret: insert.length, replaces };
  });
}

/** Whether a string is JSON, to format it. */
export function formatted(text: string): string | undefined {
  const { problem, value } = parseJson(text);
  return problem ? undefined : JSON.stringify(value, null, 2);
}
