import { callAfter } from '../shared/delay.js';
import type { CreateRecord, Records } from './records.js';

/**
 * Extends the lease of a request that has no timeout for as long as its process runs: otherwise its key could be resolved as not
 * created while it is on its way. The returned function ends that, and resolves with the record as it is then.
 */
export function renew(records: Records, key: string, record: CreateRecord, lease: number): () => Promise<CreateRecord> {
  let current = record;
  let writing: Promise<void> | undefined;
  let cancel = () => {};
  const write = async () => {
    const next = { ...current, version: crypto.randomUUID(), until: Date.now() + lease };
    // While this process was stopped, somebody has decided about its key.
    if (!(await records.replace(key, current.version, next))) return;
    current = next;
    plan();
  };
  const plan = () => {
    cancel = callAfter(lease / 3, undefined, () => {
      // A store that is down may be back for the next renewal.
      writing = write().catch(plan);
    });
  };
  plan();
  return async () => {
    cancel();
    await writing;
    // The last write may have scheduled another renewal.
    cancel();
    return current;
  };
}
