import { appendFile, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { git } from './lib/git.js';
import { runCommand } from './lib/run-command.js';
import { inTempFolder } from './lib/temp-folder.js';
import { makeFiles, type ReleaseFile } from './release/make-files.js';
import { packageVersion, type Release, readRelease } from './release/read-release.js';
import { toPlan } from './release/to-plan.js';

/**
 * Makes the files of a release, `npm run release -- v1.2.3 --out release`, as `.github/workflows/release.yml` does. Fails
 * where its version is not the same everywhere. With `--dry-run` it prints all that would happen, and keeps nothing.
 */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, out: { type: 'string' }, image: { type: 'string' } },
  });
  const isDryRun = values['dry-run'] ?? false;
  if (isDryRun === (values.out !== undefined)) {
    throw new Error('Pass --dry-run to see what would happen, or --out <folder> to make the files of a release.');
  }
  const release = await readRelease(positionals[0] ?? (isDryRun ? `v${await packageVersion()}` : ''));
  if (values.out === undefined) return dryRun(release);
  const files = await makeFiles(release, values.out, values.image);
  console.log(listOf(files));
  await setOutputs({ ...release, tarball: files[0] });
}

async function dryRun(release: Release) {
  const files = await inTempFolder((folder) => makeFiles(release, folder));
  const { tag, version, npmTag } = release;
  const [tarball] = files;
  const workflow = await readFile('.github/workflows/release.yml', 'utf8');
  const known = {
    TAG: tag,
    VERSION: version,
    NPM_TAG: npmTag,
    TARBALL: tarball?.name ?? '',
    SHA256: tarball?.sha256 ?? '',
  };
  console.log(`A dry run of ${tag}, for the npm tag "${npmTag}". Nothing is published, and no file is kept.

# Before the tag

${toDoBefore(tag).join('\n')}

# What the tag starts: .github/workflows/release.yml

${toPlan(workflow, known)}

# Files of the release

${listOf(files)}

# Notes of the release

${release.notes}

# Afterwards, by hand: .github/RELEASING.md

npm stage list genmedia         # the identifier of ${version}, which nobody can install yet
npm stage approve <identifier>  # asks for the second factor, and publishes it as ${npmTag}
gh release edit ${tag} --draft=false`);
}

/** What is left to do before a tag is pushed. */
function toDoBefore(tag: string): string[] {
  const changed = git('status', '--porcelain')?.trim().split('\n').filter(Boolean).length ?? 0;
  const exists = git('tag', '--list', tag)?.trim() === tag;
  return [
    ...(changed > 0 ? [`Commit or remove ${changed} changed files: the tag contains what is committed.`] : []),
    ...(exists
      ? [`The tag ${tag} exists already. Raise the version, or delete the tag if nothing was published.`]
      : []),
    `git tag --sign ${tag} --message ${tag} && git push origin ${tag}`,
  ];
}

const listOf = (files: readonly ReleaseFile[]) =>
  files
    .map(({ name, bytes, sha256 }) => `${sha256}  ${`${Math.ceil(bytes / 1000)} kB`.padStart(8)}  ${name}`)
    .join('\n');

/** Outputs of the step, in a workflow. */
async function setOutputs({ version, npmTag, tarball }: Release & { tarball: ReleaseFile | undefined }) {
  const { GITHUB_OUTPUT } = process.env;
  const outputs = { version, 'npm-tag': npmTag, tarball: tarball?.name, sha256: tarball?.sha256 };
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  if (GITHUB_OUTPUT) await appendFile(GITHUB_OUTPUT, lines.join(''));
}

await runCommand(main);
