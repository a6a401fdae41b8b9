type Fs = typeof import('node:fs/promises');

/**
 * Where a process id means something. Machines may share a folder, and containers of one machine number their processes
 * each by themselves.
 */
export async function processSpace(fs: Fs): Promise<string> {
  const { hostname } = process.getBuiltinModule('node:os');
  const namespace = await fs.readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${namespace}`;
}

/** Whether a process of this space runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It may run and belong to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
