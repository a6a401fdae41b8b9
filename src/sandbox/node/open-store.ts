import type { Entry, SandboxStore } from '../storage/store.js';
import { readEntries } from '../storage/stored-entries.js';
import { damageIn } from './leveldb/damage.js';

/**
 * Keeps the state of a sandbox in a folder, with LevelDB: `npm install classic-level`. A damaged folder is not changed, and
 * the error says what is wrong with it.
 *
 *     const sandbox = createSandbox({ store: await openStore('sandbox-data') });
 */
export async function openStore(folder: string): Promise<SandboxStore> {
  const { ClassicLevel } = await import('classic-level').catch((cause) => {
    const isMissing = cause?.code === 'ERR_MODULE_NOT_FOUND' || cause?.code === 'MODULE_NOT_FOUND';
    const help = isMissing ? 'Install it: npm install classic-level' : `It does not load: ${cause?.message}`;
    throw new Error(`Keeping a sandbox on disk requires classic-level. ${help}`, { cause });
  });
  const damage = await damageIn(folder);
  if (damage) throw unusable(folder, damage);
  const level = new ClassicLevel<string, unknown>(folder, { valueEncoding: 'json' });
  try {
    await level.open();
  } catch (error) {
    const { code, message = `${error}` } = (error as { cause?: { code?: string; message?: string } }).cause ?? {};
    if (code === 'LEVEL_LOCKED') throw new Error(`The folder ${folder} cannot be opened: another sandbox is using it.`);
    if (code === 'LEVEL_CORRUPTION') throw unusable(folder, message);
    throw new Error(`The folder ${folder} cannot be opened: ${message}.`);
  }
  try {
    const entries: Entry[] = await level.iterator().all();
    readEntries(entries);
    let hasFailed = false;
    const write: SandboxStore['write'] = async (batch) => {
      // The values change afterwards.
      const kept = hasFailed ? structuredClone(batch) : batch;
      if (hasFailed) {
        // LevelDB would go on behind a record that a full disk has cut, and nobody could read what follows it.
        await level.close();
        await level.open();
      }
      hasFailed = true;
      await level.batch(
        kept.map(([key, value]) => (value === undefined ? { type: 'del', key } : { type: 'put', key, value })),
      );
      hasFailed = false;
    };
    return { entries, write, close: () => level.close() };
  } catch (error) {
    await level.close();
    throw unusable(folder, (error as Error).message);
  }
}

function unusable(folder: string, reason: string): Error {
  return new Error(
    `The folder ${folder} has no state that a sandbox can continue with: ${reason.replace(/\.$/, '')}. Nothing in it was ` +
      'deleted. Move it away, or use another folder (--data of the command); an earlier copy of it may still work.',
  );
}
