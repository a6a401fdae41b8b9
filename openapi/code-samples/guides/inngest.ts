import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { once, postgresRecords } from 'genmedia/once';
import { Inngest } from 'inngest';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '' });
const gen = new GenMedia().use(download);
const creates = once(gen, postgresRecords(pool));
const inngest = new Inngest({ id: 'films' });
// inngest.send({ name: 'film', data: { id: 'order-1042', prompt } })
export const film = inngest.createFunction(
  { id: 'film', triggers: [{ event: 'film' }], retries: 8 },
  async ({ event, step }) => {
    const { id, prompt } = event.data as Record<'id' | 'prompt', string>;
    const request = { model: 'genq2', prompt } as const;
    const film = { generator: 'text2video', request } as const;
    const create = () => creates.create(id, film);
    const { handle } = await step.run('create', create);
    const poll = () => step.run('poll', () => creates.poll(handle));
    for (let last = await poll(); !last.isDone; last = await poll())
      await step.sleep('sleep', last.nextPollAfter);
    await step.run('download', () => gen.download(handle, `${id}.mp4`));
  },
);
