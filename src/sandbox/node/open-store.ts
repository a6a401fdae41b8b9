import type { Entry, SandboxStore } from '../store.js';

/**
 * Keeps the state of a sandbox in a folder, with LevelDB: `npm install classic-level`.
 *
 *     const sandbox = createSandbox({ store: await openStore('sandbox-data') });
 */
export async function openStore(folder: string): Promise<SandboxStore> {
  const { ClassicLevel } = await import('classic-level').catch((cause) => {
    const isMissing = cause?.code === 'ERR_MODULE_NOT_FOUND' || cause?.code === 'MODULE_NOT_FOUND';
    const says = isMissing ? 'install it: npm install classic-level' : `it does not load: ${cause?.message}`;
    throw new Error(`To keep a sandbox on disk takes classic-level; ${says}`, { cause });
  });
  const level = new ClassicLevel<string, unknown>(folder, { valueEncoding: 'json' });
  try {
    await level.open();
  } catch (error) {
    const { code, message } = (error as { cause?: { code?: string; message?: string } }).cause ?? {};
    const says = code === 'LEVEL_LOCKED' ? 'another sandbox is using it' : message;
    throw new Error(`The folder ${folder} cannot be opened: ${says}.`);
  }
  const entries: Entry[] = await level.iterator().all();
  return {
    entries,
    write: (batch) =>
      level.batch(
        batch.map(([key, value]) => (value === undefined ? { type: 'del', key } : { type: 'put', key, value })),
      ),
    close: () => level.close(),
  };
}
