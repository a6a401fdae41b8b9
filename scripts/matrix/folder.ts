import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program } from './tool.js';

/** Tools are installed here, so that the next run need not download them. */
export const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'genmedia-matrix');

const programsFolder = fileURLToPath(new URL('programs/', import.meta.url));

/** The file that says which commands have installed what is in a folder. */
const stampFile = '.installed';

/** A folder of its own for one tool. */
export class ToolFolder {
  readonly path: string;

  constructor(id: string) {
    this.path = join(cacheFolder, id);
  }

  /** Runs the commands in an empty folder, unless an earlier run has done so. */
  async install(commands: readonly string[]): Promise<void> {
    const stamp = `${commands.join('\n')}\n`;
    const file = join(this.path, stampFile);
    if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
    rmSync(this.path, { recursive: true, force: true });
    mkdirSync(this.path, { recursive: true });
    this.write('package.json', '{ "private": true, "type": "module" }\n');
    await this.run(commands);
    writeFileSync(file, stamp);
  }

  /** Removes what an earlier run has generated. */
  clear(name: string): void {
    rmSync(join(this.path, name), { recursive: true, force: true });
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.path, name), text);
  }

  /** Copies files of `programs/` into it, without their folders. */
  copy(files: readonly string[]): void {
    for (const file of files) copyFileSync(join(programsFolder, file), join(this.path, basename(file)));
  }

  /** Runs command lines one after the other, and resolves with what the last one prints. */
  async run(commands: readonly string[], env: Record<string, string> = {}): Promise<string> {
    let output = '';
    for (const command of commands) output = await this.#runOne(command, env);
    return output;
  }

  #runOne(command: string, env: Record<string, string>): Promise<string> {
    return new Promise((resolve, reject) => {
      const child = spawn('sh', ['-c', command], {
        cwd: this.path,
        env: { ...withoutSecrets(process.env), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      let everything = '';
      child.stdout.on('data', (text) => {
        output += text;
        everything += text;
      });
      child.stderr.on('data', (text) => {
        everything += text;
      });
      child.on('error', reject);
      child.on('close', (code) => {
        writeFileSync(join(this.path, 'last-output.txt'), everything);
        if (code === 0) resolve(output);
        else reject(new Error(`\`${command}\` ended with ${code}:\n${everything.trim().slice(-2000)}`));
      });
    });
  }
}

/** Without keys and tokens, which installers and generators of others need not see. */
export const withoutSecrets = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL|AUTH/i.test(name)));

/** Programs that are not on this machine. */
export async function missing(programs: readonly Program[]): Promise<Program[]> {
  const found = await Promise.all(programs.map(isThere));
  return programs.filter((_, index) => !found[index]);
}

function isThere(program: Program): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
