import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type OtherChecks, otherChecksFile } from '../../scripts/docs/guides/parts/other-checks.js';
import { installInCache, runCommands } from '../../scripts/lib/cached-folder.js';
import { runCommand } from '../../scripts/lib/run-command.js';
import { serveFetch } from '../../scripts/lib/serve-fetch.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { brokenRules, checkInProcess, key, type ServerParts } from './open-server.js';
import { wrongServers } from './wrong-servers.js';

/** One fault of each kind, none of which depends on the very requests that one check sends. */
const comparedFaults = [
  'does not require the prompt',
  'accepts a number as text',
  'accepts a longer duration',
  'rejects a documented duration',
  'needs no key',
  'returns credits as text',
  'responds with 201',
  'declares JSON as text',
  'loses the payload',
  'posts no callback of the end',
];

/** All of these faults are of these paths. */
const paths = ['/ent/v2/text2video', '/ent/v2/tasks/{id}/creations'];

/** Seconds of CPU after which a tool is ended, so that a busy machine ends none. */
const maxSeconds = 120;

/** Runs against the sandbox without a fault after which a tool that still reports something new is skipped. */
const maxUsualRuns = 5;

/**
 * Runs the checks of other projects against some of the servers of `wrong-servers.ts`. A fault is found if a tool reports
 * something that it does not report of the sandbox without the fault. Tools are installed into a cache; one that cannot be installed
 * is skipped.
 *
 *     npm run other-checks                          all tools
 *     npm run other-checks -- --fault "a longer"    faults whose name has the text
 *     npm run other-checks -- --write               also writes the table of the guide
 */
async function main() {
  const { values } = parseArgs({
    options: { fault: { type: 'string', default: '' }, write: { type: 'boolean', default: false } },
  });
  const servers = wrongServers.filter(({ fault }) => comparedFaults.includes(fault) && fault.includes(values.fault));
  if (servers.length === 0) throw new Error(`No fault that is compared has ${values.fault} in its name.`);
  const results: OtherChecks = {
    date: new Date().toISOString().slice(0, 10),
    maxSeconds,
    tools: [],
    faults: servers.map(({ fault }) => ({ fault, found: {} })),
  };
  for (const [index, { breaks, options, fault: _, says: __, ...server }] of servers.entries()) {
    const broken = brokenRules(await checkInProcess(options, server));
    Object.assign(results.faults[index]?.found ?? {}, { genmedia: breaks.every((rule) => broken.includes(rule)) });
  }
  for (const tool of tools) results.tools.push(await runTool(tool, servers, results.faults));
  if (values.write) writeFileSync(otherChecksFile, `${JSON.stringify(results, null, 2)}\n`);
}

interface Tool {
  id: string;
  name: string;
  version: string;
  install: readonly string[];
  /** The document that it reads, in `generated/`. */
  document: string;
  /** The command that checks the paths at a URL, with `openapi.json` in its folder. */
  command: (url: string) => string;
  /** The JUnit file that it writes. */
  output: string;
  /** What has failed in a test case. */
  failures: (name: string, content: string) => string[];
}

type Runnable = Pick<Tool, 'command' | 'output' | 'failures'>;

