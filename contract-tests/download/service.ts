import { type Behaviour, responds } from '../client/server.js';
import { folder, loader, start } from './setup.js';

/** Responds to a read with two creations whose URLs are on a storage. */
export const respondsWithTask =
  (urlOf: (id: string) => string, ids = ['a', 'b']): Behaviour =>
  (...call) => {
    const creations = ids.map((id) => ({ id, url: urlOf(id) }));
    responds(200, { id: 'task-1', state: 'success', err_code: '', creations })(...call);
  };

/**
 * A service with one finished task, and the storage that its files are on. Each read returns new URLs; `reads` replaces
 * the responses to single reads, by their numbers.
 */
export async function service(behaviours: Behaviour[], reads: Record<number, (storage: string) => Behaviour> = {}) {
  const storage = await start(...behaviours);
  const api = await start((response, request) => {
    const count = api.received.length;
    const freshUrls = () => respondsWithTask((id) => `${storage.url}/${id}?signature=${count}`);
    (reads[count] ?? freshUrls)(storage.url)(response, request);
  });
  const gen = loader({ baseUrl: api.url });
  const asked = () => storage.received.map(({ url, headers }) => `${url} ${headers.range ?? 'all'}`);
  return { api, storage, gen, asked, out: await folder() };
}
