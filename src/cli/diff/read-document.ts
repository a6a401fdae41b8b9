import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { foreignReference, type Node } from '../../diff/index.js';
import { documentPath } from '../../docs/package-files.js';
import { notJson } from '../../shared/json-problem.js';
import { parseUrl } from '../../shared/parse-url.js';
import { readText } from '../../shared/read-text.js';
import { networkReasonOf } from '../../shared/reason-of.js';
import { excerpt } from '../../shared/text.js';
import { UsageError } from '../shell/command.js';
import { cannotRead } from '../shell/file-errors.js';
import { readStdin } from '../shell/stdin.js';

export interface NamedDocument {
  /** What messages call it. */
  name: string;
  /** The file, if it is one. */
  file?: string;
  version: string;
  document: Node;
}

/** The document of this package. */
export const ownDocument = async (): Promise<NamedDocument> => ({
  ...(await toDocument(await readFile(documentPath('openapi.json'), 'utf8'), 'this package')),
});

/** Reads a document from where a word leads to. */
export async function readDocument(word: string, what: string): Promise<NamedDocument> {
  if (word === '-') return toDocument(await readStdin(what), 'stdin');
  if (/^https?:\/\//.test(word)) return toDocument(await download(word), hostOf(word));
  const file = await fileOf(word);
  const isFolder = file !== word;
  const reasons = isFolder && {
    ENOENT: 'there is no such file. Pass a document, or the folder of an installed genmedia',
  };
  const text = await readFile(file, 'utf8').catch(cannotRead(file, reasons || {}));
  return { ...(await toDocument(text, file)), file };
}

/** In the folder of a package, such as another version of this one, the document has its place. */
async function fileOf(word: string): Promise<string> {
  const isFolder = await stat(word).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? join(word, 'generated', 'openapi.json') : word;
}

/** The host of a URL, or all of it if it cannot be parsed. */
const hostOf = (url: string) => parseUrl(url)?.host ?? url;

/** Many times the size of our document. */
const maxBytes = 2 ** 25;

const downloadTimeoutMs = 30_000;

async function download(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(downloadTimeoutMs) });
    if (!response.ok || !response.body) throw new Error(`the response has status ${response.status}`);
    const text = await readText(response.body, maxBytes, '');
    if (text === '') throw new Error(`it is empty, or has more than ${maxBytes} bytes`);
    return text;
  } catch (error) {
    throw new UsageError(
      `The document at ${hostOf(url)} cannot be read: ${networkReasonOf(error)}. Correct the URL, or pass a file.`,
    );
  }
}

async function toDocument(text: string, name: string): Promise<NamedDocument> {
  if (text.trim() === '') throw new UsageError(`${name} is empty. Pass an OpenAPI 3 document in JSON or YAML.`);
  const document = await parseDocument(text, name);
  if (document?.swagger !== undefined)
    throw new UsageError(`${name} is a document of Swagger ${document.swagger}. Convert it to OpenAPI 3 first.`);
  if (!/^3\.\d/.test(String(document?.openapi)) || !isRecord(document.paths)) {
    throw new UsageError(
      `${name} is not an OpenAPI 3 document with paths. Pass one, such as contract/openapi.json; genmedia openapi prints that of this package.`,
    );
  }
  const foreign = foreignReference(document);
  if (foreign !== undefined) {
    throw new UsageError(
      `${name} refers to another file, ${foreign}. Bundle the document into one file first, such as with npx @redocly/cli bundle.`,
    );
  }
  return { name, version: String(document.info?.version), document };
}

async function parseDocument(text: string, name: string): Promise<Node> {
  try {
    return JSON.parse(text);
  } catch {
    const { parse } = await import('yaml');
    try {
      return parse(text, { logLevel: 'error' });
    } catch (error) {
      const [reason = ''] = (error as Error).message.split(/:?\n/);
      const why = /^\s*[{[]/.test(text) ? notJson(text) : `it is neither JSON nor YAML: ${excerpt(reason)}`;
      throw new UsageError(`${name} cannot be read: ${why}. Correct it there.`);
    }
  }
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
