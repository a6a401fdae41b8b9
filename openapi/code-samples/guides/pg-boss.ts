import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { once, postgresRecords } from 'genmedia/once';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';

const connectionString = process.env.DATABASE_URL ?? '';
const gen = new GenMedia().use(download);
const records = postgresRecords(new Pool({ connectionString }));
await records.createTable();
const creates = once(gen, records);
const boss = await new PgBoss(connectionString).start();
await boss.createQueue('films');
// boss.send('films', { id: 'order-1042', prompt }) adds one, anywhere.
await boss.work<{ id: string; prompt: string }>('films', async (jobs) => {
  for (const { data } of jobs) {
    const request = { model: 'genq2', prompt: data.prompt } as const;
    const film = { generator: 'text2video', request } as const;
    const { handle } = await creates.create(data.id, film);
    const { isDone, nextPollAfter } = await creates.poll(handle);
    const startAfter = Math.ceil(nextPollAfter / 1000);
    if (isDone) await gen.download(handle, `${data.id}.mp4`);
    else await boss.send('films', data, { startAfter });
  }
});
