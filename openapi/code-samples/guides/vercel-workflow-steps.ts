'use step';
import { GenMedia, type TaskHandle } from 'genmedia';
import { download } from 'genmedia/download';
import { once, postgresRecords } from 'genmedia/once';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '' });
const gen = new GenMedia().use(download);
const creates = once(gen, postgresRecords(pool), { wait: 100_000 });
export async function create(id: string, prompt: string) {
  const request = { model: 'genq2', prompt } as const;
  return creates.create(id, { generator: 'text2video', request });
}
export const poll = async (handle: TaskHandle) => creates.poll(handle);
export const save = async (handle: TaskHandle, file: string) =>
  gen.download(handle, file);
