import { answers, type Behaviour } from '../client/server.js';
import { folder, loader, start } from './setup.js';

/** A read that tells of two creations, under addresses on a storage. */
export const tells =
  (addresses: (id: string) => string, ids = ['a', 'b']): Behaviour =>
  (...call) => {
    const creations = ids.map((id) => ({ id, url: addresses(id) }));
    answers(200, { id: 'task-1', state: 'success', err_code: '', creations })(...call);
  };

/**
 * A service with one finished task, and the storage that its files are on. Each read gives new addresses; `reads` says what
 * else becomes of a read, by its number.
 */
export async function service(behaviours: Behaviour[], reads: Record<number, (storage: string) => Behaviour> = {}) {
  const storage = await start(...behaviours);
  const api = await start((response, request) => {
    const count = api.received.length;
    const usual = () => tells((id) => `${storage.url}/${id}?signature=${count}`);
    (reads[count] ?? usual)(storage.url)(response, request);
  });
  const gen = loader({ baseUrl: api.url });
  const asked = () => storage.received.map(({ url, headers }) => `${url} ${headers.range ?? 'all'}`);
  return { api, storage, gen, asked, out: await folder() };
}
