import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { helpOf } from '../../src/cli/shell/help.js';
import { needs } from '../support/optional-tools.js';
import { buildCommand, inTerminal, start } from './genmedia.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

const genmedia = (...args: string[]) => start(built.file, args).ended;

it.each([[], ['--help'], ['-h'], ['help']])('lists every command with %j', async (...args) => {
  const { status, stdout, stderr } = await genmedia(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of Object.keys(commands)) expect(stdout).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
  expect(stdout).toMatch(/^Examples\n {2}genmedia \w/m);
});

it.each(['--version', '-V', '-v'])('prints the version with %s', async (flag) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { status, stdout } = await genmedia(flag);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${version}\n` });
});

describe('the help', () => {
  it.each(Object.keys(commands))('lists the options and examples of %s', async (name) => {
    const { command } = await (commands[name] as (typeof commands)[string]).load();
    const { options, examples } = command.usage([]);
    const { status, stdout, stderr } = await genmedia(name, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const option of Object.keys(options)) expect(stdout).toContain(`--${option}`);
    for (const [line] of examples) expect(stdout).toContain(line);
    expect(examples.length).toBeGreaterThan(0);
    expect(stdout).toMatch(new RegExp(`^genmedia ${name} `));
    for (const { values = [] } of Object.values(options)) for (const value of values) expect(stdout).toContain(value);
  });

  it.each(Object.keys(commands))('fits a terminal of 80 columns for %s, except for examples', async (name) => {
    const { command } = await (commands[name] as (typeof commands)[string]).load();
    const [text = ''] = helpOf(command.usage([]), 80).split('\nExamples\n');
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('prints the help in three ways, also together with a mistake', async () => {
    const [one, two, three] = await Promise.all([
      genmedia('sandbox', '--help'),
      genmedia('help', 'sandbox'),
      genmedia('sandbox', '--prot', '-h'),
    ]);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  it('lists the generators for a command that creates a task', async () => {
    const { generators } = await import('../../src/models/index.js');
    const { stdout } = await genmedia('run', '--help');
    for (const [name, { summary }] of Object.entries(generators)) {
      expect(stdout).toMatch(new RegExp(`^  ${name} +${summary}$`, 'im'));
    }
  });

  it('lists the fields of a generator, and with a model only those that it accepts', async () => {
    const [all, one] = await Promise.all([
      genmedia('run', 'text2video', '--help'),
      genmedia('run', 'text2video', '--model', 'genq2', '--help'),
    ]);
    expect(all.stdout).toMatch(/^ +--wm-position <number>/m);
    expect(all.stdout).toMatch(/--resolution <text> +differs by model/);
    expect(one.stdout).not.toContain('--wm-position');
    expect(one.stdout).toMatch(/--resolution <text> +540p, 720p \(default\), 1080p/);
  });
});

describe('an error in the arguments', () => {
  it.each([
    [['sandbx'], 'There is no command sandbx. Did you mean sandbox? genmedia --help lists the commands.'],
    [['--versoin'], 'There is no option --versoin. Did you mean --version? genmedia --help lists the commands.'],
    [
      ['x'.repeat(9)],
      `There is no command ${'x'.repeat(9)}. Commands: ${Object.keys(commands).join(', ')}. genmedia --help lists the commands.`,
    ],
    [
      ['sandbox', '--prot', '1'],
      'There is no option --prot. Did you mean --port? genmedia sandbox --help lists the options.',
    ],
    [['sandbox', '-x'], 'There is no option -x. genmedia sandbox --help lists the options.'],
    [
      ['wait', 'a1', '--deadline', '5s', '--deadline=6s'],
      '--deadline must be passed once, with one value. genmedia wait --help lists the options.',
    ],
    [
      ['create', 'text2video', '--aspect-ratio', '16:9', '--aspect_ratio', '9:16'],
      '--aspect_ratio must be passed once, with one value. genmedia create text2video --help lists the options.',
    ],
    [['sandbox', '--port'], '--port needs a value: --port <number>. genmedia sandbox --help lists the options.'],
    [
      ['sandbox', '--port', '--speed', '2'],
      '--port needs a value: --port <number>. genmedia sandbox --help lists the options.',
    ],
    [['sandbox', '--speed', '-1'], '--speed must be a number of at least 0, not -1.'],
    [
      ['sandbox', 'now'],
      'genmedia sandbox accepts only options, not also now. A command comes after --, such as genmedia sandbox -- npm test. genmedia sandbox --help lists the options.',
    ],
    [
      ['models', '--json=maybe'],
      '--json is a switch: its value must be true or false, or be left out. genmedia models --help lists the options.',
    ],
    [
      ['sandbox', '4020'],
      'genmedia sandbox accepts only options, not also 4020. A port is an option: --port 4020. genmedia sandbox --help lists the options.',
    ],
    [
      ['listen', 'localhost:3000/hooks'],
      'genmedia listen accepts only options, not also localhost:3000/hooks. Your receiver is an option: --forward-to localhost:3000/hooks. genmedia listen --help lists the options.',
    ],
    [
      ['openapi', 'openapi.json'],
      'genmedia openapi accepts only options, not also openapi.json. A file is an option: -o openapi.json. genmedia openapi --help lists the options.',
    ],
    [
      ['openapi', '3.0'],
      'genmedia openapi accepts only options, not also 3.0. OpenAPI 3.1 is the default, and 3.0 an option: --3.0. genmedia openapi --help lists the options.',
    ],
    ...[
      ['github', 'github'],
      ['gitlab', 'gitlab'],
      ['npm', 'npm'],
      ['.gitlab-ci.yml', 'gitlab'],
      ['github-actions', 'github'],
      ['gihtub', 'github'],
      ['CI npm', 'npm'],
    ].map(([words = '', target]): [string[], string] => [
      ['init', ...words.split(' ')],
      `genmedia init ${words.split(' ')[0]} lacks the word ci: genmedia init ci ${target}.`,
    ]),
    [
      ['init', 'jenkins'],
      'genmedia init writes ci, the files for checks in CI, not jenkins. There are genmedia init ci github, genmedia init ci gitlab, genmedia init ci npm.',
    ],
    [['init'], 'ci is missing: genmedia init ci [<target>]. genmedia init ci --help lists the options.'],
    [['run'], 'A generator is missing: genmedia run <generator>. genmedia run --help lists the options.'],
    [['resume'], 'A task is missing: genmedia resume <task>. genmedia resume --help lists the options.'],
    [['validate'], 'A file is missing: genmedia validate <file…>. genmedia validate --help lists the options.'],
    [
      ['validate', '--format', 'xml', 'a'],
      '--format must be one of text, json, github, not xml. genmedia validate --help lists the options.',
    ],
    [['models', 'text2vidoe'], 'There is no generator text2vidoe. Did you mean text2video?'],
    [['run', 'text2vidoe'], 'There is no generator text2vidoe. Did you mean text2video?'],
    [
      ['run', 'text2video', '--promt', 'x'],
      'There is no option --promt. Did you mean --prompt? genmedia run text2video --help lists the options.',
    ],
    [
      ['run', 'text2video', '--model', 'genq22'],
      'text2video has no model genq22. Did you mean genq2? There are genq1, genq2.',
    ],
    [
      ['run', 'text2video', '--duration', 'long'],
      '--duration must be a whole number, not long. genmedia models text2video lists what each model takes.',
    ],
    [
      ['run', '--model', 'genq2', 'text2video'],
      'The generator text2video is in the wrong place. It comes first, before the options: genmedia run text2video.',
    ],
    [['models', 'speech', 'genq2'], 'speech has no models: leave genq2 out.'],
    [['create', 'img2video', '--images', ''], '--images needs a value: --images <file or url>.'],
    [
      ['create', 'reference2video', '--subjects', '{'],
      expect.stringMatching(
        /^--subjects must be JSON in quotes, one entry or a list of entries with name, .*; it is not JSON: line 1, column 2: the text ends here\. Continue with a comma or }\.$/,
      ),
    ],
    [
      ['get', 'https://service.example/tasks/1'],
      'A task is the id of a task, its handle as JSON, a file with one, or - for stdin, not a URL.',
    ],
    [['create', 'text2video', '--input', '.'], '. cannot be read: it is a folder. Pass a file.'],
    [
      ['get', '1', '--base-url', 'https://service.example', '--api-key-stdin'],
      'stdin is empty. With --api-key-stdin the key is read from it: echo "$KEY" | genmedia …',
    ],
    [
      ['get', '1', '--base-url', 'foo'],
      '--base-url must be a URL that starts with http:// or https://, such as http://127.0.0.1:4020.',
    ],
    [['hlep'], 'There is no command hlep. Did you mean help? genmedia --help lists the commands.'],
    [['completion', 'bash', 'zsh'], 'genmedia completion accepts one shell, not also zsh. Leave it out.'],
    [['completion', 'csh'], 'There is no completion for csh. There is one for bash, zsh and fish.'],
  ])('prints a sentence and exits with 2 for %j', async (args, message) => {
    const { status, stdout, stderr } = await genmedia(...args);
    expect({ status, stdout, message: stderr.replace(/\n$/, '') }).toEqual({ status: 2, stdout: '', message });
  });
});

it.each(['sandbox', 'listen'])('reports that the port of %s is taken, and what to do', async (name) => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await genmedia(name, '--port', `${port}`)).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(
      new RegExp(`^Port ${port} is taken. Choose another: (--port \\d+) \\(with npm run: -- \\1\\)\\.\\n$`),
    ),
  });
});

it('names no option of a command like a field of a request', async () => {
  const { command } = await (commands.run as (typeof commands)[string]).load();
  const { generators } = await import('../../src/models/index.js');
  const own = Object.keys(command.usage([]).options);
  for (const generator of Object.keys(generators)) {
    const fields = Object.entries(command.usage([generator]).options).filter(([, { group }]) =>
      group?.startsWith('Fields'),
    );
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.map(([name]) => name).filter((name) => own.includes(name))).toEqual([]);
  }
});

describe('completion', () => {
  const words = async (...typed: string[]) =>
    (await genmedia('completion', 'words', '--', ...typed)).stdout.split('\n').filter(Boolean);

  it.each([
    [['sand'], ['sandbox']],
    [['sandbox', '--sp'], ['--speed']],
    [['models', 'text2'], ['text2video']],
    [
      ['models', 'text2video', ''],
      ['genq1', 'genq2'],
    ],
    [
      ['run', 'text2video', '--model', ''],
      ['genq1', 'genq2'],
    ],
    [['run', 'text2video', '--asp'], ['--aspect-ratio']],
    [['run', 'text2video', '--aspect-ratio', '9'], ['9:16']],
    [['validate', '--format', 'g'], ['github']],
    [['validate', '--schema', 'TaskC'], ['TaskCallback']],
    [['validate', '--operation=createText'], ['--operation=createText2Video']],
    [
      ['run', 'text2video', '--model', 'genq1', '--w'],
      ['--watermark', '--wm-position', '--wm-url'],
    ],
    [['run', 'text2video', '--model', 'genq2', '--w'], []],
    [['run', 'text2video', '--model', 'genq2', '--no-a'], ['--no-audio']],
    [['nothing', ''], []],
    [['check', ''], ['sandbox']],
    [['help', 'mod'], ['models']],
    [
      ['run', 'text2video', '--model='],
      ['--model=genq1', '--model=genq2'],
    ],
  ])('offers what may follow %j', async (typed, expected) => {
    expect(await words(...typed)).toEqual(expected);
  });

  it.each(['bash', 'zsh', 'fish'])('prints a script for %s', async (shell) => {
    const { status, stdout } = await genmedia('completion', shell);
    expect(status).toBe(0);
    expect(stdout).toContain('genmedia completion words --');
  });

  for (const shell of ['zsh', 'fish'] as const) {
    it(`prints a script that ${shell} can read`, needs(shell), async () => {
      const { stdout } = await genmedia('completion', shell);
      const file = `${built.file}.${shell}`;
      writeFileSync(file, stdout);
      expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    });
  }

  it('completes words in bash', needs('bash'), async () => {
    const { stdout } = await genmedia('completion', 'bash');
    // The two paths arrive as $0 and $1, so that they may have any character.
    const script = `node=$0 file=$1
genmedia() { "$node" "$file" "$@"; }
${stdout}
for COMP_LINE in 'genmedia sandbox --sp' 'genmedia run text2video --aspect-ratio 16:' 'genmedia openapi x'; do
  COMP_POINT=\${#COMP_LINE}; _genmedia; echo "\${#COMPREPLY[@]} \${COMPREPLY[@]}"
done`;
    const args = ['-c', script, process.execPath, built.file];
    expect(execFileSync('bash', args, { encoding: 'utf8' })).toBe('1 --speed\n1 9\n0 \n');
  });
});

describe('output in a terminal', needs('terminal'), () => {
  it('prints an error in red, and without colours with NO_COLOR', async () => {
    const [colored, plain] = await Promise.all([
      inTerminal(built.file, ['sandbx']),
      inTerminal(built.file, ['sandbx'], { env: { NO_COLOR: '1' } }),
    ]);
    expect(colored.screen).toContain('\u001b[31mThere is no command sandbx.');
    expect(plain.screen).toMatch(/^There is no command sandbx\./);
    expect([colored.status, plain.status]).toEqual([2, 2]);
  });

  it('fits the help into the width', async () => {
    const { screen } = await inTerminal(built.file, ['run', 'reference2video', '--help']);
    const long = screen.split('\n').filter((line) => line.length > 80 && !line.includes('genmedia run'));
    expect(long).toEqual([]);
  });
});

it('ends silently if the reader closes the pipe', async () => {
  const { child, ended } = start(built.file, ['openapi']);
  child.stdout?.destroy();
  expect(await ended).toMatchObject({ stderr: '' });
});

it('rejects the key as an option, and does not print it', async () => {
  for (const args of [
    ['run', 'text2video', '--api-key', 'k-secret-1'],
    ['get', '1', '--api-key=k-secret-1'],
    ['wait', '1', '--token', 'k-secret-1'],
  ]) {
    const { status, stdout, stderr } = await genmedia(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('GENMEDIA_API_KEY, or pass the key on stdin with --api-key-stdin');
    expect(stdout + stderr).not.toContain('k-secret-1');
  }
});
