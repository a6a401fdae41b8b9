import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Longer than the whole suite takes, one file at a time and next to another. A command that still runs then hangs. */
const maxRunMs = 60 * 60_000;

/** A copy of the repository, to plant faults in. It is gone when the process ends. */
export interface Workspace {
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  /** Runs a command of Node there. Whether it ended well, and what it printed last; one that hangs is an error. */
  run: (args: readonly string[], env?: Record<string, string>) => Promise<{ passed: boolean; output: string }>;
  /** Brings everything that faults can change back to what it was. */
  restore: () => Promise<void>;
}

/** The files of the repository: those that git knows, and new ones that it does not ignore. */
export function filesOfRepository(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  return list.split('\0').filter((file) => file !== '');
}

export async function createWorkspace(files: readonly string[]): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-faults-'));
  const copy = async (file: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(file, join(folder, file));
  };
  await Promise.all(files.map(copy));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const changed = new Set<string>();
  let child: ChildProcess | undefined;
  process.once('exit', () => {
    child?.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  return {
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: (file, text) => {
      changed.add(file);
      return writeFile(join(folder, file), text);
    },
    run: (args, env) =>
      new Promise((done, fail) => {
        child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, NO_COLOR: '1', ...env } });
        let output = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream?.setEncoding('utf8').on('data', (text: string) => {
            output = (output + text).slice(-4000);
          });
        }
        const timer = setTimeout(() => child?.kill('SIGKILL'), maxRunMs);
        child.once('close', (code) => {
          clearTimeout(timer);
          if (code === null) fail(new Error(`node ${args.join(' ')} did not end by itself.`));
          else done({ passed: code === 0, output });
        });
      }),
    restore: async () => {
      await rm(join(folder, 'generated'), { recursive: true, force: true });
      const generated = files.filter((file) => file.startsWith('generated/'));
      await Promise.all([...changed, ...generated].map(copy));
      changed.clear();
    },
  };
}
