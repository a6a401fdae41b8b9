import { readdir, readFile } from 'node:fs/promises';
import type { OperationId } from 'genmedia';
import { assertPreflight } from 'genmedia/preflight';

// requests/createSpeech.welcome.json: a request, named after its operation.
for (const file of await readdir('requests')) {
  const operation = file.split('.')[0] as OperationId;
  const body = JSON.parse(await readFile(`requests/${file}`, 'utf8'));
  const warnings = await assertPreflight(operation, body);
  for (const { path, message } of warnings)
    console.log(file, path, message);
}
