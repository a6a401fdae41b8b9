import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from './read-release.js';
import { bundledLibraries, toReleaseSbom } from './sbom.js';

/** A file of a release, with its SHA-256. */
export interface ReleaseFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

const documents = ['generated/openapi.json', 'generated/openapi.yaml', 'generated/openapi-3.0.json'];

/**
 * Writes the files of a release into a folder: the tarball, its bill of materials, the documents, SHA256SUMS of all of
 * these, and notes.md. The tarball is the first of the files that are returned.
 */
export async function makeFiles({ notes, version }: Release, folder: string, image?: string): Promise<ReleaseFile[]> {
  await mkdir(folder, { recursive: true });
  const [{ filename: tarball, name }] = JSON.parse(await npm('pack', '--json', '--pack-destination', folder));
  const everything = await npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  const sbom = `genmedia-${version}.cdx.json`;
  await writeFile(join(folder, sbom), toReleaseSbom(everything, await bundledLibraries(), name));
  await Promise.all(documents.map((file) => copyFile(file, join(folder, basename(file)))));
  const names = [tarball, sbom, ...documents.map((file) => basename(file))];
  const files = await Promise.all(names.map((file) => measured(folder, file)));
  await writeFile(join(folder, 'SHA256SUMS'), files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''));
  await writeFile(join(folder, 'notes.md'), `${notes}\n${image ? `\n## Image of the sandbox\n\n\`${image}\`\n` : ''}`);
  return files;
}

/** What npm prints. Scripts of the package, such as its build, print to stderr then. */
async function npm(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, {
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  // The build prints before the list of files.
  return stdout.slice(stdout.search(/^[[{]/m));
}

async function measured(folder: string, name: string): Promise<ReleaseFile> {
  const bytes = await readFile(join(folder, name));
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
