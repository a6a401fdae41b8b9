import { isLocal, placeholderKey } from '../../check/server-access.js';
import { parseUrl } from '../../shared/parse-url.js';
import { type Option, UsageError, type Values } from '../shell/command.js';
import { ownName } from '../shell/own-name.js';
import { readStdin } from '../shell/stdin.js';
import { hide, note, paint, plain } from '../shell/terminal.js';
import { type FetchFiles, fetchOptions } from './fetch-options.js';

const group = 'Connection';

/** How to reach the service. The key is not an option, since others can read the list of processes. */
export const connectionOptions = {
  'base-url': { value: '<url>', group, help: 'URL of the service; by default GENMEDIA_BASE_URL' },
  'api-key-stdin': { group, help: 'read the key from stdin; by default it is GENMEDIA_API_KEY' },
} as const satisfies Record<string, Option>;

/** Options of commands that send a request. */
export const preflightOptions = {
  'no-preflight': { help: 'send the request without checking it, its files and its texts' },
  ...fetchOptions,
} as const satisfies Record<string, Option>;

interface PreflightSettings {
  readonly preflight: boolean;
  readonly fetch: FetchFiles;
  readonly signal: AbortSignal;
}

/** A client as the options say. Warnings of a check are printed, and do not stop a request. */
export async function connect(values: Values<typeof connectionOptions>, checks?: PreflightSettings) {
  const { GENMEDIA_API_KEY, GENMEDIA_BASE_URL } = process.env;
  const given = values['api-key-stdin'] ? (await readStdin('the key')).trim() : GENMEDIA_API_KEY;
  const baseUrl = values['base-url'] ?? GENMEDIA_BASE_URL;
  if (!baseUrl) {
    throw new UsageError(
      `The URL of the service is missing. Set GENMEDIA_BASE_URL, or pass --base-url. To run the service on this machine: ${ownName()} sandbox`,
    );
  }
  const where = values['base-url'] ? '--base-url' : 'GENMEDIA_BASE_URL';
  if (!/^https?:$/.test(parseUrl(baseUrl)?.protocol ?? '')) {
    // The message leaves out the value: it may be the key in the wrong place.
    throw new UsageError(`${where} must be a URL that starts with http:// or https://, such as http://127.0.0.1:4020.`);
  }
  // A sandbox on this machine accepts any key.
  const isOptional = !values['api-key-stdin'] && isLocal(baseUrl);
  const apiKey = given || (isOptional ? placeholderKey : undefined);
  if (!apiKey && values['api-key-stdin']) {
    throw new UsageError('stdin is empty. With --api-key-stdin the key is read from it: echo "$KEY" | genmedia …');
  }
  if (!apiKey) {
    throw new UsageError('The key is missing. Set GENMEDIA_API_KEY, or pass it on stdin with --api-key-stdin.');
  }
  hide(apiKey);
  const { GenMedia } = await import('../../client/gen-media.js');
  const { download } = await import('../../download/index.js');
  const { preflight } = checks?.preflight ? await import('../../preflight/index.js') : {};
  const gen = asTyped(
    where,
    values['api-key-stdin'] ? 'The key on stdin' : 'GENMEDIA_API_KEY',
    () =>
      new GenMedia({
        baseUrl,
        apiKey,
        ...(preflight && {
          preflight: async (operation, body) => {
            const findings = await preflight(operation, body, { fetch: checks?.fetch, signal: checks?.signal });
            for (const { severity, message } of findings) {
              if (severity === 'warning') note(`${paint('yellow', 'warning', process.stderr)}: ${plain(message)}`);
            }
            return findings;
          },
        }),
      }),
  );
  return gen.use(download);
}

/** Names in a message of the client what was typed, in place of its options. */
function asTyped<T>(baseUrl: string, apiKey: string, create: () => T): T {
  try {
    return create();
  } catch (error) {
    const message = (error as Error).message
      .replace(/^baseUrl\b/, baseUrl)
      .replace(/^apiKey( or GENMEDIA_API_KEY)?/, apiKey);
    throw new UsageError(message);
  }
}

export type Client = Awaited<ReturnType<typeof connect>>;
