import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestOptions } from 'vitest';
import { findBrowsers, findPostgresFolders, findPrograms } from '../../scripts/lib/programs.js';
import { userEnvironment } from './user-environment.js';

/** How to install a tool: a command, or a sentence. */
export interface Installation {
  debian: string;
  macos: string;
  windows: string;
}

/** What a test was skipped for, for the reporter that lists it. */
export interface MissingTool {
  tool: string;
  /** `npm run test:on-demand` installs what is not a program of the machine. */
  install: Installation | 'on demand';
}

declare module 'vitest' {
  interface TaskMeta {
    missing?: MissingTool;
  }
}

interface Tool {
  name: string;
  install: Installation;
  /** Where it is, if it does what the tests need of it. A name alone says little: other programs may have it. */
  find: () => string | undefined;
}

const inWsl = 'in WSL, as on Debian';

/** A program of one of these names whose output for some arguments has these words. */
const saying = (words: RegExp, args: readonly string[], ...names: string[]) =>
  findPrograms(...names).find((program) => words.test(outputOf(program, args)));

/**
 * A program may be a script that reads in the home directory which version to start. What programs of Go count about
 * themselves goes to the folder of the run.
 */
const environmentOfTools = () => ({ ...userEnvironment(), XDG_CONFIG_HOME: process.env.XDG_CONFIG_HOME });

/** What a program prints, or nothing if it fails. */
function outputOf(program: string, args: readonly string[], input?: Uint8Array): string {
  const env = environmentOfTools();
  const options = { encoding: 'latin1', timeout: 60_000, maxBuffer: 2 ** 28, input: input ?? '', env } as const;
  const { status, stdout } = spawnSync(program, args, options);
  return status === 0 ? stdout : '';
}

/** BullMQ recommends 6.2. Valkey is a Redis by another name. */
function findRedis(): string | undefined {
  return findPrograms('redis-server').find((program) => {
    const [, major = 0, minor = 0] = /^\w+ server v=(\d+)\.(\d+)/.exec(outputOf(program, ['--version'])) ?? [];
    return Number(major) > 6 || (Number(major) === 6 && Number(minor) >= 2);
  });
}

/**
 * The folder with the programs of PostgreSQL. Debian keeps them out of the PATH, those of each version in a folder. As root
 * they do not run, so there must be the user that the package makes. The environment variable POSTGRES_BIN names a folder
 * and no other.
 */
function findPostgres(): string | undefined {
  const canStart = process.getuid?.() !== 0 || outputOf('id', ['-u', 'postgres']) !== '';
  const isWhole = (folder: string) =>
    ['initdb', 'postgres'].every((name) => /PostgreSQL/.test(outputOf(join(folder, name), ['--version'])));
  return canStart ? findPostgresFolders().find(isWhole) : undefined;
}

/** A Python by the path of the program itself: managers of versions put scripts in its place that take longer to start. */
function findPython(): string | undefined {
  const [program] = findPrograms('python3').flatMap(
    (one) => outputOf(one, ['-c', 'import sys; print(sys.executable)']).trim() || [],
  );
  return program;
}

type ToolName =
  | 'browser'
  | 'redis'
  | 'postgres'
  | 'ffmpeg'
  | 'imagemagick'
  | 'curl'
  | 'python'
  | 'terminal'
  | 'script'
  | 'go'
  | 'gofmt'
  | 'git'
  | 'ps'
  | 'bash'
  | 'zsh'
  | 'fish';