const tools: readonly Tool[] = [
  {
    id: 'schemathesis',
    name: 'Schemathesis',
    version: '4.32.5',
    install: ['python3 -m venv .venv', '.venv/bin/pip install schemathesis==4.32.5'],
    document: 'openapi-sandbox.json',
    command: (url) =>
      [
        `.venv/bin/schemathesis run openapi.json --url ${url} -H 'Authorization: Token ${key}' --seed 1 --max-examples 20 --continue-on-failure`,
        ...paths.map((path) => `--include-path '${path}'`),
        '--report junit --report-junit-path junit.xml --no-color',
      ].join(' '),
    output: 'junit.xml',
    failures: (name, content) =>
      [...content.matchAll(/(?:^|&#10;|\n)- ([^\n&]+)/g)].map(([, title]) => `${name}: ${title}`),
  },
  {
    id: 'specmatic',
    name: 'Specmatic',
    version: '2.55.1',
    install: ['npm install --save-exact specmatic@2.55.1'],
    // Of the document with the rejections of the sandbox it says only: List has more than one element.
    document: 'openapi.json',
    command: (url) =>
      [
        `ApiKey='Token ${key}' SPECMATIC_GENERATIVE_TESTS=true MAX_TEST_REQUEST_COMBINATIONS=1`,
        `java -jar node_modules/specmatic/specmatic.jar test openapi.json --testBaseURL=${url} --junitReportDir=.`,
        `--filter="PATH='${paths.join(',')}'"`,
      ].join(' '),
    output: 'TEST-junit-jupiter.xml',
    failures: (name, content) => {
      // Names of test cases have random values, so that only the operation and what is wrong in the request are kept.
      const [scenario = ''] = /[+-]ve {2}Scenario: \S+ \S+/.exec(name) ?? [];
      const [mutation = ''] = /\w+ is mutated from .+?(?= AND |$)|REQUEST\.BODY has been omitted/.exec(name) ?? [];
      const [, reasons = ''] = content.split('<![CDATA[');
      const places = reasons.matchAll(/>> (\S+)[\s\S]*?\b(Specification expected[^\n"{]*)/g);
      return [...places].map(([, place, reason]) => `${scenario} ${mutation} ${place}: ${reason}`);
    },
  },
];

/** Runs a tool against the sandbox, and against each server. */
async function runTool(
  { id, name, version, install, ...tool }: Tool,
  servers: readonly ServerParts[],
  faults: OtherChecks['faults'],
): Promise<OtherChecks['tools'][number]> {
  try {
    const folder = await installInCache(id, install);
    writeFileSync(join(folder, 'openapi.json'), readFileSync(join('generated', tool.document)));
    const usual = await usualFailures(tool, folder);
    console.log([`        ${name}: ${usual.size} reports of the sandbox`, ...usual].join('\n          '));
    for (const [index, server] of servers.entries()) {
      const failures = await failuresOf(tool, folder, server);
      const own = failures && [...failures].filter((failure) => !usual.has(failure));
      const { fault = '', found = {} } = faults[index] ?? {};
      if (own) found[name] = own.length > 0;
      const outcome = own ? (own.length > 0 ? 'found ' : 'MISSED') : 'ENDED ';
      console.log(`${outcome}  ${name}: ${fault}${own?.[0] ? ` (${own.length}, first: ${own[0]})` : ''}`);
    }
    return { name, version, usual: usual.size };
  } catch (error) {
    console.log(`SKIPPED  ${name} ${version}: ${(error as Error).message}`);
    return { name, version, skipped: true };
  }
}

/** What a tool reports of the sandbox. Its requests are random, so it is run until it reports nothing new. */
async function usualFailures(tool: Runnable, folder: string): Promise<Set<string>> {
  const usual = new Set<string>();
  for (let runs = 0, known = -1; known < usual.size; runs += 1) {
    known = usual.size;
    const failures = runs < maxUsualRuns ? await failuresOf(tool, folder, {}) : undefined;
    if (!failures)
      throw new Error(`no report of the sandbox within ${maxSeconds} s, or a new one in each of ${runs} runs`);
    for (const failure of failures) usual.add(failure);
  }
  return usual;
}

/** What a tool reports of a server, or `undefined` if it has not ended in time. */
async function failuresOf(
  { command, output, failures }: Runnable,
  folder: string,
  server: ServerParts,
): Promise<Set<string> | undefined> {
  const file = join(folder, output);
  rmSync(file, { force: true });
  await withServer(server, async (url) => {
    // Their exit code is 1 if something is found.
    await runCommands(folder, [`(ulimit -t ${maxSeconds}; ${command(url)}) > log.txt 2>&1 || true`]);
  });
  if (!existsSync(file)) return undefined;
  const cases = readFileSync(file, 'utf8').matchAll(
    /<testcase\b[^>]*?\bname="([^"]*)"[^>]*?(?:\/>|>([\s\S]*?)<\/testcase>)/g,
  );
  return new Set([...cases].flatMap(([, name = '', content = '']) => failures(name, content)));
}

/** Serves a server with a fault over HTTP. Its callbacks go nowhere, since no tool receives them. */
async function withServer(
  { sandbox: options, wrap = (next) => next }: ServerParts,
  run: (url: string) => Promise<void>,
): Promise<void> {
  const sandbox = createSandbox({
    // Their random files are not files.
    ...{ speed: 200, preflight: false, ...options },
    deliver: async () => new Response(null, { status: 200 }),
  });
  const serve = wrap((url, init) => sandbox.fetch(url, init));
  const { url, close } = await serveFetch(async (target, init) => {
    try {
      return await serve(target, init);
    } catch {
      // Fetch does not send TRACE.
      return new Response(null, { status: 405, headers: { allow: 'GET, POST, PUT' } });
    }
  });
  try {
    await run(url);
  } finally {
    await close();
    await sandbox.close();
  }
}

await runCommand(main);
