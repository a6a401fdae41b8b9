import type { FieldTable } from '../../document/models/matrix.js';

type TableField = FieldTable['fields'][number];

/** A field with the fields inside it. */
export interface FieldNode {
  field: TableField;
  /** Its name inside of what contains it: `name` of `assets[].name`. */
  key: string;
  inside: readonly FieldNode[];
}

/** The fields of a table as a tree: `assets[].name` is inside of `assets`. */
export function fieldTree(fields: readonly TableField[], parent = ''): FieldNode[] {
  return fields
    .filter(({ name }) => parentOf(name, fields) === parent)
    .map((field) => ({
      field,
      key: field.name.slice(parent.length).replace(/^(\[\])*\.?/, ''),
      inside: fieldTree(fields, field.name),
    }));
}

/** The longest name of a field that a name continues with a dot or brackets. */
function parentOf(name: string, fields: readonly TableField[]): string {
  const parents = fields.filter((other) => name.startsWith(`${other.name}.`) || name.startsWith(`${other.name}[`));
  return parents.reduce((longest, other) => (other.name.length > longest.length ? other.name : longest), '');
}
