import { git } from '../lib/git.js';
import { toDocument, type Versioned } from './versioned-document.js';

/** The document of the newest release, or undefined where there is none. */
export function lastRelease(file: string): Versioned | undefined {
  const [tag] = releaseTags();
  return tag === undefined ? undefined : { ...releasedAs(tag, file), name: 'last release' };
}

/** A file of the newest release, or undefined where there is none. */
export function lastReleased(file: string): string | undefined {
  const [tag] = releaseTags();
  return tag === undefined ? undefined : git('show', `${tag}:./${file}`);
}

/** The documents of all releases that have one, the newest first. */
export const releases = (file: string): Versioned[] =>
  releaseTags()
    .filter((tag) => git('cat-file', '-e', `${tag}:./${file}`) !== undefined)
    .map((tag) => releasedAs(tag, file));

function releaseTags(): string[] {
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname')?.split('\n') ?? [];
  return tags.filter((name) => /^v\d+\.\d+\.\d+$/.test(name));
}

function releasedAs(tag: string, file: string): Versioned {
  const text = git('show', `${tag}:./${file}`);
  if (text === undefined) throw new Error(`The release ${tag} has no ${file} to compare with.`);
  return { ...toDocument(text, tag), version: tag.slice(1) };
}

/** Whether tags may be missing because only a part of the repository was fetched, as CI does. */
export function isShallow(): boolean {
  return git('rev-parse', '--is-shallow-repository')?.trim() === 'true';
}
