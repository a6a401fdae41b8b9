import { bodiesOf } from '../../document/bodies.js';
import { operationLink } from '../../document/docs-links.js';
import type { OpenApiDocument } from '../../document/document.js';
import type { EntryModel, ExportModel, Member, PackageModel, Target } from './model.js';

/** The page of an entry: `genmedia/sandbox/node` → `package/sandbox-node.html`. */
export const entryPath = (name: string): string => `package/${name.split('/').slice(1).join('-') || name}.html`;

/** Where a member is on the page of its entry. */
export const memberId = (owner: string, name: string): string => `${owner}.${name.replace(/[^\w$.~-]/g, '') || 'call'}`;

/** Where public names are on the site. */
export class Places {
  readonly #requests: ReadonlyMap<string, string>;
  readonly #spans: ReadonlyMap<string, string>;

  constructor({ entries }: PackageModel, document: OpenApiDocument) {
    this.#requests = new Map(
      Object.entries(bodiesOf(document)).flatMap(([operation, { request }]) =>
        request ? [[request, operationLink(operation, document)] as const] : [],
      ),
    );
    this.#spans = spansOf(entries);
  }

  /** The place of a name in a signature, from the root of the site. A request leads to its operation. */
  of({ entry, name }: Target): string {
    const request = entry.endsWith('/schema') ? this.#requests.get(name) : undefined;
    return request ?? `${entryPath(entry)}#${name}`;
  }

  /** The place that code in a text is about: `createSandbox`, `fileJournal('x')`, `genmedia/batch`, `pollAdvice: false`. */
  ofSpan(code: string): string | undefined {
    const name = code.replace(/^new /, '').replace(/\(.*\)$|: .*$/s, '');
    return this.#spans.get(code.endsWith(')') ? `${name}()` : name) ?? this.#spans.get(name);
  }
}

/** Words such as `batch` and `model` have several meanings. A name with a capital inside has one. */
export const isUnmistakable = (name: string) => /[a-z][A-Z]/.test(name);

/**
 * What code in a text stands for. A word is the name of an export only with its parentheses. An option is linked if one type
 * alone declares an option of that name.
 */
function spansOf(entries: readonly EntryModel[]): Map<string, string> {
  const own = entries.filter(({ file }) => file.startsWith('src/'));
  const spans = new Map<string, string>();
  for (const [name, places] of optionsOf(own)) if (places.size === 1) spans.set(name, [...places][0] ?? '');
  for (const entry of own) {
    spans.set(entry.name.includes('/') ? entry.name : `'${entry.name}'`, entryPath(entry.name));
    for (const one of entry.exports.filter(({ home, isInternal }) => !home && !isInternal)) {
      const place = `${entryPath(entry.name)}#${one.name}`;
      if (isUnmistakable(one.name)) spans.set(one.name, place);
      if (one.kind === 'function') spans.set(`${one.name}()`, place);
    }
  }
  return spans;
}

/** Options that middleware of openapi-fetch has too. */
const ofOthers = ['onRequest'];

function optionsOf(entries: readonly EntryModel[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (entry: EntryModel, owner: ExportModel, { name, isInherited }: Member) => {
    if (isInherited || !isUnmistakable(name) || ofOthers.includes(name)) return;
    found.set(name, (found.get(name) ?? new Set()).add(`${entryPath(entry.name)}#${memberId(owner.name, name)}`));
  };
  for (const entry of entries) {
    for (const owner of entry.exports.filter(({ home, kind }) => !home && kind === 'options')) {
      for (const member of owner.members) note(entry, owner, member);
    }
  }
  return found;
}
