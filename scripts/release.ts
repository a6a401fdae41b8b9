import { readFile } from 'node:fs/promises';
import { notesOf } from './lib/changelog.js';
import { runCommand } from './lib/run-command.js';

/** Prints the notes of a release, `tsx scripts/release.ts v1.2.3`. Fails where its version is not the same everywhere. */
async function main() {
  const tag = process.argv[2] ?? '';
  const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
  if (!version) throw new Error(`A release is a tag such as v1.2.3, not ${tag || 'nothing'}.`);
  const versions = {
    '`version` in package.json': JSON.parse(await readFile('package.json', 'utf8')).version,
    '`info.version` in openapi/openapi.yaml': JSON.parse(await readFile('generated/openapi.json', 'utf8')).info.version,
  };
  for (const [place, said] of Object.entries(versions)) {
    if (said !== version) throw new Error(`The tag is ${tag}, and ${place} is ${said}. Change one of them.`);
  }
  const notes = notesOf(await readFile('CHANGELOG.md', 'utf8')).get(version);
  if (!notes) throw new Error(`CHANGELOG.md says nothing about ${version}. Rename its section "Unreleased".`);
  console.log(notes);
}

await runCommand(main);
