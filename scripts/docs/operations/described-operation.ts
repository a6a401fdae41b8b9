import { type OpenApiDocument, operationsOf } from '../../document/document.js';

/** An operation with its method and path. */
export type DescribedOperation = ReturnType<typeof operationsOf>[number];

/** Operations under one tag of the document. */
export interface OperationGroup {
  title: string;
  description: string;
  operations: readonly DescribedOperation[];
}

/** Every operation once, by its first tag, in the order of the tags. A tag that the document does not describe comes last. */
export function operationGroups(document: OpenApiDocument): OperationGroup[] {
  const operations = operationsOf(document);
  const described = new Map((document.tags ?? []).map(({ name, description }) => [name, description]));
  const titles = new Set([...described.keys(), ...operations.map(tagOf)]);
  return [...titles].flatMap((title) => {
    const members = operations.filter((one) => tagOf(one) === title);
    return members.length > 0 ? [{ title, description: described.get(title) ?? '', operations: members }] : [];
  });
}

const tagOf = ({ operation }: DescribedOperation) => operation.tags[0] ?? 'Other operations';