const tools: Record<ToolName, Tool> = {
  browser: {
    name: 'Chromium',
    install: {
      debian: 'apt-get install chromium-headless-shell',
      macos: 'brew install --cask chromium',
      windows: 'winget install Hibbiki.Chromium, and its path in CHROMIUM',
    },
    find: () => findBrowsers(environmentOfTools())[0],
  },
  redis: {
    name: 'Redis 6.2',
    install: { debian: 'apt-get install redis-server', macos: 'brew install redis', windows: inWsl },
    find: findRedis,
  },
  postgres: {
    name: 'PostgreSQL',
    install: { debian: 'apt-get install postgresql', macos: 'brew install postgresql@17', windows: inWsl },
    find: findPostgres,
  },
  ffmpeg: {
    name: 'ffmpeg',
    install: { debian: 'apt-get install ffmpeg', macos: 'brew install ffmpeg', windows: 'winget install Gyan.FFmpeg' },
    find: () => saying(/^ffmpeg version/, ['-version'], 'ffmpeg'),
  },
  imagemagick: {
    name: 'ImageMagick',
    install: {
      debian: 'apt-get install imagemagick',
      macos: 'brew install imagemagick',
      windows: 'winget install ImageMagick.ImageMagick',
    },
    find: () => findPrograms('magick', 'convert').find((program) => writesImages(program, 'png')),
  },
  curl: {
    name: 'curl',
    install: { debian: 'apt-get install curl', macos: 'brew install curl', windows: inWsl },
    // Tests paste its commands into a shell of POSIX.
    find: () => (process.platform === 'win32' ? undefined : saying(/^curl \d/, ['--version'], 'curl')),
  },
  python: {
    name: 'Python 3',
    install: {
      debian: 'apt-get install python3',
      macos: 'brew install python',
      windows: 'winget install Python.Python.3.13',
    },
    find: findPython,
  },
  terminal: {
    name: 'pty of Python 3',
    install: { debian: 'apt-get install python3', macos: 'brew install python', windows: inWsl },
    find: () => {
      const python = pathOf('python');
      return python && spawnSync(python, ['-c', 'import fcntl, pty, termios']).status === 0 ? python : undefined;
    },
  },
  script: {
    name: 'script of util-linux',
    install: { debian: 'apt-get install bsdutils', macos: 'brew install util-linux', windows: inWsl },
    find: () => saying(/util-linux/, ['--version'], 'script'),
  },
  go: {
    name: 'Go',
    install: { debian: 'apt-get install golang-go', macos: 'brew install go', windows: 'winget install GoLang.Go' },
    find: () => saying(/^go version/, ['version'], 'go'),
  },
  gofmt: {
    name: 'gofmt of Go',
    install: { debian: 'apt-get install golang-go', macos: 'brew install go', windows: 'winget install GoLang.Go' },
    find: () =>
      findPrograms('gofmt').find((program) => outputOf(program, [], Buffer.from('package  x')) === 'package x\n'),
  },
  git: {
    name: 'git',
    install: { debian: 'apt-get install git', macos: 'brew install git', windows: 'winget install Git.Git' },
    find: () => saying(/^git version/, ['--version'], 'git'),
  },
  ps: {
    name: 'ps',
    install: { debian: 'apt-get install procps', macos: 'part of the system', windows: inWsl },
    find: () => saying(/\d/, ['-A', '-o', 'pid=,ppid=,args='], 'ps'),
  },
  bash: {
    name: 'bash',
    install: { debian: 'apt-get install bash', macos: 'brew install bash', windows: inWsl },
    find: () => saying(/^GNU bash/, ['--version'], 'bash'),
  },
  zsh: {
    name: 'zsh',
    install: { debian: 'apt-get install zsh', macos: 'brew install zsh', windows: inWsl },
    find: () => saying(/^zsh/, ['--version'], 'zsh'),
  },
  fish: {
    name: 'fish',
    install: { debian: 'apt-get install fish', macos: 'brew install fish', windows: inWsl },
    find: () => saying(/^fish/, ['--version'], 'fish'),
  },
};

/** Where a tool is on this machine: a program, or a folder of programs. Undefined without it. */
export const pathOf = (tool: ToolName): string | undefined => ofRun(tool, tools[tool].find);

/** Options of a test or of a group that needs tools: `describe('a page', needs('browser'), () => …)`. */
export function needs(...names: ToolName[]): TestOptions {
  const missing = names.find((name) => pathOf(name) === undefined);
  return missing ? skippedFor(tools[missing].name, tools[missing].install) : {};
}

/** Options of a test that needs a part of a tool which not every build of it has, such as an encoder. */
export function needsPart(tool: ToolName, part: string, hasPart: boolean): TestOptions {
  const { name, install } = tools[tool];
  if (pathOf(tool) === undefined) return needs(tool);
  return hasPart ? {} : skippedFor(`${name} with ${part}`, install);
}

export const skippedFor = (tool: string, install: MissingTool['install']): TestOptions => ({
  skip: true,
  meta: { missing: { tool, install } },
});

/** Encoders and options of this ffmpeg. It is often built without some, and an option may be newer than it. */
export const ffmpegHas = {
  encoder: (name: string) => new RegExp(`^ \\S+ ${name} `, 'm').test(ffmpegSays('-encoders')),
  option: (name: string) => new RegExp(`^-${name}\\b`, 'm').test(ffmpegSays('-h', 'full')),
};

const ffmpegSays = (...args: string[]) => {
  const ffmpeg = pathOf('ffmpeg');
  return ffmpeg ? ofRun(`ffmpeg${args.join('')}`, () => outputOf(ffmpeg, ['-hide_banner', ...args])) : '';
};

const signatures = { png: /^\x89PNG/, jpeg: /^\xff\xd8\xff/, webp: /^RIFF.{4}WEBP/s, bmp: /^BM/ };

export type ImageFormat = keyof typeof signatures;

/** Whether ImageMagick writes a format, for which it needs a library. */
export const magickWrites = (format: ImageFormat): boolean => {
  const program = pathOf('imagemagick');
  return program !== undefined && ofRun(`magick-${format}`, () => writesImages(program, format));
};

/** Whether a program draws as ImageMagick does, and writes the result. Others named `convert` do one thing, or format disks. */
function writesImages(program: string, format: ImageFormat): boolean {
  const picture = ['-size', '4x4', 'gradient:red-blue', '(', '+clone', '-negate', ')', '-delete', '1'];
  return signatures[format].test(outputOf(program, [...picture, `${format}:-`]));
}

const remembered = new Map<string, unknown>();

/** Remembers what was found, for all processes of a run: some programs take half a second to say what they are. */
function ofRun<T>(name: string, find: () => T): T {
  if (!remembered.has(name)) remembered.set(name, storedBy(name, find));
  return remembered.get(name) as T;
}

function storedBy<T>(name: string, find: () => T): T {
  const folder = process.env.TEST_RUN_FOLDER && join(process.env.TEST_RUN_FOLDER, 'tools');
  if (!folder) return find();
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).found;
  const found = find();
  mkdirSync(folder, { recursive: true });
  // Others may be reading it.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ found }));
  renameSync(own, file);
  return found;
}
