import { GenMedia } from '../client/gen-media.js';
import { type Download, download } from '../download/index.js';
import {
  checkOptions,
  describeValue,
  finiteNumber,
  objectWith,
  trueOrFalse,
  wholeNumber,
} from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { type Creates, memoryRecords, once, type Records } from '../once/index.js';
import { preflight } from '../preflight/index.js';
import { createSandbox } from '../sandbox/index.js';
import { isHomePath, useHomedir } from '../shared/home-path.js';
import { type Redact, redactorFor } from '../shared/redact.js';
import type { GenMediaOptions } from '../transport/options.js';
import { Ledger, type Limits } from './ledger.js';

/** Options of `mcpHandler`. */
export interface McpOptions {
  /**
   * Options of the client. Without a base URL and a key, here and in the environment variables `GENMEDIA_BASE_URL` and
   * `GENMEDIA_API_KEY`, the server runs on a sandbox of its own, and says so in every result.
   */
  client?: GenMediaOptions | undefined;
  /**
   * Where creates and what they cost are recorded, such as `redisRecords` of `genmedia/once`. All servers with the same records
   * share the limits. Required with the service. Default: the memory of this process, for a sandbox.
   */
  records?: Records | undefined;
  /** Credits that may be spent, with the same records. Default: no limit. */
  maxCredits?: number | undefined;
  /** Tasks that may be created, with the same records. Default: no limit. */
  maxTasks?: number | undefined;
  /**
   * A create needs a confirmation if requests of its form have cost more credits than this, or if none was created yet. Default:
   * creates need none.
   */
  confirmAbove?: number | undefined;
  /** Nothing is created. Default: `false`. */
  readOnly?: boolean | undefined;
  /** The folder of which files may be read, as `file:photo.png`. Default: no file may be read. */
  inputs?: string | undefined;
  /** The folder into which `save_results` saves. Default: nothing is saved. */
  output?: string | undefined;
}

/** What the tools work with. */
export interface Media {
  readonly gen: GenMedia & { download: Download };
  readonly creates: Creates;
  readonly records: Records;
  readonly ledger: Ledger;
  readonly limits: Limits;
  readonly isSandbox: boolean;
  readonly redact: Redact;
  readonly confirmAbove: number | undefined;
  readonly readOnly: boolean;
  readonly inputs: string | undefined;
  readonly output: string | undefined;
  /** Work that continues after its call has ended: creates that are being sent, files that are being saved. */
  readonly pending: Map<string, Promise<unknown>>;
  /** Ends the work that may be ended when the server ends. */
  readonly ending: AbortController;
}

/** Begins work that continues after its call has ended. Work of that name which has not ended is not begun again. */
export function begin<T>({ pending }: Media, name: string, work: () => Promise<T>): Promise<T> {
  const found = pending.get(name) as Promise<T> | undefined;
  if (found) return found;
  const begun = work();
  pending.set(name, begun);
  const done = () => void pending.delete(name);
  begun.then(done, done);
  return begun;
}

/** Ends the work that has begun. Creates that are being sent are recorded first. */
export async function end({ pending, ending }: Media): Promise<void> {
  ending.abort();
  await Promise.allSettled(pending.values());
}

const aFolder = {
  mustBe: 'the path of a folder',
  fits: (value: unknown) => typeof value === 'string' && value.trim() !== '' && !isHomePath(value),
  describe: (value: unknown) =>
    typeof value === 'string' && isHomePath(value)
      ? `${JSON.stringify(value)}. ${useHomedir(value).slice(0, -1)}`
      : describeValue(value),
};

/** Speed of the clock of a sandbox of its own, so that an agent that tries things need not wait. */
export const sandboxSpeed = 10;

/** The options with their defaults. Throws a `ConfigurationError` that names an option that cannot be used. */
export function toMedia(options: McpOptions, sandboxUrl?: string): Media {
  checkOptions('mcpHandler', options, {
    client: { mustBe: 'options of a client', fits: (value) => typeof value === 'object' && value !== null },
    records: objectWith('records, such as redisRecords returns', 'read', 'claim', 'replace', 'open'),
    maxCredits: finiteNumber(0),
    maxTasks: wholeNumber(0),
    confirmAbove: finiteNumber(0),
    readOnly: trueOrFalse,
    inputs: aFolder,
    output: aFolder,
  });
  const { client = {}, maxCredits, maxTasks, confirmAbove, readOnly = false, inputs, output } = options;
  const env = globalThis.process?.env ?? {};
  const baseUrl = client.baseUrl ?? (env.GENMEDIA_BASE_URL || undefined);
  const apiKey = client.apiKey ?? (env.GENMEDIA_API_KEY || undefined);
  const isSandbox = baseUrl === undefined && apiKey === undefined;
  if (!isSandbox && !options.records)
    throw new ConfigurationError(
      'records is missing: where creates and what they cost are recorded, such as folderRecords or redisRecords of ' +
        'genmedia/once. Without it, limits would end with the process, and a create could be paid twice.',
    );
  const connection = isSandbox ? sandboxConnection(sandboxUrl) : { baseUrl, apiKey };
  const gen = new GenMedia({ preflight, ...client, ...connection }).use(download);
  const records = options.records ?? memoryRecords();
  const limits = { maxCredits, maxTasks };
  return {
    gen,
    creates: once(gen, records),
    records,
    ledger: new Ledger(records, limits),
    limits,
    isSandbox,
    // The key of a sandbox is not a secret.
    redact: apiKey === undefined ? (value) => value : redactorFor(apiKey),
    ...{ confirmAbove, readOnly, inputs, output },
    pending: new Map(),
    ending: new AbortController(),
  };
}

/** Not a word that its messages have: the client removes the key from them. */
const sandboxKey = 'key-of-no-one';

/** A sandbox that is served at a URL, or one of this process. */
function sandboxConnection(url: string | undefined): GenMediaOptions {
  if (url !== undefined) return { baseUrl: url, apiKey: sandboxKey };
  const sandbox = createSandbox({ speed: sandboxSpeed });
  return { baseUrl: 'http://sandbox.test', apiKey: sandboxKey, fetch: sandbox.fetch };
}
