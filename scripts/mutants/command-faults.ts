import { type Edit, editsIn } from './fault.js';

const cli = editsIn('src/cli');

/** What a programmer gets wrong in the commands of `genmedia`. */
export const commandEdits: readonly Edit[] = [
  cli('a mistake with exit code 0', 'dispatch.ts', 'process.exitCode = exitCodeOf(error);', ''),
  cli(
    'the key printed',
    'shell/parse.ts',
    'unknownOption(token.rawName, usage)',
    'unknownOption(token.rawName + token.value, usage)',
  ),
  cli('the key accepted as an option', 'shell/parse.ts', 'secrets.includes(name)', 'false'),
  cli('a swapped letter not recognized', 'shell/did-you-mean.ts', '?? nearest(name, names)', ''),
  cli('a forgotten value', 'shell/parse.ts', '/^--[a-z]/.test(value)', 'false'),
  cli('a value that starts with a dash rejected', 'shell/parse.ts', '/^--[a-z]/', '/^-/'),
  cli('underscores in options not accepted', 'shell/parse.ts', "[name, name.replaceAll('-', '_')]", '[name]'),
  cli('colours in spite of NO_COLOR', 'shell/terminal.ts', '!stream.isTTY || !stream.hasColors()', '!stream.isTTY'),
  cli('a lost response taken for a failure to run', 'shell/failure.ts', 'OutcomeUnknownError: 3,', ''),
  cli('a failed task with another exit code', 'shell/failure.ts', 'TaskFailedError: 1,', ''),
  cli('a stack for a closed pipe', 'dispatch.ts', "stream.on('error', () => process.exit());", ''),
  cli('numbers sent as text', 'tasks/request.ts', 'return Number(value);', 'return value;'),
  cli('a negated option ignored', 'tasks/request.ts', 'request[name] = false;', '{}'),
  cli(
    'options that do not override the file',
    'tasks/request.ts',
    "else if (typeof value === 'string') request",
    "else if (typeof value === 'string' && !(name in request)) request",
  ),
  cli('an unchecked request', 'run-task.ts', "preflight: !values['no-preflight']", "preflight: values['no-preflight']"),
  cli('an unchecked request', 'create.ts', "preflight: !values['no-preflight']", "preflight: values['no-preflight']"),
  cli('Ctrl-C with exit code 3', 'tasks/waiting.ts', 'exitCode: exitCode ?? 3', 'exitCode: 3'),
  cli('a command to resume without its folder', 'tasks/waiting.ts', "['-o', output]", '[]'),
  cli('a command to resume that a shell splits', 'shell/text.ts', '/^[\\w@%+=:,./-]+$/.test(word)', 'true'),
  cli('an id that leads out of the folder', 'tasks/results.ts', "id.replace(/[^\\w-]/g, '_')", 'id'),
  cli(
    'a wrong time found after the task was created',
    'run-task.ts',
    '    const times = waitTimes(values);\n',
    '    let times = {} as ReturnType<typeof waitTimes>;\n    setTimeout(() => Object.assign(times, waitTimes(values)));\n',
  ),
  cli('stdin read twice', 'shell/stdin.ts', 'reader !== undefined', 'false'),
  cli('a callback rewritten', 'listen.ts', 'new Uint8Array(body)', 'JSON.stringify(JSON.parse(body.toString()))'),
  cli('a token lost on the way', 'listen.ts', 'url.searchParams.append(name, value)', 'void [name, value]'),
  cli('a rejection of the receiver hidden', 'listen.ts', 'status: response.status', 'status: 200'),
  cli('an unreachable receiver taken for a success', 'listen.ts', 'status: 502', 'status: 200'),
  cli('an invalid file with exit code 0', 'validate.ts', 'every(isValid) ? 0 : 1', 'every(isValid) ? 0 : 0'),
  cli(
    'files of requests not checked',
    'validate.ts',
    'if (operation && withPreflight)',
    'if (operation && !withPreflight)',
  ),
  cli(
    'an unreadable file that ends all',
    'validate.ts',
    'if (!(error instanceof UsageError)) throw error;',
    'throw error;',
  ),
  cli(
    'responses of a recording not validated',
    'validate/har.ts',
    'response?.status === 200',
    'response?.status === 201',
  ),
  cli('a path in front not accepted', 'validate/har.ts', "'[^/]+')", "'[^/]+').replace(/^/, '^')"),
  cli('YAML that older parsers misread', 'openapi.ts', "compat: 'yaml-1.1', ", ''),
];
