import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '../document/reference.js';
import { redoclyOrThrow } from '../lib/redocly.js';
import { toRatable } from './ratable.js';
import { type Reach, reachOf } from './reach.js';
import type { Node } from './versioned-document.js';

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
    const documents = { base: toRatable(base), revision: toRatable(revision) };
    await writeFile(join(folder, 'base.json'), JSON.stringify(documents.base));
    await writeFile(join(folder, 'revision.json'), JSON.stringify(documents.revision));
    await redoclyOrThrow([
      'diff',
      join(folder, 'base.json'),
      join(folder, 'revision.json'),
      `--config=${fileURLToPath(new URL('redocly.yaml', import.meta.url))}`,
      '--format=json',
      `--output=${join(folder, 'report.json')}`,
      '--fail-on=none',
    ]);
    const { changes }: { changes: Reported[] } = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
    const reach = { base: reachOf(documents.base), revision: reachOf(documents.revision) };
    return changes.flatMap((change) => toChanges(change, reach));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A change as Redocly reports it. It has messages only for what its rules find to be breaking. */
interface Reported {
  /** The first place from which it is reached. */
  path: string;
  kind: 'added' | 'removed' | 'modified';
  property?: string;
  impact: Change['impact'];
  verdicts: { message: string }[];
  /** Where it is written: often in a component. */
  base?: { pointer: string };
  revision?: { pointer: string };
}

/** A change, once for each place that it reaches. */
function toChanges(reported: Reported, reach: { base: Reach; revision: Reach }): Change[] {
  const { path, kind, property, impact, verdicts } = reported;
  const keys = keysOf(path);
  const plain =
    kind === 'modified' ? `\`${property}\` of \`${keys.at(-1)}\` changed.` : `\`${keys.at(-1)}\` was ${kind}.`;
  const what = verdicts.map(({ message }) => message).join(' ') || plain;
  const side = reported.revision ? 'revision' : 'base';
  const reached = placesOf(reported[side]?.pointer ?? '', property, reach[side]);
  const places = reached.length > 0 ? reached : [keys];
  return places.map((place) => ({ impact, what, place: place.filter(isTelling).join(' > ') }));
}

/** All places of what is written in a component, or none if it is written elsewhere or reached from nowhere. */
function placesOf(pointer: string, property: string | undefined, reach: Reach): string[][] {
  // Redocly rates the bodies of callbacks as webhooks, see ratable.ts.
  const inComponents = pointer.replace(/^#\/webhooks\//, '#/components/callbacks/');
  const component = inComponents.split('/').slice(0, 4).join('/');
  const inside = keysOf(inComponents).slice(4);
  if (inside.at(-1) === property) inside.pop();
  return (reach.get(component) ?? []).map((place) => [...place, ...inside]);
}

/** Keys that are part of every path, and the expression for the URL of a callback, mean nothing to the reader. */
const isTelling = (key: string) => !scaffolding.includes(key) && !key.startsWith('{$');
const scaffolding = '# paths content application/json schema discriminator mapping properties items $ref'.split(' ');
