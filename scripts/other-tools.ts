import { parseArgs } from 'node:util';
import { runCommand } from './lib/run-command.js';
import {
  lineOf,
  olderThanDocument,
  type Recorded,
  readRecords,
  recordOf,
  writeRecords,
} from './other-tools/results.js';
import { runTool, startService } from './other-tools/run.js';
import { generators, isGenerator, linters } from './other-tools/tools.js';

/**
 * Has tools of other projects read the document, and checks the code that generators make of it: every request example,
 * limits, a task at the sandbox, a task with a new field. Tools are installed into a cache, and those whose language is not on
 * this machine are skipped.
 *
 *     npm run other-tools                     all of them
 *     npm run other-tools -- --only python    those whose name or language has the text
 *     npm run other-tools -- --write          also writes the results into the table of the guide
 *     npm run other-tools -- --check          runs nothing, and fails if the document has changed since they were written
 */
async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  if (values.check) return check();
  const tools = [...generators, ...linters].filter((tool) =>
    `${tool.id} ${tool.name} ${isGenerator(tool) ? tool.language : ''}`
      .toLowerCase()
      .includes(values.only.toLowerCase()),
  );
  if (tools.length === 0) throw new Error(`No tool has ${values.only} in its name or language.`);
  const records: Recorded[] = [];
  let failed = 0;
  const service = await startService();
  try {
    for (const tool of tools) {
      const outcome = await runTool(tool, service);
      console.log(lineOf(`${tool.name} ${tool.version}`, outcome));
      if ('missed' in outcome && outcome.missed.length > 0) failed += 1;
      if ('result' in outcome && outcome.result && isGenerator(tool)) records.push(recordOf(tool, outcome.result));
    }
  } finally {
    await service.close();
  }
  if (values.write) writeRecords(records);
  if (failed > 0) throw new Error(`${failed} of ${tools.length} tools failed.`);
}

function check() {
  const older = olderThanDocument(readRecords()).map(({ id }) => id);
  if (older.length === 0) return console.log('The results in the guide are of the document as it is.');
  throw new Error(
    `The document has changed since these were run: ${older.join(', ')}. Run \`npm run other-tools -- --write\`.`,
  );
}

await runCommand(main);
