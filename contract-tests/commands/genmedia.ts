import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { pathOf } from '../support/optional-tools.js';

/**
 * Builds the command as `npm run build` does, in a moment: an executable with chunks. It stays in the repository, so that it
 * finds its packages and the document as an installed one does.
 */
export async function buildCommand() {
  mkdirSync('dist', { recursive: true });
  const folder = mkdtempSync(resolve('dist/cli-'));
  await build({
    entryPoints: ['src/cli/main.ts'],
    outdir: folder,
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'browser', target: 'node20', logLevel: 'error' },
    external: ['openapi-fetch', '@opentelemetry/api', '@modelcontextprotocol/*', 'node:*'],
  });
  return { file: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true }) };
}

interface Result {
  status: number | null;
  stdout: string;
  stderr: string;
}

interface Options {
  cwd?: string;
  input?: string;
  env?: Record<string, string>;
}

/** The environment without the variables that change what a command does. Node shows no colours where `CI` is set. */
export const environment = () => {
  const { GENMEDIA_API_KEY, GENMEDIA_BASE_URL, NO_COLOR, FORCE_COLOR, CI, npm_command, ...others } = process.env;
  return others;
};

/** Runs a command to its end, with a time limit that only ends what hangs. */
export function start(file: string, args: readonly string[], { cwd, input, env }: Options = {}) {
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...environment(), ...env },
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  child.stdin?.on('error', () => {}).end(input ?? '');
  const ended = new Promise<Result>((done) => child.once('close', (status) => done({ status, ...output })));
  return { child, output, ended };
}

/** Runs a command in a pseudo-terminal of 80 columns, and returns what the terminal got. A test that does needs `terminal`. */
export function inTerminal(file: string, args: readonly string[], options: Options = {}) {
  const script = `import fcntl, os, pty, struct, sys, termios
pid, terminal = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 80, 0, 0))
    os.execvp(sys.argv[1], sys.argv[1:])
while True:
    try:
        data = os.read(terminal, 65536)
    except OSError:
        break
    if not data:
        break
    os.write(1, data)
status = os.waitpid(pid, 0)[1]
sys.exit(os.waitstatus_to_exitcode(status))
`;
  return new Promise<{ status: number | null; screen: string }>((done) => {
    const child = spawn(pathOf('terminal') ?? '', ['-c', script, process.execPath, file, ...args], {
      cwd: options.cwd,
      env: { ...environment(), TERM: 'xterm-256color', ...options.env },
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
    let screen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
    });
    child.once('close', (status) => done({ status, screen: screen.replaceAll('\r\n', '\n') }));
  });
}
