// Cron starts it every minute: * * * * * cd /srv/films && node films.ts
import { existsSync, readFileSync } from 'node:fs';
import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { fileRecords, once } from 'genmedia/once';

const gen = new GenMedia().use(download);
const creates = once(gen, fileRecords('creates.records'));
const orders = JSON.parse(readFileSync('orders.json', 'utf8'));
for (const { id, prompt } of orders) {
  if (existsSync(`${id}.mp4`)) continue;
  try {
    const request = { model: 'genq2', prompt } as const;
    const film = { generator: 'text2video', request } as const;
    const { handle } = await creates.create(id, film);
    const { isDone } = await creates.poll(handle);
    if (isDone) await gen.download(handle, `${id}.mp4`);
  } catch (error) {
    console.error(id, (error as Error).message);
  }
}
