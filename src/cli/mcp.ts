import { stat } from 'node:fs/promises';
import { isLocal, placeholderKey } from '../check/server-access.js';
import { parseUrl } from '../shared/parse-url.js';
import { type Command, type CommandUsage, UsageError } from './shell/command.js';
import { continueAfterErrors } from './shell/continue-after-errors.js';
import { wholeNumberFrom } from './shell/number-from.js';
import { ownName } from './shell/own-name.js';
import { parse } from './shell/parse.js';
import { hide, note } from './shell/terminal.js';
import { untilSignal } from './until-signal.js';

const usage = {
  command: 'genmedia mcp',
  description:
    'Serves tools for assistants and agents, over the Model Context Protocol on stdin and stdout. Without GENMEDIA_BASE_URL and GENMEDIA_API_KEY it runs on a sandbox of its own. It needs the package @modelcontextprotocol/server.',
  options: {
    'base-url': { value: '<url>', help: 'URL of the service; by default GENMEDIA_BASE_URL' },
    data: {
      value: '<folder>',
      help: 'folder for records of creates and costs; servers with the same one share the limits; required with the service',
    },
    'max-credits': { value: '<number>', help: 'credits that may be spent, by all that the folder records' },
    'max-tasks': { value: '<number>', help: 'tasks that may be created, by all that the folder records' },
    'confirm-above': {
      value: '<credits>',
      help: 'ask before a create if such a request has cost more, or if what it costs is not known',
    },
    'read-only': { help: 'create nothing' },
    inputs: { value: '<folder>', help: 'files of it may be used in requests, as file:photo.png' },
    output: { value: '<folder>', short: 'o', help: 'results are saved there' },
  },
  examples: [
    ['genmedia mcp', 'try it, on a sandbox'],
    [
      'genmedia mcp --data .genmedia --max-credits 200 --confirm-above 50 -o media',
      'with the service, by the environment',
    ],
  ],
} as const satisfies CommandUsage;

export const command: Command = {
  usage: () => usage,
  async run(args) {
    const { values } = parse(usage, args);
    const { GENMEDIA_BASE_URL, GENMEDIA_API_KEY } = process.env;
    const baseUrl = values['base-url'] ?? (GENMEDIA_BASE_URL || undefined);
    const apiKey = GENMEDIA_API_KEY || (baseUrl !== undefined && isLocal(baseUrl) ? placeholderKey : undefined);
    if (apiKey) hide(apiKey);
    const limits = {
      maxCredits: wholeNumberFrom('max-credits', values['max-credits']),
      maxTasks: wholeNumberFrom('max-tasks', values['max-tasks']),
      confirmAbove: wholeNumberFrom('confirm-above', values['confirm-above']),
    };
    const isSandbox = baseUrl === undefined && apiKey === undefined;
    if (!isSandbox) checkConnection(baseUrl, apiKey, values.data);
    await assertFolder('inputs', values.inputs);
    await assertFolder('output', values.output, true);
    await assertInstalled();
    const { serveMedia, serveOnSandbox } = await import('../mcp/serve-stdio.js');
    const { folderRecords } = await import('../once/index.js');
    const options = {
      // A sandbox of its own forgets its tasks, and so do the records.
      ...(!isSandbox && { client: { baseUrl, apiKey }, records: folderRecords(`${values.data}`) }),
      ...limits,
      ...{ readOnly: values['read-only'], inputs: values.inputs, output: values.output },
    };
    continueAfterErrors();
    // A client that has gone must not end a create that is being sent: stdin ends then.
    process.stdout.removeAllListeners('error').on('error', () => {});
    const serving = `Serves an assistant on stdin and stdout. Add this command to yours: ${ownName()} docs agents says how.`;
    const unused = values.data === undefined ? '' : ' --data is not used: the sandbox forgets its tasks when it ends.';
    if (!isSandbox) {
      note(serving);
      await serveMedia(options, untilSignal());
    } else
      await serveOnSandbox(options, untilSignal(), (url) =>
        note(`A sandbox: ${url}. Set GENMEDIA_BASE_URL and GENMEDIA_API_KEY to use the service.${unused}\n${serving}`),
      );
    return 0;
  },
};

/** Says what to install if the optional package is missing. */
export async function assertInstalled(): Promise<void> {
  try {
    await import('@modelcontextprotocol/server');
  } catch (error) {
    if (!/MODULE_NOT_FOUND/.test(`${(error as NodeJS.ErrnoException).code}`)) throw error;
    throw new UsageError(
      'The package @modelcontextprotocol/server is missing. Install it next to genmedia: npm install @modelcontextprotocol/server@2. For npx: npx -p genmedia -p @modelcontextprotocol/server@2 genmedia mcp',
    );
  }
}

function checkConnection(baseUrl: string | undefined, apiKey: string | undefined, data: string | undefined): void {
  if (baseUrl === undefined)
    throw new UsageError(
      `GENMEDIA_API_KEY is set, and the URL of the service is missing. Set GENMEDIA_BASE_URL. Without both, ${ownName()} mcp runs on a sandbox.`,
    );
  if (!/^https?:$/.test(parseUrl(baseUrl)?.protocol ?? ''))
    throw new UsageError(
      'GENMEDIA_BASE_URL or --base-url must be a URL that starts with http:// or https://, such as http://127.0.0.1:4020.',
    );
  if (apiKey === undefined)
    throw new UsageError('The key is missing. Set GENMEDIA_API_KEY, also in the settings of your assistant.');
  if (data === undefined)
    throw new UsageError(
      '--data is missing: a folder in which creates and what they cost are recorded, such as --data .genmedia. Without it, limits would end with the process, and a create could be paid twice.',
    );
}

/** Rejects a path that is not a folder. One that is written to may be missing, since it is created. */
async function assertFolder(option: string, path: string | undefined, mayBeMissing = false): Promise<void> {
  if (path === undefined) return;
  const found = await stat(path).catch(() => undefined);
  if (found ? found.isDirectory() : mayBeMissing) return;
  const problem = found ? 'is a file' : `does not exist, seen from ${process.cwd()}`;
  throw new UsageError(
    `--${option} must be a folder, and ${path} ${problem}. Create the folder, or pass another path.`,
  );
}
