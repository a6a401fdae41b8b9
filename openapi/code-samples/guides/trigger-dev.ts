import { task, wait } from '@trigger.dev/sdk';
import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { once, postgresRecords } from 'genmedia/once';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '' });
const gen = new GenMedia().use(download);
const creates = once(gen, postgresRecords(pool));
// film.trigger({ id: 'order-1042', prompt })
export const film = task({
  id: 'film',
  retry: { maxAttempts: 8, maxTimeoutInMs: 60_000 },
  async run({ id, prompt }: { id: string; prompt: string }) {
    const request = { model: 'genq2', prompt } as const;
    const film = { generator: 'text2video', request } as const;
    const { handle } = await creates.create(id, film);
    const poll = () => creates.poll(handle);
    for (let last = await poll(); !last.isDone; last = await poll())
      await wait.for({ seconds: Math.ceil(last.nextPollAfter / 1000) });
    await gen.download(handle, `${id}.mp4`);
  },
});
