import { bodiesOf } from '../generate/bodies.js';
import { callbackOf, type OpenApiDocument, operationsOf } from '../generate/document.js';
import { fieldsOf } from './fields.js';
import type { Guide } from './guides.js';
import type { Cell } from './models/cells.js';
import { grouped, told } from './models/grouped.js';
import { type Generator, type Matrix, toMatrix } from './models/matrix.js';

type Described = ReturnType<typeof operationsOf>[number];

/** The reference as text, for machines that read: every operation with its fields, answers and callbacks. */
export function toLlmsText(document: OpenApiDocument, guides: readonly Guide[]): string {
  const { title, version, summary, description } = document.info;
  const matrix = toMatrix(document);
  return [
    `# ${title} ${version}`,
    `> ${summary}.`,
    description,
    'The same as OpenAPI 3.1: openapi.json, openapi.yaml. What each model takes, as data: models.json.',
    '## Guides',
    guides.map(({ path, title, summary }) => `- [${title}](${path.replace('.html', '.md')}): ${summary}`).join('\n'),
    '## Operations',
    ...operationsOf(document).map((one) => operationText(one, matrix, document)),
  ]
    .join('\n\n')
    .concat('\n');
}

function operationText(one: Described, matrix: Matrix, document: OpenApiDocument): string {
  const { method, path, operation } = one;
  const { answer, callback } = bodiesOf(document)[operation.operationId] ?? {};
  const generator = matrix.generators.find(({ operationId }) => operationId === operation.operationId);
  const samples = operation['x-codeSamples'] ?? [];
  return [
    `### ${operation.summary}`,
    `\`${method} ${path}\` (operationId \`${operation.operationId}\`)`,
    operation.description,
    ...Object.values(operation['x-not-shown'] ?? {}),
    generator && requestText(generator),
    !generator &&
      operation.requestBody &&
      bodyText('Request', schema(bodiesOf(document)[operation.operationId]?.request), document),
    bodyText('Answer', schema(answer), document),
    callback &&
      `${callbackOf(operation, document)?.description}\n\n${bodyText('Body of the callback', schema(callback), document)}`,
    ...samples.map(({ lang, source }) => `${lang}:\n\n\`\`\`ts\n${source.trimEnd()}\n\`\`\``),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const schema = (name = '') => ({ $ref: `#/components/schemas/${name}` });

function requestText({ by, variants, fields }: Generator): string {
  const head = by ? `Request, by \`${by}\` (${variants.join(', ')}):` : 'Request:';
  const lines = fields.map(({ name, description, cells }) => {
    const rules = Object.entries(cells).map(([variant, cell]) => [variant, ruleText(cell)] as const);
    return `- \`${name}\`: ${[description, told(grouped(rules), '; ')].filter(Boolean).join(' ')}`;
  });
  return `${head}\n\n${lines.join('\n')}`;
}

function ruleText(cell: Cell | null): string {
  if (!cell) return 'not taken';
  return [cell.required && 'required', cell.text, ...(cell.details ?? [])].filter(Boolean).join(', ');
}

function bodyText(title: string, body: { $ref: string }, document: OpenApiDocument): string {
  const fields = fieldsOf(body, document);
  const lines = fields.map(({ name, description }) => `- \`${name}\`: ${description}`);
  return lines.length > 0 ? `${title}:\n\n${lines.join('\n')}` : `${title}: its fields are not shown.`;
}
