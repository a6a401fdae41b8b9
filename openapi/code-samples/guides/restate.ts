import * as restate from '@restatedev/restate-sdk';
import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { once, postgresRecords } from 'genmedia/once';
import { Pool } from 'pg';

const { DATABASE_URL: connectionString = '', PORT = 9080 } = process.env;
const gen = new GenMedia().use(download);
const records = postgresRecords(new Pool({ connectionString }));
const creates = once(gen, records);
// POST /films/order-1042/run with a prompt as JSON starts one, at Restate.
async function run(ctx: restate.WorkflowContext, prompt: string) {
  const request = { model: 'genq2', prompt } as const;
  const film = { generator: 'text2video', request } as const;
  const create = () => creates.create(ctx.key, film);
  const { handle } = await ctx.run('create', create);
  const poll = () => ctx.run('poll', () => creates.poll(handle));
  for (let step = await poll(); !step.isDone; step = await poll())
    await ctx.sleep(step.nextPollAfter);
  const save = () => gen.download(handle, `${ctx.key}.mp4`);
  await ctx.run('download', save);
}
await records.createTable();
const films = restate.workflow({ name: 'films', handlers: { run } });
await restate.serve({ services: [films], port: Number(PORT) });
