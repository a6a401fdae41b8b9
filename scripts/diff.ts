import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Change, compareDocuments, impacts, mergePlaces } from '../src/diff/index.js';
import { compareSurfaces } from './diff/compare-surfaces.js';
import { isShallow, lastRelease, lastReleased } from './diff/released.js';
import { toDocument } from './diff/versioned-document.js';
import { runCommand } from './lib/run-command.js';

const file = 'generated/openapi.json';
const surfaceFile = 'generated/surface.json';
const verdicts = { major: 'Breaking.', minor: 'Additions.', patch: 'Small changes.' };

/**
 * Compares the document with the last released one, or with that of `--base`, and what the package exports with what the last
 * release did, and prints which version comes next. Fails where a change is breaking and the document does not carry a new major
 * version.
 */
async function main() {
  const { base: other } = parseArgs({ options: { base: { type: 'string' } } }).values;
  const base = other === undefined ? lastRelease(file) : toDocument(await read(other), other);
  if (!base) {
    const { version } = JSON.parse(await read('package.json'));
    const why = isShallow() ? ' (this clone is shallow, so tags may be missing)' : '';
    console.log(`There is no release to compare with${why}: ${version}, the version of package.json, comes first.`);
    return;
  }

  const { document, version } = toDocument(await read(file), file);
  const released = other === undefined ? lastReleased(surfaceFile) : undefined;
  const inPackage = released ? compareSurfaces(JSON.parse(released), JSON.parse(await read(surfaceFile))) : [];
  const changes = [...compareDocuments(base.document, document), ...inPackage];
  for (const impact of impacts.toReversed()) print(changes.filter((change) => change.impact === impact));
  const impact = impacts.findLast((impact) => changes.some((change) => change.impact === impact));
  const next = nextVersion(base.version, impact);
  const verdict = impact ? `${verdicts[impact]} Next version: ${next}` : 'No changes';
  console.log(`${verdict} (${base.name} ${base.version}, this document says ${version}).`);
  if (impact === 'major' && majorOf(version) <= majorOf(base.version)) {
    throw new Error(
      `Raise \`info.version\` in openapi/openapi.yaml and \`version\` in package.json to ${next}, and run \`npm run generate\`.`,
    );
  }
}

/** Prints each change once, with every place that it reaches. */
function print(changes: Change[]): void {
  for (const what of new Set(changes.map((change) => change.what))) {
    const same = changes.filter((change) => change.what === what);
    console.log(`${same[0]?.impact}  ${what}`);
    for (const place of mergePlaces(same.map(({ place }) => place))) console.log(`       ${place}`);
  }
}

const majorOf = (version: string) => Number.parseInt(version, 10);

/** A breaking change asks for a new major version below 1.0.0 too. */
function nextVersion(last: string, impact: Change['impact'] | undefined): string {
  const [major = 0, minor = 0, patch = 0] = last.split('.').map((part) => Number.parseInt(part, 10));
  if (impact === 'major') return `${major + 1}.0.0`;
  if (impact === 'minor') return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${impact === 'patch' ? patch + 1 : patch}`;
}

function read(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error) => {
    throw new Error(`${path} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}.`);
  });
}

await runCommand(main);
