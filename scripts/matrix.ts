import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/cli/run.js';
import { linters } from './matrix/linters.js';
import { olderThanDocument, type Recorded, readRecords, recordOf, resultsFile } from './matrix/record.js';
import { type Outcome, runLinter, runTool } from './matrix/run.js';
import { startServices } from './matrix/services.js';
import { lineOf } from './matrix/table.js';
import { tools } from './matrix/tools/index.js';

/**
 * Has generators of other projects read the document, and checks the code that they generate: every request example, limits,
 * a task at the sandbox, a task with a new field. Fails if one misses the bar. Tools are installed into a cache, and those
 * whose language is not on this machine are skipped.
 *
 *     npm run matrix                     all of them
 *     npm run matrix -- --only python    those whose name or language has the text
 *     npm run matrix -- --list           runs nothing, and lists their commands
 *     npm run matrix -- --write          also writes the results into the table of the guide
 *     npm run matrix -- --check          runs nothing, and fails if the document has changed since they were written
 */
async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  if (values.check) {
    check();
    return;
  }
  const isAsked = (text: string) => text.toLowerCase().includes(values.only.toLowerCase());
  const asked = tools.filter(({ id, name, language }) => isAsked(`${id} ${name} ${language}`));
  const askedLinters = linters.filter(({ id, name }) => isAsked(`${id} ${name}`));
  if (asked.length + askedLinters.length === 0) throw new Error(`No tool has ${values.only} in its name or language.`);
  if (values.list) {
    for (const { name, version, install, generate } of asked) print(`${name} ${version}`, [...install, ...generate]);
    for (const { name, version, install, lint } of askedLinters) print(`${name} ${version}`, [...install, ...lint]);
    return;
  }

  const services = await startServices();
  const records = new Map<string, Recorded>();
  let failed = 0;
  const note = (name: string, outcome: Outcome) => {
    console.log(lineOf(name, outcome));
    if ('missed' in outcome && outcome.missed.length > 0) failed += 1;
  };
  try {
    for (const tool of asked) {
      const outcome = await runTool(tool, services.env);
      note(`${tool.name} ${tool.version}, ${tool.document}`, outcome);
      if ('result' in outcome && outcome.result) records.set(tool.id, recordOf(tool, outcome.result));
    }
    for (const linter of askedLinters) note(`${linter.name} ${linter.version}`, await runLinter(linter));
  } finally {
    await services.close();
  }
  if (values.write) write(records);
  if (failed > 0) throw new Error(`${failed} of ${asked.length + askedLinters.length} tools miss the bar.`);
}

function check() {
  const older = olderThanDocument(readRecords()).map(({ id }) => id);
  if (older.length === 0) console.log('The results in the guide are of the document as it is.');
  else
    throw new Error(
      `The document has changed since these were run: ${older.join(', ')}. Run \`npm run matrix -- --write\`.`,
    );
}

function print(title: string, commands: readonly string[]) {
  console.log(`${title}\n${commands.map((command) => `  ${command}\n`).join('')}`);
}

/** Replaces the results of the tools that were run, and keeps the others. */
function write(records: Map<string, Recorded>) {
  const before = readRecords();
  const after = tools.flatMap(({ id }) => records.get(id) ?? before.find((record) => record.id === id) ?? []);
  writeFileSync(resultsFile, `${JSON.stringify(after, null, 2)}\n`);
}

await runCommand(main);
