import { type Change, compareDocuments, impacts, Reach } from '../../diff/index.js';
import { UsageError } from '../shell/command.js';
import { type NamedDocument, ownDocument, readDocument } from './read-document.js';
import { readUsage } from './read-usage.js';

export interface Comparison {
  base: NamedDocument;
  revision: NamedDocument;
  changes: readonly Change[];
  /** Files and folders that say what is used, and the changes that do not reach it, if there are any. */
  used?: { by: readonly string[]; unreached: readonly Change[] };
  /** Index of the greatest impact in `impacts`, of `changes`; -1 if there are none. */
  rank: number;
}

/** Compares two documents, by default with that of this package. With `by`, `changes` are those that reach what these use. */
export async function compare(
  base: string,
  revision: string | undefined,
  by: readonly string[] = [],
): Promise<Comparison> {
  const one = await readDocument(base, 'the base');
  const other = revision === undefined ? await ownDocument() : await readDocument(revision, 'the new document');
  const forms = [one, other].map(({ document }) => String(document.openapi).split('.').slice(0, 2).join('.'));
  if (forms[0] !== forms[1]) {
    throw new UsageError(
      `${one.name} is written in OpenAPI ${forms[0]}, and ${other.name} in ${forms[1]}. Compare documents of the same form: genmedia openapi prints that of this package, with --3.0 in OpenAPI 3.0.`,
    );
  }
  const all = compareDocuments(one.document, other.document);
  const reach = by.length > 0 ? new Reach(one.document, await readUsage(by, one.document)) : undefined;
  const changes = reach ? all.filter((change) => reach.reaches(change)) : all;
  return {
    base: one,
    revision: other,
    changes,
    ...(reach && { used: { by, unreached: all.filter((change) => !changes.includes(change)) } }),
    rank: Math.max(-1, ...changes.map(({ impact }) => impacts.indexOf(impact))),
  };
}
