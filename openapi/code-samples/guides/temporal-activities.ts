import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { once, postgresRecords } from 'genmedia/once';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '' });
const gen = new GenMedia().use(download);
const creates = once(gen, postgresRecords(pool));
type Handle = Parameters<typeof creates.poll>[0];
export async function create(id: string, prompt: string): Promise<Handle> {
  const request = { model: 'genq2', prompt } as const;
  const film = { generator: 'text2video', request } as const;
  return (await creates.create(id, film)).handle;
}
export const poll = (handle: Handle) => creates.poll(handle);
export async function save(handle: Handle, path: string): Promise<void> {
  await gen.download(handle, path);
}
