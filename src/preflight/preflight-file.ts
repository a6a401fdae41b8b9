import type { fileFields } from 'genmedia/schema';
import { operationRules, type PlaceRules, placeRules, type Range } from '../../generated/preflight-rules.js';
import { anySignal, checkOptions, type OptionRules } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { closest } from '../shared/closest.js';
import { excerpt } from '../shared/text.js';
import { type Draft, error, type Finding, type Findings } from './finding.js';
import { type Inspection, inspectSource, inspectText } from './inspect.js';
import { isDataUri } from './media/data-uri-source.js';
import { blobSource, bytesSource } from './media/media-source.js';
import { streamSource } from './media/stream-source.js';
import { urlOptions } from './options.js';
import { checkFile, checkSeconds } from './rules/file-rules.js';
import { widestSeconds } from './rules/list-rules.js';
import { checkUrl } from './rules/url-rules.js';
import { mediaDocs, toFindings, urlDocs } from './run-rules.js';
import type { UrlOptions } from './url/url-options.js';
import { urlInspector } from './url-inspector.js';

/** A file: its bytes, a `Blob` or `File`, a stream, a data URI, or the URL that it is behind. */
export type MediaFile = Uint8Array | ArrayBuffer | Blob | ReadableStream<Uint8Array> | string;

/** What a file is for. */
export type FilePurpose = { [Operation in keyof fileFields]: PurposeIn<Operation> }[keyof fileFields];

interface PurposeIn<Operation extends keyof fileFields> {
  /** Operation that the file is for: `createImg2Video`. */
  for: Operation;
  /** Field of its request: `images`, or `assets.image_uri` for a field of an array. */
  field: fileFields[Operation];
}

/** Options of a check of one file, in addition to what it is for. */
export interface FileCheckOptions {
  /**
   * `url` if the file will be passed as a URL, so that limits on data URIs do not apply. Default: `url` for a URL, otherwise
   * `data-uri`.
   */
  as?: 'url' | 'data-uri' | undefined;
  /** What messages call the file. Default: `The file`. */
  name?: string | undefined;
  /** Reads the file behind a URL, as in `preflight`. Default: `false`; it is then listed in `notInspected`. */
  fetch?: boolean | UrlOptions | undefined;
  /** Ends the requests for a file. */
  signal?: AbortSignal | undefined;
}

/** Options of `preflightFile`: what the file is for, and how it is checked. */
export type FileOptions = FilePurpose & FileCheckOptions;

const rules: OptionRules<Record<keyof FilePurpose, string> & FileCheckOptions> = {
  for: { mustBe: 'the name of an operation', fits: (value) => typeof value === 'string' },
  field: { mustBe: 'the name of a field', fits: (value) => typeof value === 'string' },
  as: { mustBe: '"url" or "data-uri"', fits: (value) => value === 'url' || value === 'data-uri' },
  name: { mustBe: 'a string', fits: (value) => typeof value === 'string' },
  fetch: urlOptions,
  signal: anySignal,
};

/**
 * Checks one file for a field, before there is a request.
 *
 *     const findings = await preflightFile(file, { for: 'createImg2Video', field: 'images' });
 *
 * If variants of a request have different limits, it suffices that one of them accepts the file. A stream is read to its end, up
 * to 256 MiB, and what follows is cancelled.
 */
export async function preflightFile(file: MediaFile, options: FileOptions): Promise<Findings> {
  checkOptions('preflightFile', options, rules);
  const applying = rulesOfField(options);
  const { as = isUrl(file) ? 'url' : 'data-uri', name = 'The file' } = options;
  const inspection = await inspectFile(file, as === 'data-uri', options);
  const { file: inspected, missing } = inspection;
  const checked = applying.map(({ rule, list }): Draft[] => {
    if (as === 'data-uri' && rule.urlOnly) {
      const message = `${name} cannot be a data URI: ${options.field} accepts only a URL. Put the file on a server, and pass its URL.`;
      return [error('pattern', message)];
    }
    if (!inspected) return [];
    const seconds = list?.files ? checkSeconds(name, inspected.facts, widestSeconds(list.files)) : [];
    return [...checkFile(name, inspected, rule), ...seconds];
  });
  const [fewest = []] = checked.sort((one, other) => weightOf(one) - weightOf(other));
  const toFinding =
    (docs: string) =>
    (draft: Draft): Finding => ({ path: '', ...draft, docs });
  const findings = [...checkUrl(name, inspection).map(toFinding(urlDocs)), ...fewest.map(toFinding(mediaDocs))];
  return toFindings(findings, missing ? [{ path: '', ...missing }] : []);
}

/** Errors count more than any number of warnings. */
const weightOf = (drafts: readonly Draft[]) =>
  drafts.reduce((sum, { severity }) => sum + (severity === 'error' ? 1000 : 1), 0);

/** The size of the largest file that a field accepts as a data URI, and the rule that limits it. */
interface LargestFile {
  readonly bytes: number;
  readonly rule: 'bytes' | 'decodedBytes';
  /** The range that the document states. */
  readonly allowed: unknown;
}

