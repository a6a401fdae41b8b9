import { bodiesOf } from '../../document/bodies.js';
import { operationPlace } from '../../document/docs-links.js';
import { callbackOf, type Open, type OpenApiDocument, operationsOf } from '../../document/document.js';
import type { Cell } from '../../document/models/cells.js';
import { describeGroups, groupByValue } from '../../document/models/group-by-value.js';
import { type Generator, type Matrix, matrixOf } from '../../document/models/matrix.js';
import { capital } from '../../document/words.js';
import { fieldsOf } from '../guides/fields.js';
import { curlOf } from '../samples/curl.js';
import { requestsOf } from '../samples/request.js';
import type { Page } from '../site/page.js';

type Described = ReturnType<typeof operationsOf>[number];

/** The file `llms.txt` (llmstxt.org): what this is, and every page as Markdown, by group. */
export function toLlmsText(
  document: OpenApiDocument,
  groups: readonly { title: string; links: readonly Page[] }[],
): string {
  return [
    headText(document),
    'All operations, guides and entries of the package in one file: [llms-full.txt](llms-full.txt).',
    ...groups.flatMap(({ title, links }) => [
      `## ${title}`,
      bullets(links.map(({ path, title, summary }) => `[${title}](${path.replace('.html', '.md')}): ${summary}`)),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The file `llms-full.txt`: every operation with its fields, responses, callbacks and commands, then other texts as they are. */
export function toFullLlmsText(document: OpenApiDocument, texts: readonly string[]): string {
  const matrix = matrixOf(document);
  const reference = [
    headText(document),
    '## URL and authentication',
    accessText(document),
    '## Undocumented for the service as a whole',
    bullets(undocumented(document.info)),
    '## Operations',
    ...operationsOf(document).flatMap((described) => {
      const { operationId, summary } = described.operation;
      const page = `[Page](${operationPlace(operationId)})`;
      return [`### ${summary}`, page, operationBody(described, matrix, document)];
    }),
  ].join('\n\n');
  return [reference, ...texts.map((text) => text.trim())].join('\n\n---\n\n').concat('\n');
}

function headText({ info: { title, version, summary, description } }: OpenApiDocument): string {
  return [
    `# ${title} ${version}`,
    `> ${summary}.`,
    description.trim(),
    'The same as OpenAPI 3.1: openapi.json, openapi.yaml; as OpenAPI 3.0: openapi-3.0.json. What each model accepts, as data: models.json.',
  ].join('\n\n');
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const undocumented = (place: Open) => Object.values(place['x-undocumented'] ?? {});

/** Where requests are sent, and the key that each carries. */
function accessText({ servers, components }: OpenApiDocument): string {
  const urls = servers.map((server) => {
    const variables = Object.entries(server.variables ?? {}).map(
      ([name, variable]) => `Default of \`${name}\`: \`${variable.default}\`.`,
    );
    return [`URL \`${server.url}\`: ${server.description}`, ...variables, ...undocumented(server)].join(' ');
  });
  const keys = Object.values(components.securitySchemes).map((scheme) =>
    [`${capital(scheme.in)} \`${scheme.name}\`: ${scheme.description}`, ...undocumented(scheme)].join(' '),
  );
  return [
    bullets([...urls, ...keys]),
    'The commands below read the URL from `GENMEDIA_BASE_URL` and the key from `GENMEDIA_API_KEY`, as the client does.',
  ].join('\n\n');
}

/** What an operation takes and returns, without a heading. */
export function operationBody(
  { method, path, operation }: Described,
  matrix: Matrix,
  document: OpenApiDocument,
): string {
  const { request, response, callback } = bodiesOf(document)[operation.operationId] ?? {};
  const generator = matrix.generators.find(({ operationId }) => operationId === operation.operationId);
  const samples = operation['x-codeSamples'] ?? [];
  return [
    `\`${method} ${path}\` (operationId \`${operation.operationId}\`).`,
    operation.description,
    ...undocumented(operation),
    generator && requestText(generator, schema(request), document),
    !generator && request && bodyText('Request', schema(request), document),
    bodyText('Response', schema(response), document),
    callback &&
      `${callbackOf(operation, document)?.description}\n\n${bodyText('Body of the callback', schema(callback), document)}`,
    codeText('curl', 'sh', curlOf(requestsOf(document, operation.operationId)[0])),
    ...samples.map(({ lang, source }) => codeText(lang, 'ts', source)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const codeText = (title: string, language: string, source: string) =>
  `${title}:\n\n\`\`\`${language}\n${source.trimEnd()}\n\`\`\``;

const schema = (name = '') => ({ $ref: `#/components/schemas/${name}` });

function requestText({ by, variants, fields }: Generator, body: { $ref: string }, document: OpenApiDocument): string {
  const head = by ? `Request, by \`${by}\` (${variants.join(', ')}):` : 'Request:';
  const types = new Map(fieldsOf(body, document).map(({ name, type }) => [name, type]));
  const lines = fields.map(({ name, description, cells }) => {
    const rules = Object.entries(cells).map(([variant, cell]) => [variant, ruleText(cell)] as const);
    const text = [description, describeGroups(groupByValue(rules), '; ')].filter(Boolean).join(' ');
    return fieldText(name, types.get(name), text);
  });
  return `${head}\n\n${bullets(lines)}`;
}

function fieldText(name: string, type: string | undefined, text: string): string {
  if (!type) throw new Error(`The type of ${name} is not known. See scripts/docs/guides/fields.ts.`);
  return `\`${name}\` (${type}): ${text}`;
}

function ruleText(cell: Cell | null): string {
  if (!cell) return 'not accepted';
  return [cell.required && 'required', cell.text, ...(cell.details ?? [])].filter(Boolean).join(', ');
}

function bodyText(title: string, body: { $ref: string }, document: OpenApiDocument): string {
  const lines = fieldsOf(body, document).map(({ name, type, description }) => fieldText(name, type, description));
  return lines.length > 0 ? `${title}:\n\n${bullets(lines)}` : `${title}: its fields are undocumented.`;
}
