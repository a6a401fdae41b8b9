import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoverageReport } from '../../check/coverage/coverage.js';
import { exchangesOf } from '../../check/har.js';
import type { DocumentUse, Node } from '../../diff/index.js';
import { UsageError } from '../shell/command.js';
import { cannotRead } from '../shell/file-errors.js';
import { usageOfCoverage, usageOfExchanges, usageOfSources } from './usages.js';

/** What files and folders use of a document: coverage, recorded traffic or sources. A part that one of them uses is used. */
export async function readUsage(words: readonly string[], base: Node): Promise<DocumentUse> {
  const usages = await Promise.all(words.map((word) => usageIn(word, base)));
  const isSome = (uses: (usage: DocumentUse) => boolean) => usages.some(uses);
  return {
    usesOperation: (operation) => isSome((usage) => usage.usesOperation(operation)),
    usesVariant: (...words) => isSome((usage) => usage.usesOperation(words[0]) && usage.usesVariant(...words)),
    usesField: (...words) => isSome((usage) => usage.usesOperation(words[0]) && usage.usesField(...words)),
    ...(usages.every(({ usesType }) => usesType) && {
      usesType: (name) => isSome((one) => one.usesType?.(name) === true),
    }),
  };
}

const sources = /(?<!\.d)\.[cm]?[jt]sx?$/;

async function usageIn(word: string, base: Node): Promise<DocumentUse> {
  const found = await stat(word).catch(cannotRead(word));
  if (found.isDirectory()) return usageOfFolder(word, base);
  const text = await readFile(word, 'utf8').catch(cannotRead(word));
  if (sources.test(word)) return usageOfSources([text], base);
  const json = parsed(text);
  if (isCoverage(json)) return usageOfCoverage(json);
  if (Array.isArray(json?.log?.entries)) return usageOfExchanges(exchangesOf(text), base);
  throw new UsageError(
    `${word} does not say what is used. Pass the file of --coverage, a HAR recording, or a file or folder of sources in TypeScript or JavaScript.`,
  );
}

async function usageOfFolder(folder: string, base: Node): Promise<DocumentUse> {
  const files = await sourcesIn(folder);
  if (files.length === 0) {
    throw new UsageError(`${folder} has no sources in TypeScript or JavaScript. Pass a folder that has, such as src.`);
  }
  return usageOfSources(await Promise.all(files.map((file) => readFile(file, 'utf8').catch(cannotRead(file)))), base);
}

/** Without packages and hidden folders. Links are not followed, which may lead around in a circle. */
async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(cannotRead(folder));
  const found = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isFile()) return sources.test(entry.name) ? [path] : [];
      const isOwn = entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.');
      return isOwn ? sourcesIn(path) : [];
    }),
  );
  return found.flat();
}

function parsed(text: string): Node {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCoverage = (json: Node): json is CoverageReport =>
  ['operations', 'models', 'fields'].every((group) => typeof json?.groups?.[group]?.items === 'object');
