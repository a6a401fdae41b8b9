import { type OpenApiDocument, resolveSchema, type Schema } from '../../document/document.js';
import { type Content, html, table, withCode } from '../site/html.js';
import type { DescribedOperation } from './described-operation.js';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** The parameters of an operation and of its path, such as the identifier in it. Nothing if there are none. */
export function parametersView({ path, operation }: DescribedOperation, document: OpenApiDocument): Content {
  const { parameters: ofPath = [] } = document.paths[path] as unknown as { parameters?: Parameter[] };
  const all = [...ofPath, ...((operation.parameters ?? []) as Parameter[])];
  if (all.length === 0) return undefined;
  const rows = all.map((parameter): [Content, ...Content[]] => {
    const { type, description } = resolveSchema(parameter.schema, document);
    const words = `in the ${parameter.in}, ${type}, ${parameter.required ? 'required' : 'optional'}`;
    return [html`<code>${parameter.name}</code>`, words, withCode(parameter.description ?? description ?? '')];
  });
  return table('Parameters of the URL', ['Name', 'Where', 'Meaning'], rows);
}
