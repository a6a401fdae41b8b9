import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { list } from '../../../document/words.js';
import { cellsOf, olderThanDocument, type Recorded, readRecords } from '../../../other-tools/results.js';
import { type Generator, generators as tools } from '../../../other-tools/tools.js';
import { codeSample } from '../../site/highlight.js';
import { anchorTo, type Content, type Html, heading, html, table, withCode } from '../../site/html.js';

/** The generators that have a result of `npm run other-tools`. The guide claims nothing about others. */
function withResults(records = readRecords()): { tool: Generator; record: Recorded }[] {
  return tools.flatMap((tool) => {
    const record = records.find(({ id }) => id === tool.id);
    return record ? [{ tool, record }] : [];
  });
}

/** What the generated code can do, and which results are older than the document. */
export function generators(records = readRecords()): Html {
  const results = withResults(records);
  const rows = results.map(({ tool, record }): [Content, ...Content[]] => [
    html`<a href="#${tool.id}">${tool.name}</a> ${record.version}`,
    tool.language,
    tool.makes,
    html`<code>${record.document}</code>`,
    ...Object.values(cellsOf(record.result)),
  ]);
  const titles = results.slice(0, 1).flatMap(({ record }) => Object.keys(cellsOf(record.result)));
  return html`${table('Generators', ['Generator', 'Language', 'Generates', 'Document', ...titles], rows)}
${ageOf(results)}`;
}

/** Says whether the results are of the document as it is. To run all generators again takes long, so they may be older. */
function ageOf(results: readonly { tool: Generator; record: Recorded }[]): Html {
  const older = olderThanDocument(results.map(({ record }) => record)).map(({ id }) => id);
  if (older.length === 0) return html`<p>All of them have read the document as it is now.</p>`;
  const names = results.filter(({ record }) => older.includes(record.id)).map(({ tool }) => tool.name);
  return html`<p><strong>Older results:</strong> paths, schemas or examples of the document have changed since these read it, so that
their results may be different now: ${list(names, 'and')}.</p>`;
}

/** How each generator is used: its commands, its files, where the key goes, and what is lost. */
export function generatorCommands(): Html {
  return html`${withResults().map(
    ({ tool, record }) => html`${heading(3, tool.id, tool.name, anchorTo(tool.id, tool.name))}
<p>Needs ${list(tool.needs, 'and')}.</p>
${(tool.config ?? []).map(configFile)}
${codeSample([...tool.install, ...tool.run].map(wrap).join('\n'), 'sh')}
<p>Key: ${withCode(tool.token)}.</p>
<p>Lost: ${lossesOf(record)}.</p>`,
  )}`;
}

/** A long command in several lines, which the shell reads as one. */
export function wrap(command: string): string {
  const lines = [''];
  for (const word of command.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length > maxColumns) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join(' \\\n');
}

const maxColumns = 76;

const lossesOf = ({ result: { unknown, lost } }: Recorded) =>
  lost ? lost.join('; ') || 'nothing' : ['limits', ...(unknown[0] < unknown[1] ? ['unknown fields'] : [])].join('; ');

function configFile(file: string): Html {
  const path = fileURLToPath(new URL(`../../../other-tools/programs/${file}`, import.meta.url));
  const language = file.endsWith('.json') ? 'json' : 'ts';
  return html`<p>File <code>${basename(file)}</code>:</p>
${codeSample(readFileSync(path, 'utf8'), language)}
`;
}
