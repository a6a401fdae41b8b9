import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { findBrowsers, findPostgresFolders, findPrograms } from '../lib/programs.js';
import type { Place, Row } from './row.js';

/** Tests that install packages, run commands or start servers, next to the fast half. */
const installing = ['package', 'callbacks/next', 'check/runners'];
const starting = ['tools/commands', 'tools/mock', 'commands', 'callbacks/redis', 'bullmq/queue'];

/** Tests that need optional programs. */
const optionalParts = ['preflight/encoders', 'docs/samples', 'client/browser', 'callbacks/redis', 'bullmq/postgres'];

const optionalPrograms = {
  Chromium: () => findBrowsers(),
  PostgreSQL: findPostgresFolders,
  Redis: () => findPrograms('redis-server'),
  ffmpeg: () => findPrograms('ffmpeg'),
  ImageMagick: () => findPrograms('magick', 'convert'),
  Python: () => findPrograms('python3'),
  gofmt: () => findPrograms('gofmt'),
};

/** Names of programs that some tests need and not every machine has. */
const optional =
  /^(?:chrom|google-chrome|redis-|valkey-|postgres$|initdb$|pg_|psql|ff(?:mpeg|probe)$|convert|magick|identify|python|pypy|go$|gofmt$|deno$|bun$|curl$|docker)/;

export const rows: readonly Row[] = [
  ...['20.19', '22', '24', '26'].map((node): Row => ({ name: `Node ${node}`, tests: 'all', node })),
  { name: 'an empty npm cache', tests: installing, installs: true },
  { name: 'a polluted npm cache', tests: installing, prepare: pollute },
  { name: 'not root, a read-only home', tests: 'fast', isUnprivileged: true },
  { name: 'a path with spaces, ü and &', tests: 'fast', folder: 'mein Ordner ü & co' },
  { name: 'commands in such a path', tests: starting, folder: 'mein Ordner ü & co' },
  { name: 'TZ=Pacific/Kiritimati', tests: 'fast', env: { TZ: 'Pacific/Kiritimati' } },
  { name: 'LANG=tr_TR.UTF-8', tests: 'fast', env: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } },
  { name: 'LANG=C', tests: 'fast', env: { LANG: 'C', LC_ALL: 'C' } },
  { name: 'umask 077', tests: 'fast', umask: 0o077 },
  { name: 'one core', tests: 'fast', before: ['taskset', '-c', '0'] },
  { name: 'two busy loops next to it', tests: 'fast', prepare: keepBusy },
  { name: 'none of the optional programs', tests: 'all', env: { POSTGRES_BIN: 'none' }, prepare: hidePrograms },
  { name: 'all of the optional programs', tests: optionalParts, programs: optionalPrograms },
  { name: 'ports 4000, 4010, 4020 and 6379 taken', tests: starting, prepare: takePorts },
];

/** npm has then read about one package, and about none that it depends on. */
async function pollute({ cache }: Place) {
  execFileSync('npm', ['view', 'bullmq', 'version'], { env: { ...process.env, npm_config_cache: cache } });
  return () => {};
}

async function keepBusy() {
  const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  return () => loops.map((loop) => loop.kill('SIGKILL'));
}

/** A folder with links to all programs but the optional ones takes the place of PATH. */
async function hidePrograms(place: Place) {
  const folder = join(place.temporary, 'programs');
  mkdirSync(folder);
  const seen = new Set<string>();
  for (const from of place.path.split(delimiter)) {
    for (const name of list(from)) {
      if (seen.has(name) || optional.test(name)) continue;
      seen.add(name);
      symlinkSync(join(from, name), join(folder, name));
    }
  }
  place.path = folder;
  return () => {};
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A port that another program has already is taken, too. */
async function takePorts() {
  const servers = await Promise.all(
    [4000, 4010, 4020, 6379].map(async (port) => {
      const server = createServer();
      await new Promise<void>((resolve) => server.once('error', () => resolve()).listen(port, '127.0.0.1', resolve));
      return server;
    }),
  );
  return () => servers.map((server) => server.close());
}
