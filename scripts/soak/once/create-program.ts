import { GenMedia } from '../../../src/index.js';
import { once } from '../../../src/once/index.js';
import { openStore, type StorePlace } from './stores.js';

/** What the process does: it asks for each key, several at a time, and prints its outcome. */
export interface CreateProgram {
  baseUrl: string;
  place: StorePlace;
  keys: readonly string[];
  lease: number;
}

const { baseUrl, place, keys, lease }: CreateProgram = JSON.parse(process.argv[2] as string);
// Without a timeout: a process that was stopped past its lease still gets its response.
const gen = new GenMedia({ baseUrl, apiKey: 'key-that-stays-secret', timeout: Number.POSITIVE_INFINITY });
const { records, close } = openStore(place);
const creates = once(gen, records, { lease, wait: 1000 });
const waiting = [...keys];
const work = async () => {
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    const request = { model: 'genq2', prompt: 'A lighthouse in a storm', payload: key } as const;
    const result = await creates.create(key, { generator: 'text2video', request }).then(
      ({ handle, isNew }) => ({ key, id: handle.id, isNew }),
      ({ name, message }) => ({ key, name, message }),
    );
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
};
await Promise.all(Array.from({ length: 5 }, work));
await close();
