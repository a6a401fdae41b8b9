import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

/** Runs a command with a disk of 2 MB, which only it sees, mounted at a folder. */
function onSmallDisk(folder: string, command: readonly string[]) {
  const script = 'mount -t tmpfs -o size=2m none "$0" && exec "$@"';
  return spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script, folder, ...command], {
    encoding: 'utf8',
  });
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'genmedia-disk-'));
}

/** Only Linux has such disks, and some containers do not permit them. */
function canMount(): boolean {
  const folder = newFolder();
  const { status } = onSmallDisk(folder, ['true']);
  rmSync(folder, { recursive: true });
  return status === 0;
}

describe('a disk that is full for a while', { skip: !canMount() }, () => {
  it('keeps accepted tasks and serves reads while the disk is full, counts failures, and writes again when there is room', () => {
    const folder = newFolder();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const program = resolve('contract-tests/sandbox/full-disk-program.ts');
    const { stdout, stderr } = onSmallDisk(folder, [process.execPath, '--import', 'tsx', program, folder]);
    expect(stderr).toBe('');
    const seen = JSON.parse(stdout);
    expect(seen).toMatchObject({ rejected: 30, readWhileFull: 200, acceptedLater: 10, lost: 0 });
    expect(seen.failures).toBeGreaterThanOrEqual(30);
    expect(seen.accepted).toBeGreaterThanOrEqual(30);
  });
});
