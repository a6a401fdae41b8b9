import { lstat, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { documentPath } from '../../docs/package-files.js';
import { UsageError } from '../shell/command.js';
import { cannotRead, cannotWrite } from '../shell/file-errors.js';
import { checksFor } from './checks.js';
import { hasOwnScript, hasTests, scriptName, withScript } from './package-file.js';
import { githubWorkflow, gitlabInclude, gitlabJob, npmScript } from './templates.js';

interface Settings {
  target: 'github' | 'gitlab' | 'npm' | undefined;
  server: string | undefined;
  force: boolean;
}

interface Outcome {
  written: string[];
  kept: string[];
  next: string[];
}

const gitlabFile = '.gitlab-ci.yml';

/** Writes the files into the current folder. */
export async function writeProject({ target, server, force }: Settings): Promise<Outcome> {
  const checks = checksFor(server);
  const gitlab = await readText(gitlabFile);
  const chosen = target ?? (gitlab === undefined ? 'github' : 'gitlab');
  const packageText = await readText('package.json');
  const packageFile = withScript(packageText, npmScript(checks), force);
  const files = await filesFor(chosen, checks);
  for (const file of ['package.json', gitlabFile, ...Object.keys(files)]) await assertInside(file);
  const outcome: Outcome = { written: [], kept: [], next: [] };
  if (packageFile !== undefined) {
    await writeFile('package.json', packageFile);
    outcome.written.push('package.json');
  }
  if (!force && hasOwnScript(packageText, npmScript(checks)))
    outcome.kept.push(`the script ${scriptName} of package.json`);
  for (const [file, text] of Object.entries(files)) {
    const isWritten = await write(file, text, force);
    outcome[isWritten ? 'written' : 'kept'].push(file);
  }
  if (chosen === 'gitlab' && gitlab === undefined) {
    await writeFile(gitlabFile, gitlabInclude);
    outcome.written.push(gitlabFile);
  }
  outcome.next.push('npm install', `npm run ${scriptName}`);
  if (checks.hasServer) outcome.next.push('Set GENMEDIA_API_KEY as a secret of your CI.');
  else if (!hasTests(packageText))
    outcome.next.push(
      'Add a script "test" to package.json. It runs in a sandbox, with its URL in GENMEDIA_BASE_URL; without it nothing of your code is tested.',
    );
  if (chosen === 'gitlab' && gitlab !== undefined && !gitlab.includes('.gitlab/contract.yml')) {
    outcome.next.push(
      `Add to ${gitlabFile}:`,
      ...gitlabInclude
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`),
    );
  }
  outcome.next.push(
    'Put your own requests and recorded responses into contract/bodies, each named after its schema.',
    'Commit the files, with package-lock.json.',
  );
  return outcome;
}

async function filesFor(
  target: 'github' | 'gitlab' | 'npm',
  checks: ReturnType<typeof checksFor>,
): Promise<Record<string, string>> {
  const document = await readFile(documentPath('openapi.json'), 'utf8');
  const bodies = Object.entries(exampleBodies(JSON.parse(document)));
  return {
    ...(target === 'github' && { '.github/workflows/contract.yml': githubWorkflow(checks) }),
    ...(target === 'gitlab' && { '.gitlab/contract.yml': gitlabJob(checks) }),
    'contract/openapi.json': document,
    ...Object.fromEntries(bodies.map(([name, text]) => [`contract/bodies/${name}`, text])),
  };
}

/** Throws if a file, or a folder above it, is a link, since something outside of the folder could be replaced. */
async function assertInside(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined);
  if (found?.isSymbolicLink())
    throw new UsageError(`${file} is a link. Nothing was written. Replace it by a file first.`);
  const [root, folder] = await Promise.all([realpath('.'), realpathOf(dirname(file))]);
  if (`${folder}${sep}`.startsWith(`${root}${sep}`)) return;
  throw new UsageError(
    `${dirname(file)} leads out of this folder, to ${folder}. Nothing was written. Use a folder here in its place.`,
  );
}

/** The real path of a folder, or of the nearest one above it that exists. */
const realpathOf = (folder: string): Promise<string> => realpath(folder).catch(() => realpathOf(dirname(folder)));

/** Returns false if the file exists and stays. */
async function write(file: string, text: string, force: boolean): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true }).catch(cannotWrite(file));
  try {
    // Nothing that was created in the meantime is replaced.
    await writeFile(file, text, { flag: force ? 'w' : 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    return cannotWrite(file)(error as NodeJS.ErrnoException);
  }
}

const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    return cannotRead(file, { EISDIR: 'it is a folder. Move it, since its name is that of a file' })(error);
  });

// biome-ignore lint/suspicious/noExplicitAny: a document is whatever its text holds.
type Node = any;

/** A request and a callback of the document, as files named after their schemas, so that there is something to validate. */
function exampleBodies(document: Node): Record<string, string> {
  const operations: Node[] = Object.values<Node>(document.paths).flatMap((path) => Object.values<Node>(path));
  const callbacks = operations
    .flatMap((operation) => Object.values<Node>(operation.callbacks ?? {}))
    .flatMap((callback) => Object.values<Node>(callback).flatMap((path) => Object.values<Node>(path)));
  const files = [operations, callbacks].flatMap((group) => {
    const [file] = group.flatMap(({ requestBody }) => fileOf(requestBody?.content?.['application/json'], document));
    return file ? [file] : [];
  });
  return Object.fromEntries(files);
}

function fileOf(content: Node, { components }: Node): [string, string][] {
  const last = (node: Node) => node?.$ref?.split('/').at(-1);
  const name = last(content?.schema);
  const example = components.examples?.[last(Object.values(content?.examples ?? {})[0])]?.value;
  if (name === undefined || example === undefined) return [];
  return [[`${name}.example.json`, `${JSON.stringify(example, null, 2)}\n`]];
}