/** Throws for a purpose with other options, or with a value that cannot be one. */
export const checkPurpose = (purpose: FilePurpose): void =>
  checkOptions('The purpose of a file', purpose, { for: rules.for, field: rules.field });

/**
 * How large a file for a field may be as a data URI, so that no more of it is read. If variants of a request have different
 * limits, the largest counts. `undefined` if the document has no limit.
 */
export function largestFileFor(purpose: FilePurpose): LargestFile | undefined {
  checkPurpose(purpose);
  const limits = rulesOfField(purpose).map(({ rule: { file: { bytes, decodedBytes } = {} } }) =>
    [limitOf('bytes', bytes), limitOf('decodedBytes', decodedBytes)]
      .flatMap((limit) => limit ?? [])
      .sort((one, other) => one.bytes - other.bytes)
      .at(0),
  );
  if (limits.includes(undefined)) return undefined;
  return limits.sort((one, other) => Number(other?.bytes) - Number(one?.bytes)).at(0);
}

function limitOf(rule: LargestFile['rule'], range: Range = {}): LargestFile | undefined {
  const { maximum, exclusiveMaximum } = range;
  const bytes = Math.min(maximum ?? Number.POSITIVE_INFINITY, (exclusiveMaximum ?? Number.POSITIVE_INFINITY) - 1);
  return bytes === Number.POSITIVE_INFINITY ? undefined : { bytes, rule, allowed: range };
}

interface FieldRules {
  rule: PlaceRules;
  /** Rules of the array that it is an item of. */
  list: PlaceRules | undefined;
}

/** The rules of a field in all variants that have it. */
function rulesOfField({ for: operation, field }: FilePurpose): FieldRules[] {
  if (operation === undefined || field === undefined) {
    const missing = operation === undefined ? 'for' : 'field';
    throw new ConfigurationError(
      `The option ${missing} is missing. A file is checked for an operation (for) and one of its fields (field): { for: 'createImg2Video', field: 'images' }.`,
    );
  }
  const { variants } = (Object.hasOwn(operationRules, operation) && operationRules[operation]) || {};
  if (!variants) throw unknownOperation(operation);
  const wanted = field.replaceAll('[]', '');
  const all = Object.values(variants).map((positions) => positions.flatMap((position) => placeRules[position] ?? []));
  const found = all.flatMap((variant) =>
    variant
      .filter((rule) => rule.file && nameOf(rule) === wanted)
      .map((rule) => ({ rule, list: variant.find((other) => other.files && nameOf(other) === wanted) })),
  );
  if (found.length > 0) return found;
  const names = [...new Set(all.flatMap((variant) => variant.filter(({ file }) => file).map(nameOf)))];
  const known = names.length > 0 ? `Its fields for files are ${names.join(', ')}.` : 'It has no field for files.';
  throw new ConfigurationError(`${excerpt(operation)} has no field ${excerpt(field)} for a file. ${known}`);
}

function unknownOperation(name: string): ConfigurationError {
  const names = Object.keys(operationRules);
  const meant = closest(name, names);
  const help = meant ? `Did you mean ${meant}?` : `There are ${names.join(', ')}.`;
  return new ConfigurationError(`There is no operation ${excerpt(name)} with a request. ${help}`);
}

const nameOf = ({ at }: PlaceRules) => at.filter((step) => step !== '[]').join('.');

/** A larger stream is too large for every field. */
const maxStreamBytes = 256 * 1024 * 1024;

const isUrl = (file: MediaFile) => typeof file === 'string' && /^https?:\/\//i.test(file);

async function inspectFile(file: MediaFile, isEmbedded: boolean, options: FileCheckOptions): Promise<Inspection> {
  if (isUrl(file) || (typeof file === 'string' && isDataUri(file))) {
    return inspectText(file as string, await urlInspector(options));
  }
  const kind = Object.prototype.toString.call(file).slice(8, -1);
  if (ArrayBuffer.isView(file)) {
    return inspectSource(bytesSource(new Uint8Array(file.buffer, file.byteOffset, file.byteLength)), isEmbedded);
  }
  // Not `instanceof`: each window and each context has its own classes.
  if (kind === 'ArrayBuffer') return inspectSource(bytesSource(new Uint8Array(file as ArrayBuffer)), isEmbedded);
  if (kind === 'Blob' || kind === 'File') return inspectSource(blobSource(file as Blob), isEmbedded);
  if (kind !== 'ReadableStream') {
    const hint = kind === 'String' ? ' Of a path, read the file first: await readFile(path) of node:fs/promises.' : '';
    throw new ConfigurationError(
      `A file is bytes, a Blob, a stream, a data URI or an http or https URL, not this: ${kind}.${hint}`,
    );
  }
  const stream = streamSource(file as ReadableStream<Uint8Array>);
  try {
    await stream.readToEnd(maxStreamBytes);
  } catch {
    // The bytes that have arrived are inspected, and the missing ones reported.
  }
  const inspection = await inspectSource(stream, isEmbedded);
  // The stream is locked, so that no other code can close it.
  void stream.close();
  return inspection;
}
