import { SandboxRejection } from '../http/rejection.js';
import type { Listed } from './views.js';

/** A page that a query asks for: `?limit=50&offset=100`. */
export interface PageQuery {
  limit: number;
  offset: number;
}

/** Reads a whole number up to 999999 from a query. Without a default it is required. */
export function wholeNumberIn(query: URLSearchParams, name: string, fallback?: number): number {
  const value = query.get(name) ?? `${fallback ?? ''}`;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new SandboxRejection(
    422,
    'invalid_request',
    `${name} must be a whole number up to 999999${value && `, not ${value.slice(0, 100)}`}: ?${name}=1.`,
  );
}

/** Takes one page of the items that match. Each is converted only if it is on the page. */
export function toListed<Item, Row>(
  items: Iterable<Item>,
  { limit, offset }: PageQuery,
  matches: (item: Item) => boolean,
  toRow: (item: Item) => Row,
): Listed<Row> {
  const listed: Listed<Row> = { rows: [], matched: 0, total: 0 };
  for (const item of items) {
    listed.total += 1;
    if (!matches(item)) continue;
    if (listed.matched >= offset && listed.rows.length < limit) listed.rows.push(toRow(item));
    listed.matched += 1;
  }
  return listed;
}

/** Whether all words of a search occur in the texts, in any spelling of the letters. */
export function matcherOf(search: string | null): (...texts: (string | undefined)[]) => boolean {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (...texts) => {
    const text = texts.filter(Boolean).join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
