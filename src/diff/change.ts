/** How much a change asks for, from the least to the most. */
export const impacts = ['patch', 'minor', 'major'] as const;

export type Impact = (typeof impacts)[number];

/** One change between two documents, at one place. */
export interface Change {
  impact: Impact;
  /** What has changed, in a sentence. */
  what: string;
  /** Keys that lead to it: the path, the method, and where in the operation. */
  place: readonly string[];
  /** What was there, unless it is a new thing. */
  before?: unknown;
  /** What is there, unless it was removed. */
  after?: unknown;
}

/** Who writes a body: the caller of the service, or the service. */
export type Side = 'sent' | 'read';

/** Where the comparison is. */
export interface Place {
  keys: readonly string[];
  /** What sentences call it. It may be empty. */
  name: string;
  side: Side;
}

/** What a change does to the values that a schema accepts. `other`: some are lost and some are gained. */
export type Effect = 'narrower' | 'wider' | 'other';

/**
 * A caller breaks if the service accepts less of what it sends, or returns more than it can read. What the caller has not
 * used before is harmless to it.
 */
export function impactOf(effect: Effect, side: Side, harmless: Impact = 'patch'): Impact {
  const breaking = side === 'sent' ? 'narrower' : 'wider';
  return effect === 'other' || effect === breaking ? 'major' : harmless;
}

/** The place one step further. */
export const inside = (at: Place, name: string, ...keys: readonly string[]): Place => ({
  ...at,
  name,
  keys: [...at.keys, ...keys],
});

/** Collects changes. */
export class Changes {
  readonly list: Change[] = [];

  add(impact: Impact, what: string, { keys }: Place, before?: unknown, after?: unknown): void {
    this.list.push({
      impact,
      what,
      place: keys,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    });
  }

  /** A value that was set, removed or changed. */
  value(impact: Impact, label: string, at: Place, before: unknown, after: unknown): void {
    const subject = `${label}${of(at.name)}`;
    if (before === undefined) this.add(impact, `${subject} was set to ${quoteValue(after)}.`, at, before, after);
    else if (after === undefined) this.add(impact, `${subject} was removed: ${quoteValue(before)}.`, at, before, after);
    else this.add(impact, `${subject} changed from ${quoteValue(before)} to ${quoteValue(after)}.`, at, before, after);
  }

  /** A description or an example, which is too long to be repeated in a sentence. */
  text(impact: Impact, label: string, at: Place, before: unknown, after: unknown): void {
    const what = before === undefined ? 'was added' : after === undefined ? 'was removed' : 'changed';
    this.add(impact, `${label}${of(at.name)} ${what}.`, at, before, after);
  }
}

/** `name` → `` of `name` ``. */
export const of = (name: string) => (name === '' ? '' : ` of \`${name}\``);

export function quoteValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.length > 80 ? `${text.slice(0, 79)}…` : text}'`;
}
