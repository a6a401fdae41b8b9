import { readFile } from 'node:fs/promises';
import { sectionsOf } from '../lib/changelog.js';

/** A version that is to be released. */
export interface Release {
  readonly tag: string;
  readonly version: string;
  /** Where npm lists it: versions with a hyphen are previews, which `npm install genmedia` must not install. */
  readonly npmTag: 'latest' | 'next';
  /** Its section of CHANGELOG.md. */
  readonly notes: string;
}

/** What a tag releases. Throws where its version is not the same everywhere. */
export async function readRelease(tag: string): Promise<Release> {
  const version = /^v(\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?)$/.exec(tag)?.[1];
  if (!version) throw new Error(`A release is a tag such as v1.2.3 or v1.2.3-rc.1, not ${tag || 'nothing'}.`);
  const versions = {
    '`version` in package.json': await packageVersion(),
    '`info.version` in openapi/openapi.yaml': JSON.parse(await readFile('generated/openapi.json', 'utf8')).info.version,
  };
  for (const [place, said] of Object.entries(versions)) {
    if (said !== version) throw new Error(`The tag is ${tag}, and ${place} is ${said}. Change one of them.`);
  }
  const section = sectionsOf(await readFile('CHANGELOG.md', 'utf8')).find((one) => one.version === version);
  if (!section?.notes) throw new Error(`CHANGELOG.md says nothing about ${version}. Rename its section "Unreleased".`);
  if (!section.date) {
    throw new Error(
      `The section ${version} of CHANGELOG.md has no date. Write \`## ${version} - 2026-01-31\`: the feed needs it.`,
    );
  }
  return { tag, version, npmTag: version.includes('-') ? 'next' : 'latest', notes: section.notes };
}

/** `version` in package.json. */
export const packageVersion = async (): Promise<string> => JSON.parse(await readFile('package.json', 'utf8')).version;
