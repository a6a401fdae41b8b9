import * as cf from 'cloudflare:workers';
import { GenMedia } from 'genmedia';
import { download } from 'genmedia/download';
import { once, postgresRecords } from 'genmedia/once';
import { Pool } from 'pg';

export class Film extends cf.WorkflowEntrypoint<{ FILMS: R2Bucket }> {
  override async run(job: cf.WorkflowEvent<string>, step: cf.WorkflowStep) {
    const pool = new Pool({ connectionString: process.env.DATABASE_URL });
    const gen = new GenMedia().use(download);
    const creates = once(gen, postgresRecords(pool));
    const request = { model: 'genq2', prompt: job.payload } as const;
    const film = { generator: 'text2video', request } as const;
    const create = () => creates.create(job.instanceId, film);
    const { handle } = await step.do('create', create);
    const poll = () => step.do('poll', () => creates.poll(handle));
    for (let last = await poll(); !last.isDone; last = await poll())
      await step.sleep('sleep', last.nextPollAfter);
    await step.do('download', async () => {
      const { stream } = await gen.download(handle);
      const bytes = await new Response(stream).arrayBuffer();
      await this.env.FILMS.put(`${job.instanceId}.mp4`, bytes);
    });
  }
}
