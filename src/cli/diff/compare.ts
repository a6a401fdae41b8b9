import { type Change, compareDocuments, impacts } from '../../diff/index.js';
import { UsageError } from '../shell/command.js';
import { type NamedDocument, ownDocument, readDocument } from './read-document.js';

export interface Comparison {
  base: NamedDocument;
  revision: NamedDocument;
  changes: readonly Change[];
  /** Index of the greatest impact in `impacts`, -1 if there are no changes. */
  rank: number;
}

/** Compares two documents, by default with that of this package. */
export async function compare(base: string, revision: string | undefined): Promise<Comparison> {
  const one = await readDocument(base, 'the base');
  const other = revision === undefined ? await ownDocument() : await readDocument(revision, 'the new document');
  const forms = [one, other].map(({ document }) => String(document.openapi).split('.').slice(0, 2).join('.'));
  if (forms[0] !== forms[1]) {
    throw new UsageError(
      `${one.name} is written in OpenAPI ${forms[0]}, and ${other.name} in ${forms[1]}. Compare documents of the same form: genmedia openapi prints that of this package, with --3.0 in OpenAPI 3.0.`,
    );
  }
  const changes = compareDocuments(one.document, other.document);
  return {
    base: one,
    revision: other,
    changes,
    rank: Math.max(-1, ...changes.map(({ impact }) => impacts.indexOf(impact))),
  };
}
