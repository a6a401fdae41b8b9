import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { redoclyOrThrow } from '../lib/redocly.js';
import { toRatable } from './ratable.js';
import { keysOf, type Node } from './versioned-document.js';

/** How much a change asks for, from the least to the most. */
export const impacts = ['patch', 'minor', 'major'] as const;

export interface Change {
  impact: (typeof impacts)[number];
  what: string;
  place: string;
}

/** What has changed from one document to another, other than its version. */
export async function changesBetween(base: Node, revision: Node): Promise<Change[]> {
  const before = { ...base, info: { ...base.info, version: revision.info.version } };
  if (isDeepStrictEqual(before, revision)) return [];
  const changes = [...goneTypes(before, revision), ...(await redoclyDiff(before, revision))];
  return changes.length > 0 ? changes : [{ impact: 'patch', what: 'Examples or the like changed.', place: 'document' }];
}

/** Types and validators of the package carry the names of schemas, which mean nothing to Redocly. */
function goneTypes(base: Node, revision: Node): Change[] {
  const gone = Object.keys(base.components.schemas).filter((name) => !(name in revision.components.schemas));
  return gone.map((name) => ({ impact: 'major', what: `Type \`${name}\` of the package was removed.`, place: name }));
}

async function redoclyDiff(base: Node, revision: Node): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-diff-'));
  try {
    await writeFile(join(folder, 'base.json'), JSON.stringify(toRatable(base)));
    await writeFile(join(folder, 'revision.json'), JSON.stringify(toRatable(revision)));
    await redoclyOrThrow([
      'diff',
      join(folder, 'base.json'),
      join(folder, 'revision.json'),
      `--config=${fileURLToPath(new URL('redocly.yaml', import.meta.url))}`,
      '--format=json',
      `--output=${join(folder, 'report.json')}`,
      '--fail-on=none',
    ]);
    return JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')).changes.map(toChange);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A change as Redocly reports it. It has messages only for what its rules find to be breaking. */
interface Reported {
  path: string;
  kind: 'added' | 'removed' | 'modified';
  property?: string;
  impact: Change['impact'];
  verdicts: { message: string }[];
}

function toChange({ path, kind, property, impact, verdicts }: Reported): Change {
  const keys = keysOf(path);
  const plain =
    kind === 'modified' ? `\`${property}\` of \`${keys.at(-1)}\` changed.` : `\`${keys.at(-1)}\` was ${kind}.`;
  return {
    impact,
    what: verdicts.map(({ message }) => message).join(' ') || plain,
    place: keys.filter((key) => !scaffolding.includes(key)).join(' > '),
  };
}

/** Keys that are part of every path and mean nothing to the reader. */
const scaffolding = '# paths content application/json schema discriminator mapping properties $ref'.split(' ');
