import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresFolders } from '../lib/programs.js';
import { reservePort } from '../lib/reserve-port.js';
import { startProcess } from './server-process.js';

export interface Postgres {
  /** Connection of pg. */
  connection: { host: string; port: number; user: string; database: string };
  stop: () => Promise<void>;
  /** Starts it again on the same port, with what was committed. */
  start: () => Promise<void>;
}

/** Starts a PostgreSQL with nothing in it. `data` is an empty folder, `programs` the folder of its programs. */
export async function startPostgres(data: string, programs = findPostgres()): Promise<Postgres> {
  const port = await reservePort();
  const owner = ownerOf(data);
  const user = 'genmedia';
  // In a locale of the user it may not start, and `ready` reads a message in English.
  const run = { ...owner, cwd: data, env: { ...process.env, LC_ALL: 'C' } };
  const init = ['-D', data, '-U', user, '-A', 'trust', '-N', '-E', 'UTF8'];
  execFileSync(join(programs, 'initdb'), init, { ...run, stdio: 'pipe' });
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // Processes are killed, machines are not.
    fsync: 'off',
    max_connections: 300,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = join(programs, 'postgres');
  const start = () => spawn(program, ['-D', data, ...args], { ...run, stdio: ['ignore', 'pipe', 'pipe'] });
  // With SIGQUIT it ends its own processes too, at once.
  const server = await startProcess(start, ready, 'SIGQUIT');
  return { connection: { host: '127.0.0.1', port, user, database: 'postgres' }, ...server };
}

function findPostgres(): string {
  const found = findPostgresFolders().find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new Error('There is no PostgreSQL. Install it, or set POSTGRES_BIN to the folder of its programs.');
  return found;
}

/** PostgreSQL does not run as root. Its package has made a user for it. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) => Number(execFileSync('id', [option, 'postgres'])));
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.setEncoding('utf8').on('data', (more: string) => {
      output += more;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`postgres ended before it was ready: ${output}`)));
  });
}
