import type { CreateRecord, Records } from './records.js';

/**
 * Records in the memory of this process, for tests. They are gone when it ends.
 *
 *     const creates = once(gen, memoryRecords());
 */
export function memoryRecords(): Records {
  const records = new Map<string, CreateRecord>();
  return {
    read: async (key) => records.get(key),
    async claim(key, record) {
      const found = records.get(key);
      if (!found) records.set(key, record);
      return found;
    },
    async replace(key, version, record) {
      if (records.get(key)?.version !== version) return false;
      if (record) records.set(key, record);
      else records.delete(key);
      return true;
    },
    open: async () => [...records].flatMap(([key, record]) => (record.isOpen ? [{ key, record }] : [])),
  };
}
