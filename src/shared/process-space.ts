type Fs = typeof import('node:fs/promises');

/**
 * The namespace of process ids. Machines may share a folder, and each container of a machine has its own process ids.
 */
export async function processSpace(fs: Fs): Promise<string> {
  const { hostname } = process.getBuiltinModule('node:os');
  const namespace = await fs.readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${namespace}`;
}

/** Whether a process of this namespace is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process may run and belong to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
